import Pages

/// The page's head, or a part of it: lines, and a photo beside them.
struct HeaderBlock {
    var parts: [Part]
    /// The distance between parts, in points.
    var space: Double
    var photo: Photo?

    /// A part of the head.
    struct Part {
        var content: Content
        var alignment: Alignment
        /// The distance from the part above, in points, where it is not the usual one.
        var space: Double?
    }

    /// What stands in the head.
    indirect enum Content {
        case text(ComposedText)
        case name(ComposedText, NameLayout)
        case contacts(ContactsBlock)
        case photo(Photo)
        case rule(RuleLayout, length: Double?)
        /// Parts at the left and the right edge.
        case pair([Part], [Part], HeaderLayout.Pair)
        /// Texts on one line, if they fit, with a separator between; else below each other.
        case line([Content], separator: ComposedText)
    }

    /// The photo.
    struct Photo {
        var element: Int
        var layout: PhotoLayout
        /// The picture's width divided by its height.
        var aspect: Double
        /// How much taller it is, in points, so that its foot is on a baseline; negative where some is cut off.
        var growth = 0.0
    }
}

/// The ways to reach a person, set in lines that never break inside an item.
struct ContactsBlock {
    var items: [Item]
    var style: TextStyle
    var layout: ContactsLayout

    /// A way to reach the person.
    struct Item {
        /// The word that says what it is; empty for none.
        var label = ComposedText()
        var text: ComposedText
        var icon: Icon?
    }
}
