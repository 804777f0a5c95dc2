extension CustomEntry {
    /// What an entry of another kind says, each thing in the place that entries of one's own
    /// have for it; what they have none for is an extra field.
    package static func entries(describing entry: some ResumeEntry) -> [Self] {
        let whole = Self(describing: entry)
        // Positions under one employer are entries of their own behind it.
        let roles = (entry as? Work)?.roles ?? []
        return [whole].filter { $0 != Self() }
            + roles.map { role in
                var part = Self(describing: role)
                if part.subtitle.isEmpty { part.subtitle = whole.name }
                return part
            }
    }

    private init<Entry: ResumeEntry>(describing entry: Entry) {
        self.init()
        var head: [FieldRole: RichText] = [:]
        for field in Entry.fields {
            switch field.value {
            case .text(let path), .place(let path):
                let text = path.get(entry)
                guard !text.isEmpty else { continue }
                switch field.role {
                case .head, .subject, .organisation: head[field.role] = text
                case .place: location = text
                default: extra.append(ExtraField(key: field.key, values: [text]))
                }
            case .prose(let path): summary = Prose(summary.blocks + path.get(entry).blocks)
            case .items(let path): highlights += path.get(entry)
            case .phrases(let path):
                let texts = path.get(entry)
                if field.role == .keywords || field.role == .gist {
                    keywords += texts
                } else if !texts.isEmpty {
                    extra.append(ExtraField(key: field.key, values: texts))
                }
            case .page(let path): url = path.get(entry)
            case .date(let path): date = path.get(entry)
            case .span(let path, _, let day):
                dates = path.get(entry)
                if let day { date = day.get(entry) }
            case .roles, .plain, .moment, .pages, .location, .profiles, .layout: continue
            }
        }
        let titles = [head[.head], head[.subject]].compactMap(\.self)
        name = RichText(
            titles.enumerated().flatMap { $0 == 0 ? $1.runs : [RichText.Run(", ")] + $1.runs })
        subtitle = head[.organisation] ?? RichText([])
        if name.isEmpty { (name, subtitle) = (subtitle, name) }
        extra += entry.extra
    }
}
