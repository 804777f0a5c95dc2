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

    // MARK: Titles of several lines

    private func style(leading: Double) -> TextStyle {
        var style = TextStyle.test
        style.leading = leading
        return style
    }

    /// A title of 10 pt in one, two and three lines: the distances of its baselines, and its height.
    @Test(
        arguments: [
            // Half a line of air more than a letter's height is missing; on the grid, a step.
            ("Aaaa", 0.9, nil, [], 9.0), ("Aaaa bbbb", 0.9, nil, [11], 20),
            ("Aaaa bbbb cccc", 0.9, nil, [11, 11], 31), ("Aaaa bbbb", 1.1, nil, [11], 22),
            ("Aaaa bbbb", 1.3, nil, [13], 26), ("Aaaa", 0.6, 6, [], 6),
            ("Aaaa bbbb", 0.6, 6, [12], 18), ("Aaaa bbbb cccc", 0.6, 6, [12, 12], 30),
            ("Aaaa bbbb", 1.2, 6, [12], 24), ("Aaaa bbbb", 1, 10, [20], 30),
        ] as [(String, Double, Double?, [Double], Double)])
    func theLinesOfATitleDoNotCollide(
        words: String, leading: Double, step: Double?, distances: [Double], height: Double
    ) throws {
        let text = ComposedText(words, style(leading: leading))
        func strip(_ block: Block) -> Strip {
            var typesetter = Typesetter(
                shaper: CellShaper(), language: "en", width: 200, minimumLines: 2)
            typesetter.grid = step.map { BaselineGrid(step: $0, phase: 0) }
            typesetter.set([block])
            return typesetter.galley.strips[0]
        }
        func found(_ strip: Strip) -> [Double] {
            let baselines = Array(strip.baselines)
            return zip(baselines.dropFirst(), baselines).map { (($0 - $1) * 1e6).rounded() / 1e6 }
        }
        var layout = SectionTitleLayout.plain
        layout.column = 24
        let above = strip(
            Block(
                content: .title(TitleBlock(text: text, layout: layout)), spaceBefore: 0,
                breakBefore: .forbidden))
        #expect(found(above) == distances)
        #expect(abs(above.height - height) < 1e-6 || step != nil)
        // The same beside a section, and not for the dates beside an entry.
        for bookmark in ["Aaaa", nil] {
            let aside = Aside(
                lines: [text], inset: Inset(), isRight: false, width: .points(24), alignment: .left,
                isReadFirst: true, bookmark: bookmark)
            let beside = strip(
                Block(
                    content: .anchor, spaceBefore: 0, breakBefore: .forbidden, asides: [aside]))
            #expect(
                found(beside)
                    == (bookmark == nil ? distances.map { _ in leading * 10 } : distances))
            if bookmark != nil { #expect(abs(beside.height - height) < 1e-6) }
        }
    }

    @Test func theLinesOfAContinuedTitleDoNotCollide() {
        let text = ComposedText("Aaaa bbbb", style(leading: 0.9))
        func block(_ text: ComposedText) -> Block {
            Block(
                content: .text(TextBlock(text: text)), spaceBefore: 0, breakBefore: .forbidden,
                within: [7])
        }
        let blocks = [block(ComposedText("x", .test))]
        var typesetter = Typesetter(
            shaper: CellShaper(), language: "en", width: 200, minimumLines: 2)
        typesetter.set(blocks)
        typesetter.set(
            [7: ContinuedTitle(block: block(text), gap: 0, column: 24)], for: blocks)
        let baselines = typesetter.galley.continued[7].map { Array($0.baselines) } ?? []
        #expect(baselines.count == 2 && abs(baselines[1] - baselines[0] - 11) < 1e-6)
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
        // Beside the first of several lines, and behind the last one without a column.
        func level(_ column: Double?, width: Double = 200) -> Double {
            let strip = self.strip("A title of many words", width: width) {
                ($0.rule, $0.column, $0.columnGap) = (.after, column, 10)
            }
            #expect(origins(strip).count == 2)
            return areas(strip).map(\.minY).first ?? 0
        }
        #expect(level(60) < 12 && level(nil, width: 80) > 12)
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
