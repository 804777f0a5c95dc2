import Pages
import ResumeModel

/// Composes the top of the first page: name, headline, contacts, photo.
struct HeaderComposer {
    let layout: Layout
    let texts: TextComposer

    /// The head; nil if nothing is known of the person.
    func block(
        _ person: Person, photo: LayoutEngine.Photo?, photoOf: String,
        structure: inout StructureBuilder
    ) -> Block? {
        var parts: [HeaderBlock.Part] = []
        for block in layout.header.blocks {
            guard let content = content(block, person, &structure) else { continue }
            parts.append(
                HeaderBlock.Part(content: content, spaceBefore: layout.spacing.headerBlock))
        }
        var header = HeaderBlock(parts: parts, alignment: layout.header.alignment)
        if let photo, layout.header.photo.side != nil {
            let words = person.name.isEmpty ? photoOf : "\(photoOf) \(person.name)"
            header.photo = HeaderBlock.Photo(
                image: 0,
                element: structure.add(.figure(alternative: words), in: StructureBuilder.root),
                layout: layout.header.photo,
                aspect: Double(photo.image.width) / Double(max(photo.image.height, 1)))
        }
        guard !parts.isEmpty || header.photo != nil else { return nil }
        return Block(
            content: .header(header), spaceBefore: 0, breakBefore: .forbidden, bookmark: nil)
    }

    private func content(
        _ block: HeaderLayout.Block, _ person: Person, _ structure: inout StructureBuilder
    ) -> HeaderBlock.Content? {
        switch block {
        case .name:
            guard !person.name.isEmpty else { return nil }
            return .text(
                texts.text(person.name, .name),
                element: structure.add(.heading(1), in: StructureBuilder.root))
        case .label:
            let text = texts.text(person.label, .label)
            guard !text.isEmpty else { return nil }
            return .text(text, element: structure.add(.paragraph, in: StructureBuilder.root))
        case .contacts:
            let items = items(person, &structure)
            guard !items.isEmpty else { return nil }
            return .contacts(
                ContactsBlock(
                    items: items, style: layout.styles[.contact],
                    separator: layout.header.contacts.separator))
        }
    }

    private func items(
        _ person: Person, _ structure: inout StructureBuilder
    ) -> [ContactsBlock.Item] {
        var items: [ContactsBlock.Item] = []
        func add(_ text: ComposedText, _ icon: Icon?) {
            guard !text.isEmpty else { return }
            items.append(
                ContactsBlock.Item(
                    text: text, icon: layout.header.contacts.icons ? icon : nil,
                    element: structure.add(.paragraph, in: StructureBuilder.root)))
        }
        func linked(_ text: String?, _ link: Link?) -> ComposedText {
            texts.text(RichText([.init(text ?? "", link: link)]), .contact)
        }
        for kind in layout.header.contacts.order {
            switch kind {
            case .location:
                add(
                    texts.fill(
                        layout.header.contacts.location, with: EntryFields(person.location),
                        .contact), .pin)
            case .email: add(linked(person.email, person.emailLink), .envelope)
            case .phone: add(linked(person.phone, person.phoneLink), .phone)
            case .url:
                add(linked(person.url?.link?.display ?? person.url?.text, person.url?.link), .globe)
            case .profiles:
                for profile in person.profiles { add(text(profile), .person) }
            }
        }
        for field in person.extra + person.location.extra {
            add(texts.labelled(field, .contact), nil)
        }
        return items
    }

    /// An account; the whole of it links to its page.
    private func text(_ profile: Profile) -> ComposedText {
        let fields = EntryFields(profile)
        var text = texts.fill(layout.header.contacts.profile, with: fields, .contact)
        for index in text.runs.indices { text.runs[index].link = profile.url?.link }
        for field in profile.extra {
            text.append(", ", layout.styles[.contact])
            text.append(texts.labelled(field, .contact))
        }
        return text
    }
}
