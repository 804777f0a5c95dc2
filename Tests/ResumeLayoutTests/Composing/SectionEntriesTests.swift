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

    /// Jobs, studies, projects and volunteering last; a prize has a day, and what a section of the person's own holds is
    /// not known.
    @Test func whatBeginsAndEndsLastsInKnownSectionsAlone() throws {
        var resume = Resume()
        resume.work = [work(2010, 2020)]
        resume.work[0].name = RichText("Northwind")
        var prize = Award()
        prize.title = RichText("Medal")
        prize.date = resume.work[0].dates?.start
        resume.awards = [prize]
        var talk = CustomEntry()
        talk.name = RichText("On ropes")
        talk.dates = resume.work[0].dates
        resume.custom = [CustomSection(key: "talks", entries: [talk])]
        let layout = try Fixture.classic()
        var fitter = Fitter(
            layout: layout, setter: Fixture.setter(for: resume), goal: PageGoal(limit: nil))
        let origins = fitter.trial(FitState()).composition.main.compactMap(\.origin)
        let lasting = Dictionary(grouping: origins, by: \.section).mapValues { $0.map(\.lasts) }
        #expect(lasting["Experience"]?.contains(true) == true)
        #expect(lasting["Awards"]?.contains(true) == false)
        #expect(lasting["Talks"]?.contains(true) == false)
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
