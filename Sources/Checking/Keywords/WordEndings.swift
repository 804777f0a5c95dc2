/// Makes forms of one word alike, by the endings of a language.
package struct WordEndings: Sendable {
    private let rules: [(ending: [Character], other: String)]

    /// The fewest letters that a word keeps.
    private static let least = 3

    /// Takes a language's endings from a file of them all, in the form of `endings.txt`.
    ///
    /// A language that is not there, such as one without endings, leaves words as they are.
    package init(_ file: [UInt8], language: String) {
        let base = language.prefix { $0 != "-" }
        var rules: [(ending: [Character], other: String)] = []
        var isInside = false
        for line in String(decoding: file, as: UTF8.self).split(separator: "\n")
        where !line.hasPrefix("#") {
            for word in line.split(separator: " ") {
                if word.hasPrefix("[") {
                    isInside = word.dropFirst().dropLast() == base
                } else if isInside {
                    let parts = word.split(separator: ">", maxSplits: 1)
                    rules.append((Array(parts[0]), parts.count > 1 ? String(parts[1]) : ""))
                }
            }
        }
        // Of endings in each other the longest is meant.
        self.rules = rules.enumerated().sorted {
            ($1.element.ending.count, $0.offset) < ($0.element.ending.count, $1.offset)
        }.map(\.element)
    }

    /// What forms of a word have in common; the word is folded.
    func stem(_ word: String) -> String {
        let letters = Array(word)
        // Names of techniques, such as "c++" and "s3", have no forms.
        guard letters.allSatisfy(\.isLetter) else { return word }
        for (ending, other) in rules
        where letters.count - ending.count >= Self.least
            && letters[(letters.count - ending.count)...].elementsEqual(ending)
        {
            return String(letters.dropLast(ending.count)) + other
        }
        return word
    }
}
