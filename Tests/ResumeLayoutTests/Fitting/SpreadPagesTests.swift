import Pages
import ResumeModel
import TestSupport
import Testing

@testable import ResumeLayout

/// What becomes of the space that stays empty at the feet of pages that go on.
struct SpreadPagesTests {
    /// Pages as they are filled, and as they are spread.
    private func trials(
        employers: Int, skills: Int = 1, awards lines: Int = 0,
        _ change: (inout Layout) -> Void = { _ in }
    ) throws -> (filled: Trial, spread: Trial) {
        var layout = try Fixture.fitting()
        // Employers stay whole at any price, so that much of a page may stay empty.
        layout.breaking.keepEntry = 1
        layout.entries["work"]?.keep = 1
        change(&layout)
        var resume = Fixture.resume(bullets: 0)
        resume.skills = Array(repeating: resume.skills[0], count: skills)
        let work = resume.work[0]
        resume.work = (0..<employers).map { number in
            var work = work
            let count = (lines > 0 ? 1 : 7) + number % 3
            work.highlights = (0..<count).map { ListItem(RichText("Did thing \($0).")) }
            return work
        }
        if lines > 0 {
            // Without lists nothing but distances between entries and sections can be opened.
            for index in resume.work.indices {
                let things = resume.work[index].highlights.map(\.text)
                resume.work[index].summary = Prose(things.map { .paragraph($0) })
                resume.work[index].highlights = []
            }
            resume.awards = (0..<2).map { number in
                var award = Award()
                award.title = RichText("Prize \(number)")
                award.summary = Prose(
                    (0..<lines).map { .paragraph(RichText("Given for reason \($0).")) })
                return award
            }
        }
        return Fixture.spread(resume, layout)
    }

    private func foot(_ trial: Trial, _ page: Int) -> Double {
        let content = trial.plan.pages[page]
        let head = trial.columns.height(of: content.head)
        let height =
            page == 0 ? trial.grid.setup.firstTextHeight : trial.grid.setup.textHeight
        return height - trial.columns.height(of: content.main) - head
            - (head > 0 ? trial.headGap : 0)
    }

    /// The distances on a page of those kinds that are open, as they were and as they are.
    private func gaps(
        _ trials: (filled: Trial, spread: Trial), _ page: Int, _ kind: PageBreak
    ) -> [(before: Double, after: Double)] {
        trials.filled.plan.pages[page].main.dropFirst().filter {
            // What follows the head stays.
            $0.place == .flow && trials.filled.columns[$0].breakBefore == kind
                && !trials.filled.columns.main.strips[$0.index - 1].isHead
        }.map { (trials.filled.columns[$0].spaceBefore, trials.spread.columns[$0].spaceBefore) }
    }

    /// The number of steps that distances grow by, where all grow alike.
    private func added(_ gaps: [(before: Double, after: Double)], _ step: Double) throws -> Int {
        let added = gaps.map { ($0.after - $0.before) / step }
        let first = try #require(added.first)
        #expect(added.allSatisfy { abs($0 - first) < 1e-9 }, "\(added)")
        return Int(first.rounded())
    }

    @Test(arguments: [false, true])
    func theRoomOnAPageIsWhatItLeavesEmpty(hasHeadOfItsOwn: Bool) throws {
        let (filled, _) = try trials(employers: 9) { layout in
            layout.page.margins.firstTop = 120
            guard hasHeadOfItsOwn else { return }
            layout.header.region = .full
            layout.side = SideColumn(
                edge: .left, width: .points(60), gap: 20, sections: ["skills"], either: [],
                pages: .all, look: layout.main)
        }
        #expect(filled.plan.pages[0].head.isEmpty != hasHeadOfItsOwn)
        try #require(filled.grid.setup.firstTextHeight < filled.grid.setup.textHeight)
        for page in 0..<filled.pageCount {
            #expect(abs(filled.room(on: page) - foot(filled, page)) < 1e-9)
        }
        let goingOn = (0..<(filled.pageCount - 1)).map { page in
            let setup = filled.grid.setup
            return foot(filled, page) / (page == 0 ? setup.firstTextHeight : setup.textHeight)
        }
        #expect(abs(filled.emptiestShare - (goingOn.max() ?? 0)) < 1e-9)
    }

    @Test func onACoarseGridAllStaysAsItIs() throws {
        let (filled, spread) = try trials(employers: 12)
        #expect(!spread.differs(from: filled))
    }

