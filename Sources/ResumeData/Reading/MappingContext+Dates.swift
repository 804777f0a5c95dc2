import ResumeModel
import SourceTree

extension MappingContext {
    /// A single date; words for "until today" are words here.
    func date(_ field: Field) -> DateValue? {
        switch end(field) {
        case .at(let date): date
        case .present: plain(field).map(DateValue.text)
        case nil: nil
        }
    }

    /// A date that may be a word for "until today".
    func end(_ field: Field) -> DateSpan.End? {
        guard let text = dateText(field) else { return nil }
        switch DateReading(text, words) {
        case .exact(let date): return .at(.date(date))
        case .loose(let date):
            report(.dateForm, field, "\(Quoted(text)) is read as \(date); write it so to be sure")
            return .at(.date(date))
        case .ongoing: return .present
        case .ambiguous:
            report(
                .dateAmbiguous, field,
                "\(Quoted(text)) can mean two days and is printed as written; write YYYY-MM-DD")
        case .impossible:
            report(
                .dateFormat, field,
                "\(Quoted(text)) is not a date; write YYYY, YYYY-MM or YYYY-MM-DD")
        case .words:
            report(
                .dateText, field,
                "\(Quoted(text)) is no date and printed as written; "
                    + "dates are YYYY, YYYY-MM or YYYY-MM-DD")
        }
        return .at(.text(text))
    }

    /// The characters of a date; YAML makes a number of 2021, which needs no remark.
    private func dateText(_ field: Field) -> String? {
        switch field.node.value {
        case .number(let digits): digits
        case .array, .object: text(field, separator: " – ")
        default: plain(field)
        }
    }

    /// Both ends of `[start, end]` or `{ start: …, end: … }`; nil for anything else.
    fileprivate func ends(_ field: Field) -> (start: Field?, end: Field?)? {
        if let elements = field.elements, elements.count == 2, elements.allSatisfy(\.isScalar) {
            return (elements[0], elements[1])
        }
        guard field.node.object != nil else { return nil }
        let members = speaking(field)
        let fields = FieldReader(field, Self.spanKeys, self, notesSpellings: false)
        let (start, end) = (fields.take("startDate"), fields.take("endDate"))
        let known = [start, end].compactMap { $0 }
        guard !known.isEmpty, known.count == members.count, known.allSatisfy(\.isScalar) else {
            return nil
        }
        return (start, end)
    }

    private static let spanKeys = KeyTable([
        ("startDate", Spellings.starts), ("endDate", Spellings.ends),
    ])
}

extension FieldReader {
    /// The span of `startDate` and `endDate`, which goes on without an end, or else of `date`.
    mutating func span() -> DateSpan? {
        guard let span = span(from: take("startDate"), to: take("endDate")) else {
            return take("date").flatMap { single($0) }
        }
        if let date = take("date") {
            context.reportKey(
                .dateUnused, date,
                "\"\(date.key)\" stands beside startDate or endDate, which are printed instead of it"
            )
            giveBack(date)
        }
        return span
    }

    /// The span between two values; nil if neither says anything.
    private func span(from startField: Field?, to endField: Field?) -> DateSpan? {
        if let startField, endField == nil, let span = range(startField) { return span }
        let start = startField.flatMap { context.date($0) }
        let end = endField.flatMap { context.end($0) }
        if let endField, end == .present {
            context.report(
                .dateOngoing, endField,
                "\(Quoted(endField.node.string ?? "")) is read as \"until today\"; "
                    + "leaving endDate out means the same")
        }
        guard start != nil || end != nil else { return nil }
        let span = DateSpan(start: start, end: end ?? .present)
        if span.isReversed, let startField, let endField {
            context.report(
                .dateOrder, endField,
                "\(endField.path) lies before \(startField.key); check both dates")
        }
        return span
    }

    /// The span of a `date`: one day, or both ends in one text, list or map.
    private func single(_ field: Field) -> DateSpan? {
        if let ends = context.ends(field) { return span(from: ends.start, to: ends.end) }
        return range(field) ?? context.end(field).map { DateSpan(end: $0) }
    }

    /// Both ends of a span in one text; nil if it is no such text.
    private func range(_ field: Field) -> DateSpan? {
        guard let text = field.node.string,
            let span = DateRange.read(context.clean(text, field), context.words)
        else { return nil }
        context.report(
            .dateForm, field,
            "\(Quoted(text)) is read as two dates; write startDate and endDate to be sure")
        return span
    }
}
