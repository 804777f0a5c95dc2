import Characters
import ResumeModel

/// The person's name as it may stand among authors: in full, or with initials, in either order.
///
/// "Ada K. Lovelace" is also "A. Lovelace", "AK Lovelace", "Lovelace, Ada", "Lovelace, A. K." and
/// "Lovelace A", but neither a family name alone nor a part of a longer name. Accents and capitals
/// are not compared.
struct OwnName: Sendable {
    /// The given names, each part of those with hyphens by itself, folded.
    private let given: [String]
    /// The words of the family name, folded.
    private let family: [String]
    /// The same with the last family name alone, where there are two; a value cannot hold another of
    /// its type but in a list.
    private let shorter: [OwnName]

    /// Divides a name; nil for one without a given and a family name.
    ///
    /// - Parameters:
    ///   - name: the name as the resume has it.
    ///   - language: the BCP 47 tag of the document.
    ///   - isFamilyFirst: whether names begin with the family name in this language.
    init?(_ name: String, language: String, isFamilyFirst: Bool = false) {
        let parts = PersonName(name, language: language, isFamilyFirst: isFamilyFirst).parts
        let others = language.isEmpty ? parts : PersonName(name, language: "").parts
        shorter = others == parts ? [] : OwnName(name, language: "").map { [$0] } ?? []
        let words = parts.flatMap { part in
            part.text.split(whereSeparator: \.isWhitespace).map {
                (word: $0, isFamily: part.isFamily)
            }
        }.filter {
            !NameWords.isSuffix($0.word) && !NameWords.isTitle($0.word) && !$0.word.contains("(")
        }
        family = words.filter(\.isFamily).map { Self.folded($0.word.prefix { $0 != "," }) }
        given = words.filter { !$0.isFamily }.flatMap { Self.units($0.word) }
        if given.isEmpty || family.isEmpty { return nil }
    }

    /// A text with the name in bold wherever it stands.
    func emphasized(in text: RichText) -> RichText {
        let plain = text.plain
        let places = places(in: plain)
        guard !places.isEmpty else { return shorter.first?.emphasized(in: text) ?? text }
        var runs: [RichText.Run] = []
        var start = plain.utf8.startIndex
        for run in text.runs {
            let end = plain.utf8.index(start, offsetBy: run.text.utf8.count)
            var next = start
            func append(upTo stop: String.Index, isBold: Bool) {
                guard next < stop else { return }
                let emphasis = isBold ? run.emphasis.union(.bold) : run.emphasis
                runs.append(RichText.Run(String(plain[next..<stop]), emphasis, link: run.link))
                next = stop
            }
            for place in places where place.upperBound > start && place.lowerBound < end {
                append(upTo: max(place.lowerBound, start), isBold: false)
                append(upTo: min(place.upperBound, end), isBold: true)
            }
            append(upTo: end, isBold: false)
            start = end
        }
        return RichText(runs)
    }

    // MARK: Finding

    /// A word of a text, or some initials.
    private struct Token {
        var range: Range<String.Index>
        var text: Substring
        /// Whether nothing but blanks stands before it, behind another one.
        var isJoined = false
        /// Whether a comma and blanks do.
        var isBehindComma = false

        var isCapital: Bool { text.first?.isUppercase ?? false }

        /// Whether it is one to three capitals, with full stops and hyphens or without.
        var isInitials: Bool {
            let letters = text.filter(\.isLetter)
            return (1...3).contains(letters.count) && letters.allSatisfy(\.isUppercase)
        }
    }

    /// Where the name stands in a text.
    private func places(in text: String) -> [Range<String.Index>] {
        let tokens = Self.tokens(of: text)
        var places: [Range<String.Index>] = []
        for index in tokens.indices {
            let end = index + family.count
            guard end <= tokens.count, tokens[index + family.count - 1].isCapital,
                zip(tokens[index..<end], family).allSatisfy({ Self.folded($0.text) == $1 }),
                tokens[(index + 1)..<end].allSatisfy(\.isJoined)
            else { continue }
            guard let first = before(index, tokens) ?? (follows(index, tokens) ? nil : index),
                let last = first < index ? end - 1 : behind(end, tokens)
            else { continue }
            // "Ada Lovelace Prize"
            if first < index, last + 1 < tokens.count, tokens[last + 1].isJoined,
                tokens[last + 1].isCapital
            {
                continue
            }
            places.append(tokens[first].range.lowerBound..<tokens[last].range.upperBound)
        }
        return places
    }

