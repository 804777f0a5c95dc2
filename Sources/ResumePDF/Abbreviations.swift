import Characters

/// What abbreviations stand for, where a text gives both: "intensive care unit (ICU)" or "ICU (intensive
/// care unit)".
///
/// An abbreviation has two to eight letters and digits, capitals at its start and in most places. Each
/// begins one of the words beside it or is a capital in one, in their order; words of three letters at
/// most, such as "of", may lack theirs, and small letters of the abbreviation are not counted if they
/// cannot be, as in "BSc". (Schwartz and Hearst, A Simple Algorithm for Identifying
/// Abbreviation Definitions in Biomedical Text, 2003, takes letters inside words as well, and errs with
/// names in brackets.)
struct Abbreviations: Equatable {
    /// The words, by the abbreviation.
    private(set) var words: [String: String] = [:]

    /// How far from a bracket words are looked for, in bytes: there may be as many brackets as letters.
    private static let reach = 500

    /// Adds those that a text gives; the first words of an abbreviation count.
    mutating func read(_ text: String) {
        let bytes = text.utf8
        for bracket in bytes.indices where bytes[bracket] == UInt8(ascii: "(") {
            let start = bytes.index(after: bracket)
            guard let end = bytes[start...].prefix(Self.reach).firstIndex(of: UInt8(ascii: ")")),
                case let before = bytes[..<bracket].suffix(Self.reach)
                    .split(separator: UInt8(ascii: " ")).map({ Substring($0) }),
                let last = before.last
            else { continue }
            let inside = text[start..<end]
            if Self.isAbbreviation(inside) {
                let others = before.dropLast().suffix(2 * inside.count + 5)
                let clause = others.reversed().prefix { !$0.endsClause }.reversed()
                add(inside, for: clause + [last], wholly: false)
            } else if Self.isAbbreviation(last) {
                add(last, for: inside.split(separator: " "), wholly: true)
            }
        }
    }

    /// Where abbreviations stand in a text, in bytes of UTF-8, with their words; not where these stand
    /// beside them.
    func places(in text: String) -> [(range: Range<Int>, words: String)] {
        var places: [(range: Range<Int>, words: String)] = []
        let parts = text.split { !$0.isLetter && !$0.isNumber }
        for part in parts {
            guard let words = words[String(part)] else { continue }
            let isGiven =
                text[..<part.startIndex].last == "(" && text[part.endIndex...].first == ")"
            if isGiven || text[part.endIndex...].hasPrefix(" (") { continue }
            let start = text.utf8.distance(from: text.startIndex, to: part.startIndex)
            places.append((start..<start + part.utf8.count, words))
        }
        return places
    }

    /// Adds an abbreviation, if it is one of the last of some words, or of all.
    private mutating func add(
        _ abbreviation: Substring, for candidates: [Substring], wholly: Bool
    ) {
        func start(of letters: String) -> Int? {
            letters.count < 2 ? nil : Self.start(of: Array(letters.folded), in: candidates)
        }
        guard words[String(abbreviation)] == nil,
            let start = start(of: String(abbreviation))
                ?? start(of: abbreviation.filter(\.isUppercase)),
            !wholly || start == 0
        else { return }
        let found = candidates[start...].joined(separator: " ")
        words[String(abbreviation)] = found.trimmed
    }

    private static func isAbbreviation(_ text: Substring) -> Bool {
        text.first?.isUppercase == true && (2...8).contains(text.count)
            && text.allSatisfy { $0.isLetter || $0.isNumber }
            && 2 * text.count(where: \.isUppercase) > text.count
    }

    /// The first of the last words that folded letters stand for; nil if they do not.
    private static func start(of letters: [Character], in words: [Substring]) -> Int? {
        var rest = letters[...]
        for index in words.indices.reversed() {
            for part in words[index].split(separator: "-").reversed() {
                guard let initial = part.first(where: { $0.isLetter || $0.isNumber }) else {
                    return nil
                }
                let capitals = part.drop { $0 != initial }.dropFirst().filter(\.isUppercase)
                for capital in capitals.reversed() where String(capital).folded.first == rest.last {
                    rest.removeLast()
                }
                if !rest.isEmpty, String(initial).folded.first == rest.last {
                    rest.removeLast()
                } else if part.count > 3 {
                    return nil
                }
            }
            if rest.isEmpty { return index }
        }
        return nil
    }
}

extension Substring {
    /// Whether words after this one belong to something else.
    fileprivate var endsClause: Bool { last.map { ".,;:!?)".contains($0) } ?? false }
}

extension String {
    /// The text without signs at its ends.
    fileprivate var trimmed: String {
        func isSign(_ character: Character) -> Bool { !character.isLetter && !character.isNumber }
        return String(drop(while: isSign).reversed().drop(while: isSign).reversed())
    }
}
