/// Cuts a text with HTML paragraphs, line breaks and lists, where a line feed is white space, into
/// lines; an empty line still ends a paragraph.
struct HTMLLines {
    private let bytes: [UInt8]
    private var lines: [TextLine] = []
    private var line: [UInt8] = []
    private var kind = TextLine.Kind.text
    private var depth = 0
    private var isInItem = false
    private var codeSpans = CodeSpans()
    /// Whether a closing tag of script or style was looked for in vain.
    private var endless: Set<String> = []

    /// Whether a tag that makes lines stands in the text.
    static func areIn(_ bytes: [UInt8]) -> Bool {
        var index = 0
        while let next = bytes[index...].firstIndex(of: UInt8(ascii: "<")) {
            if let tag = HTMLTag(bytes, at: next), lineTags.contains(tag.name) { return true }
            index = next + 1
        }
        return false
    }

    static func split(_ bytes: [UInt8], findings: inout MarkupFindings) -> [TextLine] {
        var reader = HTMLLines(bytes: bytes)
        reader.read(&findings)
        return reader.lines
    }

    private init(bytes: [UInt8]) { self.bytes = bytes }

    private mutating func read(_ findings: inout MarkupFindings) {
        var index = 0
        while index < bytes.count {
            switch bytes[index] {
            case UInt8(ascii: "`"):
                let end = codeSpans.read(bytes, at: index).end
                line += bytes[index..<end]
                index = end
            case UInt8(ascii: "<"):
                if let tag = HTMLTag(bytes, at: index), Self.lineTags.contains(tag.name) {
                    if Self.understood.contains(tag.name) {
                        findings.understoodTags.insert(tag.name)
                    } else {
                        findings.removedTags.insert(tag.name)
                    }
                    index = tag.end
                    apply(tag, &index)
                } else {
                    line.append(bytes[index])
                    index += 1
                }
            case 0x0A:
                let gap = bytes[index...].prefix { $0 == 0x0A || $0 == 0x20 }
                if gap.lazy.filter({ $0 == 0x0A }).count > 1, !isInItem { endParagraph() }
                addBlank()
                index = gap.endIndex
            case 0x20:
                addBlank()
                index += 1
            default:
                line.append(bytes[index])
                index += 1
            }
        }
        endLine(next: .text)
    }

    private mutating func addBlank() { if let last = line.last, last != 0x20 { line.append(0x20) } }

    private mutating func apply(_ tag: HTMLTag, _ index: inout Int) {
        switch tag.name {
        case "br": endLine(next: isInItem ? .itemLine : .text)
        case "ul", "ol":
            endLine(next: .text)
            depth = max(0, depth + (tag.isClosing ? -1 : 1))
            isInItem = false
            if depth == 0 { endParagraph() }
        case "li":
            endLine(next: tag.isClosing ? .text : .item(min(max(0, depth - 1), 7)))
            isInItem = !tag.isClosing
            if tag.isClosing { endParagraph() }
        case "script", "style": if !tag.isClosing { skipContent(of: tag.name, &index) }
        default:
            // A paragraph inside an item belongs to it.
            if isInItem { if !line.isEmpty { endLine(next: .itemLine) } } else { endParagraph() }
        }
    }

    private mutating func endLine(next: TextLine.Kind) {
        if line.last == 0x20 { line.removeLast() }
        if !line.isEmpty { lines.append(TextLine(text: line[...], kind: kind)) }
        // An item that has not got its text yet is still to come: <li><p>…
        if case .item = kind, line.isEmpty, next == .itemLine { return }
        line = []
        kind = next
    }

    private mutating func endParagraph() {
        endLine(next: .text)
        lines.append(TextLine(text: [], kind: .blank))
    }

    /// Moves behind the closing tag of an element whose content is not text.
    private mutating func skipContent(of name: String, _ index: inout Int) {
        guard !endless.contains(name) else { return }
        var search = index
        while let next = bytes[search...].firstIndex(of: UInt8(ascii: "<")) {
            if let tag = HTMLTag(bytes, at: next), tag.isClosing, tag.name == name {
                index = tag.end
                return
            }
            search = next + 1
        }
        endless.insert(name)
    }

    private static let understood: Set<String> = ["br", "li", "ol", "p", "ul"]
    private static let lineTags = understood.union(
        """
        address article aside blockquote body center dd details div dl dt fieldset figcaption \
        figure footer form h1 h2 h3 h4 h5 h6 head header hr html main nav pre script section \
        style summary table tbody td tfoot th thead title tr
        """.split(separator: " ").map(String.init))
}
