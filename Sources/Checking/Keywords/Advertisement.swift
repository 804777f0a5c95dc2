/// The words and phrases that an advertisement asks for.
package struct Advertisement: Sendable {
    /// A word or phrase.
    struct Term: Sendable {
        /// As it is first written.
        var text: String
        /// What its words' forms have in common.
        var stems: [String]
        /// How often it is there.
        var count: Int
    }

    /// The words and phrases, the most important first.
    let terms: [Term]

    /// The most that are worth a person's time.
    private static let most = 40
    /// Longer words than this can begin or end a phrase even if they are common.
    private static let shortest = 5

    /// Reads an advertisement.
    ///
    /// - Parameters:
    ///   - text: the text.
    ///   - endings: those of its language.
    ///   - common: words that say nothing of a position, folded.
    package init(_ text: String, endings: WordEndings, common: Set<String>) {
        let words = WordScanner(endings: endings).words(of: text)
        var phrases = Self.phrases(of: words, common)
        let single = Self.singles(of: words, common)
        // A word that is never there but in a phrase says no more than that.
        var covered: [String: Int] = [:]
        for phrase in phrases {
            for stem in phrase.term.stems {
                covered[stem] = max(covered[stem] ?? 0, phrase.term.count)
            }
        }
        phrases += single.filter { (covered[$0.term.stems[0]] ?? 0) < $0.term.count }
        terms = phrases.sorted {
            ($1.term.count, $0.first) < ($0.term.count, $1.first)
        }.prefix(Self.most).map(\.term)
    }

    private typealias Found = (term: Term, first: Int)

    /// Words that are names, or are there more than once.
    private static func singles(of words: [WordScanner.Word], _ common: Set<String>) -> [Found] {
        var found: [String: (term: Term, first: Int, isName: Bool)] = [:]
        for (index, word) in words.enumerated() {
            guard !common.contains(word.folded), !word.folded.allSatisfy(\.isNumber),
                word.folded.count > 1
            else { continue }
            if found[word.stem] == nil {
                found[word.stem] = (
                    Term(text: word.text, stems: [word.stem], count: 0), index, false
                )
            }
            found[word.stem]?.term.count += 1
            if word.isName { found[word.stem]?.isName = true }
        }
        return found.values.filter { $0.isName || $0.term.count > 1 }.map { ($0.term, $0.first) }
    }

    /// Two or three words in a row that are there more than once.
    private static func phrases(of words: [WordScanner.Word], _ common: Set<String>) -> [Found] {
        var found: [[String]: Found] = [:]
        for length in [3, 2] where words.count >= length {
            for start in 0...(words.count - length) {
                let part = words[start..<start + length]
                guard !part.dropFirst().contains(where: \.isFirst),
                    let first = part.first, let last = part.last,
                    !isLoose(first, common), !isLoose(last, common),
                    part.contains(where: { !common.contains($0.folded) })
                else { continue }
                let stems = part.map(\.stem)
                if found[stems] == nil {
                    let text = part.map(\.text).joined(separator: " ")
                    found[stems] = (Term(text: text, stems: stems, count: 0), start)
                }
                found[stems]?.term.count += 1
            }
        }
        let often = found.values.filter { $0.term.count > 1 }
        return often.filter { one in
            !often.contains { other in
                other.term.stems.count > one.term.stems.count && other.term.count >= one.term.count
                    && other.term.stems.contains(one.term.stems)
            }
        }
    }

    /// Whether a word is no end of a phrase: `with`, `and`, `your`, or a number.
    private static func isLoose(_ word: WordScanner.Word, _ common: Set<String>) -> Bool {
        word.folded.allSatisfy(\.isNumber)
            || word.folded.count <= shortest && common.contains(word.folded)
    }
}
