import Pages
import ResumeModel

/// Composes one section: its title and its entries.
struct SectionComposer {
    let layout: Layout
    let texts: TextComposer
    /// The section's key, which also names its kind of entry.
    let key: String
    /// The structure element of the section.
    let element: Int
    /// The blocks so far.
    private(set) var blocks: [Block] = []
    /// Keys of fields that the layout does not print.
    private(set) var unprinted: [String] = []

    init(layout: Layout, texts: TextComposer, key: String, element: Int) {
        self.layout = layout
        self.texts = texts
        self.key = key
        self.element = element
    }

    private var entry: EntryLayout? {
        layout.entries[key] ?? layout.entries[SectionsLayout.otherKey]
    }

    /// Adds the title.
    mutating func addTitle(_ title: String, structure: inout StructureBuilder) {
        let text = texts.text(title, .section)
        guard !text.isEmpty else { return }
        blocks.append(
            Block(
                content: .title(
                    TitleBlock(
                        text: text, layout: layout.sections.title,
                        element: structure.add(.heading(2), in: element))),
                spaceBefore: layout.spacing.section, breakBefore: .betweenSections,
                bookmark: title))
    }

    /// Adds a text of its own, such as the summary.
    mutating func addProse(_ prose: Prose, structure: inout StructureBuilder) {
        add(prose, .body, in: element, spaceBefore: layout.spacing.title, &structure)
    }

    /// Adds the section's entries.
    mutating func addEntries(_ entries: [EntryFields], structure: inout StructureBuilder) {
        guard let entry else { return }
        if let join = entry.join {
            addJoined(entries, entry, join, &structure)
            return
        }
        for (number, fields) in entries.enumerated() {
            let space =
                number == 0 ? layout.spacing.title : entry.space ?? layout.spacing.entry
            let first = blocks.count
            add(fields, entry, &structure)
            guard first < blocks.count else { continue }
            blocks[first].spaceBefore = space
            blocks[first].breakBefore = number == 0 ? .forbidden : .betweenEntries
        }
    }

    // MARK: Entries

    private mutating func add(
        _ fields: EntryFields, _ entry: EntryLayout, _ structure: inout StructureBuilder
    ) {
        let first = blocks.count
        // A section of one-line entries is a run of paragraphs; others get a part of their own.
        let hasBody = entry.body.contains { isFilled($0, fields, entry) }
        var parent = element
        for row in entry.rows {
            let left = texts.fill(row.left, with: fields, row.style)
            let right =
                row.right.map { texts.fill($0, with: fields, row.rightStyle) }
                ?? ComposedText()
            guard !left.isEmpty || !right.isEmpty else { continue }
            let isHead = blocks.count == first
            if isHead, hasBody { parent = structure.add(.section, in: element) }
            let leftElement =
                left.isEmpty
                ? 0 : structure.add(isHead && hasBody ? .heading(3) : .paragraph, in: parent)
            let rightElement = right.isEmpty ? 0 : structure.add(.paragraph, in: parent)
            blocks.append(
                Block(
                    content: .row(
                        RowBlock(
                            left: left, leftElement: leftElement, right: right,
                            rightElement: rightElement, gap: layout.styles[.body].size)),
                    spaceBefore: isHead ? 0 : layout.spacing.row, breakBefore: .forbidden))
        }
        let headEnd = blocks.count
        for part in entry.body { add(part, fields, entry, in: parent, &structure) }
        // What follows the head must not leave it alone at a page's foot.
        if headEnd < blocks.count, headEnd > first { blocks[headEnd].breakBefore = .forbidden }
        noteUnprinted(fields, entry)
    }

    private func isFilled(
        _ part: EntryLayout.BodyPart, _ fields: EntryFields, _ entry: EntryLayout
    ) -> Bool {
        switch part {
        case .text(let template, let style): !texts.fill(template, with: fields, style).isEmpty
        case .prose(let name), .bullets(let name): fields[name] != nil
        case .extraFields: !remaining(fields, entry).isEmpty
        }
    }

    private mutating func add(
        _ part: EntryLayout.BodyPart, _ fields: EntryFields, _ entry: EntryLayout, in parent: Int,
        _ structure: inout StructureBuilder
    ) {
        let space = layout.spacing.paragraph
        switch part {
        case .text(let template, let style):
            let text = texts.fill(template, with: fields, style)
            add(text, in: parent, spaceBefore: space, &structure)
        case .prose(let name):
            switch fields[name] {
            case .prose(let prose): add(prose, .body, in: parent, spaceBefore: space, &structure)
            default:
                if let text = fields.inline(name) {
                    add(texts.text(text, .body), in: parent, spaceBefore: space, &structure)
                }
            }
        case .bullets(let name):
            switch fields[name] {
            case .items(let items): add(items, in: parent, spaceBefore: space, &structure)
            case .list(let list):
                add(list.map { ListItem($0) }, in: parent, spaceBefore: space, &structure)
            case .text(let text):
                add([ListItem(text)], in: parent, spaceBefore: space, &structure)
            case .prose(let prose): add(prose, .bullet, in: parent, spaceBefore: space, &structure)
            case nil: break
            }
        case .extraFields:
            for field in remaining(fields, entry) {
                add(texts.labelled(field, .body), in: parent, spaceBefore: space, &structure)
            }
        }
    }

