import Characters
import ResumeLayout
import ResumeModel

/// An entry of a section, on its way into an outline.
struct OutlineEntry: Sendable, Hashable {
    /// What it is called.
    var title = RichText([])
    /// What tells it best beside the title, such as the employer.
    var second = RichText([])
    /// How well it is mastered.
    var level = RichText([])
    /// When it was, in words.
    var dates = RichText([])
    /// When it was.
    var time: EntryTime?
    /// A page about it.
    var link: Link?
    /// The short lines below the title.
    var facts: [RichText] = []
    /// Title and facts in one line, for an entry that mostly has nothing else; nil if the kind of
    /// entry is always set at length.
    var line: RichText?
    var prose = Prose()
    var highlights: [ListItem] = []
    var extra: [ExtraField] = []
    /// The positions under an employer.
    var roles: [OutlineEntry] = []

    /// Whether the entry can be an item of a list.
    var fitsItem: Bool {
        let hasItems = prose.blocks.contains { if case .item = $0 { true } else { false } }
        return line?.isEmpty == false && highlights.isEmpty && !hasItems
    }

    /// The entry as an item of a list.
    var item: Outline.Item {
        Outline.Item(
            text: line ?? title, paragraphs: prose.blocks.map(\.text) + extra.map(\.labelled))
    }

    /// Adds the entry with a heading of its own.
    func add(to outline: inout Outline, level: Int) {
        outline.add(heading: title, level: level)
        outline.add(facts: facts)
        outline.add(prose)
        outline.add(highlights)
        outline.add(facts: extra.filter { !$0.isList }.map(\.labelled))
        for list in extra where list.isList {
            outline.add(facts: [list.label])
            outline.add(list.values.map { ListItem($0) })
        }
        for role in roles { role.add(to: &outline, level: level + 1) }
    }
}

extension ExtraField {
    /// The field as words: "Tech stack: Swift, C".
    var labelled: RichText {
        let values = RichText.joined(values, ", ")
        return needsNoLabel ? values : .joined([label, values], " ")
    }

    /// What the field is called: "Tech stack:".
    var label: RichText { RichText(words.printable + ":").emphasized(.bold) }
}
