import ResumeModel

/// An entry that is read as its fields describe it.
struct DescribedEntry<Entry> {
    /// What was read.
    private(set) var entry: Entry
}

extension DescribedEntry: Equatable where Entry: ResumeEntry {}

extension DescribedEntry: ReadableEntry where Entry: ResumeEntry {
    static var keys: KeyTable { KeyTable(of: Entry.self) }
    static var mayBeText: Bool { Entry.shape == .pair }

    var extra: [ExtraField] {
        get { entry.extra }
        set { entry.extra = newValue }
    }

    var heading: RichText {
        get { Self.headingPath?.get(entry) ?? RichText([]) }
        set { if let path = Self.headingPath { path.set(&entry, newValue) } }
    }

    private static var headingPath: EntryField<Entry>.Path<RichText>? {
        if case .text(let path)? = Entry.fields.first?.value { path } else { nil }
    }

    init() {
        entry = Entry()
    }

    init(_ fields: inout FieldReader) {
        self.init()
        for field in Entry.fields { read(field, &fields) }
        entry.extra = fields.extra()
    }

    private mutating func read(_ field: EntryField<Entry>, _ fields: inout FieldReader) {
        if case .span(let path, _, let day) = field.value {
            path.set(&entry, fields.span())
            if let day, let span = path.get(entry), span.start == nil,
                case .at(let date) = span.end
            {
                path.set(&entry, nil)
                day.set(&entry, date)
            }
            return
        }
        var taken = fields.take(field.key)
        if let key = field.substitute, let other = fields.take(key) {
            if taken == nil { taken = other } else { fields.giveBack(other) }
        }
        guard let taken else { return }
        let context = fields.context
        switch field.value {
        case .text(let path): path.set(&entry, context.rich(taken))
        case .place(let path): path.set(&entry, context.place(taken))
        case .prose(let path): path.set(&entry, context.prose(taken))
        case .items(let path): path.set(&entry, context.items(taken))
        case .phrases(let path): path.set(&entry, context.phrases(taken))
        case .page(let path): path.set(&entry, fields.web(field.key))
        case .date(let path): path.set(&entry, context.date(taken))
        case .roles(let path): path.set(&entry, context.entries(taken))
        case .span: return
        }
    }

    mutating func takeDetail(_ field: Field, _ context: MappingContext) -> Bool {
        switch Entry.fields.first(where: { $0.role == .gist })?.value {
        case .text(let path): path.set(&entry, context.rich(field))
        case .phrases(let path): path.set(&entry, context.phrases(field))
        case .prose(let path): path.set(&entry, context.prose(field))
        default: return false
        }
        return true
    }
}

extension KeyTable {
    /// The keys of entries of a kind.
    init<Entry: ResumeEntry>(of _: Entry.Type) {
        var additions: Set<String> = []
        for field in Entry.fields where field.role == .roles { additions.insert(field.key) }
        self.init(Entry.fields.flatMap(\.keys), additions: additions, prefixes: Entry.prefixes)
    }
}
