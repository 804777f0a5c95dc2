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
        switch DateReading(text) {
        case .exact(let date):
            return .at(.date(date))
        case .loose(let date):
            report(
                .dateForm, field, "\(Quoted(text)) is read as \(date); write it so to be sure")
            return .at(.date(date))
        case .ongoing:
            return .present
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

    /// The characters of a date.
    ///
    /// YAML makes a number of 2021, which needs no remark.
    private func dateText(_ field: Field) -> String? {
        switch field.node.value {
        case .number(let digits):
            return digits
        case .array, .object:
            reportWrongType(field, expected: "a date")
            return nil
        default:
            return plain(field)
        }
    }
}

extension FieldReader {
    /// The span of `startDate` and `endDate`, or else of `date`; nil if there are none of them.
    ///
    /// A start without an end goes on.
    mutating func span() -> DateSpan? {
        let (startField, endField) = (take("startDate"), take("endDate"))
        let start = startField.flatMap { context.date($0) }
        let end = endField.flatMap { context.end($0) }
        if let endField, end == .present {
            context.report(
                .dateOngoing, endField,
                "\(Quoted(endField.node.string ?? "")) is read as \"until today\"; "
                    + "leaving endDate out means the same")
        }
        guard start != nil || end != nil else { return take("date").flatMap { single($0) } }
        if let date = take("date") {
            context.reportKey(
                .dateUnused, date,
                "\"\(date.key)\" stands beside startDate or endDate, which are printed instead of it"
            )
            giveBack(date)
        }
        let span = DateSpan(start: start, end: end ?? .present)
        if span.isReversed, let startField, let endField {
            context.report(
                .dateOrder, endField,
                "\(endField.path) lies before \(startField.key); check both dates")
        }
        return span
    }

    /// The span of a `date`: one day, or both ends in one text.
    private func single(_ field: Field) -> DateSpan? {
        if let text = field.node.string,
            let span = DateRange.read(context.clean(text, field))
        {
            context.report(
                .dateForm, field,
                "\(Quoted(text)) is read as two dates; write startDate and endDate to be sure")
            return span
        }
        return context.end(field).map { DateSpan(start: nil, end: $0) }
    }
}
