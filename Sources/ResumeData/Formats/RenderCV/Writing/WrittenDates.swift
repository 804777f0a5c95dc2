import ResumeModel
import SourceTree

/// When an entry was, as RenderCV takes it (`entry_with_complex_fields.py` of 2.8): years are numbers,
/// since as texts they print with a month; and what is no calendar date is a single text.
struct WrittenDates {
    let surroundings: RenderCVWriter.Surroundings

    /// The members for a span, or for a single day.
    func members(_ span: DateSpan?, _ day: DateValue? = nil) -> [(String, Node)] {
        guard let span else { return day.map { [("date", node($0))] } ?? [] }
        switch (span.start, span.end) {
        case (nil, .at(let day)): return [("date", node(day))]
        case (nil, .present): return [("date", .text(surroundings.present))]
        case (.date(let start)?, .present) where isPast(start) && isExact(start):
            return [("start_date", node(.date(start))), ("end_date", .text("present"))]
        case (.date(let start)?, .at(.date(let end)))
        where firstDay(start) <= firstDay(end) && isExact(start) && isExact(end):
            return [("start_date", node(.date(start))), ("end_date", node(.date(end)))]
        case (let start?, let end):
            let last =
                switch end {
                case .present: surroundings.present
                case .at(let value): text(value)
                }
            return [("date", .text(text(start) + surroundings.range + last))]
        }
    }

    /// Whether members say in words what should have been a span.
    static func areWords(_ members: [(String, Node)], for span: DateSpan?) -> Bool {
        guard let span, span.start != nil else { return false }
        return members.first?.0 == "date"
    }

    private func node(_ value: DateValue) -> Node {
        switch value {
        case .date(let date) where date.month == nil && isExact(date):
            .number(Double(date.year))
        case .date(let date): .text(date.description)
        case .text(let text): .text(Self.unlikeDate(WrittenText.plain(text)))
        }
    }

    private func text(_ value: DateValue) -> String {
        switch value {
        case .date(let date): date.description
        case .text(let text): WrittenText.plain(text)
        }
    }

    /// Numbers below 1000 are no years to Python.
    private func isExact(_ date: PartialDate) -> Bool { date.year >= 1_000 }

    private func firstDay(_ date: PartialDate) -> (Int, Int, Int) {
        (date.year, date.month ?? 1, date.day ?? 1)
    }

    private func isPast(_ date: PartialDate) -> Bool {
        guard let today = surroundings.today else { return true }
        return firstDay(date) <= firstDay(today)
    }

    /// Words of the form of a date that is none, which RenderCV would refuse, with dashes in it.
    private static func unlikeDate(_ text: String) -> String {
        let shape = text.map { $0.isASCII && $0.isNumber ? "0" : String($0) }.joined()
        return shape == "0000-00" || shape == "0000-00-00"
            ? text.replacing("-", with: "–") : text
    }
}
