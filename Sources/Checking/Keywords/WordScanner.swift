import Characters

/// Takes texts apart into words, those of techniques whole: `C++`, `Node.js`, `.NET`, `CI/CD`.
struct WordScanner {
    let endings: WordEndings

    /// A word as it stands in a text.
    struct Word {
        /// As it is written.
        var text: String
        /// Folded.
        var folded: String
        /// What its forms have in common.
        var stem: String
        /// Whether it is the first of a sentence or clause: behind a sign, or at the start of a line.
        var isFirst: Bool

        /// Whether it is a name, or has signs of one: a capital within a sentence, a digit, a sign.
        var isName: Bool {
            let letters = text.filter(\.isLetter)
            if text.contains(where: { !$0.isLetter && $0 != "-" && $0 != "'" && $0 != "’" }) {
                return letters.count > 0
            }
            let capitals = letters.count(where: \.isUppercase)
            return capitals > 1 || capitals == 1 && !isFirst
        }
    }

    /// The words of a text.
    func words(of text: String) -> [Word] {
        var words: [Word] = []
        for line in text.split(whereSeparator: \.isNewline) {
            var isFirst = true
            for piece in line.split(whereSeparator: \.isWhitespace) {
                for part in Self.parts(of: piece) {
                    let bare = Self.trimmed(part)
                    if part.first.map(Self.opens) ?? false { isFirst = true }
                    if let word = word(bare, isFirst: isFirst) {
                        words.append(word)
                        isFirst = false
                    }
                    if part.last.map(Self.closes) ?? false || bare.isEmpty { isFirst = true }
                }
            }
        }
        return words
    }

    private func word(_ text: String, isFirst: Bool) -> Word? {
        let folded = text.folded
        guard folded.contains(where: { $0.isLetter || $0.isNumber }) else { return nil }
        return Word(text: text, folded: folded, stem: endings.stem(folded), isFirst: isFirst)
    }

    /// What slashes divide, but for short names such as `CI/CD`.
    private static func parts(of piece: Substring) -> [Substring] {
        let parts = piece.split(separator: "/")
        let isName = parts.map(trimmed).allSatisfy { part in
            part.count <= 3 && part.allSatisfy(\.isUppercase)
        }
        return isName ? [piece] : parts
    }

    /// A word without the signs around it.
    private static func trimmed(_ word: Substring) -> String {
        var word = word.drop { !$0.isLetter && !$0.isNumber && $0 != "." }
        if word.first == ".", !(word.dropFirst().first?.isLetter ?? false) {
            word = word.dropFirst()
        }
        while let last = word.last, !last.isLetter, !last.isNumber, last != "+", last != "#" {
            word = word.dropLast()
        }
        return String(word)
    }

    private static func closes(_ sign: Character) -> Bool { ".,;:!?)]}\"”»…".contains(sign) }
    private static func opens(_ sign: Character) -> Bool { "([{\"“«•-–—*".contains(sign) }
}
