import Pages
import ResumeModel

extension SectionComposer {
    func isFilled(_ part: EntryLayout.BodyPart, _ fields: EntryFields) -> Bool {
        switch part {
        case .text(let template, let style): !texts.fill(template, with: fields, style).isEmpty
        case .prose(let name), .bullets(let name, _, _), .chips(let name): fields[name] != nil
        case .level(let name): share(name, fields) != nil
        case .extraFields: !remaining(fields, entry).isEmpty
        }
    }

    /// The share of the whole that a level is, 0 to 1; nil if it is not understood.
    func share(_ name: String, _ fields: EntryFields) -> Double? {
        fields.inline(name).flatMap { levels.share(of: $0.plain) }
    }

    /// The blocks of an entry's body.
    func body(_ entry: EntryLayout, _ fields: EntryFields, in parent: Int) -> [Block] {
        entry.body.flatMap { part($0, fields, entry, in: parent) }
    }

    /// The blocks of a part of an entry's body.
    private func part(
        _ part: EntryLayout.BodyPart, _ fields: EntryFields, _ entry: EntryLayout, in parent: Int
    ) -> [Block] {
        let space = spacing.paragraph
        switch part {
        case .text(let template, let style):
            let filled = texts.fill(template, with: fields, style)
            guard !filled.isEmpty else { return [] }
            let isList = template.fields.contains { fields.inlineItems($0).count > 1 }
            return [text(filled, in: parent, spaceBefore: space, kind: isList ? .list : .prose)]
        case .prose(let name):
            if case .prose(let prose) = fields[name] {
                return self.prose(prose, .body, in: parent, spaceBefore: space)
            }
            guard let words = fields.inline(name) else { return [] }
            return [text(texts.text(words, .body), in: parent, spaceBefore: space)]
        case .bullets(let name, let columns, let isNumbered):
            if case .prose(let prose) = fields[name] {
                return self.prose(prose, .bullet, in: parent, spaceBefore: space)
            }
            return list(columns: columns, isNumbered: isNumbered)
                .blocks(fields.listItems(name), in: parent, spaceBefore: space)
        case .chips(let name):
            let items = fields.listItems(name).filter { !$0.text.isEmpty }
            guard !items.isEmpty else { return [] }
            let list = structure.add(.list(.none), in: parent)
            let chips = items.map { item in
                structure.add(
                    texts.text(item.text, .chip), as: .listBody,
                    in: structure.add(.listItem, in: list))
            }
            return [
                Block(
                    content: .chips(chips, look.chips), spaceBefore: look.chips.space ?? space,
                    breakBefore: .insideEntry)
            ]
        case .level(let name):
            guard let share = share(name, fields) else { return [] }
            let content = Block.Content.level(share, look.levels)
            return [Block(content: content, spaceBefore: space, breakBefore: .forbidden)]
        case .extraFields: return remaining(fields, entry).flatMap { extra($0, in: parent) }
        }
    }

    /// A field of the person's own: in a row, or as a list below its label.
    private func extra(_ field: ExtraField, in parent: Int) -> [Block] {
        let space = spacing.paragraph
        guard field.isList, !field.isOfShortItems else {
            return [text(texts.labelled(field, .body), in: parent, spaceBefore: space)]
        }
        let label = texts.text(RichText(field.words + ":"), .body)
        let items = field.values.map { ListItem($0) }
        return [text(label, in: parent, spaceBefore: space)]
            + list().blocks(items, in: parent, spaceBefore: spacing.item)
    }

    // MARK: Texts

    func text(
        _ text: ComposedText, in parent: Int, spaceBefore: Double,
        kind: LineBreaker.Kind = .prose
    ) -> Block {
        Block(
            content: .text(
                TextBlock(
                    text: structure.add(text, in: parent),
                    isJustified: layout.breaking.isJustified, kind: kind)
            ), spaceBefore: spaceBefore, breakBefore: .insideEntry)
    }

    func prose(
        _ prose: Prose, _ slot: TextStyles.Slot, in parent: Int, spaceBefore: Double
    ) -> [Block] {
        var blocks: [Block] = []
        var items: [ListItem] = []
        var space = spaceBefore
        for block in prose.blocks {
            switch block {
            case .item(let item): items.append(item)
            case .paragraph(let words):
                blocks += list().blocks(items, in: parent, spaceBefore: space)
                items = []
                let words = texts.text(words, slot).hyphenated(look.hyphenates)
                blocks.append(text(words, in: parent, spaceBefore: space))
                space = spacing.paragraph
            }
        }
        return blocks + list().blocks(items, in: parent, spaceBefore: space)
    }

    private func list(
        columns: EntryLayout.ColumnCount = .fixed(1), isNumbered: Bool = false
    ) -> ListComposer {
        ListComposer(
            texts: texts, bullets: look.bullets, itemSpace: spacing.item, columns: columns,
            isNumbered: isNumbered, isJustified: layout.breaking.isJustified,
            hyphenates: look.hyphenates, section: element, structure: structure)
    }

    // MARK: Fields that no template names

    /// The fields of the person's own that no template of the entry prints.
    func remaining(_ fields: EntryFields, _ entry: EntryLayout) -> [ExtraField] {
        fields.extra.filter { !entry.prints($0.key) }
    }

    mutating func noteUnprinted(_ fields: EntryFields, _ entry: EntryLayout, hasRoles: Bool) {
        let rows = hasRoles ? entry.roles.head : entry.rows
        for (name, value) in fields.values
        where value != nil && name != "url" && !entry.prints(name, in: rows) {
            if name == "dates", entry.prints("years", in: rows) { continue }
            unprinted.append(name)
        }
        guard !entry.body.contains(.extraFields), entry.join == nil else { return }
        unprinted += remaining(fields, entry).map(\.key)
    }
}

extension ExtraField {
    /// Whether its items are short, and have no commas: they run on in a line.
    fileprivate var isOfShortItems: Bool {
        values.allSatisfy { $0.plain.count <= 24 && !$0.plain.contains { ",;.\n".contains($0) } }
    }
}

extension EntryLayout {
    /// Whether a template prints a field, with its own rows or with others; a drawing of a level is no
    /// text.
    func prints(_ field: String, in rows: [Row]? = nil) -> Bool {
        (rows ?? self.rows).contains { $0.left.names(field) || $0.right?.names(field) == true }
            || lead?.names(field) == true || trail?.names(field) == true
            || body.contains { part in
                switch part {
                case .text(let template, _): template.names(field)
                case .prose(let name), .bullets(let name, _, _), .chips(let name): name == field
                case .level, .extraFields: false
                }
            }
    }
}

extension EntryColumn {
    fileprivate func names(_ field: String) -> Bool { lines.contains { $0.text.names(field) } }
}
