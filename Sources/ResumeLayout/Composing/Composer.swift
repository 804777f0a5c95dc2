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
    /// The month up to which what goes on has lasted; nil if it is not known.
    let today: PartialDate?
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
            DateWording(
                language: language, pattern: layout.datePattern, joinsDays: true, today: today))
        var left = layout.sections.keys(for: resume).filter { !side.contains($0) }[...]
        while let key = left.first {
            if let row = layout.sections.row(from: left) {
                compose(row, resume, sections)
                left.removeAll { row.keys.contains($0) }
            } else {
                add(blocks(of: key, resume, sections, width: mainWidth), inSide: false)
                left.removeFirst()
            }
        }
        for key in side {
            add(blocks(of: key, resume, sections, width: sideWidth, inSide: true), inSide: true)
        }
        composition.structure = structure.elements
        return composition
    }

    private mutating func composeHeads(_ resume: Resume, photo: ImageAsset?) {
        let header = layout.header
        var person = resume.basics
        if !layout.headShowsSummary(in: tag) { person.summary = Prose([]) }
        func composer(inSide: Bool) -> HeaderComposer {
            HeaderComposer(
                layout: layout, look: layout.look(inSide: inSide), language: language, tag: tag,
                addresses: language.addresses, person: person,
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

    /// Composes sections side by side; where only one column has something, below each other.
    private mutating func compose(
        _ row: SectionRow, _ resume: Resume, _ sections: SectionEntries
    ) {
        var row = row
        let columns = row.columns.map { column in
            column.filter { content(of: $0, resume, sections) != nil }
        }
        let filled = columns.indices.filter { !columns[$0].isEmpty }
        row.columns = filled.map { columns[$0] }
        row.widths = row.widths.isEmpty ? [] : filled.map { row.widths[$0] }
        guard filled.count > 1 else {
            for key in row.keys {
                add(blocks(of: key, resume, sections, width: mainWidth), inSide: false)
            }
            return
        }
        let widths = Columns.widths(
            filled.count, gap: row.gap, asked: row.widths, of: mainWidth)
        let cells = zip(row.columns, widths).map { column, width in
            column.flatMap { blocks(of: $0, resume, sections, width: width) }
        }
        let isForced = cells.contains { $0.first?.breakBefore == .forced }
        add(
            [
                Block(
                    content: .cells(cells, gap: row.gap, widths: row.widths),
                    spaceBefore: layout.main.spacing.section,
                    breakBefore: isForced ? .forced : .betweenSections)
            ], inSide: false)
    }

    /// What a section has; nil if there is nothing to show.
    private func content(
        of key: String, _ resume: Resume, _ sections: SectionEntries
    ) -> (summary: Prose, entries: [EntryFields])? {
        let isSummary = key == "summary" && !layout.headShowsSummary(in: tag)
        let summary = isSummary ? resume.basics.summary : Prose([])
        let entries = key == "summary" ? [] : sections.entries(of: key)
        return summary.isEmpty && entries.isEmpty ? nil : (summary, entries)
    }

    /// The blocks of a section in a column of a width, in points.
    private mutating func blocks(
        of key: String, _ resume: Resume, _ sections: SectionEntries, width: Double,
        inSide: Bool = false
    ) -> [Block] {
        guard let (summary, all) = content(of: key, resume, sections) else { return [] }
        var entries = all
        var entry = layout.entry(key)
        if inSide { entry.rows = entry.sideRows ?? entry.rows }
        let levels = LevelScale(words: language.understood)
        if entry.prints("cefr") {
            for index in entries.indices {
                let fluency = entries[index].inline("fluency")
                entries[index].cefr = fluency.flatMap { levels.commonReferenceLevel(of: $0.plain) }
            }
        }
        var options = layout.sections.each[key] ?? SectionOptions()
        var look = layout.look(inSide: inSide)
        look.spacing = options.spacing ?? look.spacing
        // Without its usual title a summary speaks for itself; one of the person's own says more.
        if key == "summary", options.title?.isShown == false,
            layout.sections.ownTitle(of: key, tag: tag) != nil
        {
            options.title = look.title
            if look.title.column != nil { options.indent = 0 }
        }
        look.title = options.title ?? look.title
        if !look.title.isFirstRuled, isFirst(inSide: inSide) { look.title.rule = .none }
        var section = SectionComposer(
            layout: layout, key: key,
            measure: inSide
                ? nil : (options.measure ?? layout.sections.measure)?.points(in: width),
            title: layout.sections.title(of: key, in: language, tag: tag),
            look: look, options: options, entry: entry,
            width: width, element: structure.add(.section), continuedWord: language.continued,
            levels: levels, structure: structure)
        let name =
            section.entry.emphasizesName
            ? OwnName(
                resume.basics.name, language: tag, isFamilyFirst: language.hasFamilyNameFirst) : nil
        let blocks = section.blocks(
            summary, name.map { name in entries.map { $0.emphasizing(name) } } ?? entries)
        composition.continued.merge(section.continued) { first, _ in first }
        for field in section.unprinted where !composition.unprinted.contains("\(key).\(field)") {
            composition.unprinted.append("\(key).\(field)")
        }
        return blocks
    }

    /// Whether nothing but the head stands in a column yet.
    private func isFirst(inSide: Bool) -> Bool {
        (inSide ? composition.side : composition.main).allSatisfy(\.isHead)
    }

    private mutating func add(_ blocks: [Block], inSide: Bool) {
        guard var first = blocks.first else { return }
        if isFirst(inSide: inSide) {
            first.spaceBefore =
                (inSide ? composition.side : composition.main).isEmpty
                ? 0
                : layout.look(inSide: inSide).spacing.header + layout.headBandPadding
                    + first.reachAbove
        }
        let added = [first] + blocks.dropFirst()
        if inSide { composition.side += added } else { composition.main += added }
    }
}
