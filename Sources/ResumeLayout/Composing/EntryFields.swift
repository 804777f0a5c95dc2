import ResumeModel

/// The fields of one entry by the names that templates use, with their values as text.
struct EntryFields {
    /// All fields that such an entry can have, in order; nil for one that has nothing in it.
    private(set) var values: [(name: String, value: Value?)] = []
    /// The page about the entry.
    var link: Link?
    /// The field whose text carries the link.
    var linkedField = ""
    /// Fields of the person's own.
    var extra: [ExtraField] = []
    /// The number of the entry in its section, from 1.
    var number = 0
    /// How many entries the section has.
    var count = 0
    /// The years of its dates: "2015 – 2019".
    var years: String?
    /// How long it lasted: "3 yrs 2 mos".
    var duration: String?
    /// Its level in the Common European Framework of Reference for Languages: "B2".
    var cefr: String?
    /// What stands between the words of a list, with its blanks.
    var separator = ", "
    /// Whether it is of a kind that begins and ends, as jobs and studies do.
    var lasts = false
    /// Whether it goes on.
    var isOngoing = false
    /// The fields that name the entry to a person, the first one first.
    var titles: [String] = []
    /// The positions under the entry's employer.
    var roles: [EntryFields] = []

    /// What a field holds.
    enum Value {
        case text(RichText)
        case prose(Prose)
        case items([ListItem])
        case list([RichText])
    }

    subscript(name: String) -> Value? {
        values.first { $0.name == name && $0.value != nil }?.value
            ?? extra.first { $0.key == name }.map { .list($0.values) }
    }

    mutating func set(_ name: String, _ text: RichText) {
        values.append((name, text.isEmpty ? nil : .text(text)))
    }

    mutating func set(_ name: String, _ text: String?) {
        set(name, RichText(name == "dates" ? text?.unbrokenDates ?? "" : text ?? ""))
    }

    /// Sets where something was.
    mutating func set(_ name: String, place: RichText) {
        set(
            name,
            RichText(place.runs.map { .init($0.text.unbrokenPlace, $0.emphasis, link: $0.link) }))
    }

    mutating func set(_ name: String, _ prose: Prose) {
        values.append((name, prose.isEmpty ? nil : .prose(prose)))
    }

    mutating func set(_ name: String, _ items: [ListItem]) {
        values.append((name, items.isEmpty ? nil : .items(items)))
    }

    mutating func set(_ name: String, _ list: [RichText]) {
        values.append((name, list.isEmpty ? nil : .list(list)))
    }

    /// Sets the page about the entry; its text is the field `url`, and the entry's name links there.
    ///
    /// An entry without that name shows the address in its place, and one that leads nowhere is
    /// printed as written: call it after the fields that are there, the person's own among them.
    mutating func set(url: WebAddress?, on field: String) {
        set("url", RichText(url.map { [RichText.Run($0.shown, link: $0.link)] } ?? []))
        guard let url else { return }
        link = url.link
        linkedField = field
        if self[field] == nil {
            set(field, url.shown)
        } else if url.link == nil {
            extra.append(ExtraField(key: "url", values: [RichText(url.text)]))
        }
    }

    /// A field as words in a line: lists are joined as the language does, paragraphs by spaces.
    func inline(_ name: String) -> RichText? {
        switch self[name] {
        case nil: counter(name)
        case .text(let text): text
        case .list(let list): Self.joined(list, separator)
        case .items(let items): Self.joined(items.map(\.text), separator)
        case .prose(let prose): Self.joined(prose.blocks.map(\.text), " ")
        }
    }

    /// The items that a field has in a line; none for a field that is no list.
    func inlineItems(_ name: String) -> [RichText] {
        switch self[name] {
        case .list(let list): list.filter { !$0.isEmpty }
        case .items(let items): items.map(\.text).filter { !$0.isEmpty }
        case nil, .text, .prose: []
        }
    }

    /// The entry's place in its section, for numbered lists; one alone has no number.
    private func counter(_ name: String) -> RichText? {
        if name == "years" { return years.map { RichText($0) } }
        if name == "duration" { return duration.map { RichText($0) } }
        if name == "cefr" { return cefr.map { RichText($0) } }
        guard number > 0, count > 1 else { return nil }
        return switch name {
        case "number": RichText(String(number))
        case "number-down": RichText(String(count - number + 1))
        default: nil
        }
    }

    private static func joined(_ texts: [RichText], _ separator: String) -> RichText {
        var runs: [RichText.Run] = []
        for text in texts where !text.isEmpty {
            if !runs.isEmpty { runs.append(RichText.Run(separator)) }
            runs += text.runs
        }
        return RichText(runs)
    }
}

extension EntryFields {
    /// The fields with the person's own name in bold.
    func emphasizing(_ name: OwnName) -> EntryFields {
        var fields = self
        fields.values = values.map { ($0.name, $0.value.map { $0.emphasizing(name) }) }
        for index in extra.indices {
            fields.extra[index].values = extra[index].values.map { name.emphasized(in: $0) }
        }
        return fields
    }

    /// A field as the items of a list.
    func listItems(_ name: String) -> [ListItem] {
        switch self[name] {
        case .items(let items): items
        case .list(let list): list.map { ListItem($0) }
        case .text(let text): [ListItem(text)]
        case .prose(let prose): prose.blocks.map { ListItem($0.text) }
        case nil: []
        }
    }

    /// What a person calls the entry: "Acme, 2021".
    var label: String {
        let name = titles.lazy.compactMap { inline($0)?.plain }.first ?? ""
        let dates = inline("dates")?.plain ?? ""
        let year = dates.split { !$0.isNumber }.last { $0.count == 4 }
        guard let year = year.map({ String($0) }) else { return name }
        return name.isEmpty ? year : "\(name), \(year)"
    }
}

extension EntryFields.Value {
    fileprivate func emphasizing(_ name: OwnName) -> Self {
        func item(_ item: ListItem) -> ListItem {
            ListItem(name.emphasized(in: item.text), level: item.level)
        }
        return switch self {
        case .text(let text): .text(name.emphasized(in: text))
        case .list(let list): .list(list.map { name.emphasized(in: $0) })
        case .items(let items): .items(items.map(item))
        case .prose(let prose):
            .prose(
                Prose(
                    prose.blocks.map { block in
                        switch block {
                        case .paragraph(let text): .paragraph(name.emphasized(in: text))
                        case .item(let own): .item(item(own))
                        }
                    }))
        }
    }
}

extension String {
    /// Dates as they stay together at a line's end, but for words that are too long for a date.
    fileprivate var unbrokenDates: String {
        let sides = split(separator: "–", omittingEmptySubsequences: false)
        guard sides.contains(where: { $0.isTooLongForADate }) else {
            return unbroken
        }
        return sides.map {
            $0.isTooLongForADate ? String($0) : String($0).unbroken
        }
        .joined(separator: "–").replacing("–\u{A0}", with: "– ")
    }
}

extension Substring {
    fileprivate var isTooLongForADate: Bool { unicodeScalars.count > 32 }
}
