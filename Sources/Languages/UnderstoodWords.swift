import SourceTree
import Synchronization

/// What people write for dates and levels, in all languages that there are files of.
///
/// English is read first, then one file after the other until a word is known.
package final class UnderstoodWords: Sendable {
    /// What a word or phrase, in lower case, says in a date.
    package enum DateWord: Sendable, Equatable {
        /// A month, 1 to 12.
        case month(Int)
        /// That something goes on until today.
        case ongoing
        /// Nothing, like "of" in "9th of March".
        case filler
    }

    /// What a word or phrase, in lower case and without accents, says of a level.
    package enum LevelWord: Sendable, Equatable {
        /// The share of the whole, 0 to 1.
        case share(Double)
        /// That the phrase after it does not hold.
        case denial
        /// That the whole comes next, like "of" in "7 of 10".
        case divider
    }

    /// The words of one language, or of several.
    struct Table: Sendable {
        var dates: [String: DateWord] = [:]
        var levels: [String: LevelWord] = [:]
        /// What stands between the ends of a span, with its blanks.
        var separators: [String] = []
    }

    private struct State {
        var table = Table()
        var longestLevel = 1
        var waiting: [String]?
    }

    private let state = Mutex(State())
    private let tags: @Sendable () -> [String]
    private let table: @Sendable (_ tag: String) -> Table

    /// Makes words of which each language's are read when they are needed.
    init(
        tags: @escaping @Sendable () -> [String],
        table: @escaping @Sendable (_ tag: String) -> Table
    ) {
        self.tags = tags
        self.table = table
    }

    /// Words of no language.
    package convenience init() { self.init(tags: { [] }, table: { _ in Table() }) }

    /// What a word of a date says; nil if it is none.
    package func date(_ word: String) -> DateWord? { find { $0.dates[word] } }

    /// What a word or phrase of a level says; nil if it is none.
    package func level(_ phrase: String) -> LevelWord? { find { $0.levels[phrase] } }

    /// What stands between the ends of a span in any language.
    package var separators: [String] {
        _ = find { _ in Bool?.none }
        return state.withLock { $0.table.separators }
    }

    /// How many words the longest phrase of a level has.
    package var longestLevel: Int {
        _ = find { _ in Bool?.none }
        return state.withLock { $0.longestLevel }
    }

    /// Looks something up, in one language more each time that it is not there.
    private func find<Found: Sendable>(_ look: (Table) -> Found?) -> Found? {
        state.withLock { state in
            if let found = look(state.table) { return found }
            var waiting = state.waiting ?? (["en"] + tags().filter { $0 != "en" })
            defer { state.waiting = waiting }
            while !waiting.isEmpty {
                let next = table(waiting.removeFirst())
                state.table.dates.merge(next.dates) { first, _ in first }
                state.table.levels.merge(next.levels) { first, _ in first }
                state.table.separators += next.separators
                for phrase in next.levels.keys {
                    state.longestLevel = max(state.longestLevel, phrase.split(separator: " ").count)
                }
                if let found = look(next) { return found }
            }
            return nil
        }
    }
}

extension UnderstoodWords.Table {
    /// Takes a language's own names of months.
    mutating func add(_ words: LanguageWords) {
        for names in [words.months, words.shortMonths] {
            for (index, name) in names.enumerated() where !name.isEmpty {
                let name = name.lowercased()
                dates[name.hasSuffix(".") ? String(name.dropLast()) : name] = .month(index + 1)
            }
        }
        if !words.present.isEmpty { dates[words.present.lowercased()] = .ongoing }
    }

    /// Takes the second document of a language's file.
    mutating func read(_ map: LanguageMap) {
        let months = map.map("months")
        for month in 1...12 {
            for name in months.texts(String(month)) { dates[name] = .month(month) }
        }
        for word in map.texts("ongoing") { dates[word] = .ongoing }
        for word in map.texts("within-dates") { dates[word] = .filler }
        separators += map.texts("between-dates")
        for word in map.texts("of") { levels[word] = .divider }
        for word in map.texts("not") { levels[word] = .denial }
        let phrases = map.map("levels")
        for (name, share) in Self.grades {
            for phrase in phrases.texts(name) { levels[phrase] = .share(share) }
        }
    }

    /// The grades that phrases stand beside, as shares of the highest one.
    ///
    /// - CEFR, the Common European Framework of Reference for Languages (Council of Europe 2001,
    ///   table 1): A1 to C2, by sixths; its plus levels lie half way to the next.
    /// - ILR, the skill levels of the Interagency Language Roundtable, 0 to 5, by fifths. LinkedIn's
    ///   levels for languages are these: elementary, limited working, professional working, full
    ///   professional, native or bilingual.
    private static let grades: [(name: String, share: Double)] = {
        var grades = [(name: "none", share: 0.0)]
        for (index, name) in ["A1", "A2", "B1", "B2", "C1", "C2"].enumerated() {
            grades.append((name, Double(index + 1) / 6))
            if name != "C2" { grades.append((name + "+", (Double(index) + 1.5) / 6)) }
        }
        return grades + (1...5).map { ("ILR \($0)", Double($0) / 5) }
    }()
}
