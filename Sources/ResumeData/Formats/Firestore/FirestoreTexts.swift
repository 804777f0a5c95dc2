import Characters
import Languages
import SourceTree

/// The texts that documents name by keys, in the languages in which there are some.
///
/// Both shapes are read: a document a language (`es: {"works.abc.title": …}`, where maps may make
/// the parts of keys), and a document a text (`works.abc.title: {"es": …, "en": …}`).
struct FirestoreTexts {
    private var tables: [String: [String: Node]] = [:]
    /// The language that is printed; nil if there are no texts.
    private(set) var language: String?

    /// Gathers texts.
    ///
    /// - Parameters:
    ///   - documents: the documents of the collection, by their names, with their values.
    ///   - wanted: the language of the resume; nil if it does not say.
    init(_ documents: [(name: String, fields: [Node.Member])], language wanted: String?) {
        for (name, fields) in documents {
            let languages = fields.filter { Self.tag($0.key) != nil }
            // Keys may look like languages: `ios: {"en": …}` is a text, `es: {"bio": …}` is not.
            let isText =
                languages.count == fields.count
                && languages.contains { ["en", wanted].contains(Self.tag($0.key)) }
            if let tag = Self.tag(name), !isText {
                for field in fields { add(field.value, at: field.key, to: tag) }
                continue
            }
            // A document that has its key as a field may have any name.
            let key = fields.first { $0.key == "key" }?.value.string ?? name
            for field in languages { add(field.value, at: key, to: Self.tag(field.key) ?? "") }
            if languages.isEmpty {
                for field in fields { add(field.value, at: field.key, to: name) }
            }
        }
        language = Self.choice(of: tables.keys.sorted(), for: wanted)
    }

    /// The languages, by their tags in alphabetical order.
    var languages: [String] { tables.keys.filter { LanguageTag.known($0) != nil }.sorted() }

    /// Whether there are any.
    var isEmpty: Bool { tables.isEmpty }

    /// The text of a key, and its language, which may be another one; nil if there is none.
    func text(_ key: String) -> (text: Node, language: String)? {
        let others = tables.keys.sorted { ($0 != "en" ? 1 : 0, $0) < ($1 != "en" ? 1 : 0, $1) }
        return ([language].compactMap { $0 } + others).lazy.compactMap { language in
            tables[language]?[key].map { ($0, language) }
        }.first
    }

    /// The language wanted or one of its kin, else English, else the first: the only one.
    static func choice(of tags: [String], for wanted: String?) -> String? {
        for language in [wanted, "en"].compactMap({ $0 }) {
            if let found = LanguageTag.kin(of: language, in: tags) { return found }
        }
        return tags.first
    }

    /// A language with a script and a region at most: many keys have the shape of a longer tag.
    private static func tag(_ name: String) -> String? {
        guard !name.contains(where: { $0 == "." || $0 == "@" }),
            let tag = LanguageTag.normalized(name)
        else { return nil }
        let parts = tag.split(separator: "-").dropFirst()
        return parts.allSatisfy { [2, 4].contains($0.count) || Int($0) != nil } ? tag : nil
    }

    private mutating func add(_ value: Node, at key: String, to language: String) {
        switch value.value {
        case .object(let members):
            for member in members { add(member.value, at: key + "." + member.key, to: language) }
        case .array(let elements):
            for (index, element) in elements.enumerated() {
                add(element, at: key + ".\(index)", to: language)
            }
            tables[language, default: [:]][key] = value
        default: tables[language, default: [:]][key] = value
        }
    }
}
