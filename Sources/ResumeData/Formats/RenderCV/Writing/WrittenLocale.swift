import SourceTree

/// The language of a resume, and its own words for dates, as RenderCV's `locale` has them
/// (`english_locale.py` of 2.8).
struct WrittenLocale {
    /// What stands under `locale`; nothing for plain English, which RenderCV takes by itself.
    private(set) var members: [(String, Node)] = []
    private(set) var losses = CarryingOver()

    private static let usual = "english"

    /// Writes the language of a tag, and what a resume changes of its words.
    init(_ tag: String?, _ words: Node?) {
        let language = tag.flatMap(RenderCVLanguage.name)
        if let tag, language == nil {
            losses.lose("meta.language", "RenderCV has no words of \(Quoted(tag))")
        }
        for member in words?.object ?? [] where !member.value.isAbsent { add(member) }
        if !members.isEmpty || language.map({ $0 != Self.usual }) == true {
            members.insert(("language", .text(language ?? Self.usual)), at: 0)
        }
    }

    private mutating func add(_ word: Node.Member) {
        switch word.key {
        case "present" where word.value.string != nil: members.append(("present", word.value))
        case "months" where Self.areMonths(word.value): members.append(("month_names", word.value))
        case "short-months" where Self.areMonths(word.value):
            members.append(("month_abbreviations", word.value))
        case "durations":
            for length in word.value.object ?? [] { add(duration: length) }
        // They are the titles of the sections.
        case "titles": break
        default: losses.lose("meta.words.\(word.key)")
        }
    }

    /// Adds a word for a length of time; RenderCV writes the number before it.
    private mutating func add(duration: Node.Member) {
        let text = duration.value.string ?? ""
        let word = text.hasPrefix("{0} ") ? String(text.dropFirst(4)) : ""
        if word.isEmpty || word.contains("{0}") || !Self.lengths.contains(duration.key) {
            losses.lose("meta.words.durations.\(duration.key)")
        } else {
            members.append((duration.key, .text(word)))
        }
    }

    private static let lengths: Set<String> = ["month", "months", "year", "years"]

    private static func areMonths(_ node: Node) -> Bool {
        node.array?.count == 12 && node.array?.allSatisfy { $0.string != nil } == true
    }
}
