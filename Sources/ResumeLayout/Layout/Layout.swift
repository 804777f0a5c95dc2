package import Languages
package import Pages

/// How a resume looks: a layout file, decoded and checked.
package struct Layout: Sendable, Equatable {
    /// The name, such as `classic`.
    package var name: String
    /// What it looks like, in a sentence.
    package var summary: String
    /// Paper, margins, bands, and the lines at the page's edges.
    package var page: PageSetup
    /// The side column; nil for one flow.
    package var side: SideColumn?
    /// The look of the main column, and of the head.
    package var main: ColumnLook
    /// The top of the first page.
    package var header: HeaderLayout
    /// The sections' order and titles.
    package var sections: SectionsLayout
    /// What dates show; nil for what the resume's language does.
    package var datePattern: DatePattern?
    /// How the entries of each kind are set, by the kind's name; `other` serves all unnamed ones.
    var entries: [String: EntryLayout]
    var breaking: BreakingRules
    var typography: TypographyRules
    /// How far fitting may change the layout.
    var fit: FitRanges

    /// The fonts that the columns' styles ask for, with what emphasis may ask for.
    package var fonts: Set<FontQuery> { main.styles.fonts.union(side?.look.styles.fonts ?? []) }

    /// The families in use, each once.
    var families: [String] {
        var seen: Set<String> = []
        return (main.styles.families + (side?.look.styles.families ?? []))
            .filter { seen.insert($0).inserted }
    }

    /// Whether words are divided at line ends in any of the columns.
    package var hyphenates: Bool { main.hyphenates || side?.look.hyphenates ?? false }

    /// How far a band behind the head reaches below it, in points; 0 without one.
    var headBandPadding: Double {
        page.bands.filter { $0.place == .header }.map(\.padding).max() ?? 0
    }

    /// Whether the head shows the person's photo.
    package var showsPhoto: Bool { header.photo.side != nil || headShows(.photo) }

    /// Whether the head shows the summary, so that it is no section: one with a title of its own is.
    package func headShowsSummary(in tag: String) -> Bool {
        !sections.hidden.contains("summary") && headShows(.summary)
            && sections.ownTitle(of: "summary", tag: tag) == nil
    }

    private func headShows(_ block: HeaderLayout.Element) -> Bool {
        let rows = header.rows + (side == nil ? [] : header.sideRows)
        return rows.contains { $0.blocks.contains(block) }
    }

    /// How the entries of a kind are set.
    func entry(_ kind: String) -> EntryLayout {
        entries[kind] ?? entries[SectionsLayout.otherKey] ?? EntryLayout()
    }

    /// The look of a column.
    func look(inSide: Bool) -> ColumnLook { inSide ? side?.look ?? main : main }
}

/// Where pages may end, and how lines are filled.
struct BreakingRules: Sendable, Equatable {
    /// How many lines of a paragraph stay together at either side of a page's end, at least 1.
    var minimumLines: Int
    /// How much of a page may stay empty to keep an entry whole, 0 to 1.
    var keepEntry: Double
    /// Whether a page had better be a fifth empty than leave one entry of a section at either side.
    var keepsSections = false
    /// Whether lines of running text are stretched to the column's full width.
    var isJustified: Bool
}
