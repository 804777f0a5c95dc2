/// A resume: who the person is, and what they have done.
public struct Resume: Sendable, Hashable {
    /// The person.
    public var basics = Person()
    /// Positions held.
    public var work: [Work] = []
    /// Voluntary work.
    public var volunteer: [Volunteer] = []
    /// Courses of study.
    public var education: [Education] = []
    /// Awards.
    public var awards: [Award] = []
    /// Certificates.
    public var certificates: [Certificate] = []
    /// Publications.
    public var publications: [Publication] = []
    /// Skills.
    public var skills: [SkillGroup] = []
    /// Languages spoken.
    public var languages: [Language] = []
    /// Interests.
    public var interests: [Interest] = []
    /// References.
    public var references: [Reference] = []
    /// Projects.
    public var projects: [Project] = []
    /// Sections of the person's own, in the file's order.
    public var custom: [CustomSection] = []
    /// What the file says about itself.
    public var meta = Meta()

    /// Makes an empty resume.
    public init() {}
}

/// What a resume file says about itself.
public struct Meta: Sendable, Hashable {
    /// Where the newest version of the file can be found.
    public var canonical: String?
    /// The version of the format or of the file, such as `v1.0.0`.
    public var version: String?
    /// When the file was last changed, in UTC.
    public var lastModified: Timestamp?
    /// The language of the texts, as a BCP 47 tag such as `en` or `es-MX`.
    public var language: String?
    /// What readers of the PDF show as its title; nil for the usual one.
    public var title: String?
    /// The most pages that it is to have; nil for as many as it takes.
    public var pages: Int?

    /// Makes an empty description.
    public init() {}
}

extension Meta: ResumePart {
    @usableFromInline package static let fields: [EntryField<Self>] = [
        EntryField(
            "canonical", "Where the newest version of the file is found.",
            .plain(Place({ $0.canonical }, { $0.canonical = $1 }))),
        EntryField(
            "version", "The version of the file.",
            .plain(Place({ $0.version }, { $0.version = $1 }), .version)),
        EntryField(
            "lastModified", "When it was last changed (ISO 8601).",
            .moment(Place({ $0.lastModified }, { $0.lastModified = $1 }))),
        EntryField(
            "language", "The language of titles and dates (BCP 47), such as en.",
            .plain(Place({ $0.language }, { $0.language = $1 }), .language),
            also: ["lang", "locale"]),
        EntryField("layout", "The layout: its name, or changes to one.", .layout),
        EntryField(
            "words", "Words of the language, where they are to be others than those of its file.",
            .layout),
        EntryField(
            "title", "What readers of the PDF show as its title.",
            .plain(Place({ $0.title }, { $0.title = $1 }))),
        EntryField(
            "pages", "The most pages that it is to have.",
            .pages(Place({ $0.pages }, { $0.pages = $1 })), also: ["pageLimit"]),
    ]
}
