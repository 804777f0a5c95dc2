extension EntryFields {
    /// The names of the fields that templates can have, beside those of the person's own.
    static func names(of owner: FieldOwner) -> [String] {
        let names =
            switch owner {
            case .location:
                "postalAddress place address postalCode city region country countryCode"
            case .profile: "network username url"
            case .role: "position location dates years summary highlights"
            case .entry(let key):
                (entries[key] ?? entries[SectionsLayout.otherKey] ?? "") + " number number-down"
            }
        return names.split(separator: " ").map { String($0) }
    }

    /// The fields of entries, by the keys of their sections.
    static let entries = [
        "work": "name position location description dates years summary highlights url",
        "volunteer": "organization position location dates years summary highlights url",
        "education":
            "institution area studyType location score dates years summary courses highlights url",
        "projects":
            "name description entity type roles dates years summary highlights keywords url",
        "awards": "title awarder dates years summary url",
        "certificates": "name issuer dates years summary url",
        "publications": "name publisher dates years summary url",
        "skills": "name level keywords summary",
        "languages": "language fluency",
        "interests": "name keywords",
        "references": "name reference",
        SectionsLayout.otherKey:
            "name subtitle location dates years summary highlights keywords url",
    ]
}
