/// A text of any number of paragraphs and list items.
public struct Prose: Sendable, Hashable {
    /// The paragraphs and items, in order.
    public var blocks: [Block]

    /// Makes a text from blocks; empty ones are left out.
    public init(_ blocks: [Block] = []) { self.blocks = blocks.filter { !$0.text.isEmpty } }

    /// Whether there is nothing to print.
    public var isEmpty: Bool { blocks.isEmpty }

    /// The characters alone, blocks separated by line feeds.
    public var plain: String { blocks.map(\.text.plain).joined(separator: "\n") }

    /// One paragraph or list item.
    public enum Block: Sendable, Hashable {
        /// A paragraph.
        case paragraph(RichText)
        /// An item of a list.
        case item(ListItem)

        /// The block's text.
        public var text: RichText {
            switch self {
            case .paragraph(let text): text
            case .item(let item): item.text
            }
        }
    }
}

/// An item of a list.
public struct ListItem: Sendable, Hashable {
    /// The text.
    public var text: RichText
    /// How deep the item is nested, from 0.
    public var level: Int

    /// Makes an item.
    public init(_ text: RichText, level: Int = 0) {
        self.text = text
        self.level = level
    }
}
