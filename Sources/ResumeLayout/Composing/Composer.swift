import Pages
import ResumeModel

/// Composes a resume: decides which blocks there are, in which order, and what each says.
struct Composer {
    let layout: Layout
    let language: LanguagePack
    private(set) var structure = StructureBuilder()
    private(set) var blocks: [Block] = []
    /// Fields that the layout does not print, as `section.field`, each once, in order.
    private(set) var unprinted: [String] = []
    private let texts: TextComposer

    init(layout: Layout, language: LanguagePack) {
        self.layout = layout
        self.language = language
        texts = TextComposer(styles: layout.styles)
    }

    mutating func compose(_ resume: Resume, photo: LayoutEngine.Photo?) {
        let header = HeaderComposer(layout: layout, texts: texts)
        if let head = header.block(
            resume.basics, photo: photo, photoOf: language.photoOf, structure: &structure)
        {
            blocks.append(head)
        }
        let firstAfterHead = blocks.count
        for key in order(resume) { compose(section: key, resume) }
        if firstAfterHead == 1, blocks.count > 1 {
            blocks[1].spaceBefore = layout.spacing.header
        }
    }

    /// The sections' keys in the layout's order; what it leaves open stands at `other`, or last.
    private func order(_ resume: Resume) -> [String] {
        let named = layout.sections.order
        let rest =
            SectionsLayout.knownKeys.filter { !named.contains($0) }
            + resume.custom.map(\.key).filter { !named.contains($0) }
        guard let place = named.firstIndex(of: SectionsLayout.otherKey) else {
            return named + rest
        }
        return Array(named[..<place]) + rest + Array(named[(place + 1)...])
    }

    private mutating func compose(section key: String, _ resume: Resume) {
        let entries = entries(of: key, resume)
        let isSummary = key == "summary"
        guard isSummary ? !resume.basics.summary.isEmpty : !entries.isEmpty else { return }
        let element = structure.add(.section, in: StructureBuilder.root)
        var section = SectionComposer(layout: layout, texts: texts, key: key, element: element)
        let title =
            layout.sections.titles[key] ?? language.titles[key] ?? TextComposer.label(key)
        section.addTitle(title, structure: &structure)
        let titleEnd = section.blocks.count
        if isSummary {
            section.addProse(resume.basics.summary, structure: &structure)
        } else {
            section.addEntries(entries, structure: &structure)
        }
        var added = section.blocks
        if titleEnd > 0, titleEnd < added.count { added[titleEnd].breakBefore = .forbidden }
        blocks += added
        for field in section.unprinted where !unprinted.contains("\(key).\(field)") {
            unprinted.append("\(key).\(field)")
        }
    }

    private func entries(of key: String, _ resume: Resume) -> [EntryFields] {
        let dates = DateWording(language: language)
        return switch key {
        case "work": resume.work.map { EntryFields($0, dates) }
        case "volunteer": resume.volunteer.map { EntryFields($0, dates) }
        case "education": resume.education.map { EntryFields($0, dates) }
        case "awards": resume.awards.map { EntryFields($0, dates) }
        case "certificates": resume.certificates.map { EntryFields($0, dates) }
        case "publications": resume.publications.map { EntryFields($0, dates) }
        case "skills": resume.skills.map { EntryFields($0) }
        case "languages": resume.languages.map { EntryFields($0) }
        case "interests": resume.interests.map { EntryFields($0) }
        case "references": resume.references.map { EntryFields($0) }
        case "projects": resume.projects.map { EntryFields($0, dates) }
        default:
            resume.custom.filter { $0.key == key }.flatMap(\.entries).map { EntryFields($0, dates) }
        }
    }
}
