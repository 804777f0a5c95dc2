import Characters
package import Languages
package import ResumeLayout
package import ResumeModel

/// Puts a resume in the order of a layout, with a language's titles and dates.
///
/// Unlike pages, an outline shows every field, whatever the layout's templates name.
package struct OutlineComposer {
    let layout: Layout
    let language: LanguageWords

    /// Composes with a layout's order and a language's words.
    package init(layout: Layout, language: LanguageWords) {
        self.layout = layout
        self.language = language
    }

    private var outliner: EntryOutliner {
        EntryOutliner(dates: DateWording(language: language, pattern: layout.datePattern))
    }

    /// All that the resume says, in the order of the layout.
    package func outline(of resume: Resume) -> Outline {
        var outline = Outline()
        let person = resume.basics
        outline.add(heading: RichText(person.name), level: 1)
        outline.add(facts: [person.label])
        outline.add(facts: contacts(person, language.addresses))
        if layout.headShowsSummary(in: language.tag) { outline.add(person.summary) }
        for key in keys(resume) { add(section: key, resume, to: &outline) }
        return outline
    }

    /// The sections in the order in which pages are read: the side column comes last.
    private func keys(_ resume: Resume) -> [String] {
        let side = layout.side?.sections ?? []
        return layout.sections.keys(for: resume).filter { !side.contains($0) } + side
    }

    private func add(section key: String, _ resume: Resume, to outline: inout Outline) {
        let title = RichText(
            layout.sections.title(of: key, in: language, tag: language.tag).printable)
        if key == "summary" {
            guard !layout.headShowsSummary(in: language.tag), !resume.basics.summary.isEmpty else {
                return
            }
            outline.add(heading: title, level: 2)
            outline.add(resume.basics.summary)
            return
        }
        let entries = entries(of: key, resume)
        guard !entries.isEmpty else { return }
        outline.add(heading: title, level: 2)
        if entries.allSatisfy(\.fitsItem) {
            outline.add(entries.map(\.item))
        } else {
            for entry in entries { entry.add(to: &outline, level: 3) }
        }
    }

    private func entries(of key: String, _ resume: Resume) -> [OutlineEntry] {
        Resume.section(key).map { entries($0, resume) }
            ?? resume.custom.filter { $0.key == key }.flatMap(\.entries).map(outliner.entry)
    }

    private func entries<Entry: SectionEntry>(_: Entry.Type, _ resume: Resume) -> [OutlineEntry] {
        Entry.section.entries.get(resume).map(outliner.entry)
    }

    // MARK: Contacts

    /// The ways to reach the person, a line each, but for those that the layout hides.
    private func contacts(_ person: Person, _ addresses: AddressWriter) -> [RichText] {
        let lines = layout.header.contacts.order.flatMap { kind -> [RichText] in
            switch kind {
            case .location: [RichText(addresses.postalAddress(person.location).breakable)]
            case .email: [RichText([.init(person.email ?? "", link: person.emailLink)])]
            case .phone: [RichText([.init(person.phone ?? "", link: person.phoneLink)])]
            case .url: [person.url?.richText ?? RichText([])]
            case .profiles: person.profiles.map(Self.account)
            }
        }
        return lines + (person.location.extra + person.extra).map(\.labelled)
    }

    private static func account(_ profile: Profile) -> RichText {
        let network = RichText(profile.network ?? "")
        let name = RichText(profile.username ?? "")
        var account = RichText.joined([network, name], ": ")
        if let url = profile.url {
            let isNamed = !name.isEmpty && url.link != nil
            account =
                isNamed ? account.linked(to: url.link) : .joined([account, url.richText], ": ")
        }
        return .joined([account] + profile.extra.map(\.labelled), ", ")
    }
}
