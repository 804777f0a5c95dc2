/// Swift text taken apart, line by line, into code and comments; string literals are dropped.
struct CommentSplitting {
    private(set) var code: [[UInt8]] = [[]]
    private(set) var comments: [[UInt8]] = [[]]
    private let bytes: [UInt8]
    private var index = 0

    init(_ text: String) {
        bytes = Array(text.utf8)
        while index < bytes.count {
            if isAt("//") {
                while index < bytes.count && bytes[index] != UInt8(ascii: "\n") { take(\.comments) }
            } else if isAt("/*") {
                skipBlockComment()
            } else if !skipString() {
                take(\.code)
            }
        }
    }

    private func isAt(_ text: StaticString, after offset: Int = 0) -> Bool {
        text.withUTF8Buffer { bytes[min(index + offset, bytes.count)...].starts(with: $0) }
    }

    /// Moves on by one byte, which goes to the code, to the comments or nowhere.
    private mutating func take(_ target: WritableKeyPath<Self, [[UInt8]]>? = nil) {
        if bytes[index] == UInt8(ascii: "\n") {
            code.append([])
            comments.append([])
        } else if let target {
            self[keyPath: target][self[keyPath: target].count - 1].append(bytes[index])
        }
        index += 1
    }

    private mutating func skipBlockComment() {
        var depth = 0
        repeat {
            depth += isAt("/*") ? 1 : isAt("*/") ? -1 : 0
            if isAt("/*") || isAt("*/") { take(\.comments) }
            take(\.comments)
        } while depth > 0 && index < bytes.count
    }

    /// Moves behind a string literal; false if there is none here.
    private mutating func skipString() -> Bool {
        let hashes = bytes[index...].prefix { $0 == UInt8(ascii: "#") }.count
        guard isAt("\"", after: hashes) else { return false }
        let quotes = isAt("\"\"\"", after: hashes) ? 3 : 1
        let end =
            [UInt8](repeating: UInt8(ascii: "\""), count: quotes)
            + [UInt8](repeating: UInt8(ascii: "#"), count: hashes)
        for _ in 0..<hashes + quotes { take() }
        while index < bytes.count && !bytes[index...].starts(with: end) {
            if quotes == 1 && bytes[index] == UInt8(ascii: "\n") { return true }
            if hashes == 0 && isAt("\\(") {
                skipInterpolation()
            } else {
                if hashes == 0 && isAt("\\") { take() }
                if index < bytes.count { take() }
            }
        }
        for _ in end where index < bytes.count { take() }
        return true
    }

    private mutating func skipInterpolation() {
        var depth = 0
        take()
        repeat {
            if skipString() { continue }
            depth += isAt("(") ? 1 : isAt(")") ? -1 : 0
            take()
        } while depth > 0 && index < bytes.count
    }
}
