import Characters
import Languages
import ResumeModel
import SourceTree

/// The documents of a database as one tree in the form of JSON Resume.
struct FirestoreResume {
    private let parts: [(key: String, documents: [FirestoreDocument])]

    private let language: ReadLanguage?

    /// Sorts documents by what their collections are.
    ///
    /// - Parameters:
    ///   - documents: the documents.
    ///   - language: the language asked for; nil for the one that the documents say.
    init(_ documents: [FirestoreDocument], language: ReadLanguage? = nil) {
        self.language = language
        var parts: [(key: String, documents: [FirestoreDocument])] = []
        var places: [String: Int] = [:]
        for document in documents {
            let key = FirestoreCollections.part(document.collection) ?? document.collection
            if let place = places[key] {
                parts[place].documents.append(document)
            } else {
                places[key] = parts.count
                parts.append((key, [document]))
            }
        }
        self.parts = parts
    }

    /// The tree, with each value where the documents have it; nil if there is nothing of a resume.
    ///
    /// - Parameters:
    ///   - span: where the documents begin.
    ///   - words: what people write for dates, by which sections are put in order.
    ///   - context: what findings are told to.
    /// - Returns: the tree.
    func root(at span: SourceSpan, _ words: UnderstoodWords, _ context: MappingContext) -> Node? {
        var meta = self.meta(context)
        if let language {
            meta.removeAll(where: Self.isLanguage)
            let tag = Node(.string(language.tag), at: span)
            meta.append(Node.Member(key: "language", keySpan: span, value: tag))
        }
        let texts = self.texts(meta, context)
        if let language = texts.language.flatMap(LanguageTag.normalized), !Self.hasLanguage(meta) {
            let tag = Node(.string(language), at: span)
            meta.append(Node.Member(key: "language", keySpan: span, value: tag))
        }
        var person: [Node.Member] = []
        var contacts: [Node] = []
        var members: [Node.Member] = []
        func add(_ key: String, _ value: Node.Value) {
            members.append(Node.Member(key: key, keySpan: span, value: Node(value, at: span)))
        }
        let reader = FirestoreValue(context: context)
        for (key, documents) in parts where ![Self.meta, FirestoreCollections.texts].contains(key) {
            let isPerson = key == JSONResumeFormat.person.name
            let table = Self.table(of: key)
            let fields = FirestoreFields(
                context: context, texts: texts, table: table, arePersons: isPerson)
            if isPerson {
                person = fields.members(documents.flatMap { values($0, reader) })
                continue
            }
            let order = FirestoreOrder(
                section: key, table: table, context: MappingContext(file: "", words: words))
            let entries = order.sorted(
                documents.map { document in
                    Node(.object(fields.members(values(document, reader))), at: document.span)
                })
            switch key {
            case FirestoreCollections.contacts: contacts = entries
            case SkillGroup.sectionKey: add(key, .array(FirestoreSkills.grouped(entries)))
            default: add(key, .array(entries))
            }
        }
        Self.add(contacts, to: &person, at: span)
        if !person.isEmpty { add(JSONResumeFormat.person.name, .object(person)) }
        guard !members.isEmpty else { return nil }
        if !meta.isEmpty { add(Self.meta, .object(meta)) }
        return Node(.object(members), at: span)
    }

    /// The languages that there are texts in, if there are several.
    func languages(_ context: MappingContext) -> [LanguageCoverage] {
        let tags = texts(meta(context), context).languages
        return tags.count > 1 ? tags.map { LanguageCoverage($0) } : []
    }

    private static let meta = "meta"

    private func values(_ document: FirestoreDocument, _ reader: FirestoreValue) -> [Node.Member] {
        reader.fields(document.fields, at: document.span)
    }

    private func documents(_ key: String) -> [FirestoreDocument] {
        parts.first { $0.key == key }?.documents ?? []
    }

    private func meta(_ context: MappingContext) -> [Node.Member] {
        let reader = FirestoreValue(context: context, keepsMoments: true)
        let fields = FirestoreFields(
            context: context, texts: FirestoreTexts([], language: nil), table: Meta.keys)
        return fields.members(documents(Self.meta).flatMap { values($0, reader) })
    }

    private func texts(_ meta: [Node.Member], _ context: MappingContext) -> FirestoreTexts {
        let reader = FirestoreValue(context: context)
        let documents = documents(FirestoreCollections.texts)
        let wanted = meta.first(where: Self.isLanguage)
        let language = wanted?.value.string.flatMap(LanguageTag.normalized)
        let texts = FirestoreTexts(
            documents.map { ($0.name, values($0, reader)) }, language: language)
        if let wanted, let language, let chosen = texts.language,
            language.prefix(while: { $0 != "-" }) != chosen.prefix(while: { $0 != "-" })
        {
            context.report(
                .otherLanguage, Field(wanted, in: .root),
                "there are no texts in \(language); those in \(chosen.printable) are printed")
        }
        return texts
    }

    private static func isLanguage(_ member: Node.Member) -> Bool {
        Meta.keys.name(of: member.key) == "language"
    }

    private static func hasLanguage(_ meta: [Node.Member]) -> Bool {
        meta.contains(where: isLanguage)
    }

    /// The keys that the entries of a part have.
    private static func table(of part: String) -> KeyTable {
        func table<Entry: SectionEntry>(_: Entry.Type) -> KeyTable { KeyTable(of: Entry.self) }
        return switch part {
        case JSONResumeFormat.person.name: Person.keys
        case FirestoreCollections.contacts: Profile.keys
        default: Resume.section(part).map { table($0) } ?? CustomEntry.keys
        }
    }

    /// Adds ways to reach the person to those that the person's document has.
    private static func add(_ contacts: [Node], to person: inout [Node.Member], at span: SourceSpan)
    {
        guard !contacts.isEmpty else { return }
        if let index = person.firstIndex(where: { $0.key == "profiles" && $0.value.array != nil }) {
            person[index].value.value = .array((person[index].value.array ?? []) + contacts)
        } else {
            let value = Node(.array(contacts), at: span)
            person.append(Node.Member(key: "profiles", keySpan: span, value: value))
        }
    }
}
