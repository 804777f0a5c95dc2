import Pages
import ResumeModel
import TestSupport
import Testing

@testable import ResumeLayout

/// What becomes of entries that the ends of pages would tear.
struct TornEntryTests {
    /// The pages of a resume without fitting, and what fitting makes of them.
    private func pages(
        of resume: Resume, limit: Int? = nil, _ change: (inout Layout) -> Void = { _ in }
    ) throws -> (natural: Trial, fitted: Trial, report: FitReport) {
        var layout = try Fixture.fitting()
        change(&layout)
        var fitter = Fitter(
            layout: layout, setter: Fixture.setter(for: resume), goal: PageGoal(limit: limit))
        let natural = fitter.trial(FitState())
        let (fitted, report) = fitter.fit()
        return (natural, fitted, report)
    }

    /// A resume with so many employers of three list items each, and awards.
    private func resume(employers: Int, more bullets: Int, awards: Int = 0) -> Resume {
        var resume = Fixture.resume()
        resume.work = (0..<employers).map { number in
            var work = resume.work[0]
            work.name = RichText("Firm \(number)")
            let count = 3 + (number == 0 ? bullets : 0)
            work.highlights = (0..<count).map { ListItem(RichText("Did thing \($0).")) }
            return work
        }
        resume.awards = (0..<awards).map { number in
            var award = Award()
            award.title = RichText("Prize \(number)")
            award.awarder = RichText("Jury \(number)")
            return award
        }
        return resume
    }

    /// One of two awards at a page's end, or the last of some, is settled as what stands alone; others are not.
    @Test(arguments: [(2, [1]), (3, [1, 2]), (5, [1, 4])])
    func entriesThatStandAloneCount(awards: Int, lone: [Int]) throws {
        var trial = try pages(of: resume(employers: 2, more: 0, awards: awards)).natural
        try #require(trial.pageCount == 1 && trial.worstDivision == .good)
        let page = trial.plan.pages[0]
        let isAward = page.main.map { index in
            trial.composition.main[trial.columns[index].block].origin?.section == "Awards"
        }
        let starts = page.main.indices.filter {
            isAward[$0] && trial.columns[page.main[$0]].breakBefore == .betweenEntries
        }
        try #require(starts.count == awards - 1)
        for (before, start) in zip(1..., starts) {
            var (first, second) = (page, page)
            first.main = Array(page.main[..<start])
            (second.head, second.main) = ([], Array(page.main[start...]))
            trial.plan.pages = [first, second]
            #expect(trial.worstDivision == (lone.contains(before) ? .single : .good), "\(before)")
        }
    }

    @Test func aLittleLessSpaceKeepsThemTogether() throws {
        var (torn, mended) = (0, 0)
        for employers in 26..<31 {
            for bullets in 0..<4 {
                let resume = resume(employers: employers, more: bullets)
                let (natural, fitted, report) = try pages(of: resume)
                guard natural.worstDivision > .good else {
                    #expect(report.reason != .tornEntries)
                    continue
                }
                torn += 1
                guard report.reason == .tornEntries else { continue }
                mended += 1
                #expect(fitted.worstDivision < natural.worstDivision)
                #expect(fitted.pageCount == natural.pageCount)
                #expect(report.state.space < 1 || report.state.leading < 1)
                #expect(report.state.space >= 0.84 && report.state.leading >= 0.92)
                #expect((report.state.size, report.state.margin) == (1, 1))
                let free = try pages(of: resume) { $0.fit = .none }.report
                #expect(free.reason == nil && free.state == FitState())
            }
        }
        #expect(mended > 0, "\(torn) are torn")
    }

    /// Neither space nor leading alone mends what these tear.
    @Test(arguments: [(27, 8, 5), (28, 4, 5), (28, 8, 2)])
    func spaceAndLeadingAreChangedTogetherWhereOneIsNotEnough(
        employers: Int, bullets: Int, awards: Int
    ) throws {
        let resume = resume(employers: employers, more: bullets, awards: awards)
        let (_, fitted, report) = try pages(of: resume, limit: 2) { $0.page.grid = .none }
        #expect(fitted.worstDivision == .good && fitted.pageCount == 2)
        #expect(report.state.space < 1 && report.state.leading < 1)
    }

    @Test func theLeastChangeThatKeepsToALimitIsNotTheBestOneIfItTearsThem() throws {
        var torn: [Int] = []
        for employers in 27..<32 {
            for bullets in 0..<3 {
                let resume = resume(employers: employers, more: bullets)
                let (natural, fitted, report) = try pages(of: resume, limit: 2)
                guard natural.pageCount > 2, report.excess == nil else { continue }
                torn.append(fitted.worstDivision == .stranded ? 1 : 0)
            }
        }
        // Of those that are a little too long: others fill the pages to the last line.
        #expect(torn.count > 5 && !torn.prefix(6).contains(1), "\(torn)")
    }

    @Test func aSectionThatIsToStayWholeIsKeptSoWhereThatCostsNoPage() throws {
        var mended = 0
        for number in 0..<60 {
            let references = 28 + number % 20
            var resume = resume(employers: 9 + 2 * (number / 20), more: 0, awards: 24)
            resume.references = (0..<references).map { colleague in
                var reference = Reference()
                reference.name = RichText("Colleague \(colleague)")
                reference.reference = Prose([.paragraph(RichText("A pleasure."))])
                return reference
            }
            let (natural, fitted, report) = try pages(of: resume) { layout in
                layout.sections.each["awards", default: SectionOptions()].isKept = true
            }
            guard divides(natural), report.reason == .tornEntries else { continue }
            mended += 1
            #expect(!divides(fitted))
        }
        #expect(mended > 0)
    }

    /// Whether the awards stand on several pages.
    private func divides(_ trial: Trial) -> Bool {
        trial.plan.pages.filter { page in
            page.main.contains { index in
                let block = trial.columns[index].block
                return trial.composition.main[block].origin?.section == "Awards"
            }
        }.count > 1
    }
}
