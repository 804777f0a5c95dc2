import ResumeModel
import SourceTree

/// The sections of a resume as RenderCV has them: by their titles, with entries of one kind each.
struct WrittenSections {
    /// The sections, by their titles.
    private(set) var members: [(String, Node)] = []
    private(set) var losses = CarryingOver()

    private let surroundings: RenderCVWriter.Surroundings
    private var dates: WrittenDates { WrittenDates(surroundings: surroundings) }

    init(_ surroundings: RenderCVWriter.Surroundings) { self.surroundings = surroundings }

    /// Writes the sections in the order of the surroundings.
    mutating func write(_ resume: Resume) {
        for (key, title) in surroundings.sections {
            if let section = Resume.section(key) {
                write(section, of: resume, title: title)
            } else if key == "summary" {
                let texts = WrittenText.entries(resume.basics.summary)
                add(texts.map { (.text, .text($0)) }, key, title: title)
            } else {
                let entries = resume.custom.filter { $0.key == key }.flatMap(\.entries)
                write(own: entries.map { WrittenEntry($0) }, key: key, title: title)
            }
        }
    }

    private mutating func write<Entry: SectionEntry>(
        _: Entry.Type, of resume: Resume, title: String
    ) {
        let entries = Entry.section.entries.get(resume)
        let kind = Self.kind(Entry.self)
        var nodes: [(WrittenEntry.Kind, Node)] = []
        for (index, entry) in entries.enumerated() {
            for part in WrittenEntry(entry).positions {
                note(part, "\(Entry.sectionKey)[\(index)]")
                nodes += part.nodes(as: kind ?? part.pairKind, dates).map {
                    (kind ?? part.pairKind, $0)
                }
            }
        }
        add(nodes, Entry.sectionKey, title: title)
    }

    /// The kind of a section's entries; nil where it goes by the entry.
    private static func kind<Entry: SectionEntry>(_: Entry.Type) -> WrittenEntry.Kind? {
        switch Entry.sectionKey {
        case Work.sectionKey, Volunteer.sectionKey: .experience
        case Education.sectionKey: .education
        case Publication.sectionKey: .publication
        default: Entry.shape == .pair ? nil : .normal
        }
    }

    // MARK: Sections of the person's own

    private mutating func write(own entries: [WrittenEntry], key: String, title: String) {
        let kinds = entries.map(\.ownKind)
        // Beside entries at length a short one is one of them.
        let whole: WrittenEntry.Kind? =
            kinds.contains(.experience) ? .experience : kinds.contains(.normal) ? .normal : nil
        var nodes: [(WrittenEntry.Kind, Node)] = []
        for (index, entry) in entries.enumerated() {
            note(entry, "\(key)[\(index)]")
            let kind = kinds[index]
            let isShort = kind == .oneLine || kind == .bullet && entry.isNamed
            let written = whole.map { kind == .normal || isShort ? $0 : kind } ?? kind
            nodes += entry.nodes(as: written, dates).map { (written, $0) }
        }
        add(nodes, key, title: title)
    }

    /// Notes a span that RenderCV refuses.
    private mutating func note(_ entry: WrittenEntry, _ path: String) {
        guard WrittenDates.areWords(dates.members(entry.span), for: entry.span) else { return }
        losses.change(path, "its dates are words")
    }

    // MARK: Titles

    /// Adds entries under a title; where their kind changes a new section begins, with a number
    /// behind its title.
    private mutating func add(
        _ entries: [(WrittenEntry.Kind, Node)], _ key: String, title: String
    ) {
        var rest = entries[...]
        while let kind = rest.first?.0 {
            let run = rest.prefix { $0.0 == kind }
            let free = free(title)
            if run.count < entries.count { losses.divide(title, key) }
            members.append((free, .list(run.map(\.1))))
            rest = rest.dropFirst(run.count)
        }
    }

    /// A title that no section has yet.
    private func free(_ title: String) -> String {
        let taken = Set(members.map(\.0))
        let titles = [title] + (2...(members.count + 2)).map { "\(title) (\($0))" }
        return titles.first { !taken.contains($0) } ?? title
    }
}

extension WrittenEntry {
    /// What an entry of a word and what belongs to it is.
    fileprivate var pairKind: Kind {
        head.isEmpty ? .bullet : .oneLine
    }

    /// Whether it has a name.
    fileprivate var isNamed: Bool { !head.isEmpty }
}
