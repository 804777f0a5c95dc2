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

    private var texts: TextComposer { TextComposer(styles: look.styles) }

    /// The blocks of some rows; the photo at an edge stands beside those before the summary.
    func blocks(
        _ rows: [HeaderLayout.Row], _ alignment: Alignment, hasEdgePhoto: Bool,
        structure: inout StructureBuilder
    ) -> [Block] {
        var blocks: [Block] = []
        var header = HeaderBlock(parts: [])
        var edgePhoto: HeaderBlock.Photo?
        if hasEdgePhoto, layout.header.photo.side != nil {
            edgePhoto = photoBlock(&structure)
        }
        func flush() {
            header.photo = edgePhoto
            guard !header.parts.isEmpty || edgePhoto != nil else { return }
            blocks.append(
                Block(
                    content: .header(header),
                    spaceBefore: blocks.isEmpty ? 0 : look.spacing.headerBlock,
                    breakBefore: .forbidden, isHead: true))
            header = HeaderBlock(parts: [])
            edgePhoto = nil
        }
        for row in rows {
            if case .block(.summary) = row {
                let length = person.summary.blocks.map(\.text.plain.count).reduce(0, +)
                // A long text must be able to break at a page's end; in one strip it cannot.
                guard length > Self.longestSummary else {
                    header.parts += parts(row, alignment, &structure)
                    continue
                }
                flush()
                for text in person.summary.blocks {
                    blocks.append(summaryBlock(text.text, alignment, &structure))
                }
                continue
            }
            header.parts += parts(row, alignment, &structure)
        }
        flush()
        return blocks
    }

    /// The most characters of a summary that is set in one strip with the name.
    private static let longestSummary = 1_200

    private func summaryBlock(
        _ text: RichText, _ alignment: Alignment, _ structure: inout StructureBuilder
    ) -> Block {
        Block(
            content: .text(
                TextBlock(
                    text: texts.text(text, .body), alignment: alignment,
                    element: structure.add(.paragraph, in: StructureBuilder.root))),
            spaceBefore: look.spacing.headerBlock, breakBefore: .insideEntry, isHead: true)
    }

    // MARK: Parts

    private func parts(
        _ row: HeaderLayout.Row, _ alignment: Alignment, _ structure: inout StructureBuilder
    ) -> [HeaderBlock.Part] {
        switch row {
        case .block(let block): return parts(block, alignment, &structure)
        case .pair(let pair):
            let leftParts = pair.left.flatMap { parts($0, .left, &structure) }
            let rightParts = pair.right.flatMap { parts($0, pair.rightAlignment, &structure) }
            if rightParts.isEmpty { return leftParts }
            if leftParts.isEmpty { return rightParts }
            return [
                HeaderBlock.Part(
                    content: .pair(
                        leftParts, rightParts, share: pair.share, level: pair.level),
                    spaceBefore: look.spacing.headerBlock, alignment: alignment)
            ]
        }
    }

    private func parts(
        _ block: HeaderLayout.Element, _ alignment: Alignment, _ structure: inout StructureBuilder
    ) -> [HeaderBlock.Part] {
        contents(block, &structure).map {
            HeaderBlock.Part(
                content: $0, spaceBefore: look.spacing.headerBlock, alignment: alignment)
        }
    }

    private func contents(
        _ block: HeaderLayout.Element, _ structure: inout StructureBuilder
    ) -> [HeaderBlock.Content] {
        switch block {
        case .name:
            guard !person.name.isEmpty else { return [] }
            let element = structure.add(.heading(1), in: StructureBuilder.root)
            return [.text(name, element: element)]
        case .label:
            let text = texts.text(person.label, .label)
            guard !text.isEmpty else { return [] }
            return [.text(text, element: structure.add(.paragraph, in: StructureBuilder.root))]
        case .contacts:
            let items = ContactItems(
                layout: layout.header.contacts, texts: texts, addresses: addresses
            ).items(person, &structure)
            guard !items.isEmpty else { return [] }
            return [
                .contacts(
                    ContactsBlock(
                        items: items, style: look.styles[.contact], layout: layout.header.contacts))
            ]
        case .photo:
            guard let photo = photoBlock(&structure) else { return [] }
            return [.photo(photo)]
        case .summary:
            return person.summary.blocks.map {
                .text(
                    texts.text($0.text, .body),
                    element: structure.add(.paragraph, in: StructureBuilder.root))
            }
        case .rule: return [.rule(layout.header.rule, length: layout.header.ruleLength)]
        }
    }

    private var name: ComposedText {
        guard layout.header.splitsName else { return texts.text(person.name, .name) }
        var text = ComposedText()
        for part in PersonName(person.name, language: tag).parts {
            text.append(texts.text(part.text, part.isFamily ? .familyName : .givenName))
        }
        return text
    }

    private func photoBlock(_ structure: inout StructureBuilder) -> HeaderBlock.Photo? {
        guard let photo else { return nil }
        let words = language.photo(of: person.name)
        return HeaderBlock.Photo(
            image: 0,
            element: structure.add(.figure(alternative: words), in: StructureBuilder.root),
            layout: layout.header.photo,
            aspect: Double(photo.width) / Double(max(photo.height, 1)))
    }
}
