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

    /// The number of `1. ` or `1) ` at the start of a line, and how many bytes it takes.
    static func number(_ line: ArraySlice<UInt8>) -> (value: Int, length: Int)? {
        let digits = line.prefix { $0.isDigit }
        guard (1...3).contains(digits.count) else { return nil }
        let rest = line[digits.endIndex...]
        guard let mark = rest.first, mark == UInt8(ascii: ".") || mark == UInt8(ascii: ")"),
            rest.dropFirst().first == 0x20
        else { return nil }
        let text = rest.dropFirst(2).drop { $0 == 0x20 }
        guard !text.isEmpty else { return nil }
        let value = digits.number
        return (value, text.startIndex - line.startIndex)
    }

    private static let marks = Set("•‣⁃∙▪▫▸►▶●○◦■□◆◇➢➤➔→✦".map { Array(String($0).utf8) })
}
