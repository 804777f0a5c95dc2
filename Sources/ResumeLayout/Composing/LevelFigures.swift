import Characters
import Languages

/// Reads levels that are written in figures, each beside its whole: `4/5`, `80%`, `7 of 10`, `★★★☆☆`.
enum LevelFigures {
    /// The share, 0 to 1; nil if there is none, or if it is more than the whole.
    static func share(of text: String, _ words: UnderstoodWords) -> Double? {
        if let share = shareOfMarks(text) { return share }
        let tokens = Self.tokens(of: text)
        for (index, token) in tokens.enumerated() {
            guard case .number(let part) = token, index + 1 < tokens.count,
                case .word(let word) = tokens[index + 1]
            else { continue }
            if word == "%" { return share(part, of: 100) }
            guard word == "/" || words.level(word.folded) == .divider,
                let whole = number(in: tokens, after: index + 1)
            else { continue }
            return share(part, of: whole)
        }
        return nil
    }

    private static func share(_ part: Double, of whole: Double) -> Double? {
        // Longer scales than this are years.
        guard whole >= 1, whole <= 1_000, part <= whole else { return nil }
        return part / whole
    }

    /// The number that comes next, after `of` or `out of`.
    private static func number(in tokens: [Token], after index: Int) -> Double? {
        for token in tokens[(index + 1)...].prefix(2) {
            if case .number(let number) = token { return number }
            guard case .word("of") = token else { return nil }
        }
        return nil
    }

    private static func shareOfMarks(_ text: String) -> Double? {
        let full = text.unicodeScalars.count { $0 == "★" || $0 == "●" }
        let empty = text.unicodeScalars.count { $0 == "☆" || $0 == "○" }
        // Full marks alone do not say how many there could be.
        return empty > 0 ? Double(full) / Double(full + empty) : nil
    }

    private enum Token {
        case number(Double)
        case word(String)
    }

    private static func tokens(of text: String) -> [Token] {
        var tokens: [Token] = []
        let characters = Array(text.lowercased())
        var index = 0
        func skip(while belongs: (Character) -> Bool) {
            while index < characters.count, belongs(characters[index]) { index += 1 }
        }
        while index < characters.count {
            let start = index
            if characters[index].isDigit {
                skip { $0.isDigit || $0.isPoint(in: characters, at: index) }
                let digits = String(characters[start..<index]).replacing(",", with: ".")
                tokens.append(Double(digits).map { .number($0) } ?? .word(digits))
            } else if characters[index].isLetter {
                skip { $0.isLetter || $0.isDigit }
                tokens.append(.word(String(characters[start..<index])))
            } else {
                let sign = characters[index]
                if !sign.isWhitespace { tokens.append(.word(String(sign))) }
                index += 1
            }
        }
        return tokens
    }
}

extension Character {
    fileprivate var isDigit: Bool { ("0"..."9").contains(self) }

    /// Whether it is a decimal point before a digit.
    fileprivate func isPoint(in characters: [Character], at index: Int) -> Bool {
        (self == "." || self == ",") && index + 1 < characters.count
            && characters[index + 1].isDigit
    }
}
