/// One of the things that a part of a resume consists of: how files spell it, where the part has it,
/// and what it is to a person.
@usableFromInline package struct EntryField<Entry>: Sendable {
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
        /// Characters without markup, and where a link of theirs stands, if they have one.
        case plain(Path<String?>, Notation = .words, link: Path<Link?>? = nil)
        /// A moment, in ISO 8601.
        case moment(Path<Timestamp?>)
        /// A number of pages.
        case pages(Path<Int?>)
        /// A postal address.
        case location(Path<Location>)
        /// Accounts with networks.
        case profiles(Path<[Profile]>)
        /// A layout, which the file has and the resume does not.
        case layout
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
        case .page: [(key, spellings.isEmpty ? Spellings.pages : spellings)]
        default: [(key, spellings)] + (substitute.map { [($0, [])] } ?? [])
        }
    }

    /// Whether it is ours: the format does not say how it is spelled.
    package var isAddition: Bool {
        switch value {
        case .roles, .pages, .layout, .plain(_, .language, _): true
        default: false
        }
    }

    /// When the entry was, if this field says it and there is something to say.
    package func time(of entry: Entry) -> EntryTime? {
        switch value {
        case .date(let path): path.get(entry).map(EntryTime.day)
        case .span(let path, let shown, let day):
            (shown ?? path.get)(entry).map(EntryTime.span) ?? day?.get(entry).map(EntryTime.day)
        default: nil
        }
    }
}

extension EntryField.Value {
    /// What such a value mostly is to a person.
    fileprivate var role: FieldRole {
        switch self {
        case .text, .plain, .moment, .pages, .layout: .fact
        case .place, .location: .place
        case .prose: .body
        case .items: .achievements
        case .phrases: .keywords
        case .page, .profiles: .page
        case .date, .span: .time
        case .roles: .roles
        }
    }
}

/// How characters without markup are written.
package enum Notation: Sendable {
    /// As they are.
    case words
    /// A full name, on one line.
    case name
    /// The path or address of a picture.
    case picture
    /// An e-mail address.
    case email
    /// A telephone number.
    case phone
    /// A country, by its code in ISO 3166-1 or its name.
    case country
    /// A version, which may be a number.
    case version
    /// The tag of a language (BCP 47).
    case language
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

/// Other spellings of keys that several kinds of entries have.
package enum Spellings {
    /// The first day of a span.
    package static let starts = [
        "start", "from", "dateStart", "timeStart", "startTime", "begin", "since",
    ]
    /// The last day of a span.
    package static let ends = ["end", "to", "until", "dateEnd", "timeEnd", "endTime", "till"]
    /// A span, or a day, in one value.
    package static let spans = [
        "dates", "period", "time", "year", "years", "timeline", "dateRange", "when", "duration",
    ]
    /// A list of what was achieved.
    static let achievements = ["achievements", "accomplishments", "bullets", "points"]
    /// A list of it where somebody worked.
    static let duties = achievements + ["responsibilities", "duties", "duty", "tasks"]
    /// A page's address.
    package static let pages = ["website", "link", "href", "homepage"]
    /// A text at length.
    static let texts = ["description", "desc", "details"]
}
