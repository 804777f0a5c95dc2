import Pages
import ResumeModel

/// Composes the ways to reach a person, each as a text with an icon.
struct ContactComposer {
    let layout: ContactsLayout
    let texts: TextComposer
    let addresses: AddressWriter
    let person: Person
    let marks: NetworkMarks
    /// The words for the ways, by their kinds.
    let words: [String: String]

    /// A way to reach the person.
    struct Item {
        /// What it is; nil for a field of the person's own.
        var kind: ContactsLayout.Kind?
        /// The word that says so; empty for none.
        var label = ""
        var text: ComposedText
        var icon: Icon?
    }

    /// The ways, in the layout's order.
    func items() -> [Item] {
        var items: [Item] = []
        func add(
            _ kind: ContactsLayout.Kind?, _ text: ComposedText, _ icon: Icon?, label: String? = nil
        ) {
            guard !text.isEmpty else { return }
            let icon = layout.icons == .none ? nil : icon
            let shown = icon == nil ? text : text.withoutEmoji
            let label = hasLabels ? label ?? kind.map(word) ?? "" : ""
            items.append(Item(kind: kind, label: label, text: shown, icon: icon))
        }
        for kind in layout.order {
            switch kind {
            case .location:
                let fields = EntryFields(person.location, addresses)
                add(kind, texts.fill(layout.location, with: fields, .contact), .pin)
            case .email: add(kind, linked(person.email, person.emailLink), .envelope)
            case .phone: add(kind, linked(person.phone, person.phoneLink), .phone)
            case .url:
                let page = linked(person.url?.shown, person.url?.link)
                add(kind, page, mark(of: person.url) ?? .globe)
            case .profiles: addAccounts { add(kind, $0, $1, label: $2) }
            }
        }
        for field in person.extra + person.location.extra {
            if hasLabels {
                let label = field.words
                add(nil, texts.values(of: field, .contact), nil, label: label)
            } else {
                add(nil, texts.labelled(field, .contact), nil)
            }
        }
        return items
    }

    private var hasLabels: Bool { layout.labels != .none }

    /// The word for a kind of way.
    private func word(_ kind: ContactsLayout.Kind) -> String {
        let key = kind == .profiles ? ContactsLayout.Kind.url.rawValue : kind.rawValue
        return words[key] ?? KeyLabel.words(of: key)
    }

    private func linked(_ text: String?, _ link: Link?) -> ComposedText {
        texts.verbatim(text ?? "", link: link, .contact)
    }

    // MARK: Accounts

    /// Adds the accounts, without their networks' names where marks or labels say these.
    ///
    /// An account without an address keeps the name, which only those who see the mark would know;
    /// then all keep theirs, so that the row is of one make.
    private func addAccounts(_ add: (ComposedText, Icon?, _ label: String?) -> Void) {
        let accounts = person.profiles.map { profile in
            let name = profile.network.flatMap { Network(written: $0)?.name }
            let own = layout.icons == .marks ? name.flatMap(marks.icon(of:)) : nil
            var nameless = profile
            nameless.network = nil
            let isNamed = own != nil || hasLabels && profile.network != nil
            return (profile, name, own, short: isNamed ? text(nameless) : ComposedText())
        }
        let drops =
            layout.profile.canOmit("network")
            && (hasLabels || accounts.allSatisfy { $0.short.isEmpty || $0.0.url?.link != nil })
        for (profile, name, own, short) in accounts {
            let label = name ?? profile.network ?? word(for: profile.url?.link)
            guard drops, !short.isEmpty else {
                // A layout that prints addresses alone must not lose an account without one.
                let asked = text(profile)
                let shown = asked.isEmpty ? text(profile, ContactsLayout.usualProfile) : asked
                add(shown, own ?? mark(of: profile.url) ?? usualIcon(profile), label)
                continue
            }
            var icon = own
            if !hasLabels { icon?.alternative = name }
            add(short, icon ?? .person, label)
        }
    }

    /// The word for where a link leads to; empty for none.
    private func word(for link: Link?) -> String {
        link.map { word(Self.kind(of: $0)) } ?? ""
    }

    /// The icon of an account on no network that has a mark.
    private func usualIcon(_ profile: Profile) -> Icon {
        guard profile.network == nil, let link = profile.url?.link else { return .person }
        return switch Self.kind(of: link) {
        case .email: .envelope
        case .phone: .phone
        default: .globe
        }
    }

    private static func kind(of link: Link) -> ContactsLayout.Kind {
        link.target.hasPrefix("mailto:") ? .email : link.target.hasPrefix("tel:") ? .phone : .url
    }

    /// The mark of the network that a page is on; nil if it is on none that has one.
    private func mark(of page: WebAddress?) -> Icon? {
        guard layout.icons == .marks, let address = page?.link?.target else { return nil }
        return Network.page(of: address).flatMap { marks.icon(of: $0.network.name) }
    }

    /// An account; the whole of it links to its page.
    private func text(_ profile: Profile, _ template: Template? = nil) -> ComposedText {
        let fields = EntryFields(profile)
        var text = texts.fill(template ?? layout.profile, with: fields, .contact)
        for index in text.runs.indices { text.runs[index].link = profile.url?.link }
        for field in fields.extra {
            text.append(", ", texts.styles[.contact])
            text.append(texts.labelled(field, .contact))
        }
        return text
    }
}
