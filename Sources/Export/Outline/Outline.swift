package import ResumeModel

/// A resume as headings, facts, paragraphs and lists in reading order: what is written where there
/// are no pages.
package struct Outline: Sendable, Hashable {
    /// The parts, in order; none is empty.
    package internal(set) var blocks: [Block] = []

    /// A part.
    package enum Block: Sendable, Hashable {
        /// A heading; the name has level 1, sections have 2, entries 3, positions in them 4.
        case heading(RichText, level: Int)
        /// Short lines that belong together, such as employer and dates.
        case facts([RichText])
        /// A paragraph.
        case paragraph(RichText)
        /// A list.
        case list([Item])
    }

    /// An item of a list.
    package struct Item: Sendable, Hashable {
        /// What it says.
        package var text: RichText
        /// How deep it is nested, from 0.
        package var level = 0
        /// What else belongs to it.
        package var paragraphs: [RichText] = []
    }

    mutating func add(heading text: RichText, level: Int) {
        if !text.isEmpty { blocks.append(.heading(text, level: level)) }
    }

    mutating func add(facts lines: [RichText]) {
        let filled = lines.filter { !$0.isEmpty }
        if !filled.isEmpty { blocks.append(.facts(filled)) }
    }

    mutating func add(_ items: [ListItem]) {
        add(items.map { Item(text: $0.text, level: $0.level) })
    }

    mutating func add(_ items: [Item]) {
        let filled = items.filter { !$0.text.isEmpty }
        if !filled.isEmpty { blocks.append(.list(filled)) }
    }

    mutating func add(_ prose: Prose) {
        var items: [ListItem] = []
        for block in prose.blocks {
            switch block {
            case .item(let item): items.append(item)
            case .paragraph(let text):
                add(items)
                items = []
                if !text.isEmpty { blocks.append(.paragraph(text)) }
            }
        }
        add(items)
    }
}
