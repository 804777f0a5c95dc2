import Characters

/// A person's name, divided so that the family name can look different.
///
/// A guess from the words alone: where it could be wrong, less is taken for the family name. In the
/// languages of Spain and Portugal the last two of three names or more are family names.
struct PersonName: Sendable, Equatable {
    /// The parts in the order in which they are written, with their blanks: joined, they are the name.
    let parts: [Part]

    /// A stretch of a name.
    struct Part: Sendable, Equatable {
        /// The characters, with the blanks after them.
        var text: String
        /// Whether it is the family name, with what belongs to it such as "van" and "Jr.".
        var isFamily: Bool
    }

    /// Divides a name.
    ///
    /// - Parameters:
    ///   - name: the name as the resume has it.
    ///   - language: the BCP 47 tag of the document.
    ///   - isFamilyFirst: whether names begin with the family name in this language.
    init(_ name: String, language: String, isFamilyFirst: Bool = false) {
        let words = name.split(whereSeparator: \.isWhitespace)
        guard words.count > 1 else {
            parts = name.isEmpty ? [] : [Part(text: name, isFamily: !words.isEmpty)]
            return
        }
        let family = Self.family(in: words, language: language, isFamilyFirst)
        let bounds = [0, family.lowerBound, family.upperBound, words.count]
        parts = zip(bounds, bounds.dropFirst()).compactMap { first, end in
            guard first < end else { return nil }
            let start = first == 0 ? name.startIndex : words[first].startIndex
            let stop = end == words.count ? name.endIndex : words[end].startIndex
            return Part(text: String(name[start..<stop]), isFamily: first == family.lowerBound)
        }
    }

    /// The numbers of the blanks between words, counted from 0, that no line is to end at: those inside
    /// the family name.
    var ties: Set<Int> {
        var ties: Set<Int> = []
        var count = 0
        for part in parts {
            let words = part.text.split(whereSeparator: \.isWhitespace)
            if part.isFamily {
                for index in words.indices.dropFirst() where !NameWords.isSuffix(words[index]) {
                    ties.insert(count + index - 1)
                }
            }
            count += words.count
        }
        return ties
    }

    /// Which of the words are the family name.
    private static func family(
        in words: [Substring], language: String, _ isFamilyFirst: Bool
    ) -> Range<Int> {
        var end = words.count
        // Pronouns and the like: "Ada Lovelace (she/her)".
        if words[end - 1].hasSuffix(")"), let open = words.lastIndex(where: { $0.hasPrefix("(") }),
            open > 0
        {
            end = open
        }
        var core = end
        while core > 1, NameWords.isSuffix(words[core - 1]) { core -= 1 }
        // "Lovelace, Ada": what follows the comma is no suffix.
        if let comma = words[..<(core - 1)].firstIndex(where: { $0.hasSuffix(",") }) {
            return 0..<(comma + 1)
        }
        if isFamilyFirst || isEastAsian(words) {
            let first = words[..<(core - 1)].firstIndex { !NameWords.isTitle($0) } ?? core - 1
            return first..<(first + 1)
        }
        let last = start(of: core - 1, in: words)
        return (firstOfTwo(before: last, upTo: core, in: words, language: language) ?? last)..<end
    }

    /// Where the first of two family names begins; nil where there is one.
    private static func firstOfTwo(
        before last: Int, upTo end: Int, in words: [Substring], language: String
    ) -> Int? {
        let given = words.firstIndex { !NameWords.isTitle($0) } ?? 0
        guard ["ca", "es", "gl", "pt"].contains(language.primarySubtag), last - 1 > given,
            !words[last..<end].contains(where: NameWords.isConjunction),
            !words[end - 1].contains("-"), words[last - 1].count > 1,
            !words[last - 1].hasSuffix(".")
        else { return nil }
        let first = start(of: last - 1, in: words)
        return first > given ? first : nil
    }

    /// Where the family name begins whose last word is known.
    private static func start(of last: Int, in words: [Substring]) -> Int {
        var start = last
        while start > 0 {
            let word = words[start - 1]
            if NameWords.isParticle(word, isFirst: start == 1) {
                start -= 1
            } else if NameWords.isConjunction(word), start > 1 {
                // "Ortega y Gasset" is one family name.
                start -= 2
            } else {
                break
            }
        }
        return start
    }

    /// Whether a name is written as in East Asia, where the family name comes first.
    private static func isEastAsian(_ words: [Substring]) -> Bool {
        words.allSatisfy { $0.unicodeScalars.allSatisfy(\.isEastAsian) }
    }
}

extension Unicode.Scalar {
    /// Whether it is a character of Chinese, Japanese or Korean.
    fileprivate var isEastAsian: Bool {
        switch value {
        // Kana; the syllables of Hangul; ideographs.
        case 0x3005...0x3007, 0x3040...0x30FF, 0xAC00...0xD7A3: true
        case 0x3400...0x4DBF, 0x4E00...0x9FFF, 0xF900...0xFAFF, 0x20000...0x3FFFF: true
        default: false
        }
    }
}
