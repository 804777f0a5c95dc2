/// Writes a tree as YAML that people read: two spaces an indentation, texts without quotes where
/// nothing else could be meant, texts of several lines as blocks, and no line broken to a width.
///
/// Versions 1.1 and 1.2 read the same of it; only numbers such as `1e3`, which stay as they were
/// written, are texts to 1.1. libyaml's own emitter writes emoji as numbers, hence this one.
package enum YAMLWriter {
    /// The tree as text, ended by a line feed.
    package static func text(of node: Node) -> String {
        var result = ""
        switch node.value {
        case .object(let members) where !members.isEmpty: write(members, at: 0, to: &result)
        case .array(let elements) where !elements.isEmpty: write(elements, at: 0, to: &result)
        default: result = scalar(node) + "\n"
        }
        return result
    }

    /// The longest key, in bytes as written, that readers take without a question mark before it.
    private static let longestKey = 1_000

    // MARK: Collections

    /// Members, each on lines of its own; the first line has been indented already.
    private static func write(
        _ members: [Node.Member], at depth: Int, isIndented: Bool = false, to result: inout String
    ) {
        for (index, member) in members.enumerated() {
            if index > 0 || !isIndented { indent(depth, &result) }
            let key = YAMLNotation.key(member.key)
            if key.utf8.count > longestKey {
                result += "? " + key + "\n"
                indent(depth, &result)
            } else {
                result += key
            }
            result += ":"
            write(valueOf: member.value, at: depth, to: &result)
        }
    }

    private static func write(
        valueOf node: Node, at depth: Int, to result: inout String
    ) {
        switch node.value {
        case .object(let members) where !members.isEmpty:
            result += "\n"
            write(members, at: depth + 1, to: &result)
        case .array(let elements) where !elements.isEmpty:
            result += "\n"
            write(elements, at: depth + 1, to: &result)
        case .string(let text) where YAMLNotation.isBlock(text):
            result += " "
            write(block: text, at: depth + 1, to: &result)
        default: result += " " + scalar(node) + "\n"
        }
    }

    private static func write(
        _ elements: [Node], at depth: Int, isIndented: Bool = false, to result: inout String
    ) {
        for (index, element) in elements.enumerated() {
            if index > 0 || !isIndented { indent(depth, &result) }
            result += "-"
            switch element.value {
            case .object(let members) where !members.isEmpty:
                result += " "
                write(members, at: depth + 1, isIndented: true, to: &result)
            case .array(let elements) where !elements.isEmpty:
                result += " "
                write(elements, at: depth + 1, isIndented: true, to: &result)
            default: write(valueOf: element, at: depth, to: &result)
            }
        }
    }

    private static func indent(_ depth: Int, _ result: inout String) {
        result += String(repeating: "  ", count: depth)
    }

    // MARK: Scalars

    private static func scalar(_ node: Node) -> String {
        switch node.value {
        case .null: "null"
        case .bool(let flag): flag ? "true" : "false"
        case .number(let digits): digits
        case .string(let text): YAMLNotation.quotedIfNeeded(text)
        case .array: "[]"
        case .object: "{}"
        }
    }

    /// A literal block (YAML 1.2, section 8.1.2), whose text ends with one line feed or none.
    private static func write(block text: String, at depth: Int, to result: inout String) {
        let lines = text.unicodeScalars.split(
            separator: "\n", omittingEmptySubsequences: false)
        let isEnded = text.unicodeScalars.last == "\n"
        result += isEnded ? "|\n" : "|-\n"
        for line in isEnded ? lines.dropLast() : lines[...] {
            if !line.isEmpty {
                indent(depth, &result)
                result.unicodeScalars += line
            }
            result += "\n"
        }
    }
}
