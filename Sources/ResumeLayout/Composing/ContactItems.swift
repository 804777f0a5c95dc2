import Pages
import ResumeModel

/// Composes the ways to reach a person.
struct ContactItems {
    let layout: ContactsLayout
    let texts: TextComposer
    let addresses: AddressWriter

    func items(
        _ person: Person, _ structure: inout StructureBuilder
    ) -> [ContactsBlock.Item] {
        var items: [ContactsBlock.Item] = []
        func add(_ text: ComposedText, _ icon: Icon?) {
            guard !text.isEmpty else { return }
            items.append(
                ContactsBlock.Item(
                    text: text, icon: layout.icons ? icon : nil,
                    element: structure.add(.paragraph, in: StructureBuilder.root)))
        }
        func linked(_ text: String?, _ link: Link?) -> ComposedText {
            texts.text(RichText([.init(text ?? "", link: link)]), .contact)
        }
        for kind in layout.order {
            switch kind {
            case .location:
                let fields = EntryFields(person.location, addresses)
                add(texts.fill(layout.location, with: fields, .contact), .pin)
            case .email: add(linked(person.email, person.emailLink), .envelope)
            case .phone: add(linked(person.phone, person.phoneLink), .phone)
            case .url:
                add(linked(person.url?.shown, person.url?.link), .globe)
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
        var text = texts.fill(layout.profile, with: fields, .contact)
        for index in text.runs.indices { text.runs[index].link = profile.url?.link }
        for field in fields.extra {
            text.append(", ", texts.styles[.contact])
            text.append(texts.labelled(field, .contact))
        }
        return text
    }
}
