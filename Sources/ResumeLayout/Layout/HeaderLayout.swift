/// The top of the first page.
package struct HeaderLayout: Sendable, Equatable {
    /// The blocks, from top to bottom.
    package var blocks: [Block]
    /// Where the blocks' lines stand.
    package var alignment: Alignment
    /// How the ways to reach the person are set.
    package var contacts: ContactsLayout
    /// How the photo is set.
    package var photo: PhotoLayout

    /// A block of the header.
    package enum Block: String, Sendable, Hashable, CaseIterable {
        /// The person's name.
        case name
        /// The headline.
        case label
        /// The ways to reach the person.
        case contacts
    }
}

/// Where lines stand between the edges of their column.
package enum Alignment: String, Sendable, Hashable, CaseIterable {
    /// At the left edge.
    case left
    /// In the middle.
    case center
    /// At the right edge.
    case right
}

/// How the ways to reach the person are set: a row that wraps between items.
package struct ContactsLayout: Sendable, Equatable {
    /// What is shown, in order.
    package var order: [Kind]
    /// Whether an icon stands before each item.
    package var icons: Bool
    /// What stands between two items of a line; spaces around it are part of it.
    package var separator: String
    /// How a postal address is written.
    package var location: Template
    /// How an account is written.
    package var profile: Template

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

/// How the photo is set.
package struct PhotoLayout: Sendable, Equatable {
    /// The edge it stands at; nil if the layout shows no photo.
    package var side: Side?
    /// The width, in points.
    package var width: Double
    /// The height, in points.
    package var height: Double
    /// The distance from the header's text, in points.
    package var gap: Double
    /// Its outline.
    package var shape: Shape

    /// An edge of the page.
    package enum Side: String, Sendable, Hashable, CaseIterable {
        /// The left edge.
        case left
        /// The right edge.
        case right
    }

    /// The outlines of a photo.
    package enum Shape: String, Sendable, Hashable, CaseIterable {
        /// As it is.
        case rectangle
        /// With rounded corners.
        case rounded
        /// Cut to a circle or ellipse.
        case circle
    }
}
