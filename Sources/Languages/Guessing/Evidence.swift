import Characters

/// What languages are told apart by: the words, endings and letters of each.
///
/// A text, read from its first byte to its last for each question: this costs less than any table
/// made of it would, as one run asks once.
package struct Evidence: Sendable {
    private let text: [UInt8]

    /// Makes it from the bytes of a file.
    ///
    /// Under the tag of each language, in brackets, are its features, with blanks between; a line
    /// that begins with `#` says nothing. A tag after `~` is of a language that is known only so that
    /// it is not taken for another, or for a kind of one.
    package init(_ text: [UInt8]) { self.text = text }

    /// What speaks for a language.
    struct Score {
        /// The tag, with its mark.
        var tag: String
        /// How much speaks for it; 1 is a word that no other language has.
        var score: Double
        /// How many words of the text it has.
        var words: Int

        /// Whether the language is known only so that it is not taken for another.
        var isStranger: Bool { tag.hasPrefix("~") }
        /// The tag without its mark.
        var plainTag: String { isStranger ? String(tag.dropFirst()) : tag }
    }

    /// A language's place in the text.
    private struct Section {
        var tag: Range<Int>
        /// Whether it is a kind of another, with which it shares its words.
        var isKind: Bool
    }

    /// How often a feature counts that a text has more often.
    private static let mostCounted = 3
    private static let mostLanguages = 64

    /// The language that comes first, and how many words of a text it has.
    ///
    /// This reads no further than to the second one. What it notes in the features stays noted there.
    func first(_ features: inout Features) -> (tag: String, words: Int)? {
        guard let first = read(&features, most: 1).first else { return nil }
        let words = features.places.reduce(0) {
            $1.languages != 0 && $1.kind == .word ? $0 + $1.count : $0
        }
        return (String(decoding: text[first.tag], as: UTF8.self), words)
    }

    /// The common words of a language, folded; endings and letters are not among them.
    ///
    /// - Parameter tag: the tag without a region.
    /// - Returns: the words; none for a language without evidence.
    package func words(of tag: String) -> Set<String> {
        var words: Set<String> = []
        var isInside = false
        let lines = String(decoding: text, as: UTF8.self).split(separator: "\n")
        for line in lines where !line.hasPrefix("#") {
            for feature in line.split(separator: " ") {
                if feature.hasPrefix("["), feature.hasSuffix("]"), feature.count > 2 {
                    isInside = feature.dropFirst().dropLast() == tag
                } else if isInside, !feature.hasPrefix("-"), !feature.hasPrefix("*") {
                    words.formUnion(String(feature).foldedWords)
                }
            }
        }
        return words
    }

    /// What speaks for each language, the first one most; kinds of a language are apart.
    func scores(_ features: inout Features) -> (languages: [Score], kinds: [Score]) {
        let sections = read(&features, most: Self.mostLanguages)
        var scores = [Double](repeating: 0, count: sections.count)
        var words = [Int](repeating: 0, count: sections.count)
        let kinds = sections.indices.filter { sections[$0].isKind }
            .reduce(UInt64(0)) { $0 | 1 << UInt64($1) }
        for feature in features.places where feature.languages != 0 {
            let count = Double(min(feature.count, Self.mostCounted)) * feature.kind.weight
            for group in [feature.languages & ~kinds, feature.languages & kinds] where group != 0 {
                // Between a vote for each and one vote divided; found by trial on texts of programs.
                let vote = count / Double(group.nonzeroBitCount).squareRoot()
                var rest = group
                while rest != 0 {
                    let language = rest.trailingZeroBitCount
                    rest &= rest - 1
                    scores[language] += vote
                    if feature.kind == .word { words[language] += feature.count }
                }
            }
        }
        func ranked(_ isKind: Bool) -> [Score] {
            sections.indices.filter { sections[$0].isKind == isKind && scores[$0] > 0 }
                .sorted { scores[$0] > scores[$1] }
                .map {
                    let tag = String(decoding: text[sections[$0].tag], as: UTF8.self)
                    return Score(tag: tag, score: scores[$0], words: words[$0])
                }
        }
        return (ranked(false), ranked(true))
    }

    /// Notes in the features of a text which of the first languages have them; gives these, in order.
    private func read(_ features: inout Features, most: Int) -> [Section] {
        var sections: [Section] = []
        text.withUnsafeBufferPointer { text in
            var index = 0
            while index < text.count {
                let start = index
                var hash = Features.Hash(.word)
                while index < text.count, text[index] > 0x20 {
                    hash.add(text[index])
                    index += 1
                }
                if index == start {
                    index += 1
                } else if text[start] == UInt8(ascii: "#") {
                    while index < text.count, text[index] != 0x0A { index += 1 }
                } else if text[start] == UInt8(ascii: "["), index - start > 2 {
                    guard sections.count < most else { return }
                    let tag = (start + 1)..<(index - 1)
                    let base = text[tag].prefix { $0 != UInt8(ascii: "-") }
                    let isKind = sections.contains { text[$0.tag].elementsEqual(base) }
                    sections.append(Section(tag: tag, isKind: isKind))
                } else if !sections.isEmpty {
                    features.note(hash.value, language: sections.count - 1)
                }
            }
        }
        return sections
    }
}
