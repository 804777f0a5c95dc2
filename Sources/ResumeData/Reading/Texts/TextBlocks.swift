/// The paragraphs and list items of a text, before their inline markup is read.
struct TextBlocks {
    struct Block: Equatable {
        /// The text; line feeds in it are line breaks.
        var text: [UInt8]
        /// How deep an item is nested, from 0; nil for a paragraph.
        var level: Int?
    }

    private var blocks: [Block] = []
    /// The indents of the typed items around the place reached, outermost first.
    private var indents: [Int] = []
    /// Whether the last block can still grow.
    private var isOpen = false
    private let isNumbered: Bool

    /// Cuts a cleaned text with its indents into blocks.
    ///
    /// Empty lines separate paragraphs; single line feeds are line breaks, except where an editor
    /// filled a paragraph to a width, which it does not where each line is an item (`joinsLines`).
    /// Lines with a typed bullet are items, lines with numbers only where a second number follows
    /// the first, since one line may well begin with a German date.
    static func read(
        _ text: String, joinsLines: Bool = true, findings: inout MarkupFindings
    ) -> [Block] {
        let bytes = Array(text.utf8)
        let lines: [TextLine]
        if bytes.contains(UInt8(ascii: "<")), HTMLLines.areIn(bytes) {
            lines = HTMLLines.split(bytes, findings: &findings)
        } else {
            lines = joinsLines ? HardWrap.joined(TextLine.split(bytes)) : TextLine.split(bytes)
        }
        var reader = TextBlocks(isNumbered: areNumbered(lines))
        for line in lines { reader.take(line) }
        return reader.blocks
    }

    private init(isNumbered: Bool) { self.isNumbered = isNumbered }

    private static func areNumbered(_ lines: [TextLine]) -> Bool {
        var expected = 1
        for line in lines {
            guard let number = TypedBullet.number(line.text)?.value else { continue }
            guard number == expected else { return false }
            if number == 2 { return true }
            expected = 2
        }
        return false
    }

    private mutating func take(_ line: TextLine) {
        switch line.kind {
        case .blank: isOpen = false
        case .item(let level): append(Block(text: Array(line.text), level: level))
        case .itemLine: extend(with: line.text, by: 0x0A)
        case .text:
            if let length = bulletLength(line.text) {
                append(Block(text: Array(line.text.dropFirst(length)), level: level(of: line)))
            } else if isOpen, let indent = indents.last, line.indent > indent {
                extend(with: line.text, by: 0x20)
            } else if isOpen, indents.isEmpty, blocks.last?.level == nil {
                extend(with: line.text, by: 0x0A)
            } else {
                indents = []
                append(Block(text: Array(line.text), level: nil))
            }
        }
    }

    private func bulletLength(_ text: ArraySlice<UInt8>) -> Int? {
        TypedBullet.length(text) ?? (isNumbered ? TypedBullet.number(text)?.length : nil)
    }

    /// How deep a typed item is nested: one deeper than the last item that stands further left.
    private mutating func level(of line: TextLine) -> Int {
        while let last = indents.last, line.indent < last { indents.removeLast() }
        if indents.last.map({ line.indent > $0 + 1 }) ?? true, indents.count < 8 {
            indents.append(line.indent)
        }
        return indents.count - 1
    }

    private mutating func append(_ block: Block) {
        blocks.append(block)
        isOpen = true
    }

    private mutating func extend(with text: ArraySlice<UInt8>, by separator: UInt8) {
        guard !blocks.isEmpty else { return append(Block(text: Array(text), level: nil)) }
        blocks[blocks.count - 1].text.append(separator)
        blocks[blocks.count - 1].text += text
    }
}
