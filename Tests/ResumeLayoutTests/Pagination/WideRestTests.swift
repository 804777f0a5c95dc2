import Pages
import ResumeModel
import TestSupport
import Testing
import TextBackend

@testable import ResumeLayout

/// The main column on pages where nothing stands in the side column.
struct WideRestTests {
    private func document(
        _ resume: Resume, _ pages: SideColumn.Pages = .filled, edge: PhotoLayout.Side = .left
    ) throws -> (layout: Layout, document: PageDocument) {
        var layout = try Fixture.classic()
        layout.fit = .none
        layout.side = SideColumn(
            edge: edge, width: .points(100), gap: 20, sections: ["skills"], either: [],
            pages: pages, look: layout.main)
        layout.page.bands = [
            Band(place: .side, color: Color(hex: 0x123456), padding: 5, pages: .all)
        ]
        let engine = LayoutEngine(layout: layout, language: .english, shaper: CellShaper())
        return (layout, engine.pages(for: resume).document)
    }

    /// A resume whose first page ends inside one of a row of paragraphs.
    private func resume(_ paragraphs: Int, words: Int) -> Resume {
        var resume = Fixture.resume()
        var count = 0
        resume.work[0].summary = Prose(
            (0..<paragraphs).map { _ in
                let text = (0..<words).map { _ in
                    count += 1
                    return "word\(count)"
                }
                return .paragraph(RichText(text.joined(separator: " ")))
            })
        return resume
    }

    /// The lines of the resume's text.
    private func lines(_ page: Page) -> [GlyphLine] {
        page.items.compactMap { if case .text(let line) = $0 { line } else { nil } }
            .filter { line in
                line.runs.contains { $0.element != nil } || line.runs[0].text.hasPrefix("•")
            }
    }

