/// How entries of one kind are set.
package struct EntryLayout: Sendable, Equatable {
    /// The rows of the head.
    package var rows: [Row]
    /// What follows the head.
    package var body: [BodyPart]
    /// The distance between entries, in points; nil for the layout's own.
    package var space: Double?
    /// What joins all entries of a section in one paragraph; nil to set each on its own.
    package var join: String?

    /// A row of an entry's head.
    package struct Row: Sendable, Equatable {
        /// What stands at the left.
        package var left: Template
        /// The look of the left part.
        package var style: TextStyles.Slot
        /// What stands at the right edge.
        package var right: Template?
        /// The look of the right part.
        package var rightStyle: TextStyles.Slot
    }

    /// A part of an entry's body.
    package enum BodyPart: Sendable, Equatable {
        /// A paragraph.
        case text(Template, style: TextStyles.Slot)
        /// A field of several paragraphs, such as `summary`.
        case prose(String)
        /// A field that is a list, item by item.
        case bullets(String)
        /// All fields of the person's own that no template names, each as "Label: value".
        case extraFields
    }
}

/// How list items are set.
package struct BulletLayout: Sendable, Equatable {
    /// The sign before items, by their depth; the last serves all deeper ones.
    package var signs: [String]
    /// The distance of the sign from the left edge, in points.
    package var indent: Double
    /// The distance of the text from the sign's left edge, in points.
    package var hang: Double
}
