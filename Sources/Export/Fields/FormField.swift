import ResumeModel

/// One field of a web form, filled.
struct FormField: Sendable, Hashable {
    /// The key that scripts find it by; it never changes.
    var key: String
    /// What people call it.
    var label: String
    /// What it holds.
    var value: Value

    /// What a field holds; nil where the resume says nothing.
    enum Value: Sendable, Hashable {
        /// Words in one line.
        case words(String?)
        /// A date.
        case date(DateValue?)
        /// The end of something that goes on.
        case present
        /// Yes or no.
        case flag(Bool?)
        /// Any number of lines.
        case text(String?)
    }

    /// Whether the resume says nothing here.
    var isEmpty: Bool {
        switch value {
        case .words(nil), .text(nil), .date(nil), .flag(nil): true
        default: false
        }
    }

    init(_ key: String, _ label: String, _ value: Value) {
        self.key = key
        self.label = label
        self.value = value
    }

    /// A field of words; line breaks in them become blanks.
    init(_ key: String, _ label: String, _ words: String?) {
        let line = words?.replacing("\n", with: " ") ?? ""
        self.init(key, label, .words(line.isEmpty ? nil : line))
    }

    init(_ key: String, _ label: String, _ words: RichText) {
        self.init(key, label, words.plainText)
    }

    init(_ key: String, _ label: String, list: [RichText]) {
        self.init(key, label, RichText.joined(list, ", "))
    }

    /// A field of many lines, with ASCII bullets and an empty line before each further paragraph.
    init(_ key: String, _ label: String, _ prose: Prose, _ items: [ListItem] = []) {
        var text = ""
        func add(_ lines: String, gap: String) {
            guard !lines.isEmpty else { return }
            text += (text.isEmpty ? "" : gap) + lines
        }
        for block in prose.blocks {
            switch block {
            case .paragraph(let words): add(words.plainText, gap: "\n\n")
            case .item(let item): add(Self.bullet(item), gap: "\n")
            }
        }
        for item in items { add(Self.bullet(item), gap: "\n") }
        self.init(key, label, .text(text.isEmpty ? nil : text))
    }

    private static func bullet(_ item: ListItem) -> String {
        let indent = String(repeating: "  ", count: min(max(item.level, 0), 8))
        return indent + "- " + item.text.plainText.replacing("\n", with: "\n" + indent + "  ")
    }
}

extension [FormField] {
    /// From, to, and whether it goes on.
    init(dates: DateSpan?) {
        var end = FormField.Value.date(nil)
        var isCurrent: Bool?
        switch dates?.end {
        case .present: (end, isCurrent) = (.present, true)
        case .at(let date): (end, isCurrent) = (.date(date), false)
        case nil: break
        }
        self = [
            FormField("from", "From", .date(dates?.start)), FormField("to", "To", end),
            FormField("current", "Current", .flag(isCurrent)),
        ]
    }
}