    /// All entries in one paragraph, joined by a sign.
    private mutating func addJoined(
        _ entries: [EntryFields], _ entry: EntryLayout, _ join: String,
        _ structure: inout StructureBuilder
    ) {
        var joined = ComposedText()
        for fields in entries {
            for row in entry.rows {
                for (template, style) in [(row.left, row.style)]
                    + (row.right.map { [($0, row.rightStyle)] } ?? [])
                {
                    let text = texts.fill(template, with: fields, style)
                    guard !text.isEmpty else { continue }
                    if !joined.isEmpty { joined.append(join, layout.styles[.body]) }
                    joined.append(text)
                }
            }
            for field in remaining(fields, entry) {
                joined.append(", ", layout.styles[.body])
                joined.append(texts.labelled(field, .body))
            }
        }
        add(joined, in: element, spaceBefore: layout.spacing.title, &structure)
    }

    // MARK: Texts and lists

    private mutating func add(
        _ text: ComposedText, in parent: Int, spaceBefore: Double,
        _ structure: inout StructureBuilder
    ) {
        guard !text.isEmpty else { return }
        blocks.append(
            Block(
                content: .text(
                    TextBlock(text: text, element: structure.add(.paragraph, in: parent))),
                spaceBefore: spaceBefore, breakBefore: .insideEntry))
    }

    private mutating func add(
        _ prose: Prose, _ slot: TextStyles.Slot, in parent: Int, spaceBefore: Double,
        _ structure: inout StructureBuilder
    ) {
        var items: [ListItem] = []
        var space = spaceBefore
        for block in prose.blocks {
            switch block {
            case .item(let item): items.append(item)
            case .paragraph(let text):
                add(items, in: parent, spaceBefore: space, &structure)
                items = []
                add(texts.text(text, slot), in: parent, spaceBefore: space, &structure)
                space = layout.spacing.paragraph
            }
        }
        add(items, in: parent, spaceBefore: space, &structure)
    }

    private mutating func add(
        _ items: [ListItem], in parent: Int, spaceBefore: Double,
        _ structure: inout StructureBuilder
    ) {
        var lists: [Int] = []
        for (number, item) in items.enumerated() {
            // A depth is at most one more than the one above: lists nest without gaps.
            let level = min(max(item.level, 0), lists.count)
            if lists.count > level + 1 { lists.removeLast(lists.count - level - 1) }
            if lists.count == level {
                lists.append(structure.add(.list, in: lists.last ?? parent))
            }
            let listItem = structure.add(.listItem, in: lists[level])
            let signs = layout.bullets.signs
            let label = ListLabel(
                text: texts.text(signs[min(level, signs.count - 1)], .bullet),
                x: layout.bullets.indent + Double(level) * layout.bullets.hang,
                element: structure.add(.label, in: listItem))
            blocks.append(
                Block(
                    content: .text(
                        TextBlock(
                            text: texts.text(item.text, .bullet),
                            indent: label.x + layout.bullets.hang, label: label,
                            element: structure.add(.listBody, in: listItem))),
                    spaceBefore: number == 0 ? spaceBefore : layout.spacing.item,
                    breakBefore: .insideEntry))
        }
    }

    // MARK: Fields that no template names

    /// The fields of the person's own that no template of the entry prints.
    private func remaining(_ fields: EntryFields, _ entry: EntryLayout) -> [ExtraField] {
        guard !fields.extra.isEmpty else { return [] }
        let named = entry.namedFields
        return fields.extra.filter { !named.contains($0.key) }
    }

    private mutating func noteUnprinted(_ fields: EntryFields, _ entry: EntryLayout) {
        let named = entry.namedFields
        for (name, _) in fields.values where !named.contains(name) && name != "url" {
            unprinted.append(name)
        }
        guard !entry.body.contains(.extraFields), entry.join == nil else { return }
        unprinted += remaining(fields, entry).map(\.key)
    }
}

extension EntryLayout {
    /// The names of all fields that the templates print.
    var namedFields: Set<String> {
        var names: Set<String> = []
        for row in rows {
            names.formUnion(row.left.fields)
            names.formUnion(row.right?.fields ?? [])
        }
        for part in body {
            switch part {
            case .text(let template, _): names.formUnion(template.fields)
            case .prose(let name), .bullets(let name): names.insert(name)
            case .extraFields: break
            }
        }
        return names
    }
}
