import Languages
import Pages
import ResumeModel
import TestSupport
import Testing
import TextBackend

@testable import ResumeLayout

/// What becomes of the space that stays empty at the feet of pages that go on.
struct SpreadPagesTests {
    /// Pages as they are filled, and as they are spread.
    private func trials(
        employers: Int, _ change: (inout Layout) -> Void = { _ in }
    ) throws -> (filled: Trial, spread: Trial) {
        var layout = try Fixture.fitting()
        // Employers stay whole at any price, so that much of a page may stay empty.
        layout.breaking.keepEntry = 1
        layout.entries["work"]?.keep = 1
        change(&layout)
        var resume = Fixture.resume(bullets: 0)
        let work = resume.work[0]
        resume.work = (0..<employers).map { number in
            var work = work
            work.highlights = (0..<(7 + number % 3)).map { ListItem(RichText("Did thing \($0).")) }
            return work
        }
        let setter = TrialSetter(
            resume: resume, photo: nil, language: .english, tag: "en", marks: NetworkMarks(),
            today: nil, shaper: CellShaper())
        let filled = setter.trial(layout)
        var spread = filled
        spread.spread()
        return (filled, spread)
    }

    private func foot(_ trial: Trial, _ page: Int) -> Double {
        let content = trial.plan.pages[page]
        let head = trial.columns.height(of: content.head)
        let height =
            page == 0 ? trial.grid.setup.firstTextHeight : trial.grid.setup.textHeight
        return height - trial.columns.height(of: content.main) - head
            - (head > 0 ? trial.headGap : 0)
    }

    private func gaps(_ trial: Trial, _ page: Int) -> [Double] {
        trial.plan.pages[page].main.dropFirst().map { trial.columns[$0] }.filter {
            [.betweenEntries, .betweenSections].contains($0.breakBefore)
        }.map(\.spaceBefore)
    }

    @Test(arguments: [9, 12, 15]) func itGoesToTheDistancesInStepsOfTheGrid(_ employers: Int) throws
    {
        let (filled, spread) = try trials(employers: employers)
        let step = try #require(filled.layout.gridStep)
        #expect(filled.plan.pages == spread.plan.pages && filled.pageCount > 1)
        for page in 0..<(filled.pageCount - 1) {
            // Those of lists of single lines stay.
            let open = zip(gaps(filled, page), gaps(spread, page)).filter { $0.0 > step / 2 }
            let added = open.map { Int((($0.1 - $0.0) / step).rounded()) }
            #expect(zip(open, added).allSatisfy { abs($0.1 - $0.0 - Double($1) * step) < 1e-9 })
            #expect(added.allSatisfy { (0...1).contains($0) })
            // No two differ by more than one step.
            #expect((added.max() ?? 0) - (added.min() ?? 0) <= 1)
            let isFull = added.allSatisfy { $0 == 1 }
            #expect(foot(spread, page) >= -1e-6 && (foot(spread, page) < step || isFull))
            #expect(foot(spread, page) < foot(filled, page) || foot(filled, page) < step)
        }
        let last = filled.pageCount - 1
        #expect(gaps(filled, last) == gaps(spread, last))
    }

    @Test func listsOfLinesAndPagesWithoutAGridStayAsTheyAre() throws {
        let (filled, spread) = try trials(employers: 12) { $0.page.grid = .none }
        #expect(!spread.differs(from: filled))
        let solid = try trials(employers: 12) { layout in
            layout.main.spacing.entry = 0
            layout.main.spacing.section = 0
            layout.entries["work"]?.space = 0
        }
        let kept = zip(gaps(solid.filled, 0), gaps(solid.spread, 0)).filter { $0.0 == 0 }
        #expect(kept.allSatisfy { $0.0 == $0.1 })
    }

    @Test func nothingIsSpreadWhereFittingIsOff() throws {
        let engine = try Fixture.engine { layout in
            layout.breaking.keepEntry = 1
            layout.entries["work"]?.keep = 1
        }
        var resume = Fixture.resume(bullets: 0)
        resume.work = (0..<12).map { _ in
            var work = resume.work[0]
            work.highlights = (0..<8).map { ListItem(RichText("Did thing \($0).")) }
            return work
        }
        func feet(_ goal: PageGoal) -> Double {
            let page = engine.pages(for: resume, goal: goal).document.pages[0]
            let baselines = page.items.compactMap { item -> Double? in
                guard case .text(let line) = item, line.runs.contains(where: { $0.element != nil })
                else { return nil }
                return line.origin.y
            }
            return baselines.max() ?? 0
        }
        var off = PageGoal()
        off.fits = false
        #expect(feet(off) < feet(PageGoal()))
    }
}
