import ResumeModel
import Testing

@Suite struct WorkTests {
    private func value(_ text: String) -> DateValue {
        let parts = text.split(separator: "-").compactMap { Int($0) }
        let date = PartialDate(
            year: parts.first ?? 0, month: parts.count > 1 ? parts[1] : nil,
            day: parts.count > 2 ? parts[2] : nil)
        return date.map { .date($0) } ?? .text(text)
    }

    /// Reads `2018..2020`, `2018..` (goes on) and `2018` (one date).
    private func span(_ text: String) -> DateSpan {
        let parts = text.split(separator: ".", omittingEmptySubsequences: false).map(String.init)
        guard parts.count == 3 else { return DateSpan(start: nil, end: .at(value(text))) }
        return DateSpan(
            start: parts[0].isEmpty ? nil : value(parts[0]),
            end: parts[2].isEmpty ? .present : .at(value(parts[2])))
    }

    private func work(_ dates: String?, _ roles: [String?]) -> Work {
        var work = Work()
        work.dates = dates.map(span)
        work.roles = roles.map { dates in
            var role = Role()
            role.dates = dates.map(span)
            return role
        }
        return work
    }

    @Test(
        arguments: [
            (["2020..2022", "2018..2020"], "2018..2022"),
            (["2018..2020", "2020..2022"], "2018..2022"),
            (["2020-05..", "2018..2020"], "2018.."),
            (["2020..2021", nil, "2018..2019"], "2018..2021"),
            (["2018..2019"], "2018..2019"), (["2018"], "2018"),
            (["2018", "2020"], "2018..2020"), (["..", "2018..2019"], "2018.."),
            // What is less exact reaches further.
            (["2018-03..2020-06", "2018..2020"], "2018..2020"),
            (["2018-03..2020-06-30", "2018-04-01..2020-06"], "2018-03..2020-06"),
            // Words count only where they agree.
            (["Spring..Autumn", "Spring..Autumn"], "Spring..Autumn"),
            (["Spring..2020", "Spring..2021"], "Spring..2021"),
            (["Spring..", "Spring..2021"], "Spring.."),
            (["2018..2020", "Spring..2021"], nil), (["2018..2020", "2020..Autumn"], nil),
            (["2018..", "2020..Autumn"], "2018.."),
            ([nil, nil], nil), ([], nil),
        ] as [([String?], String?)])
    func rolesMakeOneSpan(_ roles: [String?], _ whole: String?) {
        #expect(work(nil, roles).wholeSpan == whole.map(span))
    }

    @Test func theEntrysOwnDatesComeFirst() {
        #expect(work("2010..2012", ["2018..", "2020..2021"]).wholeSpan == span("2010..2012"))
    }
}
