import Pages
import ResumeModel

extension SectionComposer {
    func isFilled(
        _ part: EntryLayout.BodyPart, _ fields: EntryFields, _ entry: EntryLayout
    ) -> Bool {
        switch part {
        case .text(let template, let style): !texts.fill(template, with: fields, style).isEmpty
        case .prose(let name), .bullets(let name, _, _), .chips(let name):
            fields[name] != nil
        case .level(let name): fields.inline(name).flatMap { levels.share(of: $0.plain) } != nil
        case .extraFields: !remaining(fields, entry).isEmpty
        }
    }

    /// The blocks of a part of an entry's body.
    func part(
        _ part: EntryLayout.BodyPart, _ fields: EntryFields, _ entry: EntryLayout, in parent: Int,
        _ structure: inout StructureBuilder
    ) -> [Block] {
        let space = spacing.paragraph
        switch part {
        case .text(let template, let style):
            let filled = texts.fill(template, with: fields, style)
            if filled.isEmpty { return [] }
            return [text(filled, in: parent, spaceBefore: space, &structure)]
        case .prose(let name):
            if case .prose(let prose) = fields[name] {
                return self.prose(prose, .body, in: parent, spaceBefore: space, &structure)
            }
            guard let words = fields.inline(name) else { return [] }
            return [text(texts.text(words, .body), in: parent, spaceBefore: space, &structure)]
        case .bullets(let name, let columns, let isNumbered):
            if case .prose(let prose) = fields[name] {
                return self.prose(prose, .bullet, in: parent, spaceBefore: space, &structure)
            }
            let list = ListComposer(
                texts: texts, bullets: look.bullets, itemSpace: spacing.item, columns: columns,
                isNumbered: isNumbered, isJustified: layout.breaking.isJustified)
            return list.blocks(
                fields.listItems(name), in: parent, spaceBefore: space, &structure)
        case .chips(let name):
            let items = fields.listItems(name).filter { !$0.text.isEmpty }
            guard !items.isEmpty else { return [] }
            let list = structure.add(.list, in: parent)
            let chips = items.map { item in
                (
                    text: texts.text(item.text, .chip),
                    element: structure.add(
                        .listBody, in: structure.add(.listItem, in: list))
                )
            }
            return [
                Block(
                    content: .chips(ChipsBlock(items: chips, layout: look.chips)),
                    spaceBefore: space, breakBefore: .insideEntry)
            ]
        case .level(let name):
            guard let share = fields.inline(name).flatMap({ levels.share(of: $0.plain) }) else {
                return []
            }
            return [
                Block(
                    content: .level(share, look.levels), spaceBefore: space,
                    breakBefore: .forbidden)
            ]
        case .extraFields:
            return remaining(fields, entry).flatMap { field in
                extra(field, in: parent, &structure)
            }
        }
    }

    /// A field of the person's own: in a row, or as a list below its label.
    private func extra(
        _ field: ExtraField, in parent: Int, _ structure: inout StructureBuilder
    ) -> [Block] {
        let space = spacing.paragraph
        guard field.isList else {
            return [text(texts.labelled(field, .body), in: parent, spaceBefore: space, &structure)]
        }
        let label = texts.text(RichText(KeyLabel.words(of: field.key) + ":"), .body)
        return [text(label, in: parent, spaceBefore: space, &structure)]
            + prose(
                Prose(field.values.map { .item(ListItem($0)) }), .body, in: parent,
                spaceBefore: spacing.item, &structure)
    }

    // MARK: Texts

    func text(
        _ text: ComposedText, in parent: Int, spaceBefore: Double,
        _ structure: inout StructureBuilder
    ) -> Block {
        Block(
            content: .text(
                TextBlock(
                    text: text, isJustified: layout.breaking.isJustified,
                    element: structure.add(.paragraph, in: parent))),
            spaceBefore: spaceBefore, breakBefore: .insideEntry)
    }

    func prose(
        _ prose: Prose, _ slot: TextStyles.Slot, in parent: Int, spaceBefore: Double,
        _ structure: inout StructureBuilder
    ) -> [Block] {
        let list = ListComposer(
            texts: texts, bullets: look.bullets, itemSpace: spacing.item, columns: 1,
            isNumbered: false, isJustified: layout.breaking.isJustified)
        var blocks: [Block] = []
        var items: [ListItem] = []
        var space = spaceBefore
        for block in prose.blocks {
            switch block {
            case .item(let item): items.append(item)
            case .paragraph(let words):
                blocks += list.blocks(items, in: parent, spaceBefore: space, &structure)
                items = []
                blocks.append(
                    text(texts.text(words, slot), in: parent, spaceBefore: space, &structure))
                space = spacing.paragraph
            }
        }
        return blocks + list.blocks(items, in: parent, spaceBefore: space, &structure)
    }

    // MARK: Fields that no template names

    /// The fields of the person's own that no template of the entry prints.
    func remaining(_ fields: EntryFields, _ entry: EntryLayout) -> [ExtraField] {
        guard !fields.extra.isEmpty else { return [] }
        let named = entry.namedFields
        return fields.extra.filter { !named.contains($0.key) }
    }

    mutating func noteUnprinted(_ fields: EntryFields, _ entry: EntryLayout, hasRoles: Bool) {
        var shown = entry
        if hasRoles { shown.rows = entry.roles.head }
        let named = shown.namedFields
        for (name, value) in fields.values
        where value != nil && !named.contains(name) && name != "url" {
            if name == "dates", named.contains("years") { continue }
            unprinted.append(name)
        }
        guard !entry.body.contains(.extraFields), entry.join == nil else { return }
        unprinted += remaining(fields, entry).map(\.key)
    }
}

extension EntryLayout {
    /// The names of all fields that the templates print; a drawing of a level is no text.
    var namedFields: Set<String> {
        var names: Set<String> = []
        for row in rows {
            names.formUnion(row.left.fields)
            names.formUnion(row.right?.fields ?? [])
        }
        for column in [lead, trail] {
            for line in column?.lines ?? [] { names.formUnion(line.text.fields) }
        }
        for part in body {
            switch part {
            case .text(let template, _): names.formUnion(template.fields)
            case .prose(let name), .bullets(let name, _, _), .chips(let name): names.insert(name)
            case .level, .extraFields: break
            }
        }
        return names
    }
}
