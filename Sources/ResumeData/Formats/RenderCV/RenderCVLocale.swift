import Languages
import SourceTree

/// The language of a RenderCV file, and the words that it uses for dates.
struct RenderCVLocale {
    /// The members of `meta` that it comes to.
    private(set) var meta: [Node.Member] = []
    /// What has no place there.
    private(set) var rest: [Field] = []

    private var words: [Node.Member] = []
    /// The words for lengths of time, by the unit and the plural form.
    private var durations: [(unit: String, form: Node.Member)] = []

    /// Reads the locale.
    init(_ field: Field?) {
        guard let field else { return }
        // A dash is a word of the locale.
        for member in field.members ?? [] where member.node.value != .null {
            switch member.key {
            case "language":
                let name = member.node.string ?? ""
                let tag = RenderCVLanguage(named: name)?.tag ?? LanguageTag.normalized(name)
                guard let tag else {
                    rest.append(member)
                    continue
                }
                let value = Node(.string(tag), at: member.node.span)
                meta.append(
                    Node.Member(
                        key: "language", keySpan: member.keySpan ?? value.span, value: value))
            case "present": take(member, "present")
            case "month_names", "full_names_of_months": takeMonths(member, "months")
            case "month_abbreviations", "abbreviations_for_months":
                takeMonths(member, "short-months")
            case "month", "months", "year", "years": takeDuration(member)
            case "to": takeRange(member)
            default: rest.append(member)
            }
        }
        if let first = durations.first {
            let units = ["year", "month"].compactMap { unit in
                let forms = durations.filter { $0.unit == unit }.map(\.form)
                return forms.first.map { Node.Member(unit, .object(forms), at: $0.keySpan) }
            }
            words.append(Node.Member("durations", .object(units), at: first.form.keySpan))
        }
        if !words.isEmpty {
            meta.append(Node.Member("words", .object(words), at: field.node.span))
        }
    }

    private mutating func take(_ field: Field, _ key: String) {
        if field.node.string == nil {
            rest.append(field)
        } else {
            words.append(field.member(key))
        }
    }

    private mutating func takeMonths(_ field: Field, _ key: String) {
        let names = field.node.array ?? []
        if names.count == 12, names.allSatisfy({ $0.string != nil }) {
            words.append(field.member(key))
        } else {
            rest.append(field)
        }
    }

    /// A word for a length of time, with its number before it.
    private mutating func takeDuration(_ field: Field) {
        guard let word = field.node.string else { return rest.append(field) }
        let isPlural = field.key.hasSuffix("s")
        durations.append(
            (
                isPlural ? String(field.key.dropLast()) : field.key,
                Node.Member(
                    isPlural ? "other" : "one", .string("{0} " + word), at: field.node.span)
            ))
    }

    /// What stood between the ends of a span in version 1.
    private mutating func takeRange(_ field: Field) {
        guard let word = field.node.string else { return rest.append(field) }
        let range = Node.Member("range", .string(" \(word) "), at: field.node.span)
        words.append(Node.Member("dates", .object([range]), at: field.node.span))
    }
}
