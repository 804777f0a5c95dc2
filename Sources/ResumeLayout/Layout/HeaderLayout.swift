package import Pages

/// The top of the first page.
package struct HeaderLayout: Sendable, Equatable {
    /// Where it stands.
    package var region: Region
    /// The rows, from top to bottom.
    package var rows: [Row]
    /// The rows that stand at the top of the side column instead.
    package var sideRows: [Row]
    /// Where the rows' lines stand.
    package var alignment: Alignment
    /// Where the lines in the side column stand.
    package var sideAlignment: Alignment
    /// Whether given and family name have styles of their own.
    package var splitsName: Bool
    /// How the ways to reach the person are set.
    package var contacts: ContactsLayout
    /// How the photo is set.
    package var photo: PhotoLayout
    /// The rule of the block `rule`.
    package var rule: RuleLayout
    /// How long that rule is, in points; nil for the column's width.
    package var ruleLength: Double?

    /// A place on the page.
    package enum Region: String, Sendable, Hashable, CaseIterable {
        /// Over the whole width.
        case full
        /// The main column.
        case main
        /// The side column.
        case side
    }

    /// A row of the header.
    package enum Row: Sendable, Equatable {
        /// One block.
        case block(Element)
        /// Blocks at the left and at the right edge.
        case pair(Pair)

        /// The blocks in it.
        package var blocks: [Element] {
            switch self {
            case .block(let block): [block]
            case .pair(let pair): pair.left + pair.right
            }
        }
    }

    /// Blocks at both edges.
    package struct Pair: Sendable, Equatable {
        /// The blocks at the left edge.
        package var left: [Element]
        /// The blocks at the right edge.
        package var right: [Element]
        /// The left blocks' share of the width, 0 to 1.
        package var share: Double
        /// Where the right blocks' lines stand.
        package var rightAlignment: Alignment
        /// Where the lower half stands beside the higher one.
        package var level: Level
    }

    /// Where the lower of two halves stands beside the higher one.
    package enum Level: String, Sendable, Hashable, CaseIterable {
        /// At its top.
        case top
        /// In its middle.
        case middle
        /// At its bottom.
        case bottom
    }

    /// A block of the header.
    package enum Element: String, Sendable, Hashable, CaseIterable {
        /// The person's name.
        case name
        /// The headline.
        case label
        /// The ways to reach the person.
        case contacts
        /// The photo, as a block of its own.
        case photo
        /// The summary, without a title.
        case summary
        /// A rule.
        case rule
    }
}

/// How the ways to reach the person are set.
package struct ContactsLayout: Sendable, Equatable {
    /// What is shown, in order; what is not in it is hidden.
    package var order: [Kind]
    /// How the items stand.
    package var form: Form
    /// How many columns a grid has.
    package var columns: Int
    /// Whether an icon stands before each item.
    package var icons: Bool
    /// The icons' colour; nil for that of the text.
    package var iconColor: Color?
    /// What stands between two items of a row; spaces around it are part of it.
    package var separator: String
    /// How a postal address is written.
    package var location: Template
    /// How an account is written.
    package var profile: Template

    /// How items stand.
    package enum Form: String, Sendable, Hashable, CaseIterable {
        /// In rows that wrap between items.
        case row
        /// One below the other.
        case stack
        /// In columns of equal width.
        case grid
    }

    /// A way to reach the person.
    package enum Kind: String, Sendable, Hashable, CaseIterable {
        /// The postal address.
        case location
        /// The e-mail address.
        case email
        /// The telephone number.
        case phone
        /// The home page.
        case url
        /// The accounts.
        case profiles
    }
}
