import Languages
import ResumeModel
import TestSupport
import Testing

@testable import ResumeLayout

struct SectionEntriesTests {
    private func work(_ start: Int, _ end: Int?) -> Work {
        var work = Work()
        let value = end.flatMap { PartialDate(year: $0, month: 12) }.map { DateValue.date($0) }
        work.dates = DateSpan(
            start: PartialDate(year: start, month: 1).map { .date($0) },
            end: value.map { .at($0) } ?? .present)
        return work
    }

    private func durations(_ work: [Work], today: PartialDate?) -> [String?] {
        var resume = Resume()
        resume.work = work
        let entries = SectionEntries(resume, DateWording(language: .english, today: today))
        return entries.entries(of: "work").map { $0.duration?.replacing("\u{A0}", with: " ") }
    }

    @Test func noEntryHasADurationWhereOneThatGoesOnHasNone() {
        let today = PartialDate(year: 2024, month: 6)
        let both = [work(2020, nil), work(2010, 2012)]
        #expect(durations(both, today: today) == ["4 yrs 6 mos", "3 yrs"])
        #expect(durations(both, today: nil) == [nil, nil])
        #expect(durations([work(2010, 2012)], today: nil) == ["3 yrs"])
    }

    @Test func positionsCount() {
        var resume = Resume()
        var employer = work(2010, 2020)
        var role = Role()
        role.dates = work(2015, nil).dates
        employer.roles = [role]
        resume.work = [employer]
        let entries = SectionEntries(resume, DateWording(language: .english))
        #expect(entries.entries(of: "work").allSatisfy { $0.duration == nil })
    }
}
