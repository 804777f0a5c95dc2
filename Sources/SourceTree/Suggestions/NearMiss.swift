/// Guesses which known word a mistyped one stands for: "did you mean".
///
/// A guess that is wrong teaches people to ignore the right ones, so words that merely look alike
/// (`thesis` and `this`, `level` and `label`) are left alone.
package enum NearMiss {
    /// How many suggestions are made at most.
    package static let limit = 3

    /// The known words that a word may stand for, best first, at most three.
    ///
    /// Letter case, `_`, `-` and spaces do not count. Words that differ in nothing else come first,
    /// then those that begin or end with the word or it with them (`start` for `startDate`), then
    /// those within a few typing errors: one for words of up to four letters, two for up to eight,
    /// three for longer ones, never more than two in five letters. Typing errors are those of the
    /// optimal string alignment distance (Damerau and Levenshtein): a letter too many, too few,
    /// wrong, or two swapped.
    package static func suggestions(for word: String, in known: [String]) -> [String] {
        guard word.utf8.count <= lengthLimit else { return [] }
        let typed = Word(word)
        guard typed.letters.count >= 2 else { return [] }
        var found: [(rank: Int, position: Int, word: String)] = []
        for (position, candidate) in known.enumerated()
        where candidate != word && candidate.utf8.count <= lengthLimit {
            guard let rank = rank(typed, Word(candidate)) else { continue }
            found.append((rank, position, candidate))
        }
        found.sort { ($0.rank, $0.position) < ($1.rank, $1.position) }
        var seen: Set<String> = []
        return Array(found.map(\.word).filter { seen.insert($0).inserted }.prefix(limit))
    }

    /// Nothing that long is a mistyped key, and comparing it would take its time.
    private static let lengthLimit = 128

    /// How far two words are apart, 0 for the same but for case and separators; nil if too far.
    private static func rank(_ typed: Word, _ known: Word) -> Int? {
        if typed.letters == known.letters { return 0 }
        if known.begins(with: typed) || typed.begins(with: known) { return 1 }
        if known.ends(with: typed) || typed.ends(with: known) { return 2 }
        let (length, other) = (typed.letters.count, known.letters.count)
        let allowed = length <= 4 ? 1 : length <= 8 ? 2 : 3
        guard abs(length - other) <= allowed else { return nil }
        let distance = distance(typed.letters, known.letters)
        guard distance <= allowed, distance * 5 < max(length, other) * 2 else { return nil }
        // People rarely mistype a word's first letter and another one.
        guard distance == 1 || typed.letters.first == known.letters.first else { return nil }
        return 2 + distance
    }

    /// The optimal string alignment distance.
    static func distance(_ a: [Unicode.Scalar], _ b: [Unicode.Scalar]) -> Int {
        guard !a.isEmpty, !b.isEmpty else { return max(a.count, b.count) }
        var beforeLast: [Int] = []
        var last = Array(0...b.count)
        for i in 1...a.count {
            var row = [i] + Array(repeating: 0, count: b.count)
            for j in 1...b.count {
                let cost = a[i - 1] == b[j - 1] ? 0 : 1
                row[j] = min(last[j] + 1, row[j - 1] + 1, last[j - 1] + cost)
                if i > 1, j > 1, a[i - 1] == b[j - 2], a[i - 2] == b[j - 1] {
                    row[j] = min(row[j], beforeLast[j - 2] + 1)
                }
            }
            (beforeLast, last) = (last, row)
        }
        return last[b.count]
    }
}

/// A word as suggestions compare it.
private struct Word {
    /// The letters in lower case, without separators.
    var letters: [Unicode.Scalar] = []
    /// Where parts begin in `letters`: behind a separator, and at a capital behind a small letter.
    private var starts: Set<Int> = []

    init(_ text: String) {
        var previous: Unicode.Scalar = "_"
        for scalar in text.unicodeScalars {
            defer { previous = scalar }
            if Self.isSeparator(scalar) { continue }
            let isHump = scalar.properties.isUppercase && !previous.properties.isUppercase
            if isHump || Self.isSeparator(previous) { starts.insert(letters.count) }
            letters += scalar.properties.lowercaseMapping.unicodeScalars
        }
    }

    /// Whether this word's first parts are the other word: `startDate` begins with `start`.
    func begins(with other: Self) -> Bool {
        guard other.letters.count >= 3, letters.count > other.letters.count else { return false }
        let isPart = starts.contains(other.letters.count) || other.letters.count >= 5
        return isPart && letters.starts(with: other.letters)
    }

    /// Whether this word's last parts are the other word: `jobTitle` ends with `title`.
    func ends(with other: Self) -> Bool {
        let start = letters.count - other.letters.count
        guard other.letters.count >= 3, start > 0, starts.contains(start) else { return false }
        return letters[start...].elementsEqual(other.letters)
    }

    private static func isSeparator(_ scalar: Unicode.Scalar) -> Bool {
        scalar == "_" || scalar == "-" || scalar == " "
    }
}
