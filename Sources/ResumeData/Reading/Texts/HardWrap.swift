/// Lines that an editor wrapped at one width, which are one paragraph.
///
/// YAML's `|` keeps the line breaks of the file, and many people write `|` for a text that their
/// editor fills to 72 or 80 columns. Such lines are told from a poem, an address or a list by two
/// signs: no line had room for the next one's first word, and most of them end inside a sentence.
enum HardWrap {
    /// The widths that texts are filled to, in characters.
    private static let widths = 48...132

    static func joined(_ lines: [TextLine]) -> [TextLine] {
        guard lines.count > 1, let width = lines.map({ $0.length }).max(), widths ~= width else {
            return lines
        }
        var result: [TextLine] = []
        var start = 0
        while start < lines.count {
            var end = start + 1
            while end < lines.count, lines[start].isPlain, lines[end].isPlain { end += 1 }
            let paragraph = lines[start..<end]
            if isWrapped(paragraph, at: width) {
                var whole = lines[start]
                whole.text = Array(paragraph.map(\.text).joined(separator: [0x20]))[...]
                result.append(whole)
            } else {
                result += paragraph
            }
            start = end
        }
        return result
    }

    private static func isWrapped(_ lines: ArraySlice<TextLine>, at width: Int) -> Bool {
        guard lines.count > 1 else { return false }
        var inside = 0
        for (line, next) in zip(lines, lines.dropFirst()) {
            guard line.length + 1 + next.firstWord > width else { return false }
            if line.isOpen, next.goesOn { inside += 1 }
        }
        return inside * 2 >= lines.count - 1
    }
}

extension TextLine {
    /// The length in characters; a hard line break is part of no filled paragraph.
    fileprivate var length: Int { Self.scalars(text) + indent }

    fileprivate var firstWord: Int { Self.scalars(text.prefix { $0 != 0x20 }) }

    /// Whether the line is text that could be part of a paragraph.
    fileprivate var isPlain: Bool {
        kind == .text && indent == 0 && TypedBullet.length(text) == nil
            && TypedBullet.number(text) == nil
    }

    /// Whether no sentence ends with the line.
    fileprivate var isOpen: Bool {
        text.lastScalar.map { !".!?:;。．｡！？：；…".unicodeScalars.contains($0) } ?? false
    }

    /// Whether the line begins as the inside of a sentence may: not with a capital, nor in a script
    /// without spaces, which no editor fills at words.
    fileprivate var goesOn: Bool {
        text.firstScalar.map {
            !$0.properties.isUppercase && $0.properties.generalCategory != .titlecaseLetter
                && !$0.standsWithoutSpaces
        } ?? false
    }

    private static func scalars(_ bytes: ArraySlice<UInt8>) -> Int {
        bytes.reduce(0) { $0 + ($1 & 0xC0 == 0x80 ? 0 : 1) }
    }
}
