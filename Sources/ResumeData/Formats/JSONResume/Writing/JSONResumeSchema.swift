import ResumeModel
package import SourceTree

/// The JSON Schema of resumes, for editors that complete and check as one types.
///
/// Draft 7, since that is what editors' YAML plug-ins know best. It takes what the reader takes
/// without an error, other spellings and fields of one's own among it; the first of several types is
/// the one that is meant.
package enum JSONResumeSchema {
    /// The schema as text.
    package static var text: String { JSONWriter.text(of: schema) }

    package static var schema: Node {
        .map([
            ("$schema", .text("http://json-schema.org/draft-07/schema#")),
            ("$id", .text("urn:resume-pdf:resume")), ("title", .text("A resume")),
            ("description", .text("JSON Resume as resume-pdf reads it, with what it adds to it.")),
            ("type", .text("object")), ("properties", .map(file)),
            ("additionalProperties", .map([("items", reference("entry"))])),
            ("definitions", .map(definitions)),
        ])
    }

    private static var file: [(String, Node)] {
        let (person, spellings) = JSONResumeFormat.person
        var keys: [Key] = [
            ("$schema", [], "What the file follows, for editors.", types("string")),
            (person, spellings, "Who the person is, and how to reach them.", map(of: Person.self)),
        ]
        keys += Resume.sections.map { section in
            (
                section.sectionKey, section.sectionSpellings,
                "The section \"\(section.sectionKey)\": a list of entries.",
                list(of: section.sectionKey)
            )
        }
        keys.append(("meta", [], "What the file says about itself.", map(of: Meta.self)))
        keys.append(
            (
                TitledSection.key, [],
                "Sections under titles of their own, in order: each has a title, what its entries are "
                    + "of, such as work, and the entries.", titledSections
            ))
        keys.append(notes)
        return properties(keys)
    }

    private static var titledSections: [(String, Node)] {
        var kinds = Resume.sections.map { Node.text($0.sectionKey) }
        kinds += [Node.text("summary"), Node.text(TitledSection.own)]
        let keys: [Key] = [
            ("title", [], "What the section is called.", anything("string")),
            (
                TitledSection.kind, [], "What its entries are of; without it, of one's own.",
                [("enum", .list(kinds))]
            ),
            ("entries", ["items"], "Its entries.", list(of: "entry")),
        ]
        return anything("array") + [
            ("items", .map([("properties", .map(properties(keys)))]))
        ]
    }

    /// The kinds of entries, by their sections' keys.
    private static var definitions: [(String, Node)] {
        Resume.sections.map { section in
            (section.sectionKey, entry(section, besides: unprinted[section.sectionKey] ?? []))
        } + [
            ("text", textInLanguages), ("role", entry(Role.self)),
            ("location", .map([("properties", properties(Location.self))])),
            ("entry", .map([("properties", properties(CustomEntry.self))])),
        ]
    }

    private static func entry<Part: ResumePart>(
        _ kind: Part.Type, besides others: [Key] = []
    ) -> Node {
        .map(anyEntry + [("properties", properties(kind, besides: others))])
    }

    /// What is of use to other programs alone, by sections.
    private static var unprinted: [String: [Key]] {
        [
            SkillGroup.sectionKey: [
                (
                    "icon", [], "The name of a picture, for apps; it does not print.",
                    anything("string")
                )
            ]
        ]
    }

    /// What only the person is to read.
    private static var notes: Key {
        (
            Node.notesKey, [], "What only you are to read; it prints with --notes alone.",
            anything("string")
        )
    }

    // MARK: Keys

    /// A key, what it is for, and what may stand there.
    private typealias Key = (
        name: String, spellings: [String], summary: String, shape: [(String, Node)]
    )

    /// The keys, then their other spellings, which editors know and do not suggest.
    private static func properties(_ keys: [Key]) -> [(String, Node)] {
        var known = Set(keys.map(\.name))
        var members = keys.map { key in
            (key.name, Node.map([("description", .text(key.summary))] + key.shape))
        }
        for key in keys {
            // Where anything may stand, nothing is to be said of it.
            let shape = isAnything(key.shape) ? [] : key.shape
            for spelling in key.spellings where known.insert(spelling).inserted {
                let words = [
                    ("description", Node.text("It is read as \"\(key.name)\".")),
                    ("doNotSuggest", Node(made: .bool(true))),
                ]
                members.append((spelling, .map(words + shape)))
            }
        }
        return members
    }

    private static func properties<Part: ResumePart>(
        _: Part.Type, besides others: [Key] = []
    ) -> Node {
        let keys = Part.fields.flatMap { field in
            field.keys.map { key -> Key in
                let summary =
                    switch key.name {
                    case field.key: field.summary
                    case "startDate": "The first day: YYYY-MM-DD, YYYY-MM or YYYY."
                    case "endDate": "The last day; what has none goes on."
                    default: "It stands for \"\(field.key)\" where that is missing."
                    }
                return (key.name, key.spellings, summary, shape(field.value))
            }
        }
        return .map(properties(keys + others + [notes]))
    }

    private static func shape<Part>(_ value: EntryField<Part>.Value) -> [(String, Node)] {
        switch value {
        case .plain(_, .picture, _), .layout: types("string", "object", "null")
        case .text, .prose, .plain(_, .words, _), .plain(_, .name, _): anyText
        case .page, .date, .span, .plain, .moment: anything("string")
        case .place: anything("string") + [("allOf", .list([reference("location")]))]
        case .items, .phrases: anything("array")
        case .roles: list(of: "role")
        case .pages: anything("number")
        case .location: anyEntry + [("allOf", .list([reference("location")]))]
        case .profiles: list(entry(Profile.self))
        }
    }

    // MARK: Values

    private static func types(_ types: String...) -> [(String, Node)] {
        [("type", .list(types.map { .text($0) }))]
    }

    /// A value of one type, for which the reader takes any other.
    private static func anything(_ type: String) -> [(String, Node)] {
        [("type", .list(([type] + allTypes.filter { $0 != type }).map { .text($0) }))]
    }

    /// A text, perhaps in several languages.
    private static let anyText = [("allOf", Node.list([reference("text")]))]

    private static var textInLanguages: Node {
        .map(
            [("description", .text("A text, or a map of it in several languages, by their tags."))]
                + anything("string") + [
                    (
                        "patternProperties",
                        .map([
                            (
                                "^[A-Za-z]{2,3}([-_][A-Za-z0-9]+)*$",
                                .map([("description", .text("The text in this language."))])
                            )
                        ])
                    )
                ])
    }

    /// Whether a shape takes all values alike.
    private static func isAnything(_ shape: [(String, Node)]) -> Bool {
        shape.first?.0 == anyText[0].0 || shape.first?.1.array?.count == allTypes.count
    }

    private static let allTypes = ["string", "number", "boolean", "array", "object", "null"]

    /// What an entry may be.
    private static let anyEntry = types("object", "string", "array", "null")

    private static func map<Part: ResumePart>(of kind: Part.Type) -> [(String, Node)] {
        types("object", "null") + [("properties", properties(kind))]
    }

    private static func list(of kind: String) -> [(String, Node)] { list(reference(kind)) }

    private static func list(_ items: Node) -> [(String, Node)] {
        types("array", "object", "string", "null") + [("items", items)]
    }

    private static func reference(_ kind: String) -> Node {
        .map([("$ref", .text("#/definitions/\(kind)"))])
    }
}
