import Languages
import Pages
import ResumeModel

/// Composes a resume: decides which blocks there are, in which order, and what each says.
struct Composer {
    let layout: Layout
    let language: LanguageWords
    /// The language's tag, as the resume has it.
    let tag: String
    let marks: NetworkMarks
    /// The width of the main column, in points.
    let mainWidth: Double
    /// The width of the side column, in points; 0 for none.
    let sideWidth: Double
    /// The sections of the side column, in order.
    let side: [String]
    private let structure = StructureBuilder()
    private(set) var composition = Composition()

    mutating func compose(_ resume: Resume, photo: ImageAsset?) -> Composition {
        composeHeads(resume, photo: photo)
        let sections = SectionEntries(
            resume,
            DateWording(language: language, pattern: layout.datePattern, joinsDays: true))
        for key in layout.sections.keys(for: resume) where !side.contains(key) {
            compose(section: key, resume, sections, inSide: false)
        }
        for key in side { compose(section: key, resume, sections, inSide: true) }
        composition.structure = structure.elements
        return composition
    }

    private mutating func composeHeads(_ resume: Resume, photo: ImageAsset?) {
        let header = layout.header
        var person = resume.basics
        if !layout.headShowsSummary { person.summary = Prose([]) }
        func composer(inSide: Bool) -> HeaderComposer {
            HeaderComposer(
                layout: layout, look: layout.look(inSide: inSide), language: language, tag: tag,
                addresses: AddressWriter(language: resume.meta.language), person: person,
                photo: photo, marks: marks, structure: structure)
        }
        let region = layout.side == nil ? .main : header.region
        let own = composer(inSide: region == .side).blocks(
            header.rows, header.alignment, hasEdgePhoto: true)
        switch region {
        case .full: composition.head += own
        case .main: composition.main += own
        case .side: composition.side += own
        }
        guard layout.side != nil, !header.sideRows.isEmpty else { return }
        var beside = composer(inSide: true).blocks(
            header.sideRows, header.sideAlignment, hasEdgePhoto: false)
        if !composition.side.isEmpty, !beside.isEmpty {
            beside[0].spaceBefore = layout.look(inSide: true).spacing.header
        }
        composition.side += beside
    }

    private mutating func compose(
        section key: String, _ resume: Resume, _ sections: SectionEntries, inSide: Bool
    ) {
        let isSummary = key == "summary" && !layout.headShowsSummary
        let summary = isSummary ? resume.basics.summary : Prose([])
        let entries = key == "summary" ? [] : sections.entries(of: key)
        guard !summary.isEmpty || !entries.isEmpty else { return }
        let options = layout.sections.each[key] ?? SectionOptions()
        var look = layout.look(inSide: inSide)
        look.spacing = options.spacing ?? look.spacing
        look.title = options.title ?? look.title
        var section = SectionComposer(
            layout: layout, key: key, title: layout.sections.title(of: key, in: language, tag: tag),
            look: look, options: options, entry: layout.entry(key),
            width: inSide ? sideWidth : mainWidth, element: structure.add(.section),
            levels: LevelScale(words: language.understood), structure: structure)
        add(section.blocks(summary, entries), inSide: inSide)
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
