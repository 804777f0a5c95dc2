import Languages
import Pages
import ResumeModel

/// Composes the head of a column: name, headline, contacts, photo, summary.
struct HeaderComposer {
    let layout: Layout
    /// The look of the column that the head stands in.
    let look: ColumnLook
    let language: LanguageWords
    let tag: String
    let addresses: AddressWriter
    let person: Person
    let photo: ImageAsset?
    let marks: NetworkMarks
    let structure: StructureBuilder

    private var texts: TextComposer {
        TextComposer(styles: look.styles, setsItemsApart: look.setsItemsApart)
    }

    /// The blocks of some rows; the photo at an edge stands beside those before the summary.
    func blocks(_ rows: [HeaderLayout.Row], _ alignment: Alignment, hasEdgePhoto: Bool) -> [Block] {
        let space = look.spacing.headerBlock
        var blocks: [Block] = []
        var parts: [HeaderBlock.Part] = []
        let ways = rows.contains { $0.blocks.contains(.contacts) } ? contacts.items() : []
        var edgePhoto = hasEdgePhoto && layout.header.photo.side != nil ? photoBlock() : nil
        func flush() {
            // A rule belongs to what stands above it: below nothing there is none.
            let isBare = parts.allSatisfy { if case .rule = $0.content { true } else { false } }
            guard edgePhoto != nil || !isBare || !(blocks.isEmpty || parts.isEmpty) else {
                parts = []
                return
            }
            blocks.append(
                Block(
                    content: .header(HeaderBlock(parts: parts, space: space, photo: edgePhoto)),
                    spaceBefore: blocks.isEmpty ? 0 : space, breakBefore: .forbidden, isHead: true))
            (parts, edgePhoto) = ([], nil)
        }
        for (index, row) in rows.enumerated() {
            if row == .block(.rule), partsNothing(index, rows.map(\.blocks), ways) { continue }
            if row == .block(.contacts), !ways.isEmpty, let title = contactsTitle() {
                flush()
                blocks.append(title)
                if blocks.count == 1 { blocks[0].spaceBefore = 0 }
                parts += self.parts(row, alignment, ways)
                flush()
                blocks[blocks.count - 1].spaceBefore = look.spacing.title
                continue
            }
            if case .block(.summary) = row, isSummaryLong {
                flush()
                for (text, space) in summary {
                    blocks.append(
                        Block(
                            content: .text(TextBlock(text: text, alignment: alignment)),
                            spaceBefore: space, breakBefore: .insideEntry, isHead: true))
                }
            } else {
                parts += self.parts(row, alignment, ways)
            }
        }
        flush()
        return blocks
    }

    /// Whether the summary must be able to break at a page's end; in one strip it cannot.
    private var isSummaryLong: Bool {
        person.summary.blocks.map(\.text.plain.count).reduce(0, +) > 1_200
    }

    // MARK: Parts

    private func parts(
        _ row: HeaderLayout.Row, _ alignment: Alignment, _ ways: [ContactComposer.Item]
    ) -> [HeaderBlock.Part] {
        switch row {
        case .block(.summary):
            return summary.map {
                HeaderBlock.Part(content: .text($0.text), alignment: alignment, space: $0.space)
            }
        case .block(let block):
            return contents(block, ways).map { HeaderBlock.Part(content: $0, alignment: alignment) }
        case .pair(let pair):
            let left = half(pair.left, .left, ways)
            let right = half(pair.right, pair.rightAlignment, ways)
            if left.isEmpty && right.isEmpty { return [] }
            guard pair.keepsHalves || !left.isEmpty && !right.isEmpty else { return left + right }
            return [HeaderBlock.Part(content: .pair(left, right, pair), alignment: alignment)]
        case .line(let blocks, let separator):
            let texts = blocks.flatMap { contents($0, ways) }
            guard texts.count > 1 else {
                return texts.map { HeaderBlock.Part(content: $0, alignment: alignment) }
            }
            let between = self.texts.text(separator, .label)
            let content = HeaderBlock.Content.line(texts, separator: between)
            return [HeaderBlock.Part(content: content, alignment: alignment)]
        }
    }

    /// What stands in one half of a row.
    private func half(
        _ blocks: [HeaderLayout.Element], _ alignment: Alignment, _ ways: [ContactComposer.Item]
    ) -> [HeaderBlock.Part] {
        blocks.enumerated().flatMap { index, block in
            block == .rule && partsNothing(index, blocks.map { [$0] }, ways)
                ? [] : parts(.block(block), alignment, ways)
        }
    }

