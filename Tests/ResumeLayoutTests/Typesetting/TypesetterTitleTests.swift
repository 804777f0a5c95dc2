import Pages
import ResumeModel
import TestSupport
import Testing
import TextBackend

@testable import ResumeLayout

/// Section titles with their rules, and in columns of their own.
struct TypesetterTitleTests {
    private func strip(
        _ words: String = "Work", width: Double = 200, _ change: (inout SectionTitleLayout) -> Void
    ) -> Strip {
        var layout = SectionTitleLayout.plain
        change(&layout)
        var typesetter = Typesetter(
            shaper: CellShaper(), language: "en", width: width, minimumLines: 2)
        typesetter.set(
            Block(
                content: .title(TitleBlock(text: ComposedText(words, .test), layout: layout)),
                spaceBefore: 0, breakBefore: .forbidden))
        return typesetter.galley.strips[0]
    }

    private func areas(_ strip: Strip) -> [Rect] {
        strip.items.compactMap { item in
            guard case .path(let shape) = item else { return nil }
            let points = shape.segments.flatMap(\.points)
            return Rect(
                x: points[0].x, y: points[0].y, width: points[2].x - points[0].x,
                height: points[2].y - points[0].y)
        }
    }

    private func origins(_ strip: Strip) -> [Point] {
        strip.items.compactMap { if case .line(let line) = $0 { line.origin } else { nil } }
    }

    @Test(arguments: [
        (Alignment.left, 0.0), (.center, 89), (.right, 178),
    ])
    func aShortRuleAboveStandsWithItsTitle(_ alignment: Alignment, _ x: Double) {
        let strip = strip {
            $0.rule = .over
            ($0.length, $0.thickness, $0.gap, $0.alignment) = (22, 2.4, 4, alignment)
        }
        #expect(areas(strip) == [Rect(x: x, y: 0, width: 22, height: 2.4)])
        #expect(strip.height == 12 + 2.4 + 4)
    }

    /// Ten letters take 50 pt at 10 pt.
    @Test(
        arguments: [
            (50.0, [12.0]), (45.0, [10.8]), (42.5, [10.2]), (42.0, [12.0, 12.0]),
        ] as [(Double, [Double])])
    func aTitleIsSetSmallerIfItsLongestWordFitsThen(_ column: Double, _ lines: [Double]) {
        let strip = strip("abcdefghij") { $0.column = column }
        #expect(origins(strip).count == lines.count)
        #expect(abs(strip.height - lines.reduce(0, +)) < 1e-6)
    }

    @Test func theThickestPartOfARuleTakesItsRoom() {
        let strip = strip {
            ($0.rule, $0.gap, $0.thickness) = (.under, 5, 0.8)
            $0.start = .init(length: 26, thickness: 2, color: .black)
        }
        #expect(strip.height == 12 + 5 + 2)
        #expect(areas(strip).map(\.size.width) == [200, 26])
        #expect(areas(strip).map { $0.minY + $0.size.height / 2 }.allSatisfy { $0 == 18 })
    }

    @Test func inAColumnTheRuleAfterStandsOverTheContent() {
        let strip = strip {
            ($0.rule, $0.column, $0.columnGap, $0.alignment) = (.after, 60, 10, .right)
        }
        #expect(origins(strip).map(\.x) == [40])
        #expect(areas(strip).map(\.minX) == [70] && areas(strip).map(\.maxX) == [200])
        let long = self.strip("A title of many words") { $0.column = 60 }
        #expect(long.height == 24)
    }

    @Test func aSectionWithoutAnIconKeepsItsRoom() {
        let x = origins(strip { $0.hasIcon = true }).map(\.x)
        #expect(x.count == 1 && x[0] > 10)
        #expect(origins(strip { _ in }).map(\.x) == [0])
    }

    @Test func aTitleMayBeIndentedByItself() throws {
        let places = try places(
            {
                $0.column = nil
                $0.indent = 33
            }, lead: false)
        #expect(places["Experience"]?.x == 33 && places["Engineer"]?.x == 0)
    }

    // MARK: Beside sections

    /// The baselines of the title, the date and the head of the first entry, and their left edges.
    private func places(
        _ change: (inout SectionTitleLayout) -> Void, lead: Bool, hasDates: Bool = true
    ) throws -> [String: Point] {
        var layout = try Fixture.classic()
        layout.sections.order = ["work", "summary", "other"]
        layout.main.styles.change { $0.caps = .none }
        layout.main.title = .plain
        layout.main.title.column = 100
        layout.main.title.columnGap = 20
        change(&layout.main.title)
        var entry = StandardEntries.entry("work")
        if lead {
            entry.rows[0].right = nil
            entry.lead = EntryColumn(
                lines: [.init(text: Template(parts: [.field("dates")]), style: .date)],
                width: .points(100), limit: 0.4, alignment: .left, gap: 20, isReadFirst: true)
        }
        layout.entries["work"] = entry
        var resume = Fixture.resume()
        if !hasDates { resume.work[0].dates = nil }
        let left = layout.page.margins.left
        let document = LayoutEngine(layout: layout, language: .english, shaper: CellShaper())
            .pages(for: resume).document
        var places: [String: Point] = [:]
        for case .text(let line) in document.pages[0].items {
            let word = String(line.text.prefix { $0.isLetter })
            if places[word] == nil {
                places[word] = Point(
                    x: (line.origin.x - left).rounded(), y: line.origin.y)
            }
        }
        return places
    }

    @Test func datesMayShareTheTitlesColumn() throws {
        let places = try places({ $0.sharesColumn = true }, lead: true)
        let (title, date) = (try #require(places["Experience"]), try #require(places["Jan"]))
        let head = try #require(places["Engineer"])
        #expect(title.x == 0 && date.x == 0 && head.x == 120)
        #expect(title.y < date.y && date.y == head.y)
        // A section without dates stands beside its title.
        let (summary, text) = (try #require(places["Summary"]), try #require(places["Writes"]))
        #expect(summary.x == 0 && text.x == 120 && summary.y == text.y)
    }

    @Test func withoutADateTheTitleStandsBesideTheFirstEntry() throws {
        let places = try places({ $0.sharesColumn = true }, lead: true, hasDates: false)
        #expect(places["Experience"]?.y == places["Engineer"]?.y)
        #expect(places["Engineer"]?.x == 120)
    }

    @Test func otherwiseTheColumnIsTheTitlesAlone() throws {
        let places = try places({ _ in }, lead: true)
        #expect(places["Experience"]?.x == 0 && places["Jan"]?.x == 120)
        #expect(places["Experience"]?.y == places["Jan"]?.y)
        #expect(places["Engineer"]?.x == 240)
    }

    @Test func aTitleWithARuleAfterItHasItsOwnLine() throws {
        let places = try places({ $0.rule = .after }, lead: false)
        let (title, head) = (try #require(places["Experience"]), try #require(places["Engineer"]))
        #expect(title.x == 0 && head.x == 120 && title.y < head.y)
    }
}
