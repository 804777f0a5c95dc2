import Characters

/// The characters of a paragraph across its runs, and what they are to those beside them.
struct TypedText {
    /// The characters, UTF-8.
    let bytes: [UInt8]

    init(_ text: ComposedText) {
        var bytes: [UInt8] = []
        for run in text.runs { bytes.append(contentsOf: run.text.utf8) }
        self.bytes = bytes
    }

    /// What a character is to a sign beside it.
    enum Neighbour {
        /// Nothing: the text begins or ends.
        case edge
        case blank
        /// An opening bracket or quotation mark.
        case opening
        /// Closing or ending punctuation.
        case closing
        /// A hyphen, a dash or a slash.
        case joint
        case digit
        case letter
        /// A letter of a script that puts no blanks between words.
        case ideograph
        /// A letter of Hebrew.
        case hebrew

        /// Whether a word may begin after it.
        var mayPrecedeWord: Bool {
            switch self {
            case .edge, .blank, .opening, .joint: true
            default: false
            }
        }

        /// Whether a word may end before it.
        var mayFollowWord: Bool {
            switch self {
            case .edge, .blank, .closing, .joint: true
            default: false
            }
        }

        /// Whether it is part of a word.
        var isWord: Bool {
            switch self {
            case .digit, .letter, .ideograph, .hebrew: true
            default: false
            }
        }
    }

    /// What stands before a place.
    func neighbour(before offset: Int) -> Neighbour {
        guard offset > 0 else { return .edge }
        var start = offset - 1
        while start > 0, bytes[start] & 0xC0 == 0x80 { start -= 1 }
        return neighbour(at: start)
    }

    /// What the character is that begins at a place.
    func neighbour(at offset: Int) -> Neighbour {
        guard offset < bytes.count else { return .edge }
        let byte = bytes[offset]
        if byte < 0x80 { return Self.ascii(byte) }
        var decoder = UTF8()
        var rest = bytes[offset...].prefix(4).makeIterator()
        guard case .scalarValue(let scalar) = decoder.decode(&rest) else { return .letter }
        return Self.neighbour(scalar)
    }

    private static let openings = ASCIISet("([{<$#~")
    private static let joints = ASCIISet("-/|")

    private static func ascii(_ byte: UInt8) -> Neighbour {
        if byte <= 0x20 { return .blank }
        if isDigit(byte) { return .digit }
        if isLetter(byte) { return .letter }
        if openings.contains(byte) { return .opening }
        return joints.contains(byte) ? .joint : .closing
    }

    private static func neighbour(_ scalar: Unicode.Scalar) -> Neighbour {
        switch scalar.value {
        case 0x590...0x5FF: return .hebrew
        case 0x2E80...0x3000, 0x3003...0x3007, 0x3021...0xA4CF, 0xAC00...0xD7A3, 0xF900...0xFAFF,
            0x20000...0x3FFFF:
            return .ideograph
        // In German and the Slavic languages quotations end with it, in all others they begin so.
        case 0x201C: return .opening
        default: break
        }
        switch scalar.properties.generalCategory {
        case .spaceSeparator, .control: return .blank
        case .openPunctuation, .initialPunctuation, .currencySymbol: return .opening
        case .dashPunctuation: return .joint
        case .decimalNumber: return .digit
        case .closePunctuation, .finalPunctuation, .otherPunctuation: return .closing
        default: return .letter
        }
    }

    static func isDigit(_ byte: UInt8) -> Bool { byte &- 0x30 < 10 }
    static func isLetter(_ byte: UInt8) -> Bool { (byte | 0x20) &- 0x61 < 26 }
    static func isCapital(_ byte: UInt8) -> Bool { byte &- 0x41 < 26 }

    // MARK: Words

    /// How far the ends of a word are looked for, in bytes.
    private static let longestToken = 200

    /// The stretch without blanks around a place.
    func token(around offset: Int) -> Range<Int> {
        var start = offset
        let first = max(offset - Self.longestToken, 0)
        while start > first, !isBlank(start - 1) { start -= 1 }
        var end = offset
        let last = min(offset + Self.longestToken, bytes.count)
        while end < last, !isBlank(end) { end += 1 }
        return start..<end
    }

    /// The stretch without blanks that ends before the blank at a place; empty if there is none.
    func token(before blank: Int) -> Range<Int> {
        blank > 0 && !isBlank(blank - 1) ? token(around: blank - 1) : blank..<blank
    }

    /// Whether a blank begins at a place, or a no-break space is around it.
    private func isBlank(_ offset: Int) -> Bool {
        let byte = bytes[offset]
        if byte <= 0x20 { return true }
        if byte == 0xA0 { return offset > 0 && bytes[offset - 1] == 0xC2 }
        return byte == 0xC2 && offset + 1 < bytes.count && bytes[offset + 1] == 0xA0
    }

    func string(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }

    /// A stretch of the text with edits in it, which begin with one of a number.
    func text(
        _ range: Range<Int>, _ edits: [Typographer.Edit], from next: inout Int
    ) -> String {
        var changed: [UInt8] = []
        changed.reserveCapacity(range.count + 8)
        var start = range.lowerBound
        while next < edits.count, edits[next].range.lowerBound < range.upperBound {
            changed += bytes[start..<edits[next].range.lowerBound]
            changed += edits[next].text.utf8
            start = edits[next].range.upperBound
            next += 1
        }
        changed += bytes[start..<range.upperBound]
        return String(decoding: changed, as: UTF8.self)
    }

    /// The end of the blank at a place, which no line may end at (U+00A0); the place for none.
    func end(ofBlankAt offset: Int) -> Int {
        guard offset < bytes.count else { return offset }
        if bytes[offset] == 0x20 { return offset + 1 }
        return bytes[offset...].starts(with: [0xC2, 0xA0]) ? offset + 2 : offset
    }

    /// The end of the stretch of one and the same byte that begins at a place.
    func end(ofRepeatedAt offset: Int, before limit: Int) -> Int {
        var end = offset + 1
        while end < limit, bytes[end] == bytes[offset] { end += 1 }
        return end
    }

    /// Whether a place is inside a web address, an e-mail address, a path or a name in a program, and not
    /// at its edge.
    func isInAddress(_ offset: Int) -> Bool {
        var core = token(around: offset)
        while let first = core.first, Self.wrappings.contains(bytes[first]) || bytes[first] >= 0x80
        {
            core.removeFirst()
        }
        while let last = core.last, Self.endings.contains(bytes[last]) || bytes[last] >= 0x80 {
            core.removeLast()
        }
        guard core.contains(offset) else { return false }
        let signs = bytes[core]
        if signs.contains(where: Self.addressSigns.contains) || signs.first == 0x2F { return true }
        // A dot before letters, in a host's or a file's name, or a scheme.
        return signs.indices.dropFirst().dropLast().contains { index in
            signs[index] == 0x2E && Self.isLetter(signs[index + 1]) && signs[index - 1] != 0x2E
                || signs[index] == 0x3A && signs[index + 1] == 0x2F
        }
    }

    private static let wrappings = ASCIISet("\"'([{<")
    private static let endings = ASCIISet("\"')]}>.,;:!?")
    private static let addressSigns = ASCIISet("@\\_=`")
}
