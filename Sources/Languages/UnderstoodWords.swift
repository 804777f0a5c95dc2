import Characters
package import ResumeModel
import SourceTree
import Synchronization

/// What people write for dates, levels, countries and work that is not full-time, in all languages that
/// there are files of.
///
/// English is read first. For a word that it does not have, the others are searched as they are
/// written, which costs little, and only those that may have it are read.
package final class UnderstoodWords: Sendable {
    /// What a word or phrase says in a date.
    package enum DateWord: Sendable, Equatable {
        /// A month, 1 to 12.
        case month(Int)
        /// That something goes on until today.
        case ongoing
        /// Nothing, like "of" in "9th of March".
        case filler
        /// That the number after it is a month's, like "tháng" in "tháng 3".
        case monthSign
    }

    /// What a word or phrase says of a level.
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
        /// Phrases for work that is not full-time, in folded words.
        var partTime: Set<String> = []
    }

    /// The files of one language.
    struct Source: Sendable {
        private let files: [(name: String, bytes: [UInt8])]
        private let read: @Sendable ([(name: String, bytes: [UInt8])]) -> Table
        /// Whether a person's own is among them, of which it is not known how it is written.
        private let hasOwn: Bool

        /// Takes the files, the one that wins first, and what makes a table of them.
        init(
            _ files: [(name: String, isBuiltIn: Bool, bytes: [UInt8])],
            table: @escaping @Sendable ([(name: String, bytes: [UInt8])]) -> Table
        ) {
            self.files = files.map { ($0.name, $0.bytes) }
            hasOwn = files.contains { !$0.isBuiltIn }
            read = table
        }

        var table: Table { read(files) }

        /// Whether a phrase of some words may be in the table.
        func mayHave(_ search: PhraseSearch) -> Bool {
            hasOwn || files.contains { search.mayFind(in: $0.bytes) }
        }
    }

    private struct State {
        var table = Table()
        var hasEnglish = false
        /// The languages that were not read; nil before any but English was looked at.
        var waiting: [Source]?
        /// What was looked for in all languages.
        var sought: Set<[String]> = []
    }

    private let state = Mutex(State())
    private let tags: @Sendable () -> [String]
    private let source: @Sendable (_ tag: String) -> Source
    /// The countries' names.
    package let countries: CountryCatalog

    /// Makes words of which each language's are read when they are needed.
    init(
        countries: CountryCatalog, tags: @escaping @Sendable () -> [String],
        source: @escaping @Sendable (_ tag: String) -> Source
    ) {
        self.countries = countries
        self.tags = tags
        self.source = source
    }

    /// Words of no language.
    package convenience init() {
        self.init(
            countries: CountryCatalog(), tags: { [] }, source: { _ in Source([]) { _ in Table() } })
    }

    /// What a word of a date says, in folded letters; nil if it is none.
    package func date(_ word: String) -> DateWord? {
        find(word.split(separator: " ").map(String.init)) { $0.dates[word] }
    }

    /// What a word of a level says, in folded letters; nil if it is none.
    package func level(_ word: String) -> LevelWord? { find([word]) { $0.levels[word] } }

    /// The longest phrase among some folded words that is a level: the number of its first word, and
    /// the share of the whole; nil if there is none.
    package func longestLevel(in words: [String]) -> (start: Int, share: Double)? {
        func level(_ range: Range<Int>, _ table: Table) -> (start: Int, share: Double)? {
            let phrase = words[range].joined(separator: " ")
            guard case .share(let share)? = table.levels[phrase] else { return nil }
            return (range.lowerBound, share)
        }
        // Most levels are one phrase.
        if let whole = find(words, { level(words.indices, $0) }) { return whole }
        return state.withLock { state in
            for length in (1..<max(words.count, 1)).reversed() {
                for start in 0...(words.count - length) {
                    if let found = level(start..<(start + length), state.table) { return found }
                }
            }
            return nil
        }
    }

    /// What stands between the ends of a span, with its blanks, in the languages that have one of some
    /// folded words there, and in others.
    package func separators(among words: [String]) -> [String] {
        _ = find(words) { _ in Bool?.none }
        return state.withLock { $0.table.separators }
    }

    /// Whether a text says that work is not full-time, in any language that there is a file of.
    package func saysPartTime(_ text: String) -> Bool {
        let words = " \(text.foldedWords.joined(separator: " ")) "
        func says(_ table: Table) -> Bool {
            table.partTime.contains { phrase in
                // Ideographs, kana and Hangul have no blanks around words.
                let isLetters = phrase.unicodeScalars.allSatisfy { $0.value < 0x1100 }
                return words.contains(isLetters ? " \(phrase) " : phrase)
            }
        }
        return state.withLock { state in
            if says(state.table) { return true }
            for source in state.waiting ?? tags().map(source) { state.table.merge(source.table) }
            (state.hasEnglish, state.waiting) = (true, [])
            return says(state.table)
        }
    }

    /// Looks something up, in all languages that may have it if it is not in those that were read.
    ///
    /// No word means one thing in a language and another in another, so their order does not matter.
    private func find<Found: Sendable>(_ words: [String], _ look: (Table) -> Found?) -> Found? {
        state.withLock { state in
            if !state.hasEnglish {
                state.hasEnglish = true
                state.table.merge(source("en").table)
            }
            if let found = look(state.table) { return found }
            guard state.sought.insert(words).inserted else { return nil }
            let waiting = state.waiting ?? tags().filter { $0 != "en" }.map(source)
            let search = PhraseSearch(words)
            state.waiting = waiting.filter { source in
                guard source.mayHave(search) else { return true }
                state.table.merge(source.table)
                return false
            }
            return look(state.table)
        }
    }
}

extension UnderstoodWords.Table {
    /// Adds the words of a language.
    mutating func merge(_ other: Self) {
        dates.merge(other.dates) { first, _ in first }
        levels.merge(other.levels) { first, _ in first }
        separators += other.separators.filter { !separators.contains($0) }
        partTime.formUnion(other.partTime)
    }

    /// Takes a language's own names of months.
    mutating func add(_ words: LanguageWords) {
        for names in words.monthNames {
            for (index, name) in names.enumerated() where !name.isEmpty {
                let name = name.folded
                dates[name.hasSuffix(".") ? String(name.dropLast()) : name] = .month(index + 1)
            }
        }
        if !words.present.isEmpty { dates[words.present.folded] = .ongoing }
    }

    /// Takes the second document of a language's file.
    mutating func read(_ map: LanguageMap) {
        let months = map.map("months")
        for month in 1...12 {
            for name in months.texts(String(month)) { dates[name.folded] = .month(month) }
        }
        for word in map.texts("ongoing") { dates[word.folded] = .ongoing }
        for word in map.texts("within-dates") { dates[word.folded] = .filler }
        for word in map.texts("before-months") { dates[word.folded] = .monthSign }
        separators += map.texts("between-dates")
        for word in map.texts("of") { levels[word.folded] = .divider }
        for word in map.texts("not") { levels[word.folded] = .denial }
        for phrase in map.texts("part-time") {
            partTime.insert(phrase.foldedWords.joined(separator: " "))
        }
        let phrases = map.map("levels")
        for (name, share) in Self.grades {
            for phrase in phrases.texts(name) {
                levels[phrase.foldedWords.joined(separator: " ")] = .share(share)
            }
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
