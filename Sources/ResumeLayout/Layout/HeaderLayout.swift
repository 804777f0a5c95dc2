import Pages

/// The top of the first page.
package struct HeaderLayout: Sendable, Equatable {
    var region: Region
    /// The rows, from top to bottom.
    var rows: [Row]
    /// The rows that stand at the top of the side column instead.
    var sideRows: [Row]
    var alignment: Alignment
    /// Where the lines in the side column stand.
    var sideAlignment: Alignment
    /// How the person's name is set.
    var name: NameLayout
    /// How the ways to reach the person are set.
    package var contacts: ContactsLayout
    var photo: PhotoLayout
    /// The rule of the block `rule`.
    var rule: RuleLayout
    /// How long that rule is, in points; nil for the column's width.
    var ruleLength: Double?

    /// Where the head stands: over the whole width, or in one column.
    enum Region: String, Sendable, Hashable, CaseIterable { case full, main, side }

    /// A row of the header.
    enum Row: Sendable, Equatable {
        case block(Element)
        /// Blocks at the left and at the right edge.
        case pair(Pair)
        /// Blocks of words on one line, if they fit, with something between.
        case line([Element], separator: String)

        /// The blocks in it.
        var blocks: [Element] {
            switch self {
            case .block(let block): [block]
            case .pair(let pair): pair.left + pair.right
            case .line(let blocks, _): blocks
            }
        }
    }

    /// Blocks at both edges.
    struct Pair: Sendable, Equatable {
        var left: [Element]
        var right: [Element]
        /// The left blocks' width.
        var share: Extent
        /// The right blocks' width, which then decides on that of the left ones; nil for what is left.
        var rightShare: Extent?
        /// The distance between both; nil for a usual one.
        var gap: Double?
        /// Whether an empty half keeps its width.
        var keepsHalves = false
        var rightAlignment: Alignment
        var level: Level
    }

    /// Where the lower of two halves stands beside the higher one.
    enum Level: String, Sendable, Hashable, CaseIterable { case top, middle, bottom }

    /// A block of the header; the photo as a block of its own, the summary without a title: one that has its own is a section.
    enum Element: String, Sendable, Hashable, CaseIterable {
        case name, label, contacts, photo, summary, rule

        /// Those of a few words, which can stand on one line.
        static let short = [Self.name, .label]
    }
}

/// How the person's name is set.
struct NameLayout: Sendable, Equatable {
    /// The least size it steps down to so that no word is divided, in points; nil for
    /// `leastShare` of its style's.
    var leastSize: Double?
    /// The most lines it takes if a smaller size helps; nil for one if that takes little, else as many as
    /// it needs.
    var lines: Int?
    var split: Split

    /// Whether it may take several lines.
    var mayTakeLines: Bool { split == .lines || lines != 1 }

    /// The least size of a name whose layout says none, as a share of its style's.
    static let leastShare = 0.7

    /// The least size of a name that is set smaller so that it takes one line.
    static let leastWholeShare = 0.8

    /// What becomes of given and family name: nothing, a style each, or with it a line each.
    enum Split { case none, styles, lines }
}

/// How the ways to reach the person are set.
package struct ContactsLayout: Sendable, Equatable {
    /// What is shown, in order; what is not in it is hidden.
    package var order: [Kind]
    var form: Form
    /// How many columns a grid has.
    var columns: Int
    var widths = Widths.equal
    /// The distance between the columns of a grid; nil for the text's size.
    var gap: Double?
    /// The words that say what the items are.
    var labels = Labels.none
    /// Whether a title stands above them, as above sections.
    var hasTitle = false
    /// The icons that stand before the items.
    var icons: Icons
    /// The icons' colour; nil for that of the text.
    var iconColor: Color?
    /// What stands between two items of a row; spaces around it are part of it.
    var separator: String
    /// How a postal address is written.
    var location: Template
    /// How an account is written.
    var profile: Template

    /// How an account is written if the layout does not say, or if what it wants is not there.
    static let usualProfile = Template(parts: [
        .group([.field("network"), .text(": ")]), .field("username"),
    ])

    /// How items stand: in rows that wrap between items, one below the other, or in columns.
    enum Form: String, Sendable, Hashable, CaseIterable { case row, stack, grid }

    /// How wide the columns of a grid are: all alike, or each as its widest item.
    enum Widths: String, Sendable, Hashable, CaseIterable { case equal, natural }

    /// Where words such as "Phone" stand: nowhere, before the items, or above them.
    enum Labels: String, Sendable, Hashable, CaseIterable { case none, before, above }

    /// The icons before items: none, those of the kinds of ways, or with them the networks' own marks,
    /// which say the networks' names.
    package enum Icons: String, Sendable, Hashable, CaseIterable { case none, plain, marks }

    /// A way to reach the person; `url` is the home page, `profiles` are accounts.
    package enum Kind: String, Sendable, Hashable, CaseIterable {
        case location, email, phone, url, profiles
    }
}

/// How the photo is set; lengths are in points.
struct PhotoLayout: Sendable, Equatable {
    /// The edge it stands at, beside the header's text; nil if it does not.
    var side: Side?
    var width: Double
    var height: Double
    /// The distance from the header's text.
    var gap: Double
    var shape: Shape
    var tone = ImagePlacement.Tone.color
    /// How thick the frame around it is; 0 for none.
    var frame: Double
    var frameColor: Color

    /// An edge of the page.
    enum Side: String, Sendable, Hashable, CaseIterable { case left, right }

    /// The outlines of a photo: as it is, with rounded corners, or cut to a square or a circle.
    enum Shape: String, Sendable, Hashable, CaseIterable { case rectangle, rounded, square, circle }
}
