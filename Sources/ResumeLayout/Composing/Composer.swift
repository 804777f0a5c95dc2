import Languages
import Pages
import ResumeModel

/// Composes a resume: decides which blocks there are, in which order, and what each says.
struct Composer {
    let layout: Layout
    let language: LanguageWords
    /// The language's tag, as the resume has it.
    let tag: String
    let plan: ColumnPlan
    private(set) var composition = Composition()
    private var groupCount = 0

    init(layout: Layout, language: LanguageWords, tag: String, plan: ColumnPlan) {
        self.layout = layout
        self.language = language
        self.tag = tag
        self.plan = plan
    }

    mutating func compose(_ resume: Resume, photo: ImageAsset?) {
        composeHeads(resume, photo: photo)
        let sections = SectionEntries(
            resume, DateWording(language: language, pattern: layout.datePattern))
        for key in layout.sections.keys(for: resume) where !plan.side.contains(key) {
            compose(section: key, resume, sections, inSide: false)
        }
        for key in plan.side { compose(section: key, resume, sections, inSide: true) }
    }

    private mutating func composeHeads(_ resume: Resume, photo: ImageAsset?) {
        let header = layout.header
        let region = layout.side == nil ? .full : header.region
        var person = resume.basics
        if !layout.headShowsSummary { person.summary = Prose([]) }
        func composer(inSide: Bool) -> HeaderComposer {
            HeaderComposer(
                layout: layout, look: layout.look(inSide: inSide), language: language, tag: tag,
                addresses: AddressWriter(language: resume.meta.language), person: person,
                photo: photo)
        }
        let own = composer(inSide: region == .side).blocks(
            header.rows, header.alignment, hasEdgePhoto: true, structure: &composition.structure)
        switch region {
        case .full:
            if layout.side == nil { composition.main += own } else { composition.head += own }
        case .main: composition.main += own
        case .side: composition.side += own
        }
        guard layout.side != nil, !header.sideRows.isEmpty else { return }
        var beside = composer(inSide: true).blocks(
            header.sideRows, header.sideAlignment, hasEdgePhoto: false,
            structure: &composition.structure)
        if !composition.side.isEmpty, !beside.isEmpty {
            beside[0].spaceBefore = layout.look(inSide: true).spacing.header
        }
        composition.side += beside
    }

    private mutating func compose(
        section key: String, _ resume: Resume, _ sections: SectionEntries, inSide: Bool
    ) {
        let entries = sections.entries(of: key)
        let isSummary = key == "summary"
        if isSummary, layout.headShowsSummary { return }
        guard isSummary ? !resume.basics.summary.isEmpty : !entries.isEmpty else { return }
        let title = layout.sections.title(of: key, in: language, tag: tag)
        let element = composition.structure.add(.section, in: StructureBuilder.root)
        var section = SectionComposer(
            layout: layout,
            look: SectionLook(layout: layout, key: key, inSide: inSide), title: title,
            width: inSide ? plan.sideWidth : plan.mainWidth, element: element,
            levels: LevelScale(words: language.understood), firstGroup: groupCount)
        section.addTitle(count: entries.count, structure: &composition.structure)
        if isSummary {
            section.addProse(resume.basics.summary, structure: &composition.structure)
        } else {
            section.addEntries(entries, structure: &composition.structure)
        }
        groupCount = section.nextGroup
        add(section.finished(), inSide: inSide)
        for field in section.unprinted where !composition.unprinted.contains("\(key).\(field)") {
            composition.unprinted.append("\(key).\(field)")
        }
    }

    private mutating func add(_ blocks: [Block], inSide: Bool) {
        guard var first = blocks.first else { return }
        let above = inSide ? composition.side : composition.main
        // The first section follows the head.
        if above.allSatisfy(\.isHead) {
            first.spaceBefore =
                above.isEmpty
                ? 0 : layout.look(inSide: inSide).spacing.header + layout.headBandPadding
        }
        let added = [first] + blocks.dropFirst()
        if inSide { composition.side += added } else { composition.main += added }
    }
}
