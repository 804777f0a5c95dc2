/// One of the things that an entry consists of: how files spell it, where the entry has it, and what
/// it is to a person.
@usableFromInline
package struct EntryField<Entry>: Sendable {
    /// Its key, which is its name in templates too; dates are `dates` there.
    package let key: String
    /// What it says, in a sentence for those who write a resume.
    package let summary: String
    /// What it holds, and where.
    package let value: Value
    /// What it is to a person.
    package let role: FieldRole
    /// Other spellings of the key in files, the most trusted first.
    package let spellings: [String]
    /// Other spellings of the day on which it ended.
    package let endSpellings: [String]
    /// A key that may stand in the place of this one, and is a field of the person's own beside it.
    package let substitute: String?
    /// What web forms call it; nil for what they call fields of its role.
    package let formKey: String?

    /// A place in the entry.
    package typealias Path<Held> = Place<Entry, Held>

    /// What a field holds, and where the entry has it.
    package enum Value: Sendable {
        /// Words in one line.
        case text(Path<RichText>)
        /// Where something was: words, or the parts of an address.
        case place(Path<RichText>)
        /// A text of any length.
        case prose(Path<Prose>)
        /// The items of a list.
        case items(Path<[ListItem]>)
        /// Words or phrases.
        case phrases(Path<[RichText]>)
        /// A web address.
        case page(Path<WebAddress?>)
        /// A single date.
        case date(Path<DateValue?>)
        /// From when to when, what is shown of it if that is more, and the place of a single date if
        /// that is another.
        case span(
            Path<DateSpan?>, shown: (@Sendable (Entry) -> DateSpan?)? = nil,
            day: Path<DateValue?>? = nil)
        /// Positions under one employer.
        case roles(Path<[Role]>)
    }

    /// Describes a field; what it is to a person follows from its value where nothing else is said.
    init(
        _ key: String, _ summary: String, _ value: Value, _ role: FieldRole? = nil,
        also spellings: [String] = [], ends endSpellings: [String] = [],
        or substitute: String? = nil, form formKey: String? = nil
    ) {
        self.key = key
        self.summary = summary
        self.value = value
        self.role = role ?? value.role
        self.spellings = spellings
        self.endSpellings = endSpellings
        self.substitute = substitute
        self.formKey = formKey
    }

    /// The keys of files that fill it, with their other spellings, the most trusted first.
    package var keys: [(name: String, spellings: [String])] {
        switch value {
        case .span:
            [
                ("startDate", Spellings.starts), ("endDate", Spellings.ends + endSpellings),
                (key, spellings + Spellings.spans),
            ]
        case .date: [(key, spellings + Spellings.spans)]
        case .page: [(key, spellings + Spellings.pages)]
        default: [(key, spellings)] + (substitute.map { [($0, [])] } ?? [])
        }
    }

    /// When the entry was, if this field says it and there is something to say.
    package func time(of entry: Entry) -> EntryTime? {
        switch value {
        case .date(let path): path.get(entry).map(EntryTime.day)
        case .span(let path, let shown, let day):
            (shown ?? path.get)(entry).map(EntryTime.span)
                ?? day?.get(entry).map(EntryTime.day)
        default: nil
        }
    }
}

extension EntryField.Value {
    /// What such a value mostly is to a person.
    fileprivate var role: FieldRole {
        switch self {
        case .text: .fact
        case .place: .place
        case .prose: .body
        case .items: .achievements
        case .phrases: .keywords
        case .page: .page
        case .date, .span: .time
        case .roles: .roles
        }
    }
}

/// A place in a value, where something can be read and written.
///
/// Two closures, since each key path that is made costs as much as the setting of a line.
package struct Place<Root, Held>: Sendable {
    /// Reads what is there.
    package let get: @Sendable (Root) -> Held
    /// Writes there.
    package let set: @Sendable (inout Root, Held) -> Void

    init(
        _ get: @escaping @Sendable (Root) -> Held,
        _ set: @escaping @Sendable (inout Root, Held) -> Void
    ) {
        self.get = get
        self.set = set
    }
}

/// When something was.
package enum EntryTime: Sendable, Hashable {
    /// A single date, which shows its day.
    case day(DateValue)
    /// A span of time.
    case span(DateSpan)
}

/// What a field is to a person, in the order in which forms ask and facts are told.
package enum FieldRole: Int, Sendable, Comparable {
    /// What the entry is: a position, a degree, a name.
    case head
    /// What the head is in: the subject of a degree.
    case subject
    /// What the person was in it.
    case part
    /// Who was behind it: an employer, a school, a publisher.
    case organisation
    /// What kind of thing it is.
    case kind
    /// Where.
    case place
    /// When.
    case time
    /// What else there is to know.
    case fact
    /// A page about it.
    case page
    /// What it is, in a phrase.
    case tagline
    /// How well.
    case level
    /// What in particular.
    case keywords
    /// All that there is to say beside the head.
    case gist
    /// A text about it.
    case body
    /// What was achieved.
    case achievements
    /// Positions, each with fields of its own.
    case roles

    /// Whether one comes before the other.
    package static func < (left: Self, right: Self) -> Bool { left.rawValue < right.rawValue }
}
