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

    private var texts: TextComposer { TextComposer(styles: look.styles) }

    /// The blocks of some rows; the photo at an edge stands beside those before the summary.
    func blocks(_ rows: [HeaderLayout.Row], _ alignment: Alignment, hasEdgePhoto: Bool) -> [Block] {
        let space = look.spacing.headerBlock
        var blocks: [Block] = []
        var parts: [HeaderBlock.Part] = []
        var edgePhoto = hasEdgePhoto && layout.header.photo.side != nil ? photoBlock() : nil
        func flush() {
            guard !parts.isEmpty || edgePhoto != nil else { return }
            blocks.append(
                Block(
                    content: .header(HeaderBlock(parts: parts, space: space, photo: edgePhoto)),
                    spaceBefore: blocks.isEmpty ? 0 : space, breakBefore: .forbidden, isHead: true))
            (parts, edgePhoto) = ([], nil)
        }
        for row in rows {
            if case .block(.summary) = row, isSummaryLong {
                flush()
                for block in person.summary.blocks {
                    let text = structure.add(texts.text(block.text, .body))
                    blocks.append(
                        Block(
                            content: .text(TextBlock(text: text, alignment: alignment)),
                            spaceBefore: space, breakBefore: .insideEntry, isHead: true))
                }
            } else {
                parts += self.parts(row, alignment)
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

    private func parts(_ row: HeaderLayout.Row, _ alignment: Alignment) -> [HeaderBlock.Part] {
        switch row {
        case .block(let block):
            return contents(block).map { HeaderBlock.Part(content: $0, alignment: alignment) }
        case .pair(let pair):
            let left = pair.left.flatMap { parts(.block($0), .left) }
            let right = pair.right.flatMap { parts(.block($0), pair.rightAlignment) }
            guard !left.isEmpty, !right.isEmpty else { return left + right }
            let content = HeaderBlock.Content.pair(
                left, right, share: pair.share, level: pair.level)
            return [HeaderBlock.Part(content: content, alignment: alignment)]
        }
    }

    private func contents(_ block: HeaderLayout.Element) -> [HeaderBlock.Content] {
        switch block {
        case .name:
            let text = name
            return text.isEmpty ? [] : [.text(structure.add(text, as: .heading(1)))]
        case .label:
            let text = texts.text(person.label, .label)
            return text.isEmpty ? [] : [.text(structure.add(text))]
        case .contacts:
            let items = contactItems()
            guard !items.isEmpty else { return [] }
            return [
                .contacts(
                    ContactsBlock(
                        items: items, style: look.styles[.contact], layout: layout.header.contacts))
            ]
        case .photo: return photoBlock().map { [.photo($0)] } ?? []
        case .summary:
            return person.summary.blocks.map { .text(structure.add(texts.text($0.text, .body))) }
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

    private func photoBlock() -> HeaderBlock.Photo? {
        guard let photo else { return nil }
        return HeaderBlock.Photo(
            element: structure.add(.figure(alternative: language.photo(of: person.name))),
            layout: layout.header.photo, aspect: Double(photo.width) / Double(max(photo.height, 1)))
    }

    // MARK: Contacts

    /// The ways to reach the person.
    private func contactItems() -> [ContactsBlock.Item] {
        let contacts = layout.header.contacts
        var items: [ContactsBlock.Item] = []
        func add(_ text: ComposedText, _ icon: Icon?) {
            guard !text.isEmpty else { return }
            let icon = contacts.icons == .none ? nil : icon
            let shown = icon == nil ? text : text.withoutEmoji
            items.append(ContactsBlock.Item(text: structure.add(shown), icon: icon))
        }
        func linked(_ text: String?, _ link: Link?) -> ComposedText {
            texts.verbatim(text ?? "", link: link, .contact)
        }
        for kind in contacts.order {
            switch kind {
            case .location:
                let fields = EntryFields(person.location, addresses)
                add(texts.fill(contacts.location, with: fields, .contact), .pin)
            case .email: add(linked(person.email, person.emailLink), .envelope)
            case .phone: add(linked(person.phone, person.phoneLink), .phone)
            case .url:
                add(linked(person.url?.shown, person.url?.link), mark(of: person.url) ?? .globe)
            case .profiles: addAccounts(add)
            }
        }
        for field in person.extra + person.location.extra {
            add(texts.labelled(field, .contact), nil)
        }
        return items
    }

    // MARK: Accounts

    /// Adds the accounts, without their networks' names where marks say these.
    ///
    /// An account without an address keeps the name, which only those who see the mark would know;
    /// then all keep theirs, so that the row is of one make.
    private func addAccounts(_ add: (ComposedText, Icon?) -> Void) {
        let accounts = person.profiles.map { profile in
            let name = profile.network.flatMap { Network(written: $0)?.name }
            let own = layout.header.contacts.icons == .marks ? name.flatMap(marks.icon(of:)) : nil
            var nameless = profile
            nameless.network = nil
            return (profile, name, own, short: own == nil ? ComposedText() : text(nameless))
        }
        let drops =
            layout.header.contacts.profile.canOmit("network")
            && accounts.allSatisfy { $0.short.isEmpty || $0.0.url?.link != nil }
        for (profile, name, own, short) in accounts {
            guard drops, !short.isEmpty, var icon = own else {
                add(text(profile), own ?? mark(of: profile.url) ?? .person)
                continue
            }
            icon.alternative = name
            add(short, icon)
        }
    }

    /// The mark of the network that a page is on; nil if it is on none that has one.
    private func mark(of page: WebAddress?) -> Icon? {
        guard layout.header.contacts.icons == .marks, let address = page?.link?.target else {
            return nil
        }
        return Network.page(of: address).flatMap { marks.icon(of: $0.network.name) }
    }

    /// An account; the whole of it links to its page.
    private func text(_ profile: Profile) -> ComposedText {
        let fields = EntryFields(profile)
        var text = texts.fill(layout.header.contacts.profile, with: fields, .contact)
        for index in text.runs.indices { text.runs[index].link = profile.url?.link }
        for field in fields.extra {
            text.append(", ", texts.styles[.contact])
            text.append(texts.labelled(field, .contact))
        }
        return text
    }
}
