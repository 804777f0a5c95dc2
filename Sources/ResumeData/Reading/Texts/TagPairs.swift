/// Knows which closing tags still follow in a paragraph, so that a `<b>` without an end stays text.
struct TagPairs {
    /// Where the last closing tag of each element begins; found when first needed.
    private var lastClosings: [String: Int]?
    private var open: [String: Int] = [:]

    /// Whether a closing tag follows an opening one; then the element is open.
    mutating func opens(_ name: String, at index: Int, in bytes: [UInt8]) -> Bool {
        let closings = lastClosings ?? Self.closings(bytes)
        lastClosings = closings
        guard let last = closings[name], last > index else { return false }
        open[name, default: 0] += 1
        return true
    }

    mutating func closes(_ name: String) -> Bool {
        guard let count = open[name], count > 0 else { return false }
        open[name] = count - 1
        return true
    }

    private static func closings(_ bytes: [UInt8]) -> [String: Int] {
        var closings: [String: Int] = [:]
        for index in bytes.indices.dropLast()
        where bytes[index] == UInt8(ascii: "<") && bytes[index + 1] == UInt8(ascii: "/") {
            if let tag = HTMLTag(bytes, at: index) { closings[tag.name] = index }
        }
        return closings
    }
}