    /// Whether a name or initials end where the family name begins: then that is somebody else's.
    private func follows(_ index: Int, _ tokens: [Token]) -> Bool {
        tokens[index].isJoined && tokens[index - 1].isCapital
            && !NameWords.isTitle(tokens[index - 1].text)
    }

    /// The first of the given names before the family name; nil if there are none, or others.
    private func before(_ index: Int, _ tokens: [Token]) -> Int? {
        var first = index
        while tokens[first].isJoined, isGiven(tokens[first - 1]) { first -= 1 }
        guard first < index, !follows(first, tokens),
            isOwn(tokens[first..<index].flatMap(units))
        else { return nil }
        return first
    }

    /// The last of the given names behind the family name; nil if there are none, or others.
    private func behind(_ end: Int, _ tokens: [Token]) -> Int? {
        guard end < tokens.count, tokens[end].isJoined || tokens[end].isBehindComma,
            isGiven(tokens[end])
        else { return nil }
        var last = end
        while last + 1 < tokens.count, tokens[last + 1].isJoined, isGiven(tokens[last + 1]) {
            last += 1
        }
        return isOwn(tokens[end...last].flatMap(units)) ? last : nil
    }

    private func isGiven(_ token: Token) -> Bool {
        token.isCapital
            && (token.isInitials
                || units(token).allSatisfy { unit in given.contains { Self.agree(unit, $0) } })
    }

    /// Whether given names and initials are the person's, as far as both go; what is more can only be
    /// an initial.
    private func isOwn(_ units: [String]) -> Bool {
        zip(units, given).allSatisfy { unit, own in
            Self.agree(unit, own)
        } && units.dropFirst(given.count).allSatisfy { $0.count == 1 }
    }

    /// Whether two given names are one, or one is the other's initial.
    private static func agree(_ one: String, _ other: String) -> Bool {
        one == other || min(one.count, other.count) == 1 && one.first == other.first
    }

    // MARK: Words

    private static func tokens(of text: String) -> [Token] {
        var tokens: [Token] = []
        var start: String.Index?
        func finish(_ end: String.Index) {
            guard let first = start else { return }
            start = nil
            var token = Token(range: first..<end, text: text[first..<end])
            // A full stop is part of an initial alone.
            if !token.isInitials {
                token.text = token.text.prefix { $0 != "." }
                token.range = first..<token.text.endIndex
            }
            if let last = tokens.last {
                let gap = text[last.range.upperBound..<first]
                token.isJoined = gap.allSatisfy { $0.isWhitespace || $0 == "-" }
                token.isBehindComma = gap.first == "," && gap.dropFirst().allSatisfy(\.isWhitespace)
            }
            tokens.append(token)
        }
        for index in text.indices {
            let character = text[index]
            let isInside = character.isLetter || start != nil && "-‐’'.".contains(character)
            if isInside { start = start ?? index } else { finish(index) }
            if character == "." { finish(text.index(after: index)) }
        }
        finish(text.endIndex)
        return tokens
    }

    /// The parts of a given name, or each of some initials, folded.
    private static func units(_ word: Substring) -> [String] {
        let parts = word.split { "-‐.".contains($0) }
        let letters = word.filter(\.isLetter)
        let isInitials = (1...3).contains(letters.count) && letters.allSatisfy(\.isUppercase)
        return isInitials ? letters.map { String($0).folded } : parts.map { String($0).folded }
    }

    private func units(_ token: Token) -> [String] {
        // "ADA" is a name in capitals, if it is the person's.
        let whole = Self.folded(token.text)
        return given.contains(whole) ? [whole] : Self.units(token.text)
    }

    private static func folded(_ word: Substring) -> String { String(word).folded }
}