    @Test(arguments: [true, false])
    func withNothingBesideItTheSideColumnsSectionsStandInTheMainOne(hasWork: Bool) throws {
        var resume = Fixture.resume()
        resume.basics.summary = Prose([])
        if !hasWork { resume.work = [] }
        let (layout, document) = try document(resume, .all)
        let title = try #require(
            lines(document.pages[0]).first {
                $0.text.lowercased().hasPrefix("skill")
            })
        let main = layout.page.margins.left + 120
        #expect((title.origin.x >= main) == !hasWork, "\(title.origin.x)")
    }

    @Test func aSideColumnMayHaveRowsOfItsOwn() throws {
        func row(_ field: String) -> EntryLayout.Row {
            EntryLayout.Row(
                left: Template(parts: [.field(field)]), style: .entry, right: nil, rightStyle: .date
            )
        }
        var layout = try document(Fixture.resume()).layout
        layout.entries["skills"] = EntryLayout(rows: [row("name")], sideRows: [row("keywords")])
        func text(_ layout: Layout) -> String {
            let engine = LayoutEngine(layout: layout, language: .english, shaper: CellShaper())
            return engine.pages(for: Fixture.resume()).document.pages.flatMap(lines)
                .map(\.text).joined()
        }
        let beside = text(layout)
        #expect(beside.contains("concurrency") && !beside.contains("Swift"), "\(beside)")
        layout.side = nil
        let alone = text(layout)
        #expect(alone.contains("Swift") && !alone.contains("concurrency"))
    }

    private func words(_ document: PageDocument) -> [Substring] {
        document.pages.flatMap(lines).flatMap { line in
            line.runs.map(\.text).joined().split(separator: " ").filter { $0.hasPrefix("word") }
        }
    }

    private func right(_ page: Page) -> Double {
        lines(page).flatMap { line in line.runs.map { line.origin.x + $0.x + $0.width } }.max() ?? 0
    }

    private func left(_ page: Page) throws -> Double {
        try #require(lines(page).map(\.origin.x).min())
    }

    private func hasBand(_ page: Page) -> Bool {
        page.items.contains {
            if case .path(let shape) = $0 { shape.fill == Color(hex: 0x123456) } else { false }
        }
    }

    @Test func theColumnAndItsGroundEndWithItsContent() throws {
        let (layout, filled) = try document(resume(12, words: 140))
        #expect(filled.pages.count > 2)
        #expect(filled.pages.map(hasBand) == filled.pages.indices.map { $0 == 0 })
        let edge = layout.page.margins.left + layout.page.textWidth
        #expect(right(filled.pages[1]) > edge - 60)
        let (_, all) = try document(resume(12, words: 140), .all)
        #expect(all.pages.allSatisfy(hasBand))
        let shift = try left(all.pages[1]) - left(filled.pages[1])
        #expect(abs(shift - 120) < 1e-6)
        #expect(words(all) == words(filled))
    }

    @Test(arguments: [1, 3, 12, 40]) func noWordIsLostWhereAParagraphGoesOnWide(
        _ paragraphs: Int
    ) throws {
        for count in stride(from: 900, through: 1_400, by: 83) {
            let words = count / paragraphs
            let (layout, document) = try document(resume(paragraphs, words: words))
            #expect(
                self.words(document)
                    == (1...words * paragraphs).map { Substring("word\($0)") })
            // The first page is full, as far as lines may be parted.
            let last = lines(document.pages[0]).map(\.origin.y).max() ?? 0
            let line = layout.main.styles[.body].lineHeight
            let foot = layout.page.size.height - layout.page.margins.bottom
            if document.pages.count > 1 { #expect(last > foot - 5 * line, "\(paragraphs)") }
            // A page begins with two lines of a paragraph, unless that is short.
            let next = document.pages.dropFirst().first.map(lines) ?? []
            if paragraphs == 1, next.count > 1 {
                #expect(next[0].origin.x == next[1].origin.x)
            }
        }
    }

    /// Lines of 38 letters beside the column, of 60 on pages without it; eight fit on a page.
    @Test(arguments: [(3, 7), (36, 8)]) func aPageNeverBeginsWithTheLastLineOfAParagraph(
        _ last: Int, _ end: Int
    ) throws {
        let look = try Fixture.classic().main
        let grid = ColumnGrid(
            setup: PageSetup(
                size: Size(width: 320, height: 120),
                margins: PageSetup.Margins(top: 10, right: 10, bottom: 10, left: 10), bands: []),
            side: SideColumn(
                edge: .left, width: .points(90), gap: 20, sections: [], either: [],
                pages: .filled, look: look))
        let words = Array(repeating: String(repeating: "x", count: 38), count: 9)
        var typesetter = Typesetter(
            shaper: CellShaper(), language: "en", width: grid.mainWidth, minimumLines: 2)
        let text = (words + [String(repeating: "y", count: last)]).joined(separator: " ")
        typesetter.set([
            Block(
                content: .text(TextBlock(text: ComposedText(text, .test))), spaceBefore: 0,
                breakBefore: .betweenSections)
        ])
        var columns = ColumnSet()
        columns.main = typesetter.galley
        columns.side.strips = [Strip(height: 10)]
        let paginator = Paginator(
            grid: grid, rules: BreakingRules(minimumLines: 2, keepEntry: 0.1, isJustified: false),
            pages: .filled, headGap: 0)
        let rest = try #require(paginator.rest(columns) { _ in true })
        #expect(columns.main.strips.count == 10)
        #expect(rest == WideRest(pages: [0..<end], start: end, block: 0, cluster: 39 * end))
    }

    @Test(
        arguments: [
            (150, 1), (145, 1), (140, 40 / 45.0), (132, 32 / 45.0), (131, 1), (50, 1),
        ] as [(Double, Double)])
    func aSideColumnIsDrawnInByLittleToEndOnItsPage(height: Double, share: Double) {
        var side = Galley()
        side.strips = (0..<10).map { _ in Strip(height: 10, spaceBefore: 5) }
        side.drawIn(to: height)
        #expect(side.strips[0].spaceBefore == 5)
        #expect(side.strips.dropFirst().allSatisfy { abs($0.spaceBefore - 5 * share) < 1e-9 })
    }

    @Test func itIsSoWithoutAGrid() throws {
        var layout = try Fixture.classic()
        layout.fit = .none
        layout.side = SideColumn(
            edge: .left, width: .points(200), gap: 20, sections: ["work"], either: [],
            pages: .filled, look: layout.main)
        layout.side?.look.spacing.item = 6
        func distance(_ count: Int, onGrid: Bool = false) -> Double {
            layout.page.grid = onGrid ? .halfLine : .none
            let engine = LayoutEngine(layout: layout, language: .english, shaper: CellShaper())
            let page = engine.pages(for: Fixture.resume(bullets: count)).document.pages[0]
            let items = lines(page).filter { $0.text.contains("Did thing") }.map(\.origin.y)
            return items.count > 1 ? items[1] - items[0] : 0
        }
        let natural = distance(8)
        let drawn = (8..<60).filter { distance($0) < natural - 0.01 }
        #expect(!drawn.isEmpty && drawn.count < 20 && drawn.allSatisfy { distance($0) > 0 })
        #expect(drawn.allSatisfy { distance($0, onGrid: true) == distance(8, onGrid: true) })
    }

    @Test func unevenColumnsCountOnPagesThatHaveTwo() throws {
        let layout = try Fixture.classic()
        var columns = ColumnSet()
        columns.main.strips = (0..<9).map { _ in Strip(height: 10) }
        columns.side.strips = (0..<4).map { _ in Strip(height: 10) }
        func indices(_ source: ColumnSet.Source, _ range: Range<Int>) -> [StripIndex] {
            range.map { StripIndex(source: source, index: $0) }
        }
        var plan = PagePlan()
        plan.pages = [
            .init(main: indices(.main, 0..<4), side: indices(.side, 0..<4), hasSide: true),
            .init(main: indices(.main, 4..<9), hasSide: true),
        ]
        let grid = ColumnGrid(setup: layout.page, side: nil)
        func trial() -> Trial {
            Trial(
                layout: layout, side: [], composition: Composition(), columns: columns, plan: plan,
                grid: grid, headGap: 0)
        }
        func imbalance() -> Double { trial().imbalance * grid.setup.textHeight }
        #expect(abs(imbalance() - 50) < 1e-9)
        plan.pages[0].side.removeLast()
        #expect(abs(imbalance() - 60) < 1e-9)
        plan.pages[1].side = indices(.side, 3..<4)
        #expect(abs(imbalance() - 50) < 1e-9)
        let uneven = trial()
        plan.pages[1].hasSide = false
        #expect(abs(imbalance() - 10) < 1e-9)
        // Of as many pages those with more even columns are better; fewer pages are better than that, and a side column
        // beside nothing is worse than either.
        let even = trial()
        #expect(even.hasBetterColumns(than: uneven) && !uneven.hasBetterColumns(than: even))
        plan.pages.append(.init(main: indices(.main, 8..<9)))
        let long = trial()
        #expect(uneven.hasBetterColumns(than: long) && !long.hasBetterColumns(than: uneven))
        plan.pages = [.init(side: indices(.side, 0..<4), hasSide: true)]
        #expect(long.hasBetterColumns(than: trial()) && !trial().hasBetterColumns(than: long))
    }

    @Test func aParagraphOnPagesOfTwoWidthsIsReadAsOne() throws {
        let (_, document) = try document(resume(1, words: 900))
        let leaves = document.pages.map { page in
            Set(
                lines(page).filter { $0.runs.contains { $0.text.hasPrefix("word") } }
                    .flatMap { $0.runs.compactMap(\.element) })
        }.filter { !$0.isEmpty }
        #expect(leaves.count > 1 && leaves[0].isDisjoint(with: leaves[1]))
        #expect(leaves.allSatisfy { $0.count == 1 })
        let parents = leaves.map { Set($0.compactMap { document.structure[$0].parent }) }
        #expect(parents.allSatisfy { $0.count == 1 })
        #expect(parents.flatMap { $0 }.allSatisfy { document.structure[$0].kind == .paragraph })
    }

    @Test func aListItemGoesOnWithoutItsSign() throws {
        var resume = Fixture.resume()
        let text = (1...900).map { "word\($0)" }.joined(separator: " ")
        resume.work[0].highlights = [ListItem(RichText(text))]
        let (_, document) = try document(resume)
        #expect(words(document).count == 900)
        let signs = document.pages.map { page in
            lines(page).count { $0.runs.first?.text.hasPrefix("•") == true }
        }
        #expect(signs.reduce(0, +) == 1 && signs[0] == 1 && signs.count > 1)
        let places = document.pages.map { page in
            lines(page).filter { $0.runs[0].text.hasPrefix("word") }.map(\.origin.x)
        }
        #expect(places.allSatisfy { Set($0).count == 1 })
        #expect(places[0][0] == places[1][0] + 120)
    }
}
