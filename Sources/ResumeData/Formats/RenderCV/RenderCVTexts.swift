import SourceTree

/// The texts of a RenderCV file as Markdown that JSON Resume's reader understands.
struct RenderCVTexts {
    private let keywords: RenderCVKeywords?

    /// Takes the words that are bold wherever they stand.
    init(boldKeywords: [String]) { keywords = RenderCVKeywords(boldKeywords) }

    /// A text, or each of a list; anything else as it is.
    func text(_ node: Node) -> Node {
        switch node.value {
        case .string(let text):
            let changed = self.text(text)
            return changed == text ? node : Node(.string(changed), at: node.span)
        case .array(let elements): return Node(.array(elements.map(self.text)), at: node.span)
        default: return node
        }
    }

    private func text(_ text: String) -> String {
        var text = text
        if text.utf8.contains(UInt8(ascii: "$")) { text = RenderCVMath.plain(text) }
        if text.utf8.contains(UInt8(ascii: "#")) { text = TypstCommand.markdown(text) }
        return keywords?.emphasized(text) ?? text
    }

    /// A list of achievements: what stands behind a hyphen between blanks is an item below
    /// (`process_highlights` of RenderCV 2.8).
    func highlights(_ node: Node) -> Node {
        guard let elements = node.array else { return text(node) }
        var items: [Node] = []
        for element in elements {
            guard let string = element.string, case let parts = Self.parts(of: string),
                parts.count > 1
            else {
                items.append(text(element))
                continue
            }
            let nodes = parts.map { text(Node(.string($0), at: element.span)) }
            items.append(nodes[0])
            items.append(Node(.array(Array(nodes.dropFirst())), at: element.span))
        }
        return Node(.array(items), at: node.span)
    }

    /// The parts between hyphens; one in brackets, or from a number to a higher one, is a dash.
    static func parts(of text: String) -> [String] {
        let bytes = Array(text.utf8)
        var parts: [String] = []
        var (start, depth, index) = (0, 0, 0)
        while index < bytes.count {
            switch bytes[index] {
            case UInt8(ascii: "("), UInt8(ascii: "["): depth += 1
            case UInt8(ascii: ")"), UInt8(ascii: "]"): depth = max(0, depth - 1)
            case 0x20 where depth == 0 && bytes[index...].starts(with: [0x20, 0x2D, 0x20]):
                if !isRange(bytes, around: index) {
                    parts.append(String(bytes: bytes[start..<index]))
                    start = index + 3
                    index += 2
                }
            default: break
            }
            index += 1
        }
        parts.append(String(bytes: bytes[start...]))
        // An open bracket holds nothing together.
        if depth > 0, parts.count == 1 { return [text] }
        return parts.filter { !Node.isAbsent($0) }
    }

    /// Whether numbers of one length stand before and behind a hyphen, the second one being higher.
    private static func isRange(_ bytes: [UInt8], around hyphen: Int) -> Bool {
        let before = bytes[..<hyphen].reversed().prefix { $0.isDigit }.reversed()
        let behind = bytes[(hyphen + 3)...].prefix { $0.isDigit }
        return !before.isEmpty && before.count == behind.count
            && before.lexicographicallyPrecedes(behind)
    }
}
