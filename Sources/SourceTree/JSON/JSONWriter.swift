import Characters

/// Writes a tree as JSON (RFC 8259) that people read: two spaces an indentation, short lists on one
/// line.
package struct JSONWriter {
    /// The longest list of plain values that stands on one line, in characters.
    private static let lineLimit = 80

    /// The tree as text, ended by a line feed.
    package static func text(of node: Node) -> String { text(node, indent: "") + "\n" }

    /// The tree as one line without an end, with escapes for all that a terminal would obey.
    package static func line(of node: Node) -> String {
        switch node.value {
        case .null, .bool, .number: return text(node, indent: "")
        case .string(let string): return quoted(string, escapesAll: true)
        case .array(let elements): return "[" + elements.map(line).joined(separator: ",") + "]"
        case .object(let members):
            let parts = members.map { quoted($0.key, escapesAll: true) + ":" + line(of: $0.value) }
            return "{" + parts.joined(separator: ",") + "}"
        }
    }

    private static func text(_ node: Node, indent: String) -> String {
        let inner = indent + "  "
        switch node.value {
        case .null: return "null"
        case .bool(let flag): return flag ? "true" : "false"
        case .number(let digits): return JSONNumber.text(of: digits)
        case .string(let string): return quoted(string)
        case .array(let elements):
            if elements.isEmpty { return "[]" }
            let parts = elements.map { text($0, indent: inner) }
            let line = "[" + parts.joined(separator: ", ") + "]"
            if line.count <= lineLimit, !line.contains("\n") { return line }
            return "[\n" + parts.map { inner + $0 }.joined(separator: ",\n") + "\n\(indent)]"
        case .object(let members):
            if members.isEmpty { return "{}" }
            let parts = members.map {
                inner + quoted($0.key) + ": " + text($0.value, indent: inner)
            }
            return "{\n" + parts.joined(separator: ",\n") + "\n\(indent)}"
        }
    }

    /// A text between quotation marks, with what RFC 8259, section 7 wants escaped.
    ///
    /// With `escapesAll` everything is escaped that a terminal would obey, too.
    static func quoted(_ text: String, escapesAll: Bool = false) -> String {
        text.doubleQuoted { scalar in
            guard scalar.value < 0x20 || escapesAll && !scalar.isPrintable else { return nil }
            return String(Character(scalar)).utf16.map { unit in
                let digits = String(unit, radix: 16)
                return "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
            }.joined()
        }
    }
}
