package import Pages

/// The paper and what stands at its edges; all lengths are in points.
package struct PageSetup: Sendable, Equatable {
    /// The paper, in points.
    package var size: Size
    /// The distances of the text from the paper's edges.
    var margins: Margins
    /// The line at the head of pages.
    var header: RunningLine?
    /// The line at the foot of pages.
    var footer: RunningLine?
    /// Coloured areas behind the text.
    var bands: [Band]

    /// The paper sizes that have names: ISO 216, and US Letter (8.5 × 11 in).
    static let papers: [(name: String, size: Size)] = [
        ("a4", Size(width: 210 * 72 / 25.4, height: 297 * 72 / 25.4)),
        ("letter", Size(width: 612, height: 792)),
    ]

    /// Four distances from the edges.
    struct Margins: Sendable, Equatable {
        var top: Double
        var right: Double
        var bottom: Double
        var left: Double
    }

    /// The part of the paper within the margins.
    var textArea: Rect {
        Rect(x: margins.left, y: margins.top, width: textWidth, height: textHeight)
    }
    var textWidth: Double { size.width - margins.left - margins.right }
    var textHeight: Double { size.height - margins.top - margins.bottom }
}

/// A line at the head or foot of pages: three slots of text with `{name}`, `{label}`, `{page}`,
/// `{pages}` and `{date}`.
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
}

/// A coloured area behind the text, up to the paper's edges.
struct Band: Sendable, Equatable {
    var place: Place
    var color: Color
    /// How far it reaches beyond what it lies behind.
    var padding: Double
    /// Whether it is on every page, or on the first alone.
    var isOnEveryPage: Bool

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
}