    /// Trials on a grid of quarter lines, with pages that end inside entries.
    private func fine(
        employers: Int, skills: Int = 1, awards lines: Int = 0,
        _ change: (inout Layout) -> Void = { _ in }
    ) throws -> (filled: Trial, spread: Trial) {
        try trials(employers: employers, skills: skills, awards: lines) { layout in
            layout.page.grid = .quarterLine
            layout.breaking.keepEntry = 0.05
            layout.entries["work"]?.keep = nil
            layout.main.spacing.section = 40
            change(&layout)
        }
    }

    /// The distances of list items on a page; the first one follows the head of its employer.
    private func items(
        _ trials: (filled: Trial, spread: Trial), _ page: Int
    ) -> [(before: Double, after: Double)] {
        gaps(trials, page, .insideEntry)
            + trials.filled.plan.pages[page].main.dropFirst().filter { index in
                guard index.place == .flow,
                    trials.filled.columns[index].breakBefore == .forbidden,
                    case .line(let line) = trials.filled.columns[index].items.first
                else { return false }
                return line.keepsBlank
            }.map { (trials.filled.columns[$0].spaceBefore, trials.spread.columns[$0].spaceBefore) }
    }

    @Test(arguments: [2, 9, 10, 14]) func listsStayAsCloseAsTheyAre(_ employers: Int) throws {
        let trials = try fine(employers: employers)
        let isSpread = trials.spread.differs(from: trials.filled)
        #expect(isSpread || employers > 2)
        #expect(trials.spread.pageCount == trials.filled.pageCount)
        for page in 0..<trials.filled.pageCount {
            let items = items(trials, page)
            #expect(items.count > 5 && items.allSatisfy { $0.before == 0 && $0.after == 0 })
            #expect(foot(trials.spread, page) >= -1e-6)
        }
    }

    @Test(arguments: 5..<30)
    func nothingIsSpreadAtThePriceOfAnEmptyFootOrATornEntry(_ employers: Int) throws {
        let (filled, spread) = try fine(employers: employers)
        #expect(spread.worstDivision <= filled.worstDivision)
        #expect(spread.emptiestShare <= max(filled.emptiestShare, 0.05) + 1e-9)
    }

