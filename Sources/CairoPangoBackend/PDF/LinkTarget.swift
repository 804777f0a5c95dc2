/// The last guard before an address becomes part of a PDF.
///
/// Cairo 1.16 writes addresses unescaped into a string of the file, where `)` would end it and
/// begin whatever follows, a script action for one.
enum LinkTarget {
    private static let schemes = ["http:", "https:", "mailto:", "tel:"]

    /// Whether an address is of a safe scheme, and has only characters of RFC 3986 without those
    /// that mean something to PDF strings or to cairo's attributes.
    static func isSafe(_ target: String) -> Bool {
        guard schemes.contains(where: { target.hasPrefix($0) }) else { return false }
        return target.utf8.allSatisfy { allowed[Int($0)] }
    }

    private static let allowed: [Bool] = {
        var table = Array(repeating: false, count: 256)
        let letters = Array("abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789".utf8)
        for byte in letters + Array("-._~:/?#[]@!$&*+,;=%".utf8) { table[Int(byte)] = true }
        return table
    }()
}
