import SourceTree
import Languages
import Pages
import ResumeModel
import TestSupport
import Testing
import TextBackend

@testable import ResumeLayout

struct FitterTests {
    @Test func whatFitsIsLeftAlone() throws {
        let engine = try Fixture.engine()
        let resume = Fixture.resume(bullets: try Fixture.overOnePage() - 1)
        let free = engine.pages(for: resume)
        let limited = engine.pages(for: resume, goal: PageGoal(limit: 1))
        #expect(limited.document == free.document)
        #expect(limited.fitting.reason == nil)
        #expect(limited.fitting.trials == 1)
    }

    @Test func aLittleTooMuchTakesSpaceAndLeadingAlone() throws {
        let engine = try Fixture.engine()
        let count = try Fixture.overOnePage()
        let outcome = engine.pages(for: Fixture.resume(bullets: count), goal: PageGoal(limit: 1))
        #expect(outcome.document.pages.count == 1)
        #expect(outcome.fitting.naturalPages == 2)
        let state = outcome.fitting.state
        #expect((state.size, state.margin) == (1, 1))
        // What both leave at the foot goes to the spaces first.
        let ranges = try Fixture.fitting().fit
        func share(_ knob: FitKnob) -> Double {
            (1 - state[knob]) / (1 - ranges[knob].lowerBound)
        }
        #expect(share(.space) < share(.leading) && share(.leading) < 0.5)
    }

    /// Where lines hardly come nearer, spaces alone make room, and lines get back what they gave.
    @Test(arguments: [FitKnob.space, .leading], [0.92, 0.98])
    func theLeastChangeIsFound(_ knob: FitKnob, _ leading: Double) throws {
        let resume = Fixture.resume(bullets: try Fixture.overOnePage())
        let engine = try Fixture.engine { $0.fit.leading = leading...1 }
        let found = engine.pages(for: resume, goal: PageGoal(limit: 1)).fitting
        try #require(found.excess == nil && found.state.size == 1)
        guard found.state[knob] < 1 else { return }
        // One step less of either does not suffice.
        let wider = try Fixture.engine { layout in
            var state = found.state
            state[knob] += knob == .space ? 0.02 : 0.01
            layout = layout.fitted(state)
            layout.fit = FitRanges(space: 1...1, leading: 1...1, size: 1...1, margin: 1...1)
        }
        #expect(wider.pages(for: resume).document.pages.count == 2)
    }

    /// What is opened may end pages elsewhere, and leave less on the last one.
    @Test(arguments: [0.05, 0.3, 1]) func nothingIsFilledAtThePriceOfTheLastPage(_ keep: Double)
        throws
    {
        let engine = try Fixture.engine { layout in
            layout.page.grid = .quarterLine
            layout.breaking.keepEntry = keep
            layout.entries["work"]?.keep = keep
        }
        var filled = 0
        for bullets in 50..<200 {
            let resume = Fixture.resume(bullets: bullets)
            let plain = engine.pages(for: resume).fitting
            var goal = PageGoal()
            goal.fills = true
            let report = engine.pages(for: resume, goal: goal).fitting
            guard plain.reason == nil, report.pages == plain.pages else { continue }
            #expect(report.lastPageShare >= plain.lastPageShare - 1e-9, "\(bullets)")
            filled += report.reason == .fill ? 1 : 0
        }
        #expect(filled > 3)
    }

