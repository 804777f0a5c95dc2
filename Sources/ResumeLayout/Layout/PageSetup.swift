package import Pages

/// The paper and what stands at its edges; all lengths are in points.
package struct PageSetup: Sendable, Equatable {
    /// The paper, in points.
    package var size: Size
    /// The distances of the text from the paper's edges.
    var margins: Margins
    /// The lines at the head of pages.
    var header: [RunningLine] = []
    /// The lines at the foot of pages.
    var footer: [RunningLine] = []
    /// Coloured areas behind the text.
    var bands: [Band]
    /// The lines that all text stands on.
    var grid = Grid.none

    /// The paper sizes that have names: ISO 216, and US Letter (8.5 × 11 in).
    static let papers: [(name: String, size: Size)] = [
        ("a4", Size(width: 210 * 72 / 25.4, height: 297 * 72 / 25.4)),
        ("letter", Size(width: 612, height: 792)),
    ]

    /// How far the lines that all text stands on are apart, in lines of the main column's running
    /// text.
    enum Grid: String, Sendable, Hashable, CaseIterable {
        case none
        case eighthLine = "eighth-line"
        case quarterLine = "quarter-line"
        case halfLine = "half-line"
        case line
    }

    /// Four distances from the edges.
    struct Margins: Sendable, Equatable {
        var top: Double
        var right: Double
        var bottom: Double
        var left: Double
        /// That at the top of the first page; nil for the same as on others.
        var firstTop: Double?

        /// The distance of the text from a page's top edge.
        func top(isFirst: Bool) -> Double { isFirst ? firstTop ?? top : top }
    }

    /// The part of a page within the margins.
    func textArea(isFirst: Bool) -> Rect {
        Rect(
            x: margins.left, y: margins.top(isFirst: isFirst), width: textWidth,
            height: isFirst ? firstTextHeight : textHeight)
    }
    var textWidth: Double { size.width - margins.left - margins.right }
    /// The height of the text on all pages but the first.
    var textHeight: Double { size.height - margins.top - margins.bottom }
    /// The height of the text on the first page.
    var firstTextHeight: Double { textHeight + margins.top - margins.top(isFirst: true) }
}

/// A line at the head or foot of pages: three slots of text with the fields of `fields`.
struct RunningLine: Sendable, Equatable {
    var left: Template?
    var center: Template?
    var right: Template?
    /// The first page that has it, from 1.
    var firstPage: Int
    /// The least number of pages for it to be shown at all.
    var minimumPages: Int
    /// The distance of its baseline from the edge of the paper.
    var offset: Double
    /// The most lines that a text takes; those of the foot stand above its baseline.
    var lines = 1
    var region = Region.full

    /// Which width it has: that of the page's text, or of a column.
    enum Region: String, Sendable, Hashable, CaseIterable { case full, main, side }

    /// The fields that its texts may have.
    static let fields = [
        "name", "label", "page", "pages", "counter", "date", "contacts", "location", "email",
        "phone",
        "url",
    ]
}

/// A coloured area behind the text, up to the paper's edges.
struct Band: Sendable, Equatable {
    var place: Place
    var color: Color
    /// How far it reaches beyond what it lies behind.
    var padding: Double
    /// The pages that have it, if it lies behind no head.
    var pages = Pages.all

    /// Where bands lie.
    enum Place: Sendable, Equatable {
        /// Along an edge of the paper, so many points wide.
        case edge(Edge, Double)
        /// Behind the head, as high as that is.
        case header
        /// Behind the side column, over the whole height of the paper.
        case side
    }

    /// An edge of the paper.
    enum Edge: String, Sendable, Hashable, CaseIterable { case top, right, bottom, left }

    /// The pages that have a band: every one, the first alone, or all others.
    enum Pages: String, Sendable, Hashable, CaseIterable { case all, first, later }
}
