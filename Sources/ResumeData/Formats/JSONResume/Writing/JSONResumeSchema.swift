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
            ("$id", .text("urn:resume-pdf:resume")),
            ("title", .text("A resume")),
            ("description", .text("JSON Resume as resume-pdf reads it, with what it adds to it.")),
            ("type", .text("object")),
            ("properties", .map(file)),
            ("additionalProperties", .map([("items", reference("entry"))])),
            ("definitions", .map(definitions)),
        ])
    }

    private static var file: [(String, Node)] {
        var keys = [
            Key("$schema", [], "What the file follows, for editors.", types("string")),
            Key(
                "basics", JSONResumeFormat.sections.spellings(of: "basics"),
                "Who the person is, and how to reach them.",
                types("object", "null") + [("properties", .map(properties(person)))]),
        ]
        keys += Resume.sections.map { section in
            Key(
                section.sectionKey, section.sectionSpellings,
                "The section \"\(section.sectionKey)\": a list of entries.",
                list(of: section.sectionKey))
        }
        keys.append(
            Key(
                "meta", [], "What the file says about itself.",
                types("object", "null") + [("properties", .map(properties(meta)))]))
        return properties(keys)
    }

    /// The kinds of entries, by their sections' keys.
    private static var definitions: [(String, Node)] {
        Resume.sections.map { ($0.sectionKey, entry($0)) } + [
            ("role", entry(Role.self)),
            ("location", .map([("properties", .map(properties(location)))])),
            ("entry", .map([("properties", .map(properties(keys(CustomEntry.self))))])),
        ]
    }

    private static func entry<Entry: ResumeEntry>(_ kind: Entry.Type) -> Node {
        .map(
            types("object", "string", "array", "null")
                + [("properties", .map(properties(keys(kind))))])
    }

    // MARK: Keys

    /// A key, what it is for, and what may stand there.
    private struct Key {
        var name: String
        var spellings: [String]
        var summary: String
        var shape: [(String, Node)]

        init(_ name: String, _ spellings: [String], _ summary: String, _ shape: [(String, Node)]) {
            (self.name, self.spellings, self.summary, self.shape) = (
                name, spellings, summary, shape
            )
        }

        /// Whether anything may stand there.
        var isOpen: Bool { shape.first?.1.array?.count == JSONResumeSchema.allTypes.count }

        init(_ name: String, in table: KeyTable, _ summary: String, _ shape: [(String, Node)]) {
            self.init(name, table.spellings(of: name), summary, shape)
        }
    }

    /// The keys, then their other spellings, which editors know and do not suggest.
    private static func properties(_ keys: [Key]) -> [(String, Node)] {
        var known = Set(keys.map(\.name))
        var members = keys.map { key in
            (key.name, Node.map([("description", .text(key.summary))] + key.shape))
        }
        for key in keys {
            for spelling in key.spellings where known.insert(spelling).inserted {
                let words = [
                    ("description", Node.text("It is read as \"\(key.name)\".")),
                    ("doNotSuggest", Node(made: .bool(true))),
                ]
                members.append((spelling, .map(words + (key.isOpen ? [] : key.shape))))
            }
        }
        return members
    }

    private static func keys<Entry: ResumeEntry>(_: Entry.Type) -> [Key] {
        Entry.fields.flatMap { field in
            field.keys.map { key in
                let summary =
                    switch key.name {
                    case field.key: field.summary
                    case "startDate": "The first day: YYYY-MM-DD, YYYY-MM or YYYY."
                    case "endDate": "The last day; what has none goes on."
                    default: "It stands for \"\(field.key)\" where that is missing."
                    }
                return Key(key.name, key.spellings, summary, shape(field.value))
            }
        }
    }

    private static func shape<Entry>(_ value: EntryField<Entry>.Value) -> [(String, Node)] {
        switch value {
        case .text, .prose, .page, .date, .span: anything("string")
        case .place: anything("string") + [("allOf", .list([reference("location")]))]
        case .items, .phrases: anything("array")
        case .roles: list(of: "role")
        }
    }

    private static let person = [
        Key("name", in: Person.keys, "The full name.", anything("string")),
        Key(
            "label", in: Person.keys, "The headline under the name, such as a job title.",
            anything("string")),
        Key(
            "image", in: Person.keys, "The photo: the path of a PNG or JPEG file, or its address.",
            types("string", "object", "null")),
        Key("email", in: Person.keys, "The e-mail address.", anything("string")),
        Key("phone", in: Person.keys, "The telephone number.", anything("string")),
        Key("url", in: Person.keys, "The home page.", anything("string")),
        Key("summary", in: Person.keys, "A text that introduces the person.", anything("string")),
        Key(
            "location", in: Person.keys, "Where they live.",
            types("object", "string", "array", "null")
                + [("allOf", .list([reference("location")]))]),
        Key(
            "profiles", in: Person.keys, "Accounts with networks.",
            types("array", "object", "string", "null") + [
                (
                    "items",
                    .map(
                        types("object", "string", "array", "null")
                            + [("properties", .map(properties(profile)))])
                )
            ]),
    ]

    private static let location = [
        Key("address", in: Location.keys, "Street and number.", anything("string")),
        Key("postalCode", in: Location.keys, "The postal code.", anything("string")),
        Key("city", in: Location.keys, "The town.", anything("string")),
        Key(
            "countryCode", in: Location.keys, "The country: two letters of ISO 3166-1.",
            anything("string")),
        Key("region", in: Location.keys, "The state, province or region.", anything("string")),
    ]

    private static let profile = [
        Key("network", in: Profile.keys, "The network's name.", anything("string")),
        Key("username", in: Profile.keys, "The person's name there.", anything("string")),
        Key("url", in: Profile.keys, "The account's page.", anything("string")),
    ]

    private static let meta = [
        Key(
            "canonical", in: Meta.keys, "Where the newest version of the file is found.",
            anything("string")),
        Key("version", in: Meta.keys, "The version of the file.", anything("string")),
        Key(
            "lastModified", in: Meta.keys, "When it was last changed (ISO 8601).",
            anything("string")),
        Key(
            "language", in: Meta.keys, "The language of titles and dates (BCP 47), such as en.",
            anything("string")),
        Key(
            "layout", in: Meta.keys, "The layout: its name, or changes to one.",
            types("string", "object", "null")),
        Key("pages", in: Meta.keys, "The most pages that it is to have.", anything("number")),
    ]

    // MARK: Values

    private static func types(_ types: String...) -> [(String, Node)] {
        [("type", .list(types.map { .text($0) }))]
    }

    /// A value of one type, for which the reader takes any other.
    private static func anything(_ type: String) -> [(String, Node)] {
        [("type", .list(([type] + allTypes.filter { $0 != type }).map { .text($0) }))]
    }

    private static let allTypes = ["string", "number", "boolean", "array", "object", "null"]

    private static func list(of kind: String) -> [(String, Node)] {
        types("array", "object", "string", "null") + [("items", reference(kind))]
    }

    private static func reference(_ kind: String) -> Node {
        .map([("$ref", .text("#/definitions/\(kind)"))])
    }
}