    /// Whether a rule parts what stands above it from what is empty in this resume.
    private func partsNothing(
        _ index: Int, _ rows: [[HeaderLayout.Element]], _ ways: [ContactComposer.Item]
    ) -> Bool {
        let below = rows[(index + 1)...]
        return index > 0 && !below.isEmpty && below.joined().allSatisfy { isEmpty($0, ways) }
    }

    private func isEmpty(
        _ block: HeaderLayout.Element, _ ways: [ContactComposer.Item]
    ) -> Bool {
        switch block {
        case .name: person.name.isEmpty
        case .label: person.label.isEmpty
        case .contacts: ways.isEmpty
        case .photo: photo == nil
        case .summary: person.summary.isEmpty
        case .rule: true
        }
    }

    private func contents(
        _ block: HeaderLayout.Element, _ ways: [ContactComposer.Item]
    ) -> [HeaderBlock.Content] {
        switch block {
        case .name:
            let text = name
            guard !text.isEmpty else { return [] }
            return [.name(structure.add(text, as: .heading(1)), layout.header.name)]
        case .label:
            let text = texts.text(person.label, .label)
            return text.isEmpty ? [] : [.text(structure.add(text))]
        case .contacts:
            let hasLabels = layout.header.contacts.labels != .none
            let list =
                ways.count > 1 ? structure.add(.list(hasLabels ? .terms : .none)) : nil
            let items = ways.map { way in
                let label = texts.text(way.label, .contactLabel)
                let item = list.map { structure.add(.listItem, in: $0) }
                func add(_ text: ComposedText, as kind: StructureElement.Kind) -> ComposedText {
                    item.map { structure.add(text, as: kind, in: $0) } ?? structure.add(text)
                }
                return ContactsBlock.Item(
                    label: label.isEmpty ? label : add(label, as: .label),
                    text: add(way.text, as: .listBody), icon: way.icon)
            }
            guard !items.isEmpty else { return [] }
            return [
                .contacts(
                    ContactsBlock(
                        items: items, style: look.styles[.contact], layout: layout.header.contacts))
            ]
        case .photo: return photoBlock().map { [.photo($0)] } ?? []
        case .summary:
            return summary.map { .text($0.text) }
        case .rule: return [.rule(layout.header.rule, length: layout.header.ruleLength)]
        }
    }

    /// The paragraphs of the summary, with their distances from what is above.
    private var summary: [(text: ComposedText, space: Double)] {
        person.summary.blocks.enumerated().map { number, block in
            var text = ComposedText()
            var space = look.spacing.paragraph
            if case .item(let item) = block {
                text.append(look.bullets.sign(level: item.level), look.styles[.sign])
                text.append("\u{A0}\u{A0}", look.styles[.body])
                space = look.spacing.item
            }
            text.append(texts.text(block.text, .summary).hyphenated(look.hyphenates))
            if number == 0 { space = look.spacing.headerBlock * Self.aboveSummary }
            return (structure.add(text), space)
        }
    }

    /// How much further the summary stands from what is above it than other parts of the head do: it is no line of the
    /// contacts.
    private static let aboveSummary = 1.6

    private var contacts: ContactComposer {
        ContactComposer(
            layout: layout.header.contacts, texts: texts, addresses: addresses, person: person,
            marks: marks, words: language.contacts)
    }

    /// The title above the ways to reach the person; nil if there is none.
    private func contactsTitle() -> Block? {
        guard layout.header.contacts.hasTitle, let word = language.contacts["title"]
        else { return nil }
        let title = SectionComposer(
            layout: layout, key: "contacts", measure: nil,
            title: word,
            look: look, options: SectionOptions(), entry: EntryLayout(), width: 0,
            element: StructureBuilder.root, continuedWord: language.continued,
            levels: LevelScale(words: language.understood),
            structure: structure
        ).titleAlone()
        guard var title else { return nil }
        title.isHead = true
        title.breakBefore = .forbidden
        return title
    }

    private var name: ComposedText {
        let split = layout.header.name.split
        guard split != .none else { return texts.text(person.name, .name) }
        let parts = PersonName(
            person.name, language: tag, isFamilyFirst: language.hasFamilyNameFirst
        ).parts
        var text = ComposedText()
        for (number, part) in parts.enumerated() {
            // What follows both names, such as pronouns, stays on the second one's line.
            let ends = split == .lines && number == 0 && parts.count > 1
            let words = ends ? part.text + "\n" : part.text
            text.append(texts.text(words, part.isFamily ? .familyName : .givenName))
        }
        return text
    }

    private func photoBlock() -> HeaderBlock.Photo? {
        guard let photo else { return nil }
        return HeaderBlock.Photo(
            element: structure.add(.figure(alternative: language.photo(of: person.name))),
            layout: layout.header.photo, aspect: Double(photo.width) / Double(max(photo.height, 1)))
    }
}
