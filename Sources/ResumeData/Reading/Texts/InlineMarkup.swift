import ResumeModel

/// Reads the Markdown and the HTML inside one paragraph, in one pass and linear time.
///
/// Understood are emphasis, code, links, bare addresses, escapes and character references as in
/// CommonMark 0.31.2, and the HTML tags strong, b, em, i, code and a. What only looks like markup
/// (`C*`, `a < b`, `snake_case`, `[x]`) stays text.
struct InlineMarkup {
    let bytes: [UInt8]
    var index = 0
    /// The characters to print, without those that are still in question.
    var output: [UInt8] = []
    /// What changes the look, by its place in the output.
    var events: [Event] = []
    var delimiters = DelimiterStack()
    var brackets = BracketStack()
    var codeSpans = CodeSpans()
    var tags = TagPairs()
    var findings: MarkupFindings
    /// Whether the end of a comment may still follow.
    var hasCommentEnds = true
    /// Up to where no web address begins, because what looked like one was none.
    private var webLimit = 0
    /// Up to where no e-mail address can begin.
    private var mailLimit = 0
    private let hasMail: Bool

    struct Event {
        var position: Int
        var effect: Effect
    }

    enum Effect {
        case on(RichText.Emphasis)
        case off(RichText.Emphasis)
        /// A link begins, of markup (which may be refused and nil) or of a bare address.
        case link(Link?, LinkSource)
        case linkEnd(LinkSource)
        case delimiters(Int)
        case bracket(Int)
    }

    /// Where a link comes from; the first of these that is open wins.
    enum LinkSource: Int {
        case html
        case markdown
        case bare
    }

    /// Reads a paragraph that has been cleaned; a line feed in it is a line break.
    static func read(_ text: String, findings: inout MarkupFindings) -> RichText {
        var text = text
        let isPlain = text.withUTF8 { !mayHoldMarkup($0) }
        if isPlain { return RichText(text) }
        var reader = InlineMarkup(Array(text.utf8), findings)
        reader.scan()
        findings = reader.findings
        return reader.richText()
    }

    private init(_ bytes: [UInt8], _ findings: MarkupFindings) {
        self.bytes = bytes
        self.findings = findings
        hasMail = bytes.contains(UInt8(ascii: "@"))
        output.reserveCapacity(bytes.count)
    }

    /// Whether any character needs a closer look; most texts have none.
    private static func mayHoldMarkup(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
        for (index, byte) in bytes.enumerated() {
            switch byte {
            case UInt8(ascii: "*"), UInt8(ascii: "_"), UInt8(ascii: "`"), UInt8(ascii: "["),
                UInt8(ascii: "<"), UInt8(ascii: "&"), UInt8(ascii: "\\"), UInt8(ascii: "@"):
                return true
            case UInt8(ascii: "/") where index > 0 && bytes[index - 1] == UInt8(ascii: ":"),
                UInt8(ascii: ".") where index > 0 && bytes[index - 1] | 0x20 == UInt8(ascii: "w"):
                return true
            default: continue
            }
        }
        return false
    }

    private mutating func scan() {
        while index < bytes.count {
            let byte = bytes[index]
            switch byte {
            case UInt8(ascii: "\\"): readEscape()
            case UInt8(ascii: "`"): readCode()
            case UInt8(ascii: "*"), UInt8(ascii: "_"): readDelimiters(byte)
            case UInt8(ascii: "&"): readEntity()
            case UInt8(ascii: "<"): readTag()
            case UInt8(ascii: "["): openBracket(isImage: false)
            case UInt8(ascii: "!") where isNext(UInt8(ascii: "[")): openBracket(isImage: true)
            case UInt8(ascii: "]"): closeBracket()
            default:
                if byte.isAlphanumeric, isWordStart, readAddress() { continue }
                copy(plainLength(from: byte))
            }
        }
        delimiters.pair(above: -1)
    }

    /// How many bytes from here can be copied at once: a word, or a single other byte.
    private func plainLength(from byte: UInt8) -> Int {
        guard byte.isAlphanumeric else { return 1 }
        var end = index + 1
        while end < bytes.count, bytes[end].isAlphanumeric { end += 1 }
        return end - index
    }

    func isNext(_ byte: UInt8) -> Bool { index + 1 < bytes.count && bytes[index + 1] == byte }

    mutating func copy(_ count: Int) {
        output += bytes[index..<index + count]
        index += count
    }

    mutating func add(_ effect: Effect) {
        events.append(Event(position: output.count, effect: effect))
    }

    private mutating func readEscape() {
        // Before a line feed it is a hard line break, as every line break is here.
        if index + 1 < bytes.count, bytes[index + 1].isPunctuation || bytes[index + 1] == 0x0A {
            index += 1
        }
        copy(1)
    }

    private mutating func readCode() {
        let span = codeSpans.read(bytes, at: index)
        guard let code = span.code else { return copy(span.length) }
        add(.on(.code))
        output += bytes[code].map { $0 == 0x0A ? 0x20 : $0 }
        add(.off(.code))
        index = span.end
    }

    private mutating func readEntity() {
        guard let entity = HTMLEntity.read(bytes, at: index),
            let encoded = UTF8.encode(entity.scalar)
        else { return copy(1) }
        output += encoded
        index = entity.end
    }

    private mutating func readDelimiters(_ mark: UInt8) {
        var end = index
        while end < bytes.count, bytes[end] == mark { end += 1 }
        let flanks = Flanks(bytes, index..<end)
        let number = delimiters.push(
            mark, length: end - index, canOpen: flanks.canOpen, canClose: flanks.canClose)
        add(.delimiters(number))
        index = end
    }

    private var isWordStart: Bool { index == 0 || !bytes[index - 1].isAlphanumeric }

    /// Whether a letter beyond ASCII comes just before, and not a typographic mark (U+2010 to
    /// U+203F).
    private var followsWideLetter: Bool {
        guard index > 0, bytes[index - 1] >= 0x80 else { return false }
        return index < 3 || bytes[index - 3] != 0xE2 || bytes[index - 2] != 0x80
    }

    /// Reads a bare address where a word begins.
    private mutating func readAddress() -> Bool {
        let first = bytes[index].lowercased
        if first == UInt8(ascii: "h") || first == UInt8(ascii: "w"), index >= webLimit,
            let end = BareAddress.webEnd(bytes, at: index, inBrackets: !brackets.isEmpty)
        {
            if link(bytes[index..<end]) { return true }
            webLimit = end
        }
        guard hasMail, index >= mailLimit, !followsWideLetter else { return false }
        var at = index
        while at < bytes.count, BareAddress.isMailName(bytes[at]) { at += 1 }
        mailLimit = at
        guard at < bytes.count, bytes[at] == UInt8(ascii: "@"),
            let end = BareAddress.mailEnd(bytes, at: at)
        else { return false }
        return link(bytes[index..<end])
    }

    /// Prints a bare address as it stands; false if it may not be linked, which needs no finding.
    private mutating func link(_ address: ArraySlice<UInt8>) -> Bool {
        guard let reading = try? LinkAddress.read(String(bytes: address)) else { return false }
        add(.link(reading.link, .bare))
        copy(address.count)
        add(.linkEnd(.bare))
        return true
    }
}
