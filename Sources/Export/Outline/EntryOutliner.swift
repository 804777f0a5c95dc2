import ResumeLayout
import ResumeModel

/// Tells entries in the order of what their fields are to a person.
struct EntryOutliner: Sendable {
    let dates: DateWording

    /// An entry with all that it holds.
    func entry<Entry: ResumeEntry>(_ entry: Entry) -> OutlineEntry {
        var result = OutlineEntry(extra: entry.extra)
        var told: [(role: FieldRole, text: RichText)] = []
        var address = RichText([])
        var gist = RichText([])
        for field in Entry.fields {
            switch field.value {
            case .text(let path), .place(let path): told.append((field.role, path.get(entry)))
            case .phrases(let path):
                told.append((field.role, .joined(path.get(entry), dates.listSeparator)))
            case .items(let path) where field.role == .achievements:
                result.highlights += path.get(entry)
            case .items(let path):
                told.append((field.role, .joined(path.get(entry).map(\.text), dates.listSeparator)))
            case .prose(let path):
                let prose = path.get(entry)
                if field.role == .gist { gist = prose.blocks.first?.text ?? gist }
                result.prose = Prose(result.prose.blocks + prose.blocks)
            case .date, .span:
                let time = field.time(of: entry)
                let words = RichText(dates.wording(time) ?? "")
                if result.time == nil { (result.time, result.dates) = (time, words) }
                told.append((field.role, words))
            case .page(let path):
                result.link = path.get(entry)?.link
                (told[0].text, address) = Self.named(told[0].text, path.get(entry))
            case .roles(let path): result.roles = path.get(entry).map { self.entry($0) }
            case .plain, .moment, .pages, .location, .profiles, .layout: continue
            }
        }
        let isListedByOrganisation = told.first?.role == .organisation
        told.sort { $0.role < $1.role }
        told.append((.page, address))
        switch Entry.shape {
        case .whole: result.tell(told, isListedByOrganisation: isListedByOrganisation)
        case .line, .pair: result.tellInLine(told, isPair: Entry.shape == .pair)
        }
        if result.second.isEmpty {
            let texts = Self.seconds.lazy.flatMap { role in told.filter { $0.role == role } }
            result.second = texts.map(\.text).first { !$0.isEmpty } ?? gist
        }
        return result
    }

    /// What tells an entry best in a list where nobody was behind it, best first.
    private static let seconds: [FieldRole] = [.tagline, .part, .kind, .keywords, .place]

    /// A name that links to a page; the page's address by itself where it cannot.
    private static func named(
        _ name: RichText, _ url: WebAddress?
    ) -> (name: RichText, address: RichText) {
        guard let url else { return (name, RichText([])) }
        if let link = url.link, !name.isEmpty, !name.hasLink {
            return (name.linked(to: link), RichText([]))
        }
        return (name, url.richText)
    }
}

extension OutlineEntry {
    /// A title, and facts in lines of their own; the first says who was behind it, and where.
    fileprivate mutating func tell(
        _ told: [(role: FieldRole, text: RichText)], isListedByOrganisation: Bool
    ) {
        func text(_ roles: FieldRole...) -> RichText {
            .joined(told.filter { roles.contains($0.role) }.map(\.text), ", ")
        }
        let (head, organisation) = (text(.head, .subject), text(.organisation))
        // An employer of several positions stands above them, else only where there is no position.
        let isNamedByIt =
            isListedByOrganisation && (roles.isEmpty ? head.isEmpty : !organisation.isEmpty)
        title = isNamedByIt ? organisation : head
        let first = isNamedByIt ? head : organisation.emphasized(.bold)
        second = isNamedByIt ? head : organisation
        facts = [.joined([first, text(.kind, .place)], ", ")]
        for (role, text) in told {
            switch role {
            case .head, .subject, .organisation, .kind, .place: continue
            case .tagline: facts.append(text.emphasized(.italic))
            default: facts.append(text)
            }
        }
    }

    /// A line of a bold title, and facts after it; for a pair, how well it is mastered in brackets, and
    /// what belongs to it behind a colon.
    fileprivate mutating func tellInLine(
        _ told: [(role: FieldRole, text: RichText)], isPair: Bool
    ) {
        title = .joined(told.filter { $0.role <= .subject }.map(\.text), ", ")
        let rest = told.filter { $0.role > .subject }
        facts = rest.map(\.text)
        let word = title.emphasized(.bold)
        guard isPair else {
            second = .joined(rest.filter { $0.role == .organisation }.map(\.text), ", ")
            line = .joined([word] + facts, ", ")
            return
        }
        level = .joined(rest.filter { $0.role == .level }.map(\.text), ", ")
        let levels = rest.filter { $0.role == .level && !$0.text.isEmpty }.map { level in
            RichText.joined([RichText("("), level.text, RichText(")")], "")
        }
        second = .joined(rest.filter { $0.role != .level }.map(\.text), ", ")
        line = .joined([.joined([word] + levels, " "), second], ": ")
    }
}
