package import Pages

/// The paper and what stands at its edges.
package struct PageSetup: Sendable, Equatable {
    /// The paper, in points.
    package var size: Size
    /// The distances of the text from the paper's edges, in points.
    package var margins: Margins
    /// The line at the head of pages; nil for none.
    package var header: RunningLine?
    /// The line at the foot of pages; nil for none.
    package var footer: RunningLine?
    /// Coloured areas behind the text.
    package var bands: [Band]

    /// The paper sizes that have names, in points: ISO 216, and US Letter (8.5 × 11 in).
    package static let papers: [(name: String, size: Size)] = [
        ("a4", Size(width: 210 * 72 / 25.4, height: 297 * 72 / 25.4)),
        ("letter", Size(width: 612, height: 792)),
    ]

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
    /// The part of the paper within the margins.
    var textArea: Rect {
        Rect(x: margins.left, y: margins.top, width: textWidth, height: textHeight)
    }
}

/// A line at the head or foot of pages: three slots of text with `{name}`, `{label}`, `{page}`,
/// `{pages}` and `{date}`.
package struct RunningLine: Sendable, Equatable {
    /// What stands at the left margin.
    package var left: Template?
    /// What stands in the middle.
    package var center: Template?
    /// What stands at the right margin.
    package var right: Template?
    /// The first page that has it, from 1.
    package var firstPage: Int
    /// The least number of pages for it to be shown at all.
    package var minimumPages: Int
    /// The distance of its baseline from the edge of the paper, in points.
    package var offset: Double
}

/// A coloured area behind the text, up to the paper's edges.
package struct Band: Sendable, Equatable {
    /// Where it lies.
    package var place: Place
    /// The colour.
    package var color: Color
    /// How far it reaches beyond what it lies behind, in points.
    package var padding: Double
    /// Whether it is on every page, or on the first alone.
    package var isOnEveryPage: Bool

    /// Where bands lie.
    package enum Place: Sendable, Equatable {
        /// Along an edge of the paper, so many points wide.
        case edge(Edge, Double)
        /// Behind the head, as high as that is.
        case header
        /// Behind the side column, over the whole height of the paper.
        case side
    }

    /// An edge of the paper.
    package enum Edge: String, Sendable, Hashable, CaseIterable {
        /// The top edge.
        case top
        /// The right edge.
        case right
        /// The bottom edge.
        case bottom
        /// The left edge.
        case left
    }
}
