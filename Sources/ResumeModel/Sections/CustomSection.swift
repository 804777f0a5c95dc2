/// A section of the person's own: a top-level list, map or text that the format does not know.
public struct CustomSection: Sendable, Hashable {
    /// The key as the file spells it.
    public var key: String
    /// The entries.
    public var entries: [CustomEntry]

    /// Makes a section.
    public init(key: String, entries: [CustomEntry]) {
        self.key = key
        self.entries = entries
    }
}

/// An entry of a section of the person's own.
///
/// Well-known keys (`name` or `title`, `subtitle`, `location`, `url`, dates, `summary` or
/// `description`, `highlights`, `keywords`) fill the fields; all others are kept as extra fields.
public struct CustomEntry: Sendable, Hashable {
    /// What the entry is called.
    public var name = RichText([])
    /// A second line, such as an organisation.
    public var subtitle = RichText([])
    /// Where.
    public var location = RichText([])
    /// A page about it.
    public var url: WebAddress?
    /// A single date.
    public var date: DateValue?
    /// From when to when.
    public var dates: DateSpan?
    /// A text.
    ///
    /// An entry that is a text alone has nothing but this.
    public var summary = Prose()
    /// What was achieved.
    public var highlights: [ListItem] = []
    /// What in particular.
    public var keywords: [RichText] = []
    /// All other fields.
    public var extra: [ExtraField] = []

    /// Makes an empty entry.
    public init() {}
}

extension CustomEntry: ResumeEntry {
    @usableFromInline package static let fields: [EntryField<Self>] = [
        EntryField(
            "name", "What it is called.", .text(Place({ $0.name }, { $0.name = $1 })), .head,
            also: ["title", "label", "position"]),
        EntryField(
            "subtitle", "A second line, such as an organisation.",
            .text(Place({ $0.subtitle }, { $0.subtitle = $1 })), .organisation,
            also: [
                "organization", "organisation", "institution", "company", "publisher", "issuer",
                "awarder", "entity", "role",
            ]),
        EntryField(
            "location", "Where it was.", .place(Place({ $0.location }, { $0.location = $1 })),
            also: ["place", "venue"]),
        EntryField("url", "A page about it.", .page(Place({ $0.url }, { $0.url = $1 }))),
        EntryField(
            "date", "When, in one value.",
            .span(
                Place({ $0.dates }, { $0.dates = $1 }), day: Place({ $0.date }, { $0.date = $1 })),
            also: ["releaseDate"]),
        EntryField(
            "summary", "A text about it.", .prose(Place({ $0.summary }, { $0.summary = $1 })),
            also: Spellings.texts + ["text", "content", "value"]),
        EntryField(
            "highlights", "What was achieved.",
            .items(Place({ $0.highlights }, { $0.highlights = $1 })), also: Spellings.duties),
        EntryField(
            "keywords", "What in particular.",
            .phrases(Place({ $0.keywords }, { $0.keywords = $1 })), also: ["items"]),
    ]
}

/// A field that the format does not know, kept so that a layout can print it as `{key}`.
public struct ExtraField: Sendable, Hashable {
    /// The key as the file spells it.
    public var key: String
    /// What it holds: one text, or a list of them.
    public var values: [RichText]
    /// What it is called in the resume's language; nil where its key says that.
    package var name: String?

    /// Makes a field.
    public init(key: String, values: [RichText]) {
        self.key = key
        self.values = values
    }

    /// What it is called on a page: its name, or its key as words.
    package var words: String { name ?? KeyLabel.words(of: key) }

    /// Whether the values say themselves what they are, as names below a publication's title do.
    package var needsNoLabel: Bool { key == "authors" }

    /// Whether the values are several texts at length, which read better as a list than in a row.
    package var isList: Bool {
        values.count > 1 && !needsNoLabel
            && values.contains { $0.plain.utf8.count > Self.longestWord }
    }

    /// Texts longer than this, in bytes, are sentences rather than words.
    private static let longestWord = 60
}
