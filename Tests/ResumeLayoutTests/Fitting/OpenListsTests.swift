import ResumeModel
import TestSupport
import Testing

@testable import ResumeLayout

/// What is set further apart where lists are.
struct OpenListsTests {
    /// Pages with employers with lists, as many with a text alone, and awards without lists, below so many lines.
    private func trials(
        lines: Int, employers: Int = 1, _ change: (inout Layout) -> Void = { _ in }
    ) throws -> (filled: Trial, spread: Trial) {
        var layout = try Fixture.fitting()
        layout.page.grid = .quarterLine
        layout.main.spacing.section = 40
        change(&layout)
        var resume = Fixture.resume(bullets: 0)
        resume.skills = []
        var (listed, told) = (resume.work[0], resume.work[0])
        listed.highlights = (0..<4).map { ListItem(RichText("Did thing \($0).")) }
        listed.summary = Prose([.paragraph(RichText("What it was about."))])
        told.highlights = []
        told.summary = Prose([.paragraph(RichText("What that was about."))])
        resume.work = Array(repeating: [listed, told], count: employers).flatMap(\.self)
        var award = Award()
        award.title = RichText("Prize")
        award.summary = Prose((0..<(lines + 1)).map { .paragraph(RichText("Reason \($0).")) })
        resume.awards = [award]
        return Fixture.spread(resume, layout)
    }

    /// By how many steps the strips of a kind are further from those above them.
    private func steps(
        _ trials: (filled: Trial, spread: Trial), _ isMeant: ([Strip], Int) -> Bool
    ) throws -> [Int] {
        let step = try #require(trials.filled.layout.gridStep)
        let (before, after) = (trials.filled.columns.main.strips, trials.spread.columns.main.strips)
        return before.indices.dropFirst().filter { isMeant(before, $0) }.map {
            Int(((after[$0].spaceBefore - before[$0].spaceBefore) / step).rounded())
        }
    }

    private func isItem(_ strips: [Strip], _ index: Int) -> Bool { strips[index].beginsItem }

    private func isBelowHead(_ strips: [Strip], _ index: Int) -> Bool {
        !strips[index].isHeading && strips[index - 1].isHeading && !strips[index - 1].isTitle
    }

    @Test func whatStandsBelowHeadsStaysThere() throws {
        let trials = try trials(lines: 0)
        #expect(trials.filled.pageCount == 1)
        #expect(try steps(trials, isItem) == [1, 1, 1, 1])
        #expect(try steps(trials, isBelowHead) == [0, 0, 0])
    }

    @Test func itemsAloneAreOpenedWhereThePageHoldsNoMore() throws {
        var ways: Set<[[Int]]> = []
        for lines in 0..<200 {
            let trials = try trials(lines: lines / 4) { layout in
                layout.main.spacing.section += Double(lines % 4)
                layout.entries["work"]?.space = 9
            }
            guard trials.filled.pageCount == 1 else { break }
            #expect(trials.spread.pageCount == 1 && trials.spread.room(on: 0) >= -1e-6)
            let entries = try steps(trials) { $0[$1].breakBefore == .betweenEntries }
            ways.insert([try steps(trials, isItem), entries.map { min($0, 1) }])
        }
        let (open, closed) = ([1, 1, 1, 1], [0, 0, 0, 0])
        #expect(ways == [[open, [1]], [open, [0]], [closed, [1]], [closed, [0]]])
    }

    /// They stay less than half as far.
    @Test func itemsAreNeverNearlyAsFarApartAsEntries() throws {
        var ways: Set<[[Int]]> = []
        for lines in 0..<200 {
            let trials = try trials(lines: lines / 4) { layout in
                layout.main.spacing.section += Double(lines % 4)
                layout.entries["work"]?.space = 6
            }
            guard trials.filled.pageCount == 1 else { break }
            let entries = try steps(trials) { $0[$1].breakBefore == .betweenEntries }
            ways.insert([try steps(trials, isItem).prefix(1) + [], entries.prefix(1) + []])
        }
        #expect(ways.contains { $0[0] == [1] && ($0[1].first ?? 0) >= 1 })
        #expect(!ways.contains([[1], [0]]) && ways.contains { $0[0] == [0] })
    }

    /// What begins a page as it was filled stands below something where pages end elsewhere.
    @Test func entriesStayAlikeWherePagesEndElsewhere() throws {
        var moved = 0
        for employers in 3..<30 {
            let (filled, spread) = try trials(lines: 3, employers: employers)
            if filled.plan.pages.map(\.main.last) != spread.plan.pages.map(\.main.last) {
                moved += 1
            }
            for page in spread.plan.pages {
                let added = page.main.dropFirst().filter {
                    $0.place == .flow && filled.columns[$0].breakBefore == .betweenEntries
                }.map {
                    let added = spread.columns[$0].spaceBefore - filled.columns[$0].spaceBefore
                    return Int((added * 100).rounded())
                }
                #expect(Set(added).count <= 1, "\(employers): \(added)")
            }
        }
        #expect(moved > 3)
    }

    /// Half lines beside a column would be too much.
    @Test func onACoarseGridListsAreOpenedByHalfAStep() throws {
        var added: Set<Double> = []
        for lines in 0..<60 {
            let (filled, spread) = try trials(lines: lines) { layout in
                layout.page.grid = .halfLine
                layout.side = SideColumn(
                    edge: .left, width: .points(60), gap: 20, sections: ["skills"], either: [],
                    pages: .all, look: layout.main)
            }
            guard filled.pageCount == 1 else { break }
            let step = try #require(filled.layout.gridStep)
            #expect(abs(step - filled.lineHeight / 2) < 1e-9 && spread.room(on: 0) >= -1e-6)
            let (before, after) = (filled.columns.main.strips, spread.columns.main.strips)
            for index in before.indices.dropFirst() where isItem(before, index) {
                added.insert((after[index].spaceBefore - before[index].spaceBefore) / step)
            }
        }
        #expect(added.map { ($0 * 2).rounded() / 2 }.sorted() == [0, 0.5])
    }

    /// Where the main column is as wide on all pages.
    @Test func besideAColumnOnAllPagesTheyEndElsewhereForIt() throws {
        var moved = 0
        for lines in stride(from: 30, to: 120, by: 3) {
            let (filled, spread) = try trials(lines: lines) { layout in
                layout.side = SideColumn(
                    edge: .left, width: .points(60), gap: 20, sections: ["skills"], either: [],
                    pages: .all, look: layout.main)
            }
            #expect(filled.columns.rest == nil && spread.pageCount == filled.pageCount)
            #expect(spread.plan.pages.indices.allSatisfy { spread.room(on: $0) >= -1e-6 })
            if spread.plan.pages != filled.plan.pages { moved += 1 }
        }
        #expect(moved > 0)
    }
}
