package import Pages

/// How a resume looks: a layout file, decoded and checked.
package struct Layout: Sendable, Equatable {
    /// The name, such as `classic`.
    package var name: String
    /// What it looks like, in a sentence.
    package var summary: String
    /// Paper, margins and the page's foot.
    package var page: PageSetup
    /// The named text styles.
    package var styles: TextStyles
    /// The distances between parts.
    package var spacing: Spacing
    /// The top of the first page.
    package var header: HeaderLayout
    /// The sections, and how their titles look.
    package var sections: SectionsLayout
    /// How the entries of each kind are set, by the kind's name; `other` serves all unnamed ones.
    package var entries: [String: EntryLayout]
    /// How list items are set.
    package var bullets: BulletLayout
    /// Where pages may end.
    package var breaking: BreakingRules
}

/// The paper and what stands at its edges.
package struct PageSetup: Sendable, Equatable {
    /// The paper, in points.
    package var size: Size
    /// The distances of the text from the paper's edges, in points.
    package var margins: Margins
    /// The line at the foot of pages; nil for none.
    package var footer: FooterLayout?

    /// Four distances from the edges, in points.
    package struct Margins: Sendable, Equatable {
        /// From the top edge.
        package var top: Double
        /// From the right edge.
        package var right: Double
        /// From the bottom edge.
        package var bottom: Double
        /// From the left edge.
        package var left: Double
    }

    /// The width between the side margins, in points.
    package var textWidth: Double { size.width - margins.left - margins.right }
    /// The height between top and bottom margin, in points.
    package var textHeight: Double { size.height - margins.top - margins.bottom }
}

/// The line at the foot of pages: three slots of text with `{name}`, `{page}` and `{pages}`.
package struct FooterLayout: Sendable, Equatable {
    /// What stands at the left margin.
    package var left: Template?
    /// What stands in the middle.
    package var center: Template?
    /// What stands at the right margin.
    package var right: Template?
    /// The first page that has it, from 1.
    package var firstPage: Int
    /// The distance of its baseline from the bottom edge of the paper, in points.
    package var offset: Double
}

/// The distances between parts, in points.
package struct Spacing: Sendable, Equatable {
    /// Between the blocks of the header.
    package var headerBlock: Double
    /// Between the header and what follows.
    package var header: Double
    /// Above a section's title.
    package var section: Double
    /// Below a section's title, or its rule.
    package var title: Double
    /// Between entries.
    package var entry: Double
    /// Between the rows of an entry's head.
    package var row: Double
    /// Between the paragraphs of a text, and between an entry's head and its body.
    package var paragraph: Double
    /// Between list items.
    package var item: Double
}

/// Where pages may end.
package struct BreakingRules: Sendable, Equatable {
    /// How many lines of a paragraph stay together at either side of a page's end, at least 1.
    package var minimumLines: Int
    /// How much of a page may stay empty to keep an entry whole, 0 to 1.
    package var keepEntry: Double
}
