import ResumeModel

/// An entry that is read as its fields describe it.
struct DescribedEntry<Entry: ResumeEntry>: ReadableEntry {
    /// What was read.
    private(set) var entry = Entry()

    static var keys: KeyTable { KeyTable(of: Entry.self) }
    static var mayBeText: Bool { Entry.shape == .pair }

    var extra: [ExtraField] {
        get { entry.extra }
        set { entry.extra = newValue }
    }

    var heading: RichText {
        get { Self.headingPath.map { entry[keyPath: $0] } ?? RichText([]) }
        set { if let path = Self.headingPath { entry[keyPath: path] = newValue } }
    }

    private static var headingPath: EntryField<Entry>.Path<RichText>? {
        if case .text(let path)? = Entry.fields.first?.value { path } else { nil }
    }

    init() {}

    init(_ fields: inout FieldReader) {
        for field in Entry.fields { read(field, &fields) }
        entry.extra = fields.extra()
    }

    private mutating func read(_ field: EntryField<Entry>, _ fields: inout FieldReader) {
        if case .span(let path, _, let day) = field.value {
            entry[keyPath: path] = fields.span()
            if let day, let span = entry[keyPath: path], span.start == nil,
                case .at(let date) = span.end
            {
                entry[keyPath: path] = nil
                entry[keyPath: day] = date
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
        case .text(let path): entry[keyPath: path] = context.rich(taken)
        case .place(let path): entry[keyPath: path] = context.place(taken)
        case .prose(let path): entry[keyPath: path] = context.prose(taken)
        case .items(let path): entry[keyPath: path] = context.items(taken)
        case .phrases(let path): entry[keyPath: path] = context.phrases(taken)
        case .page(let path): entry[keyPath: path] = fields.web(field.key)
        case .date(let path): entry[keyPath: path] = context.date(taken)
        case .roles(let path): entry[keyPath: path] = context.entries(taken)
        case .span: return
        }
    }

    mutating func takeDetail(_ field: Field, _ context: MappingContext) -> Bool {
        switch Entry.fields.first(where: { $0.role == .gist })?.value {
        case .text(let path): entry[keyPath: path] = context.rich(field)
        case .phrases(let path): entry[keyPath: path] = context.phrases(field)
        case .prose(let path): entry[keyPath: path] = context.prose(field)
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