    /// A section of two entries goes to the next page where the one before it can be spread, and where no page more is
    /// needed.
    @Test func sectionsStayWholeWhereThePageAboveThemIsSpread() throws {
        var moved = 0
        for employers in 8..<20 {
            for lines in 2..<9 {
                let (filled, spread) = try fine(employers: employers, awards: lines)
                let (before, after) = (awardPages(filled), awardPages(spread))
                #expect(spread.pageCount == filled.pageCount)
                #expect(spread.emptiestShare <= max(filled.emptiestShare, 0.05) + 1e-9)
                if Set(before).count > 1, Set(after).count == 1 { moved += 1 }
                if Set(before).count == 1 { #expect(Set(after).count == 1) }
                // What cannot be whole is cut where it was.
                if Set(after).count > 1 { #expect(after == before) }
            }
        }
        #expect(moved > 0)
    }

    /// The pages that awards stand on.
    private func awardPages(_ trial: Trial) -> [Int] {
        trial.plan.pages.indices.flatMap { page in
            trial.plan.pages[page].main.filter {
                $0.place == .flow
                    && trial.composition.main[trial.columns[$0].block].origin?.section == "Awards"
            }.map { _ in page }
        }
    }

    /// Skills stand on a page of their own that has much room: they get what all pages can hold.
    ///
    /// Those of a line each do not.
    @Test(arguments: [(2, 2, true), (9, 0, true), (2, 0, false)])
    func pagesOfOneResumeAreSpreadAlike(_ employers: Int, _ steps: Int, haveLines: Bool) throws {
        let trials = try fine(employers: employers, skills: 3) { layout in
            layout.sections.each["skills", default: SectionOptions()].startsPage = true
            layout.entries["skills"]?.space = 6
            guard haveLines else { return }
            let line = Template(parts: [.field("name")])
            layout.entries["skills"]?.body = [.text(line, style: .body)]
        }
        let step = try #require(trials.filled.layout.gridStep)
        let last = trials.filled.pageCount - 1
        try #require(last > 0)
        #expect(gaps(trials, last, .betweenEntries).count == 2)
        #expect(try added(gaps(trials, last, .betweenEntries), step) == steps)
        if employers == 2 {
            // A page that goes on has two more.
            #expect(try added(gaps(trials, 0, .betweenEntries), step) == 4)
            #expect(try added(gaps(trials, 0, .betweenSections), step) == 0)
        }
    }

    /// Beside a side column pages that go on have half a line, as all pages of other layouts do.
    @Test func pagesBesideASideColumnAreFilled() throws {
        let trials = try fine(employers: 2, skills: 3) { layout in
            layout.sections.each["skills", default: SectionOptions()].startsPage = true
            layout.side = SideColumn(
                edge: .left, width: .points(60), gap: 20, sections: ["languages"], either: [],
                pages: .all, look: layout.main)
        }
        let step = try #require(trials.filled.layout.gridStep)
        #expect(trials.filled.pageCount > 1)
        #expect(try added(gaps(trials, 0, .betweenEntries), step) == 2)
        let last = trials.filled.pageCount - 1
        #expect(gaps(trials, last, .betweenEntries).allSatisfy { $0.before == $0.after })
    }

    @Test func onAPageThatGoesOnTooEntriesStayNearerToEachOtherThanSections() throws {
        let trials = try fine(employers: 2, skills: 3) { layout in
            layout.sections.each["skills", default: SectionOptions()].startsPage = true
            layout.main.spacing.section = 12
        }
        let step = try #require(trials.filled.layout.gridStep)
        #expect(trials.spread.pageCount == 2 && trials.spread.room(on: 0) > 10 * step)
        let (entries, sections) = (
            gaps(trials, 0, .betweenEntries), gaps(trials, 0, .betweenSections)
        )
        #expect(try added(entries, step) == 1)
        let least = try #require(sections.map(\.after).min())
        #expect(entries.allSatisfy { $0.after <= least / 2 })
    }

    @Test func entriesStayNearerToEachOtherThanSections() throws {
        let near = try fine(employers: 2) { $0.main.spacing.section = 12 }
        let far = try fine(employers: 2)
        let step = try #require(far.filled.layout.gridStep)
        let (tight, wide) = (gaps(near, 0, .betweenEntries), gaps(far, 0, .betweenEntries))
        #expect(try added(tight, step) < added(wide, step), "\(tight), \(wide), \(step)")
        // Half a line at most.
        #expect(try added(gaps(far, 0, .betweenEntries), step) == 2)
        // Sections are apart already.
        #expect(try added(gaps(far, 0, .betweenSections), step) == 0)
        // The head ends as sections do.
        let (filled, spread) = (far.filled.columns.main.strips, far.spread.columns.main.strips)
        let first = try #require(filled.firstIndex { !$0.isHead })
        let grown = spread[first].spaceBefore - filled[first].spaceBefore
        #expect(first > 0 && abs(grown) < 1e-9)
    }

    @Test func listsOfLinesAndPagesWithoutAGridStayAsTheyAre() throws {
        let (filled, spread) = try trials(employers: 12) { $0.page.grid = .none }
        #expect(!spread.differs(from: filled))
        let solid = try trials(employers: 1, skills: 3) { $0.page.grid = .quarterLine }
        let kept = gaps(solid, 0, .betweenEntries)
        #expect(kept.count == 2 && kept.allSatisfy { $0.before == $0.after })
    }

    /// Beside a column of their own, rows of several lines are a list where they are as near as list items.
    @Test(arguments: [(1.4, 0), (6, 4)]) func nearRowsAreNotSpread(_ space: Double, _ steps: Int)
        throws
    {
        let trials = try fine(employers: 1, skills: 3) { layout in
            layout.page.grid = .eighthLine
            layout.entries["skills"]?.space = space
            let line = Template(parts: [.field("name")])
            layout.entries["skills"]?.body = [.text(line, style: .body)]
        }
        let rows = gaps(trials, 0, .betweenEntries)
        let step = try #require(trials.filled.layout.gridStep)
        #expect(rows.count == 2 && rows.allSatisfy { $0.before > 0 })
        #expect(try added(rows, step) == steps)
    }

    @Test func nothingIsSpreadWhereFittingIsOff() throws {
        let engine = try Fixture.engine { layout in
            layout.page.grid = .quarterLine
            layout.breaking.keepEntry = 1
            layout.entries["work"]?.keep = 1
            layout.main.spacing.section = 12
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
