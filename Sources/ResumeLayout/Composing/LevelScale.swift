import Characters
import Languages

/// Reads how well something is mastered from the words or figures that people write for it.
struct LevelScale {
    /// What people write for levels, in all languages.
    let words: UnderstoodWords

    /// The share that a level is of the whole, 0 to 1; nil if the text is not understood.
    ///
    /// Figures say more than words: "Advanced (C1)" is C1. Of phrases, the longest counts.
    func share(of text: String) -> Double? {
        if let share = LevelFigures.share(of: text, words) { return share }
        let words = text.foldedWords
        guard !words.isEmpty, words.count <= Self.longestPhrase else { return nil }
        if let share = Self.commonReferenceLevel(words, signs: text) { return share }
        return share(of: words)
    }

    /// The levels A1 to C2 in a text, by sixths; between them where there are several.
    ///
    /// Source of the order: Common European Framework of Reference for Languages, Council of
    /// Europe 2001, table 1; its plus levels lie half way to the next.
    private static func commonReferenceLevel(_ words: [String], signs text: String) -> Double? {
        let levels = words.compactMap { commonReferenceLevels.firstIndex(of: $0) }.map { $0 + 1 }
        guard !levels.isEmpty else { return nil }
        let mean = Double(levels.reduce(0, +)) / Double(levels.count)
        let hasPlus = levels.count == 1 && levels[0] < 6 && text.utf8.contains(UInt8(ascii: "+"))
        return (mean + (hasPlus ? 0.5 : 0)) / 6
    }

    /// The level A1 to C2 that a text names or, by its words, is nearest to; nil if it names none, such
    /// as `4/5`.
    ///
    /// What lies half way to the next level is not there yet. Of several codes the first counts.
    func commonReferenceLevel(of text: String) -> String? {
        let words = text.foldedWords
        guard !words.isEmpty, words.count <= Self.longestPhrase else { return nil }
        if let code = words.first(where: Self.commonReferenceLevels.contains) {
            return code.uppercased()
        }
        guard LevelFigures.share(of: text, self.words) == nil, let share = share(of: words) else {
            return nil
        }
        let index = Int((share * 6 - 0.5 - 1e-9).rounded(.up)) - 1
        return index < 0 ? nil : Self.commonReferenceLevels[index].uppercased()
    }

    /// More words than this are a sentence, which is about something else as well.
    private static let longestPhrase = 12

    private static let commonReferenceLevels = ["a1", "a2", "b1", "b2", "c1", "c2"]

    /// The share of the longest phrase of any language; nil if it is denied, as in "non-native".
    private func share(of words: [String]) -> Double? {
        guard let (start, share) = self.words.longestLevel(in: words) else { return nil }
        return start > 0 && self.words.level(words[start - 1]) == .denial ? nil : share
    }
}
