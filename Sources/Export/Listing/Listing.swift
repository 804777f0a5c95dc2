import Characters
package import Languages
import ResumeLayout
package import ResumeModel

/// A resume as lists show it: sections of rows, made when they are asked for.
///
/// Like an outline it shows every field; it needs no layout.
package struct Listing: Sendable {
    private let resume: Resume
    private let language: LanguageWords
    private let accountLink: @Sendable (Profile) -> Link?

    /// Lists a resume.
    ///
    /// - Parameters:
    ///   - resume: the resume.
    ///   - language: the words of its language.
    ///   - accountLink: the page of an account, of which the resume may have the name alone; nil if
    ///     it is not known.
    package init(
        of resume: Resume, language: LanguageWords,
        accountLink: @escaping @Sendable (Profile) -> Link?
    ) {
        self.resume = resume
        self.language = language
        self.accountLink = accountLink
    }

    // MARK: Sections

    /// The keys of the sections that the resume has, in the order of lists: those of `ListView`, the
    /// format's others, the person's own.
    package var keys: [String] {
        var seen: Set<String> = []
        let all = ListView.firstSections + SectionsLayout.knownKeys + resume.custom.map(\.key)
        return all.filter { seen.insert($0).inserted && count(of: $0) > 0 }
    }

    /// How many entries a section has; 0 for one that the resume lacks.
    package func count(of key: String) -> Int {
        if key == ListView.summary { return resume.basics.summary.isEmpty ? 0 : 1 }
        if let section = Resume.section(key) { return count(section) }
        return resume.custom.reduce(0) { $0 + ($1.key == key ? $1.entries.count : 0) }
    }

    /// A section; one without rows if the resume lacks it.
    package func section(_ key: String) -> ListedSection {
        let outliner = EntryOutliner(dates: DateWording(language: language))
        let entries =
            if key == ListView.summary {
                [OutlineEntry(prose: resume.basics.summary)].filter { !$0.prose.isEmpty }
            } else if let section = Resume.section(key) {
                entries(section, outliner)
            } else {
                resume.custom.filter { $0.key == key }.flatMap(\.entries).map(outliner.entry)
            }
        let rows = entries.enumerated().map { ListedRow($1, index: $0) }
        return ListedSection(key: key, title: title(of: key), rows: rows)
    }

    /// A section's title in the resume's language, or made from its key.
    package func title(of key: String) -> String {
        language.titles[key] ?? KeyLabel.words(of: key)
    }

    private func count<Entry: SectionEntry>(_: Entry.Type) -> Int {
        Entry.section.entries.get(resume).count
    }

    private func entries<Entry: SectionEntry>(
        _: Entry.Type, _ outliner: EntryOutliner
    ) -> [OutlineEntry] { Entry.section.entries.get(resume).map(outliner.entry) }

    // MARK: Views

    /// Who the person is, and what there is to list.
    package var overview: ListedOverview {
        let person = resume.basics
        return ListedOverview(
            name: person.name, headline: person.label.inOneLine, image: person.image,
            summary: person.summary.blocks.map(\.text.plain), contacts: contacts,
            counts: keys.filter { $0 != ListView.summary }.map { key in
                .init(view: .section(key), title: title(of: key), count: count(of: key))
            })
    }

    /// The ways to reach the person, each with its full link, and the person's own fields.
    package var contacts: ListedSection {
        let composer = ContactComposer(
            addresses: language.addresses, language: language,
            accountLink: accountLink)
        let rows = composer.entries(of: resume.basics).enumerated().map { index, contact in
            var row = ListedRow(contact.entry, index: index)
            row.key = contact.key
            return row
        }
        return ListedSection(
            key: ListView.contacts.name, title: language.contacts["title"] ?? "Contacts",
            rows: rows)
    }

    /// The sections that a view shows, those without rows left out; none for the overview.
    package func sections(of view: ListView) -> [ListedSection] {
        let sections =
            switch view {
            case .overview: [ListedSection]()
            case .contacts: [contacts]
            case .section(let key): [section(key)]
            case .all: keys.map(section) + [contacts]
            }
        return sections.filter { !$0.rows.isEmpty }
    }

    /// The view that a word names: a view's own name, a section's key, its title or another spelling
    /// of it, whatever the case; nil if there is none.
    package func view(named word: String) -> ListView? { ListView.find(word, in: names) }

    /// All names of views that there are for this resume, the surest first.
    package var names: [(name: String, view: ListView)] {
        let own = resume.custom.map(\.key)
        let titles = (SectionsLayout.knownKeys + own).map { (title(of: $0), ListView.section($0)) }
        return ListView.known + own.map { ($0, .section($0)) } + titles + ListView.spellings
    }
}
