import SourceTree

/// A text that ends with a list, as formats have it that know no lists of their own: its items are
/// what was achieved, and what stands before them is the summary.
struct ListedText {
    private let paragraphs: [String]
    private let items: [(text: String, level: Int)]

    /// Cuts a text into its paragraphs and items; nil unless it has both in this order, or items alone.
    init?(_ field: Field) {
        guard let raw = field.node.string else { return nil }
        var faults = TextFaults()
        let text = TextCleaner.clean(raw, keepsIndents: true, faults: &faults)
        // What is wrong with a text is told where all of it is read.
        guard faults.isEmpty else { return nil }
        var findings = MarkupFindings()
        let blocks = TextBlocks.read(text, findings: &findings)
        guard let start = blocks.firstIndex(where: { $0.level != nil }),
            blocks[start...].allSatisfy({ $0.level != nil })
        else { return nil }
        paragraphs = blocks[..<start].map { Self.written($0.text) }
        items = blocks[start...].map { (Self.written($0.text), $0.level ?? 0) }
    }

    /// The summary; nil if the text is nothing but a list.
    var summary: String? { paragraphs.isEmpty ? nil : paragraphs.joined(separator: "\n\n") }

    /// The items, those of an inner list in a list of their own behind the item that it belongs to.
    func highlights(at span: SourceSpan) -> Node {
        Node(.array(Self.nested(items[...], level: 0, at: span)), at: span)
    }

    private static func nested(
        _ items: ArraySlice<(text: String, level: Int)>, level: Int, at span: SourceSpan
    ) -> [Node] {
        var nodes: [Node] = []
        var rest = items
        while let item = rest.first {
            if item.level > level {
                let inner = rest.prefix { $0.level > level }
                nodes.append(Node(.array(nested(inner, level: level + 1, at: span)), at: span))
                rest = rest[inner.endIndex...]
            } else {
                nodes.append(Node(.string(item.text), at: span))
                rest = rest.dropFirst()
            }
        }
        return nodes
    }

    /// A block as a text of its own; a line break in it stays one, however long the lines are.
    private static func written(_ text: [UInt8]) -> String {
        String(bytes: text).replacing("\n", with: "<br>")
    }
}

extension TranslatedMap {
    /// Adds a text of an entry, the list at its end as what was achieved.
    mutating func add(text field: Field) {
        guard !has("summary"), !has("highlights"), let listed = ListedText(field) else {
            return add("summary", field)
        }
        if let summary = listed.summary { add("summary", .string(summary), of: field) }
        add("highlights", listed.highlights(at: field.node.span), keyAt: field.keySpan)
    }
}
