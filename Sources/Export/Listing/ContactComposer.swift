import Characters
import Languages
import ResumeLayout
import ResumeModel

/// Lists the ways to reach a person.
struct ContactComposer {
    let addresses: AddressWriter
    /// The words of the resume's language.
    let language: LanguageWords
    /// The page of an account, of which the resume may have the name alone.
    let accountLink: (Profile) -> Link?

    /// The ways, in the order in which people look for them, each with what one asks for it by; then
    /// the person's own fields.
    func entries(of person: Person) -> [(key: String, entry: OutlineEntry)] {
        let place = addresses.postalAddress(person.location).breakable
        var entries = [
            contact("email", person.email, person.emailLink),
            contact("phone", person.phone, person.phoneLink),
            contact("url", person.url?.text, person.url?.link),
            contact("location", place, nil),
        ].compactMap { $0 }
        entries += person.profiles.map(account)
        for field in person.extra + person.location.extra {
            let values = RichText.joined(field.values, ", ")
            var entry = OutlineEntry(
                title: RichText(field.words), second: values, facts: [values])
            entry.link = values.runs.lazy.compactMap(\.link).first
            entries.append((field.key, entry))
        }
        return entries
    }

    private func contact(
        _ key: String, _ text: String?, _ link: Link?
    ) -> (key: String, entry: OutlineEntry)? {
        guard let text, !text.isEmpty else { return nil }
        let value = RichText([.init(text, link: link)])
        let name = RichText(language.contacts[key] ?? KeyLabel.words(of: key))
        return (key, OutlineEntry(title: name, second: value, link: link, facts: [value]))
    }

    /// An account, by its network; by its name there if it has none.
    private func account(_ profile: Profile) -> (key: String, entry: OutlineEntry) {
        let link = accountLink(profile)
        let account = profile.username ?? profile.url?.shown ?? ""
        let value = RichText([.init(account, link: link)])
        let title = profile.network ?? account
        var entry = OutlineEntry(title: RichText(title), link: link, extra: profile.extra)
        if profile.network != nil { entry.second = value }
        entry.facts = [value]
        // What leads nowhere is shown as it is written.
        if let url = profile.url, url.link == nil, url.text != account {
            entry.facts.append(RichText(url.text))
        }
        return (title, entry)
    }
}
