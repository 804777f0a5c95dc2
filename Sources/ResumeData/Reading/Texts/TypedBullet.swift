/// Bullets and numbers that people type at the start of a line.
enum TypedBullet {
    /// How many bytes a bullet and the blanks after it take at the start of a line; nil if there is
    /// none, or nothing after it.
    static func length(_ line: ArraySlice<UInt8>) -> Int? {
        guard let first = line.first else { return nil }
        let width: Int
        var needsBlank = false
        if first == UInt8(ascii: "-") || first == UInt8(ascii: "*") {
            (width, needsBlank) = (1, true)
        } else if line.starts(with: [0xE2, 0x80, 0x93]) || line.starts(with: [0xE2, 0x80, 0x94]) {
            (width, needsBlank) = (3, true)
        } else if line.starts(with: [0xC2, 0xB7]) {
            width = 2
        } else if first == 0xE2, marks.contains(Array(line.prefix(3))) {
            width = 3
        } else {
            return nil
        }
        let rest = line.dropFirst(width)
        let text = rest.drop { $0 == 0x20 }
        guard !text.isEmpty, !needsBlank || text.startIndex > rest.startIndex else { return nil }
        return text.startIndex - line.startIndex
    }

    /// The number at the start of a line, and how many bytes it takes: of `1. ` or `1) `, which needs
    /// no blank before a letter outside of ASCII, of `1、`, `1．` and `1）`, and of these in brackets.
    static func number(_ line: ArraySlice<UInt8>) -> (value: Int, length: Int)? {
        let opening = openings.first { line.starts(with: $0) }
        let start = line.dropFirst(opening?.count ?? 0)
        let digits = start.prefix { $0.isDigit }
        guard (1...3).contains(digits.count) else { return nil }
        var rest = start[digits.endIndex...]
        guard let mark = marksOfNumbers.first(where: { rest.starts(with: $0) }) else { return nil }
        if opening != nil, mark.last != UInt8(ascii: ")"), mark != fullBracket { return nil }
        rest = rest.dropFirst(mark.count)
        guard let next = rest.first, next == 0x20 || next >= 0x80 || mark.count > 1 else {
            return nil
        }
        let text = rest.drop { $0 == 0x20 }
        guard !text.isEmpty else { return nil }
        return (digits.number, text.startIndex - line.startIndex)
    }

    private static let fullBracket = Array("）".utf8)
    private static let openings = ["(", "（"].map { Array($0.utf8) }
    private static let marksOfNumbers = [".", ")", "、", "．", "）"].map { Array($0.utf8) }
    private static let marks = Set("•‣⁃∙▪▫▸►▶●○◦■□◆◇➢➤➔→✦".map { Array(String($0).utf8) })
}
