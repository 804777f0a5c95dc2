import ResumeModel
import SourceTree

/// An entry that is read as its fields describe it.
struct DescribedEntry<Entry> { private(set) var entry: Entry }

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

    init() { entry = Entry() }

    init(_ fields: inout FieldReader) {
        self.init()
        fields.fill(&entry)
        entry.extra = fields.extra()
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

extension FieldReader {
    /// Reads the fields of a part of a resume, as they are described.
    mutating func fill<Part: ResumePart>(_ part: inout Part) {
        for field in Part.fields { read(field, into: &part) }
    }

    private mutating func read<Part>(_ field: EntryField<Part>, into part: inout Part) {
        if case .span(let path, _, let day) = field.value {
            path.set(&part, span())
            if let day, let span = path.get(part), span.start == nil, case .at(let date) = span.end
            {
                path.set(&part, nil)
                day.set(&part, date)
            }
            return
        }
        var taken = take(field.key)
        if let key = field.substitute, let other = take(key) {
            if taken == nil { taken = other } else { giveBack(other) }
        }
        guard let taken else { return }
        switch field.value {
        case .text(let path):
            let level = field.role == .level ? context.levelNumbers?.text(of: taken.node) : nil
            path.set(&part, level.map { RichText($0) } ?? context.rich(taken))
        case .place(let path): path.set(&part, context.place(taken))
        case .prose(let path): path.set(&part, context.prose(taken))
        case .items(let path): path.set(&part, context.items(taken))
        case .phrases(let path): path.set(&part, context.phrases(taken))
        case .page(let path): path.set(&part, web(taken))
        case .date(let path): path.set(&part, context.date(taken))
        case .roles(let path): path.set(&part, context.entries(taken))
        case .plain(let path, let notation, let link):
            let text = context.plain(taken, notation)
            path.set(&part, text)
            link?.set(&part, text.flatMap { context.link($0, notation, taken) })
        case .moment(let path): path.set(&part, context.moment(taken))
        case .pages(let path): path.set(&part, context.pageLimit(taken))
        case .location(let path): path.set(&part, location(taken))
        // Accounts are gathered from all members of the person, and spans are read above.
        case .profiles, .layout, .span: return
        }
    }

    /// Where the person lives; of several addresses the first, the others being fields of their own.
    private mutating func location(_ field: Field) -> Location {
        guard let elements = field.elements?.filter(\.node.isContent), let first = elements.first,
            first.isScalar && first.node.string != nil || first.node.object != nil
        else {
            guard field.node.array != nil, field.node.isContent else {
                return context.location(field)
            }
            giveBack(field)
            return Location()
        }
        for other in elements.dropFirst() { giveBack(other.renamed(field.key)) }
        return context.location(first)
    }
}
