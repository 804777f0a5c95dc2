import Languages
import Pages
import ResumeModel
import TestSupport
import Testing
import TextBackend

@testable import ResumeLayout

/// How wide text is set in a section, and what lies behind it.
struct SectionMeasureTests {
    private func blocks(
        inSide: Bool = false, _ change: (inout Layout) -> Void,
        resume: (inout Resume) -> Void = { _ in }
    ) throws -> [String: [Block]] {
        var layout = try Fixture.classic()
        layout.main.title = .plain
        layout.sections.each = [:]
        for key in ["work", "skills"] { layout.entries[key] = StandardEntries.entry(key) }
        layout.entries["skills"]?.rows[0].right = nil
        layout.sections.order = ["skills", "work", "summary", "other"]
        change(&layout)
        var composer = Composer(
            layout: layout, language: .english, tag: "en", marks: NetworkMarks(), today: nil,
            mainWidth: 400, sideWidth: 300, side: inSide ? ["work", "skills", "summary"] : [])
        var person = Fixture.resume()
        resume(&person)
        let composition = composer.compose(person, photo: nil)
        let all = (composition.main + composition.side).filter { !$0.isHead }
        return Dictionary(grouping: all) { $0.origin?.section ?? "" }
    }

    @Test func linesOfTextAreNoWiderThanTheMeasure() throws {
        let blocks = try blocks { layout in
            layout.sections.measure = .points(250)
            layout.sections.each["skills"] = SectionOptions(measure: .share(0.5))
        }
        #expect(blocks["Summary"]?.map(\.measure) == [250])
        // Dates go to the edge, list items do not.
        #expect(blocks["Experience"]?.map(\.measure) == [nil, 250, 250])
        #expect(blocks["Skills"]?.map(\.measure) == [200])
        // Titles have their rules.
        #expect(blocks[""]?.allSatisfy { $0.measure == nil } == true)
    }

    @Test func sideColumnsAreNarrowAnyway() throws {
        let blocks = try blocks(inSide: true) { $0.sections.measure = .points(250) }
        #expect(blocks.values.joined().allSatisfy { $0.measure == nil })
    }

    @Test func aMeasureIsKeptWhenLinesAreBroken() {
        func lines(_ measure: Double?) -> Int {
            var typesetter = Typesetter(
                shaper: CellShaper(), language: "en", width: 300, minimumLines: 2)
            var block = Block(
                content: .text(
                    TextBlock(text: ComposedText(String(repeating: "abcd ", count: 24), .test))),
                spaceBefore: 0, breakBefore: .forbidden)
            block.measure = measure
            typesetter.set([block])
            return typesetter.galley.strips.count
        }
        #expect(lines(nil) == 2 && lines(150) == 4 && lines(900) == 2)
    }

    @Test func boxesMayHaveADistanceOfTheirOwn() throws {
        func space(_ space: Double?) throws -> Double? {
            try blocks { layout in
                layout.entries["skills"]?.body = [.chips("keywords")]
                layout.main.chips.space = space
                layout.main.spacing.paragraph = 1
            }["Skills"]?.last?.spaceBefore
        }
        #expect(try space(nil) == 1 && space(7) == 7)
    }

    @Test(arguments: [true, false]) func thePersonsNameMayBeBold(isBold: Bool) throws {
        let blocks = try blocks { layout in
            layout.entries["skills"]?.emphasizesName = isBold
            layout.entries["skills"]?.rows[0].left = TemplateSyntax.standard("{keywords}")
        } resume: {
            $0.skills[0].keywords = [RichText("A. Lovelace"), RichText("C. Babbage")]
        }
        let found = blocks["Skills"]?.first.flatMap { block -> RowBlock? in
            if case .row(let row) = block.content { row } else { nil }
        }
        let row = try #require(found)
        let bold = row.left.runs.filter { $0.style.weight >= 700 }.map(\.text.breakable)
        #expect(bold == (isBold ? ["A. Lovelace"] : []))
        #expect(row.left.plain.breakable == "A. Lovelace, C. Babbage")
    }

    // MARK: Panels

    private let panel = PanelLayout(
        fill: .black, bar: 2, barColor: .black, padding: 10)

    @Test(arguments: [true, false]) func aPanelKeepsItsDistance(hasTitle: Bool) throws {
        let blocks = try blocks { layout in
            layout.main.spacing.section = 20
            layout.main.spacing.title = 4
            layout.main.title.isShown = hasTitle
            layout.sections.each["summary"] = SectionOptions(panel: panel)
        }
        #expect(blocks["Summary"]?.first?.spaceBefore == (hasTitle ? 14 : 30))
    }

    @Test(arguments: [false, true])
    func aPanelBelowTheHeadDoesNotReachIntoIt(isBesideColumn: Bool) throws {
        var gaps: [Double] = []
        for padding in [0.0, 10] {
            var layout = try Fixture.classic()
            layout.sections.order = ["summary", "other"]
            layout.sections.each = [
                "summary": SectionOptions(
                    title: {
                        var title = SectionTitleLayout.plain
                        title.isShown = false
                        return title
                    }(),
                    panel: PanelLayout(fill: .black, bar: 0, barColor: .black, padding: padding))
            ]
            layout.page.grid = .none
            if isBesideColumn {
                layout.header.region = .full
                layout.side = SideColumn(
                    edge: .right, width: .points(100), gap: 10, sections: ["skills"], either: [],
                    pages: .all, look: layout.main)
            }
            let items = LayoutEngine(layout: layout, language: .english, shaper: CellShaper())
                .pages(for: Fixture.resume()).document.pages[0].items
            let text = items.compactMap { item -> Double? in
                guard case .text(let line) = item, line.text.hasPrefix("Writes") else { return nil }
                return line.origin.y
            }
            gaps += text
        }
        #expect(gaps.count == 2 && abs(gaps[1] - gaps[0] - 10) < 1e-9)
    }

    @Test func fillAndBarShareTheFootOfAPanel() {
        var typesetter = Typesetter(
            shaper: CellShaper(), language: "en", width: 200, minimumLines: 2)
        var block = Block(
            content: .text(TextBlock(text: ComposedText("One", .test))), spaceBefore: 0,
            breakBefore: .forbidden)
        block.backdrops = [8.0, 8, 0].map {
            Backdrop(left: Inset(), color: .black, start: .above(8), below: $0)
        }
        typesetter.set([block])
        let strip = typesetter.galley.strips[0]
        #expect(strip.height == 12 + 8)
        let feet = strip.groundShapes(at: Point(x: 0, y: 0), isFirst: true).map { shape in
            shape.segments.flatMap(\.points).map(\.y).max()
        }
        #expect(feet == [20, 20, 12])
    }
}
