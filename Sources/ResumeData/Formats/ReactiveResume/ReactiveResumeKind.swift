import SourceTree

/// A kind of entries in exports of Reactive Resume, with what its keys mean.
///
/// Source: `libs/schema/src/sections` of its version 4, `packages/schema/src/resume/data.ts` of
/// version 5 and `schema/src/section.ts` of version 3.
struct ReactiveResumeKind: Sendable {
    /// The section of JSON Resume that its entries are of; nil for sections of the person's own.
    let section: String?
    /// What JSON Resume calls its keys, beside those that are the same in all kinds.
    let keys: [String: Meaning]

    /// What a value is.
    enum Meaning: Sendable, Equatable {
        /// A value of this key.
        case key(String)
        /// A text at length, which may end with a list of what was achieved.
        case text
        /// A text at length where there is no other one, and else a value of this key.
        case textOr(String)
        /// How well something is mastered: in words, which have this key, or in figures.
        case level(String)
        /// How well something is mastered, in figures of ten.
        case tenths(String)
        /// How well a skill is mastered, but a list of words where there are no keywords.
        case levelOrWords
        /// A page.
        case page
        /// Positions under one employer.
        case roles
    }

    /// What a key of an entry means; nil if it is one that the format does not have.
    func meaning(of key: String) -> Meaning? {
        keys[key] ?? (Self.same.contains(key) ? .key(key) : Self.common[key])
    }

    private static let same: Set<String> = [
        "name", "title", "position", "location", "keywords", "area", "courses", "email", "phone",
    ]
    private static let common: [String: Meaning] = [
        "summary": .text, "description": .text, "date": .key("date"), "period": .key("date"),
        "url": .page, "website": .page,
    ]

    /// What only an editor or a page has a use for.
    static let settings: Set<String> = [
        "id", "hidden", "visible", "icon", "iconColor", "columns", "separateLinks", "keepTogether",
        "startOnNewPage", "type", "options", "showHeading", "layout", "keywordLayout",
    ]

    // MARK: Kinds

    /// The kind of a section, by its identifier or by the type of a section of the person's own.
    static func named(_ name: String) -> Self? { kinds[name] }

    static let own = Self(
        section: nil,
        keys: [
            "title": .key("name"), "description": .textOr("subtitle"), "level": .level("level"),
            "levelNum": .tenths("level"), "content": .text,
        ])

    /// Positions under one employer (version 5).
    static let role = Self(section: nil, keys: [:])

    private static let work = Self(
        section: "work", keys: ["company": .key("name"), "roles": .roles])

    private static let kinds: [String: Self] = [
        "experience": work, "work": work,
        "education": Self(
            section: "education",
            keys: [
                "school": .key("institution"), "institution": .key("institution"),
                "degree": .key("studyType"), "studyType": .key("studyType"),
                "grade": .key("score"), "score": .key("score"),
            ]),
        "volunteer": Self(section: "volunteer", keys: ["organization": .key("organization")]),
        "projects": Self(section: "projects", keys: ["description": .textOr("description")]),
        "skills": Self(
            section: "skills",
            keys: levels("level").merging([
                "description": .levelOrWords, "proficiency": .levelOrWords,
            ]) { $1 }),
        "languages": Self(
            section: "languages",
            keys: levels("fluency").merging([
                "name": .key("language"), "language": .key("language"),
            ]) { $1 }),
        "interests": Self(section: "interests", keys: [:]),
        "awards": Self(
            section: "awards",
            keys: ["awarder": .key("awarder")].merging(plainTexts) { $1 }),
        "certifications": Self(
            section: "certificates",
            keys: ["title": .key("name"), "issuer": .key("issuer")].merging(plainTexts) { $1 }),
        "publications": Self(
            section: "publications",
            keys: [
                "title": .key("name"), "publisher": .key("publisher"), "date": .key("releaseDate"),
            ].merging(plainTexts) { $1 }),
        "references": Self(
            section: "references",
            keys: [
                "summary": .key("reference"), "description": .textOr("position"),
                "relationship": .key("relationship"),
            ]),
    ]

    /// Kinds whose entries have no list of what was achieved.
    private static let plainTexts: [String: Meaning] = [
        "summary": .key("summary"), "description": .key("summary"),
    ]

    private static func levels(_ words: String) -> [String: Meaning] {
        [
            "description": .key(words), "proficiency": .key(words), "fluency": .key(words),
            "level": .level(words), "levelNum": .tenths(words),
        ]
    }
}