    /// Entries come nearer than half a line only where a smaller size does not help.
    @Test func sizeIsTurnedBeforeEntriesComeNear() throws {
        var roomy = 0
        let least = 0.9
        let engine = try Fixture.engine { layout in
            layout.page.grid = .quarterLine
            layout.fit.leading = 1...1
            layout.fit.size = least...1
            layout.fit.margin = 1...1
            layout.main.spacing.entry = 12
        }
        let step = 0.1 / 9.5
        for employers in 8...30 {
            let goal = PageGoal(limit: 1)
            var resume = Fixture.resume(bullets: 1)
            resume.work = Array(repeating: resume.work[0], count: employers)
            let report = engine.pages(for: resume, goal: goal).fitting
            guard report.excess == nil else { continue }
            if report.state.space >= 0.45, report.state.size < 1 { roomy += 1 }
            if report.state.space < 0.45 { #expect(report.state.size < least + 2 * step) }
        }
        #expect(roomy > 0)
    }

    @Test func laterKnobsAreTurnedOnlyWhenEarlierOnesDoNotSuffice() throws {
        let engine = try Fixture.engine()
        let count = try Fixture.overOnePage()
        var seen: [FitState] = []
        for bullets in count...(count + 24) {
            let outcome = engine.pages(
                for: Fixture.resume(bullets: bullets), goal: PageGoal(limit: 1))
            if outcome.fitting.excess == nil { seen.append(outcome.fitting.state) }
        }
        #expect(seen.count > 2)
        // More text never needs less change of size.
        #expect(zip(seen, seen.dropFirst()).allSatisfy { $0.size >= $1.size })
        #expect(seen.contains { $0.size < 1 })
        let ranges = try Fixture.fitting().fit
        for state in seen {
            for knob in FitKnob.allCases { #expect(ranges[knob].contains(state[knob])) }
        }
    }

    @Test func whatCannotFitSaysByHowMuchAndWhatToCut() throws {
        let engine = try Fixture.engine()
        var bullets = try Fixture.overOnePage()
        while engine.pages(for: Fixture.resume(bullets: bullets), goal: PageGoal(limit: 1)).fitting
            .excess
            == nil
        {
            bullets += 1
        }
        let report = engine.pages(for: Fixture.resume(bullets: bullets), goal: PageGoal(limit: 1))
            .fitting
        let excess = try #require(report.excess)
        #expect(excess.limit == 1)
        #expect((1...8).contains(excess.lines), "\(excess.lines)")
        let saved = excess.cuts.map(\.lines)
        #expect(!saved.isEmpty)
        #expect(excess.effect != .notEnough)
        #expect(saved.reduce(0, +) >= excess.lines)
        #expect(excess.cuts.allSatisfy { !$0.name.isEmpty })
    }

    @Test func cuttingWhatIsNamedMakesItFit() throws {
        let engine = try Fixture.engine()
        var bullets = try Fixture.overOnePage()
        while engine.pages(for: Fixture.resume(bullets: bullets), goal: PageGoal(limit: 1)).fitting
            .excess
            == nil
        {
            bullets += 1
        }
        var resume = Fixture.resume(bullets: bullets)
        let excess = try #require(
            engine.pages(for: resume, goal: PageGoal(limit: 1)).fitting.excess)
        for cut in excess.cuts {
            for index in resume.work.indices
            where cut.name.contains("last bullet of Firm \(index)") {
                resume.work[index].highlights.removeLast()
            }
        }
        let after = engine.pages(for: resume, goal: PageGoal(limit: 1)).fitting
        #expect(after.excess.map { $0.lines < excess.lines } ?? true, "\(excess)")
    }

    @Test func aLargeSectionIsNamedWhereManySmallOnesAreNotEnough() throws {
        var resume = Fixture.resume()
        let words = String(
            repeating: "A sentence that fills the greater part of a line. ", count: 150)
        resume.work[0].highlights = []
        resume.work[0].summary = Prose([.paragraph(RichText(words))])
        resume.custom = (1...8).map { number in
            var entry = CustomEntry()
            entry.name = RichText("Talk")
            return CustomSection(key: "talks\(number)", entries: [entry])
        }
        let excess = try #require(
            Fixture.engine().pages(for: resume, goal: PageGoal(limit: 1)).fitting.excess)
        #expect(excess.cuts.map(\.name) == ["the section Experience"])
    }

