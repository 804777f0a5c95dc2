import ResumeModel
import SourceTree

extension MappingContext {
    /// The accounts in all the fields that hold some; mailboxes and numbers among them fill those
    /// fields of the person that are empty.
    func profiles(_ accounts: [Field], of person: inout Person) -> [Profile] {
        var profiles: [Profile] = []
        for account in accounts {
            if let network = NetworkKey.name(in: account.key) {
                profiles += self.profiles(account, network: network)
            } else if let elements = account.elements {
                for element in elements {
                    if element.node.array == nil {
                        profiles += [profile(element, of: &person)].compactMap { $0 }
                    } else {
                        profiles += self.profiles([element], of: &person)
                    }
                }
            } else {
                profiles += entries(account)
            }
        }
        return profiles.filter { $0 != Profile() }
    }

    /// The accounts under the name of a network: an address, a name, or a map or list of them.
    private func profiles(_ field: Field, network: String) -> [Profile] {
        if let elements = field.elements {
            return elements.flatMap { profiles($0, network: network) }
        }
        guard field.node.isContent else { return [] }
        var profile = Profile()
        if field.node.object != nil {
            let members = (renamed(field, Self.accountKeys).members ?? []).map { member in
                // The key outside is the network's name.
                Profile.keys.match(member.key)?.slot == 0 ? member.renamed("about") : member
            }
            let account = Field(gathering: members, at: field.node.span, path: field.path)
            guard let read: Profile = entry(account) else { return [] }
            profile = read
        } else if !profile.takeDetail(field, self) {
            profile.username = plain(field)
        }
        profile.network =
            Network(written: network)?.name
            ?? plain(Field(Node(.string(network), at: field.node.span), at: field.path))
        return [profile]
    }

    /// One of a list of accounts; nil if it is another way to reach the person.
    private func profile(_ field: Field, of person: inout Person) -> Profile? {
        guard field.node.object != nil else {
            guard let text = field.node.string, text.isAddress else { return entry(field) }
            if takeContact(field, of: &person) { return nil }
            var profile = Profile()
            _ = profile.takeDetail(field, self)
            return profile
        }
        let members = field.members ?? []
        let kind = members.first { $0.key == "type" }?.node.string
            .flatMap { Person.keys.name(of: $0) }
        let address = members.first { MapKeys.addresses.contains($0.key) && $0.isScalar }
        let shown = members.first { Self.shown.contains($0.key) && $0.isScalar }
        // `ada@mastodon.social` is a mailbox by its looks alone.
        let isAccount =
            members.contains { member in
                (Self.contactKeys.first { $0.key == member.key }?.value ?? member.key) == "network"
                    && member.node.string.flatMap { Network(named: $0) } != nil
            } || shown != nil && address?.node.string?.isPage == true
        let isPhone = kind == "phone" || address?.node.string?.hasPrefix("tel:") == true
        if kind == "email" || kind == "phone" || !isAccount, let text = shown ?? address,
            takeContact(text, of: &person, isPhone: isPhone)
        {
            return nil
        }
        return entry(renamed(field, Self.contactKeys))
    }

    /// Takes a mailbox or a telephone number; false if it is none, or the person has another.
    private func takeContact(
        _ field: Field, of person: inout Person, isPhone: Bool = false
    ) -> Bool {
        // Findings about the text are for whoever takes it.
        guard let written = field.scalarText else { return false }
        let text = String(bytes: Array(written.utf8)[...].trimmingBlanks)
        let scheme = text.prefix { $0 != ":" }.lowercased()
        if scheme == "mailto" || LinkAddress.mail(text) != nil {
            let address = scheme == "mailto" ? String(text.dropFirst(7)) : text
            guard person.email == nil || person.email == address else { return false }
            person.email = plain(field).map { _ in address }
            person.emailLink = link(address, .email, field)
            return true
        }
        guard scheme == "tel" || isPhone else { return false }
        let number = scheme == "tel" ? String(text.dropFirst(4)) : text
        guard person.phone == nil || person.phone == number else { return false }
        person.phone = plain(field).map { _ in number }
        person.phoneLink = link(number, .phone, field)
        return true
    }

    /// A map under the keys of an account, where it does not have them.
    private func renamed(_ field: Field, _ names: KeyValuePairs<String, String>) -> Field {
        var members = field.members ?? []
        for (other, name) in names {
            guard let index = members.firstIndex(where: { $0.key == other && $0.isScalar }) else {
                continue
            }
            if !members.contains(where: { $0.key == name && $0.node.isContent }) {
                members[index] = members[index].renamed(name)
            } else if other == "type" {
                note(setting: members.remove(at: index))
            }
        }
        return Field(gathering: members, at: field.node.span, path: field.path)
    }

    private static let shown: Set<String> = ["value", "text", "content", "username", "number"]
    private static let contactKeys: KeyValuePairs = [
        "href": "url", "link": "url", "uri": "url", "name": "network", "label": "network",
        "title": "network", "platform": "network", "type": "network", "text": "username",
        "value": "username", "content": "username",
    ]
    private static let accountKeys: KeyValuePairs = [
        "href": "url", "link": "url", "uri": "url", "name": "username", "id": "username",
        "user": "username", "text": "username", "value": "username", "label": "username",
    ]
}
