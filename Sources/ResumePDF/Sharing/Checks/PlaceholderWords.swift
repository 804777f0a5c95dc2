/// The words that stand where something is still to be written.
enum PlaceholderWords {
    /// The first of them in a text, as it is written there.
    ///
    /// - Parameters:
    ///   - text: a text of the resume.
    ///   - isContact: whether it stands among the contact data, where no one writes sentences.
    /// - Returns: the placeholder; nil if there is none.
    static func first(in text: String, isContact: Bool) -> String? {
        let words = text.split { !$0.isLetter && !$0.isNumber }
        for (index, word) in words.enumerated() {
            let next = index + 1 < words.count ? words[index + 1] : nil
            if word == "FIXME" || isCrosses(word) { return String(word) }
            if word == "TODO" {
                let last = index > 0 ? words[index - 1] : nil
                if !isProse(word, after: last, before: next, in: text) { return String(word) }
            }
            guard let next, isAdjacent(word, next, in: text) else { continue }
            let pair = word.lowercased() + " " + next.lowercased()
            if pair == "lorem ipsum" || isContact && names.contains(pair) {
                return String(text[word.startIndex..<next.endIndex])
            }
        }
        return nil
    }

    private static let names: Set<String> = ["your name", "tu nombre", "ihr name", "votre nom"]

    /// Three or more capital X in the place of digits.
    private static func isCrosses(_ word: Substring) -> Bool {
        word.count >= 3 && word.allSatisfy { $0 == "X" }
    }

    /// Whether the word tells what a program is for: inside a sentence, or before such a noun.
    private static func isProse(
        _ word: Substring, after last: Substring?, before next: Substring?, in text: String
    ) -> Bool {
        guard let next else { return false }
        let gap = text[word.endIndex..<next.startIndex]
        guard gap.allSatisfy({ $0.isWhitespace || $0 == "-" }) else { return false }
        let nouns = ["app", "apps", "application", "list", "lists", "manager", "tracker"]
        return nouns.contains(next.lowercased())
            || last.map { isAdjacent($0, word, in: text) } ?? false
    }

    private static func isAdjacent(
        _ word: Substring, _ next: Substring, in text: String
    ) -> Bool {
        text[word.endIndex..<next.startIndex].allSatisfy(\.isWhitespace)
    }
}
