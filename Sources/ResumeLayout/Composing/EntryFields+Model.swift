import Languages
import ResumeModel

extension EntryFields {
    /// The fields of an entry, as its kind describes them.
    init<Entry: ResumeEntry>(_ entry: Entry, _ dates: DateWording) {
        separator = dates.listSeparator
        var page: WebAddress??
        for field in Entry.fields {
            if titles.isEmpty || field.role == .head || field.role == .subject {
                titles.append(field.key)
            }
            switch field.value {
            case .text(let path): set(field.key, path.get(entry))
            case .place(let path): set(field.key, place: path.get(entry))
            case .prose(let path): set(field.key, path.get(entry))
            case .items(let path): set(field.key, path.get(entry))
            case .phrases(let path): set(field.key, path.get(entry))
            case .page(let path): page = path.get(entry)
            case .date, .span:
                let time = field.time(of: entry)
                set("dates", dates.wording(time))
                years = dates.years(time)
                duration = dates.duration(time)
                if case .span = field.value { lasts = true }
                if case .span(let span) = time { isOngoing = span.end == .present }
            case .roles(let path): roles = path.get(entry).map { EntryFields($0, dates) }
            case .plain, .moment, .pages, .location, .profiles, .layout: continue
            }
        }
        extra = entry.extra
        guard let page, let first = titles.first else { return }
        let isNamed = values.contains { $0.name == first && $0.value != nil }
        set(url: page, on: isNamed ? first : titles.dropFirst().first ?? first)
        if extra.count > entry.extra.count { dates.language.fieldNames?.name(&extra) }
    }

    /// The fields of an account.
    init(_ profile: Profile) {
        set("network", profile.network)
        set("username", profile.username)
        extra = profile.extra
        set(url: profile.url, on: "username")
        // The whole of an account links there, not its name alone.
        linkedField = ""
    }

    /// The fields of a postal address.
    init(_ location: Location, _ addresses: AddressWriter) {
        set("postalAddress", addresses.postalAddress(location))
        set("place", addresses.place(location))
        set("address", location.address?.replacing("\n", with: ", "))
        set("postalCode", location.postalCode)
        set("city", location.city)
        set("countryCode", location.countryCode)
        set("country", location.countryCode.map { addresses.country($0) })
        set("region", location.region)
        extra = location.extra
    }

    /// The names of the fields that templates can have, beside those of the person's own.
    static func names(of owner: FieldOwner) -> [String] {
        switch owner {
        case .location: EntryFields(Location(), LanguageWords().addresses).names
        case .profile: EntryFields(Profile()).names
        case .role: names(of: Role.self)
        case .entry(let key):
            (Resume.section(key).map { names(of: $0) } ?? names(of: CustomEntry.self)) + counters
        }
    }

    private static func names<Entry: ResumeEntry>(of _: Entry.Type) -> [String] {
        EntryFields(Entry(), DateWording(language: LanguageWords())).names
    }

    /// The places of an entry in its section.
    private static let counters = ["number", "number-down"]

    private var names: [String] {
        values.flatMap { value in
            switch value.name {
            case "dates": ["dates", "years", "duration"]
            case "fluency": ["fluency", "cefr"]
            default: [value.name]
            }
        }
    }
}
