import Pages
import ResumeModel
import Testing

@testable import ResumeLayout

/// What becomes of last pages that are short.
struct ShortPageTests {
    @Test func aShortPageOpensInSpaceAloneAndNeverToTheFootAtAnyPrice() throws {
        let engine = try Fixture.engine()
        let range = try Fixture.fitting().fit.space
        let short = engine.pages(for: Fixture.resume(bullets: 4)).fitting
        #expect(short.reason == .shortPage && short.trials == 2)
        var state = FitState()
        state.space = range.upperBound
        #expect(short.state == state)
        #expect(short.lastPageShare < 0.85)
        // Fuller pages need less, and full ones nothing.
        var opened: [Double] = []
        for bullets in 4..<(try Fixture.overOnePage()) {
            let report = engine.pages(for: Fixture.resume(bullets: bullets)).fitting
            #expect(report.pages == 1 && report.lastPageShare < 1)
            opened.append(report.state.space)
        }
        #expect(zip(opened, opened.dropFirst()).allSatisfy { $0 >= $1 })
        #expect(opened.last == 1)
        #expect(opened.contains { $0 > 1 && $0 < range.upperBound })
    }

    @Test func halfAPageIsDrawnIn() throws {
        let engine = try Fixture.engine { layout in
            // Lines so far apart that much of them may be drawn in before pages look crowded.
            layout.main.styles.change { $0.leading *= 1.8 }
            layout.fit.space = 0.2...1
            layout.fit.leading = 0.6...1
        }
        var natural = PageGoal()
        natural.fits = false
        var drawn: [Bool] = []
        for bullets in 4... {
            let resume = Fixture.resume(bullets: bullets)
            let before = engine.pages(for: resume, goal: natural).fitting
            guard before.pages > 1 else { continue }
            guard before.pages == 2 else { break }
            let report = engine.pages(for: resume).fitting
            drawn.append(report.reason == .lastPage)
            if before.lastPageShare < 0.47 { #expect(report.pages == 1) }
            if before.lastPageShare > 0.56 { #expect(report.pages == 2) }
        }
        #expect(drawn.contains(true) && drawn.contains(false))
    }

    /// Unasked, distances become less than half only for what is less than a quarter of a page, and grow by a fifth.
    @Test func littleIsDrawnInAtAnyPrice() throws {
        let engine = try Fixture.engine { layout in
            layout.page.grid = .none
            layout.fit = .none
            layout.fit.space = 0.1...2
            layout.main.spacing.item = 5
            layout.main.spacing.section = 20
        }
        var natural = PageGoal()
        natural.fits = false
        var (close, calm, left) = (0, 0, 0)
        for bullets in 2..<80 {
            let resume = Fixture.resume(bullets: bullets)
            let before = engine.pages(for: resume, goal: natural).fitting
            let report = engine.pages(for: resume).fitting
            #expect(report.state.space <= 1.2)
            guard before.pages == 2 else { continue }
            if report.pages == 2 {
                left += 1
            } else if report.state.space < 0.48 {
                close += 1
                #expect(before.lastPageShare < 0.3)
            } else {
                calm += 1
            }
        }
        #expect(close > 0 && calm > 0 && left > 0, "\(close), \(calm), \(left)")
    }

    @Test func aShortPageIsLeftAloneWhereSomeoneSaysSo() throws {
        let engine = try Fixture.engine()
        func report(_ change: (inout PageGoal) -> Void) -> FitReport {
            var goal = PageGoal()
            change(&goal)
            return engine.pages(for: Fixture.resume(bullets: 4), goal: goal).fitting
        }
        #expect(report { $0.fits = false }.reason == nil)
        #expect(report { $0.kept = KeptValues(paths: ["spacing.entry"]) }.reason == nil)
        #expect(report { $0.kept = KeptValues(paths: ["entries.work.space"]) }.reason == nil)
        #expect(report { $0.kept = KeptValues(paths: ["fit.space"]) }.reason == .shortPage)
        #expect(report { $0.limit = 1 }.reason == .shortPage)
        let none = try Fixture.engine { $0.fit = .none }
        #expect(none.pages(for: Fixture.resume(bullets: 4)).fitting.trials == 1)
    }

    @Test func endsOfPagesAreMindedUpToTenThousandChangesOfLooks() throws {
        let engine = try Fixture.engine()
        func reports(bold: Bool) -> [FitReport] {
            [10_200, 10_700, 11_200].map { runs in
                var resume = Fixture.resume(bullets: 4)
                resume.work[0].highlights = [
                    ListItem(
                        RichText(
                            (0..<runs).map {
                                RichText.Run("a ", bold && $0.isMultiple(of: 2) ? .bold : [])
                            }))
                ]
                return engine.pages(for: resume).fitting
            }
        }
        let (plain, marked) = (reports(bold: false), reports(bold: true))
        #expect((plain + marked).allSatisfy { (2...8).contains($0.pages) })
        #expect(plain.contains { $0.trials > 1 } && marked.allSatisfy { $0.trials == 1 })
    }

    @Test func knobsThatChangeNoPageAreNotTold() throws {
        let engine = try Fixture.engine { layout in
            layout.main.spacing = Spacing(
                headerBlock: 0, header: 0, section: 0, title: 0, entry: 0, row: 0, paragraph: 0,
                item: 0)
            for kind in layout.entries.keys { layout.entries[kind]?.space = 0 }
            layout.fit.leading = 1...1
            layout.fit.margin = 1...1
        }
        let free = engine.pages(for: Fixture.resume(bullets: 4)).fitting
        #expect(free.reason == nil && free.state == FitState())
        let filled = engine.pages(for: Fixture.resume(bullets: 4), goal: PageGoal(fills: true))
            .fitting
        #expect(filled.reason == nil && filled.isUnfilled)
    }

    @Test func itIsSaidWhichLimitWouldTakeInAShortLastPage() throws {
        let engine = try Fixture.engine { $0.fit.margin = 0.7...1 }
        var (told, open, both) = (0, 0, 0)
        let first = try Fixture.overOnePage()
        for bullets in first..<(first + 40) {
            let resume = Fixture.resume(bullets: bullets)
            let report = engine.pages(for: resume).fitting
            #expect(report.trials <= 24)
            var goal = PageGoal()
            goal.fits = false
            let natural = engine.pages(for: resume, goal: goal).fitting
            if let fewer = report.fewerPages {
                told += 1
                #expect(report.reason == nil || report.reason == .shortPage)
                #expect(report.pages == 2 && fewer == 1)
                #expect(natural.lastPageShare <= 0.4)
                let limited = engine.pages(for: resume, goal: PageGoal(limit: fewer)).fitting
                #expect(limited.pages == 1)
                let asked = engine.pages(for: resume, goal: PageGoal(limit: 2)).fitting
                #expect(asked.fewerPages == nil)
            }
            if report.reason == .shortPage {
                open += 1
                both += report.fewerPages == nil ? 0 : 1
                #expect(report.pages == 2 && report.state.space > 1)
                let limited = engine.pages(for: resume, goal: PageGoal(limit: 1)).fitting
                #expect((limited.excess == nil) == (report.fewerPages != nil))
                #expect(natural.lastPageShare <= 0.4)
                #expect(report.lastPageShare > natural.lastPageShare)
            }
        }
        #expect(told > 0 && open > both && both > 0, "\(told), \(open), \(both)")
    }

    @Test func fillingSaysWhereItDoesNotFill() throws {
        let engine = try Fixture.engine()
        func report(_ bullets: Int) -> FitReport {
            engine.pages(for: Fixture.resume(bullets: bullets), goal: PageGoal(fills: true)).fitting
        }
        let short = report(4)
        #expect(short.isUnfilled && short.reason == .fill && short.lastPageShare < 0.9)
        let full = report(try Fixture.overOnePage() - 2)
        #expect(!full.isUnfilled && full.lastPageShare >= 0.9)
    }
}
