package import ResumeModel

/// Takes a resume apart into what web forms ask for.
package enum FormComposer {
    /// The blocks, kind by kind, each kind in the resume's order.
    ///
    /// - Parameters:
    ///   - resume: the resume.
    ///   - sections: the keys of the sections that are asked for beside contacts; nil for all.
    /// - Returns: the blocks.
    package static func blocks(
        of resume: Resume, sections: Set<String>? = nil
    ) -> [FormBlock] {
        var resume = resume
        if sections?.contains("summary") == false { resume.basics.summary = Prose() }
        var blocks = [FormBlock(kind: .contact, fields: contact(resume.basics))]
        for kind in FormBlock.Kind.allCases where kind.isShown(in: sections) {
            let entries: [[FormField]] =
                switch kind {
                case .contact: []
                case .profiles: resume.basics.profiles.map(profile)
                case .work: resume.work.flatMap(jobs)
                default: Resume.section(kind.rawValue).map { fields($0, resume) } ?? []
                }
            blocks += entries.map { FormBlock(kind: kind, fields: $0) }
        }
        return blocks
    }

    // MARK: The person

    private static func contact(_ person: Person) -> [FormField] {
        let place = person.location
        return [
            FormField("name", "Name", person.name), FormField("headline", "Headline", person.label),
            FormField("email", "E-mail", person.email), FormField("phone", "Phone", person.phone),
            FormField("website", "Website", person.url?.text),
            FormField("address", "Address", place.address?.replacing("\n", with: ", ")),
            FormField("postalCode", "Postal code", place.postalCode),
            FormField("city", "City", place.city), FormField("region", "Region", place.region),
            FormField("country", "Country", place.countryCode),
            FormField("summary", "Summary", person.summary),
        ]
    }

    private static func profile(_ profile: Profile) -> [FormField] {
        [
            FormField("network", "Network", profile.network),
            FormField("username", "User name", profile.username),
            FormField("url", "Address", profile.url?.text),
        ]
    }

    // MARK: Entries

    private static func fields<Entry: SectionEntry>(
        _: Entry.Type, _ resume: Resume
    ) -> [[FormField]] {
        Entry.section.entries.get(resume).map { fields($0) }
    }

    /// The fields of an entry in the order in which forms ask; all texts at length are one field.
    private static func fields<Entry: ResumeEntry>(_ entry: Entry) -> [FormField] {
        var fields: [FormField] = []
        var (prose, items): (Prose?, [ListItem]) = (nil, [])
        for field in Entry.fields.sorted(by: { $0.role < $1.role }) {
            let (key, label) = name(field)
            switch field.value {
            case .text(let path), .place(let path):
                fields.append(FormField(key, label, path.get(entry)))
            case .phrases(let path): fields.append(FormField(key, label, list: path.get(entry)))
            case .items(let path) where field.role != .achievements:
                fields.append(FormField(key, label, list: path.get(entry).map(\.text)))
            case .page(let path): fields.append(FormField(key, label, path.get(entry)?.text))
            case .date(let path): fields.append(FormField("date", "Date", .date(path.get(entry))))
            case .span(let path, _, _): fields += [FormField](dates: path.get(entry))
            case .prose(let path): prose = Prose((prose?.blocks ?? []) + path.get(entry).blocks)
            case .items(let path): items += path.get(entry)
            case .roles, .plain, .moment, .pages, .location, .profiles, .layout: continue
            }
        }
        return fields + (prose.map { [FormField("text", "Text", $0, items)] } ?? [])
    }

    /// What forms call a field.
    private static func name<Entry>(_ field: EntryField<Entry>) -> (key: String, label: String) {
        func named(_ key: String, _ label: String? = nil) -> (key: String, label: String) {
            (key, label ?? KeyLabel.words(of: key))
        }
        if let key = field.formKey { return named(key) }
        return switch field.role {
        case .head: named("title")
        case .part: named("role")
        case .organisation: named("organization", "Organisation")
        case .place: named("location")
        case .page: named("url", "Website")
        case .tagline: named("about")
        case .keywords: named("skills")
        default: named(field.key)
        }
    }

    /// A job, or several under one employer; what is said of the employer goes with each.
    private static func jobs(_ work: Work) -> [[FormField]] {
        guard !work.roles.isEmpty else { return [fields(work)] }
        let about =
            [work.description.plainText, work.summary.plain] + work.highlights.map(\.text.plainText)
        var employer = work
        employer.description = RichText(about.filter { !$0.isEmpty }.joined(separator: " "))
        (employer.dates, employer.summary, employer.highlights) = (nil, Prose(), [])
        let shared = fields(employer)
        return work.roles.map { role in
            let own = fields(role)
            return shared.map { field in own.first { $0.key == field.key && !$0.isEmpty } ?? field }
                + own.filter { field in !shared.contains { $0.key == field.key } }
        }
    }
}