    @Test(arguments: [(0, FitReport.Excess.Effect.allAreEnough), (60, .notEnough)])
    func cutsInOneColumnAreNotEnoughForTheOther(
        count: Int, effect: FitReport.Excess.Effect
    ) throws {
        var resume = Fixture.resume()
        let words = String(repeating: "A sentence that fills some of a line. ", count: 150)
        resume.work[0].highlights = []
        resume.work[0].summary = Prose([.paragraph(RichText(words))])
        // Sections so small that more of them had to go than anyone wants to read of.
        resume.custom = (0..<count).map { number in
            var entry = CustomEntry()
            entry.name = RichText("Talk")
            return CustomSection(key: "talks\(number)", entries: [entry])
        }
        let engine = try Fixture.engine { layout in
            layout.side = SideColumn(
                edge: .left, width: .share(0.3), gap: 20, sections: resume.custom.map(\.key),
                either: [], pages: .all, look: layout.main)
        }
        let excess = try #require(
            engine.pages(for: resume, goal: PageGoal(limit: 1)).fitting.excess)
        #expect(excess.effect == effect && excess.cuts.isEmpty == (effect == .notEnough))
    }

    @Test func aForgottenLastPageIsAvoided() throws {
        let engine = try Fixture.engine()
        let count = try Fixture.overOnePage()
        let outcome = engine.pages(for: Fixture.resume(bullets: count))
        // Without a limit: one line on a second page is drawn back to the first.
        if outcome.fitting.reason == .lastPage { #expect(outcome.document.pages.count == 1) }
        let strict = try Fixture.engine { layout in
            layout.fit = FitRanges(space: 1...1, leading: 1...1, size: 1...1, margin: 1...1)
        }
        #expect(strict.pages(for: Fixture.resume(bullets: count)).fitting.reason == nil)
    }

    /// The longest resume whose last page of few lines is drawn in unasked; nil if there is none.
    private func drawnIn(_ engine: LayoutEngine) throws -> (Resume, FitReport)? {
        let count = try Fixture.overOnePage()
        for bullets in (count...(count + 12)).reversed() {
            let report = engine.pages(for: Fixture.resume(bullets: bullets)).fitting
            if report.reason == .lastPage { return (Fixture.resume(bullets: bullets), report) }
        }
        return nil
    }

    @Test func unaskedMarginsGiveALittleAndNoPageIsCrowded() throws {
        let engine = try Fixture.engine { layout in
            layout.fit.size = 0.5...1.5
            layout.fit.leading = 0.5...1.5
        }
        let body = try Fixture.fitting().main.styles[.body]
        let (leading, least) = (body.leading, min(9 / body.size, 1))
        let count = try Fixture.overOnePage()
        var (sizes, margins): (Set<Double>, Set<Double>) = ([], [])
        for bullets in count...(count + 40) {
            let report = engine.pages(for: Fixture.resume(bullets: bullets)).fitting
            let state = report.state
            #expect((least - 1e-9...1).contains(state.size))
            #expect((0.88 - 1e-9...1).contains(state.margin))
            // They go first: the rest changes where they are at their end.
            let isTight = state.space < 1 || state.leading < 1 || state.size < 1
            #expect(!isTight || state.margin < 1 || report.reason != .lastPage)
            #expect(state.leading * leading > 1.11 - 1e-9)
            sizes.insert(state.size)
            margins.insert(state.margin)
        }
        #expect(sizes.count > 1 && margins.count > 1)
        #expect(try drawnIn(engine) != nil)
        // Margins alone are enough for a little; without any of the four there is nothing to draw a page in with.
        for (margin, isEnough) in [(0.88...1, true), (1...1, false)] {
            let stiff = try Fixture.engine { layout in
                let margins = layout.page.margins
                layout.page.margins = .init(
                    top: 120, right: 0, bottom: margins.bottom, left: 0)
                layout.fit = FitRanges(space: 1...1, leading: 1...1, size: 1...1, margin: margin)
            }
            let isDrawnIn = (4..<count).contains {
                stiff.pages(for: Fixture.resume(bullets: $0)).fitting.reason == .lastPage
            }
            #expect(isDrawnIn == isEnough)
        }
    }

    @Test func fillingChangesNoSizeWithoutALimit() throws {
        let engine = try Fixture.engine()
        for bullets in [8, 12, 16] {
            let free = engine.pages(
                for: Fixture.resume(bullets: bullets), goal: PageGoal(fills: true))
            #expect(free.fitting.state.size == 1)
        }
        let limited = engine.pages(
            for: Fixture.resume(bullets: 8), goal: PageGoal(limit: 1, fills: true))
        #expect(limited.fitting.state.size > 1)
    }

    @Test func fittingCanBeSwitchedOff() throws {
        let engine = try Fixture.engine()
        let (resume, _) = try #require(try drawnIn(engine))
        var goal = PageGoal(fills: true)
        goal.fits = false
        let off = engine.pages(for: resume, goal: goal)
        #expect(off.fitting.reason == nil && off.fitting.trials == 1)
        #expect(off.document.pages.count == 2)
        let none = try Fixture.engine { $0.fit = .none }.pages(for: resume)
        #expect(none.fitting.reason == nil)
        #expect(none.document == off.document)
        // A limit still holds, and what is over it is told as it is.
        goal.limit = 1
        let limited = engine.pages(for: resume, goal: goal).fitting
        #expect(limited.excess != nil && limited.changes.isEmpty)
    }

    @Test func runningLinesKeepTheirPlaceInTheMargins() throws {
        var layout = try Fixture.classic()
        let line = RunningLine(firstPage: 1, minimumPages: 1, offset: 20)
        (layout.page.header, layout.page.footer) = ([line], [line, line])
        layout.page.margins.firstTop = 12
        var state = FitState()
        state.margin = 0.5
        let page = layout.fitted(state).page
        #expect(page.margins.top == layout.page.margins.top / 2)
        #expect(page.margins.firstTop == 6)
        #expect((page.header + page.footer).map(\.offset) == [10, 10, 10])
    }

    @Test func whatShowsOfABandBeyondAnotherKeepsItsWidth() throws {
        var layout = try Fixture.classic()
        let edge = Band(place: .edge(.top, 30), color: .black, padding: 5)
        let around = [14.0, 10].map { Band(place: .header, color: .black, padding: $0) }
        layout.page.bands = [edge] + around
        var state = FitState()
        state.space = 0.5
        #expect(layout.fitted(state).page.bands.map(\.padding) == [5, 9, 5])
    }

    @Test func aSizeThatIsKeptStaysWhileTheOthersShrink() throws {
        let engine = try Fixture.engine()
        let count = try Fixture.overOnePage()
        let name = try Fixture.classic().main.styles[.name].size
        func fitted(_ paths: [String]) -> LayoutEngine.Outcome? {
            var goal = PageGoal(limit: 1)
            goal.kept = KeptValues(paths: paths)
            return (count...(count + 24)).lazy.map {
                engine.pages(for: Fixture.resume(bullets: $0), goal: goal)
            }.last { $0.fitting.excess == nil }
        }
        func sizes(_ outcome: LayoutEngine.Outcome?) -> Set<Double> {
            var sizes: Set<Double> = []
            for case .text(let line) in outcome?.document.pages.flatMap(\.items) ?? [] {
                for run in line.runs { sizes.insert(run.size) }
            }
            return sizes
        }
        let free = try #require(fitted([]))
        #expect(free.fitting.state.size < 1 && !sizes(free).contains(name))
        let kept = try #require(fitted(["styles.name.size"]))
        #expect(kept.fitting.state.size < 1 && sizes(kept).contains(name))
        let body = try #require(fitted(["styles.body.size"]))
        #expect(body.fitting.state.size == 1)
        let margin = try #require(fitted(["page.margin.top"]))
        #expect(margin.fitting.state.margin == 1)
    }

    @Test func adviceAlwaysAddsUpOrSaysThatItCannot() throws {
        let engine = try Fixture.engine()
        let count = try Fixture.overOnePage()
        var effects: Set<FitReport.Excess.Effect> = []
        for bullets in stride(from: count, through: count + 200, by: 4) {
            guard
                let excess = engine.pages(
                    for: Fixture.resume(bullets: bullets), goal: PageGoal(limit: 1)
                )
                .fitting.excess
            else { continue }
            effects.insert(excess.effect)
            let saved = excess.cuts.map(\.lines)
            switch excess.effect {
            case .eachIsEnough: #expect(saved.allSatisfy { $0 >= excess.lines })
            case .allAreEnough: #expect(saved.reduce(0, +) >= excess.lines)
            case .notEnough: #expect(saved.isEmpty)
            }
            #expect(excess.cuts.count <= 6)
        }
        #expect(effects.count > 1)
        // A text that belongs to no section cannot be cut by sections.
        var long = Fixture.resume()
        long.basics.label = RichText(String(repeating: "A long headline. ", count: 800))
        long.work = []
        let excess = engine.pages(for: long, goal: PageGoal(limit: 1)).fitting.excess
        #expect(excess?.effect == .notEnough && excess?.cuts.isEmpty == true)
    }

    @Test func fillingOpensUpAShortPage() throws {
        let engine = try Fixture.engine()
        let outcome = engine.pages(for: Fixture.resume(bullets: 12), goal: PageGoal(fills: true))
        #expect(outcome.document.pages.count == 1)
        #expect(outcome.fitting.reason == .fill)
        #expect(outcome.fitting.state.space > 1)
        let ranges = try Fixture.fitting().fit
        #expect(outcome.fitting.state.size <= ranges.size.upperBound)
    }

    @Test func changesAreToldInWords() {
        var report = FitReport()
        report.bodySize = 10
        report.state.space = 0.84
        report.state.size = 0.96
        #expect(report.changes == "space 100 → 84 %, size 10 → 9.6 pt")
        report.state = FitState()
        #expect(report.changes.isEmpty)
    }
}
