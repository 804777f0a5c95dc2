import Pages
import ResumeModel
import TestSupport
import Testing
import TextBackend

@testable import ResumeLayout

/// A grid of half lines of 12 pt, on which text of 10 pt stands 9 pt below a line's top.
struct BaselineGridTests {
    private let grid = BaselineGrid(step: 6, phase: 3)

    // MARK: Measures

    @Test(arguments: [
        (10.0, 1.2, 12.0), (10, 1, 12), (9, 1.3, 12), (12, 1.15, 12), (12, 1.25, 18),
        // Never much less than the size, and never more for a leading that is less than that.
        (12.5, 1.1, 18), (27, 1.06, 30), (50, 0.9, 48), (26, 0.9, 24), (50, 0.85, 42), (4, 1, 6),
    ])
    func leadingIsRoundedToSteps(_ size: Double, _ leading: Double, _ height: Double) {
        var style = TextStyle.test
        style.size = size
        style.leading = leading
        grid.round(&style)
        #expect(abs(style.lineHeight - height) < 1e-9)
        #expect(style.size == size)
    }

    @Test(arguments: [(9.0, 9.0), (10, 9), (11.9, 9), (12, 15), (13, 15), (20, 21), (3.5, 3)])
    func aBaselineGoesToTheNearestLine(_ asked: Double, _ baseline: Double) {
        #expect(grid.line(nearest: asked) == baseline)
    }

    @Test(arguments: [
        (0.0, 12.0, 0.0), (2.9, 12, 0), (3, 12, 6), (8.9, 12, 6), (9, 12, 12),
        // Half of the distance from a rule or a box stays, whatever comes of the rest.
        (3, 14, 4), (0.5, 14, 4), (0, 14, 4), (0, 17, 1), (3, 17, 7), (3, 16, 2), (5, 14, 4),
        (20, 14, 22),
    ])
    func distancesBringToTheGrid(_ asked: Double, _ height: Double, _ space: Double) {
        #expect(abs(grid.space(asked, below: height) - space) < 1e-9)
    }

    @Test(arguments: [(0.1, 6.0), (6, 6), (6.0005, 6), (6.1, 12), (11, 12), (12, 12)])
    func distancesAreRoundedUp(_ distance: Double, _ whole: Double) {
        #expect(abs(grid.whole(over: distance) - whole) < 1e-9)
    }

    @Test func aDistanceMayHaveALeast() {
        #expect(grid.space(8, below: 12, least: 7) == 12)
        #expect(grid.space(8, below: 12, least: 6) == 6)
    }

    @Test(arguments: [(PageSetup.Grid.quarterLine, 3.0), (.halfLine, 6), (.line, 12)])
    func runningTextGivesTheMeasure(_ wanted: PageSetup.Grid, _ step: Double) throws {
        var layout = try Fixture.classic()
        layout.page.grid = wanted
        layout.main.styles[.body] = .test
        layout.main.styles[.name].size = 20.5
        let grid = try #require(BaselineGrid(layout, shaper: CellShaper()))
        #expect(grid.step == step)
        #expect(abs(grid.phase - 9.0.truncatingRemainder(dividingBy: step)) < 1e-9)
        let rounded = grid.rounded(layout)
        for slot in TextStyles.Slot.allCases {
            guard !TextStyles.Slot.head.contains(slot) else {
                #expect(rounded.main.styles[slot] == layout.main.styles[slot])
                continue
            }
            let steps = rounded.main.styles[slot].lineHeight / step
            #expect(abs(steps - steps.rounded()) < 1e-9, "\(slot)")
        }
        #expect(rounded.main.styles[.body] == .test)
        #expect(rounded.page.margins == layout.page.margins)
    }

    @Test(arguments: [(20.0, 22.0), (25, 28), (40, 40), (1, 4), (0, 4)])
    func theFirstPageHasTheGridOfAll(_ asked: Double, _ top: Double) throws {
        var layout = try Fixture.classic()
        (layout.page.margins.top, layout.page.margins.firstTop) = (40, asked)
        #expect(grid.rounded(layout).page.margins.firstTop == top)
    }

    @Test func aLayoutWithoutAGridAndOneOfCellsHaveNone() throws {
        var layout = try Fixture.classic()
        #expect(layout.page.grid == .eighthLine)
        #expect(BaselineGrid(layout.narrow(columns: 80), shaper: CellShaper()) == nil)
        layout.page.grid = .none
        #expect(BaselineGrid(layout, shaper: CellShaper()) == nil)
    }

    // MARK: Columns

    private func text(_ words: String, _ size: Double = 10) -> ComposedText {
        var style = TextStyle.test
        style.size = size
        style.leading = 1.17
        grid.round(&style)
        return ComposedText(words, style)
    }

    private func block(_ content: Block.Content, space: Double = 0) -> Block {
        Block(content: content, spaceBefore: space, breakBefore: .insideEntry)
    }

    private func block(_ words: String, size: Double = 10, space: Double = 0) -> Block {
        block(.text(TextBlock(text: text(words, size))), space: space)
    }

    private func galley(_ blocks: [Block]) -> Galley {
        var typesetter = Typesetter(
            shaper: CellShaper(), language: "en", width: 200, minimumLines: 2, grid: grid,
            hasHeadOnGrid: true)
        typesetter.set(blocks)
        return typesetter.galley
    }

    private func lines(_ strip: Strip) -> [Double] {
        strip.items.compactMap { if case .line(let line) = $0 { line.origin.y } else { nil } }
    }

    private func isOnGrid(_ baseline: Double) -> Bool {
        abs(grid.line(nearest: baseline) - baseline) < 1e-6
    }

    /// Everything that a column may hold, at distances that are no whole steps.
    private var everything: [Block] {
        var boxed = SectionTitleLayout.plain
        (boxed.box, boxed.padding) = (.black, 4)
        var under = SectionTitleLayout.plain
        (under.rule, under.gap) = (.under, 1.3)
        var over = SectionTitleLayout.plain
        (over.rule, over.gap, over.thickness) = (.over, 4, 1.5)
        let rule = RuleLayout(thickness: 0.7, color: .black)
        let levels = LevelLayout(
            shape: .bar, steps: 5, width: .points(30), height: 4, color: .black, rest: .black)
        var next = block("The next entry", space: 1)
        next.breakBefore = .betweenEntries
        let chips = ["Swift", "Rust", "Kotlin", "C", "Ada", "Fortran", "Go"].map { text($0, 9) }
        let boxes = ChipLayout(fill: .black, line: nil, radius: 2, padding: 4, gap: 3)
        var beside = block("A head with text beside it that takes two lines", size: 11, space: 4.4)
        beside.left = Inset(points: 70)
        beside.breakBefore = .betweenEntries
        beside.asides = [
            Aside(
                lines: [text("May 2020", 8), text("a b c d", 9)], inset: Inset(), isRight: false,
                width: .points(30), alignment: .left, isReadFirst: true)
        ]
        var panel = block("On a panel", space: 9)
        panel.backdrops = [
            Backdrop(left: Inset(), color: .black, start: .above(5), below: 5)
        ]
        return [
            block(.title(TitleBlock(text: text("Boxed", 12), layout: boxed))),
            block("Below a box", space: 2),
            block(.title(TitleBlock(text: text("Ruled", 13), layout: under)), space: 8.5),
            block("Below a rule", space: 2.5), block("A paragraph", space: 0.8),
            block(.title(TitleBlock(text: text("Ruled above", 13), layout: over)), space: 8.5),
            block(.chips(chips, boxes)),
            block(
                .cells(
                    [
                        [block("Left", size: 11), block("below", size: 8, space: 2)],
                        [block("Right", size: 9), block(.rule(rule, length: nil), space: 3)],
                    ], gap: 20), space: 7),
            beside, next, block(.level(0.5, levels), space: 1.1), block("Below a level", space: 1),
            block(.rule(rule, length: nil), space: 3.3), block("Below a rule", space: 3.3), panel,
            block("Below a panel", space: 3),
            block(
                .row(RowBlock(left: text("Left", 12), right: text("2020", 8), gap: 10)),
                space: 5),
        ]
    }

    @Test func whateverPagesBeginWithItsLinesStandOnTheGrid() {
        let strips = galley(everything).strips
        for start in strips.indices {
            var y = -strips[start].spaceBefore
            for strip in strips[start...] {
                y += strip.spaceBefore
                for line in lines(strip) { #expect(isOnGrid(y + line), "\(start): \(y + line)") }
                y += strip.height
            }
        }
        #expect(strips.flatMap(lines).count == 29)
    }

    /// A head has distances of its own, unless it stands in a side column; what follows is on the grid.
    @Test(arguments: [false, true]) func aHeadKeepsItsDistances(_ isOnGrid: Bool) throws {
        func part(_ words: String, _ size: Double) -> HeaderBlock.Part {
            var style = TextStyle.test
            (style.size, style.leading) = (size, 1.17)
            return HeaderBlock.Part(content: .text(ComposedText(words, style)), alignment: .left)
        }
        var typesetter = Typesetter(
            shaper: CellShaper(), language: "en", width: 200, minimumLines: 2, grid: grid,
            hasHeadOnGrid: isOnGrid)
        var head = block(
            .header(HeaderBlock(parts: [part("Ada", 31), part("Analyst", 13)], space: 3.7)))
        head.isHead = true
        typesetter.set([head, block("Text", space: 7.3)])
        let strips = typesetter.galley.strips
        let baselines = lines(strips[0])
        #expect(baselines.allSatisfy(self.isOnGrid) == isOnGrid)
        let drop = 31 * 1.17 / 2 + 3.7 + 13 * 1.17 / 2 - (31 - 13) * 0.3
        if !isOnGrid { #expect(abs(baselines[1] - baselines[0] - drop) < 1.5) }
        let text = strips[0].height + strips[1].spaceBefore + (lines(strips[1]).first ?? 0)
        #expect(self.isOnGrid(text))
    }

    @Test func linesThatBeginColumnsAreLevelWhateverTheirSize() {
        let first = [8.0, 9, 10, 11, 12].map { lines(galley([block("A", size: $0)]).strips[0]) }
        #expect(Set(first) == [[9]])
    }

    @Test func whatIsDrawnKeepsClearOfLines() {
        // What stands beside reaches below its strip.
        let strips = galley(everything.filter(\.asides.isEmpty)).strips
        var y = 0.0
        var boxes: [(top: Double, bottom: Double)] = []
        for strip in strips {
            y += strip.spaceBefore
            let ends: [Double] = strip.items.compactMap {
                if case .path(let shape) = $0 { shape.bottom } else { nil }
            }
            let tops: [Double] = strip.items.compactMap {
                if case .path(let shape) = $0 { shape.top } else { nil }
            }
            let lineTops = lines(strip).map { $0 - 9 }
            boxes.append(
                (
                    y + min(tops.min() ?? 0, lineTops.min() ?? 0),
                    y + max(ends.max() ?? 0, (lineTops.max() ?? -12) + 12)
                ))
            y += strip.height
        }
        for (above, below) in zip(boxes, boxes.dropFirst()) {
            #expect(below.top >= above.bottom - 1e-6)
        }
    }

    @Test func aRuleStandsWhereItWasAskedFor() {
        let rule = RuleLayout(thickness: 0.7, color: .black)
        let strips = galley([
            block("Above"), block(.rule(rule, length: nil), space: 2), block("Below", space: 2),
        ]).strips
        let path = strips[1].items.compactMap {
            if case .path(let shape) = $0 { shape } else { nil }
        }
        #expect(strips[0].height + strips[1].spaceBefore + path[0].top == 14)
        #expect(abs(strips[1].height + strips[2].spaceBefore - 6) < 1e-9)
    }

    @Test func aPanelIsAsHighAsItWas() throws {
        let strips = galley(everything).strips
        let ground = try #require(strips.first { !$0.grounds.isEmpty })
        #expect(ground.grounds[0].top == -5)
        #expect(ground.height == 12 + 5)
        // Half of the distance above it stays at the least.
        #expect(ground.spaceBefore >= 5 + 2)
    }

    @Test func aPanelKeepsClearOfWhatStandsAboveIt() {
        var panel = block("On a panel", space: 8)
        panel.backdrops = [Backdrop(left: Inset(), color: .black, start: .above(7))]
        #expect(galley([block("Above"), panel]).strips[1].spaceBefore == 12)
        panel.backdrops = []
        #expect(galley([block("Above"), panel]).strips[1].spaceBefore == 6)
    }

    @Test func drawnLevelsAreInTheMiddleOfTheWordsBesideThem() {
        let layout = LevelLayout(
            shape: .squares, steps: 6, width: .points(58), height: 5, color: .black, rest: .black)
        func level(space: Double) -> Block {
            var block = block(.level(0.5, layout), space: space)
            block.asides = [
                Aside(
                    lines: [text("English")], inset: Inset(), isRight: false, width: .points(40),
                    alignment: .left, isReadFirst: true)
            ]
            return block
        }
        var typesetter = Typesetter(
            shaper: CellShaper(), language: "en", width: 200, minimumLines: 2, body: .test,
            grid: grid)
        typesetter.set([block("Title"), level(space: 4), level(space: 0), level(space: 0)])
        let strips = typesetter.galley.strips
        #expect(strips.dropFirst().map(\.spaceBefore) == [6, 0, 0])
        for strip in strips.dropFirst() {
            #expect(strip.height == 12 && lines(strip) == [9])
            var ys: [Double] = []
            for case .path(let path) in strip.items {
                ys += path.segments.flatMap(\.points).map(\.y)
            }
            // Half of small letters half an em high above the baseline.
            let (top, foot) = (ys.min() ?? 0, ys.max() ?? 0)
            #expect(top < foot && top + foot == 13)
        }
    }

    // MARK: Heads

    @Test func aNameThatStepsDownStandsOnTheGrid() {
        let part = HeaderBlock.Part(
            content: .name(
                text("Ada Longsurname", 41), NameLayout(leastSize: 20, lines: 2, split: .none)),
            alignment: .left)
        let strip = galley([block(.header(HeaderBlock(parts: [part], space: 0)))]).strips[0]
        #expect(lines(strip).count == 2 && lines(strip).allSatisfy(isOnGrid))
        #expect(grid.whole(strip.height) == strip.height)
    }

    @Test func aLineBesideATallPhotoStandsOnTheGrid() {
        let layout = PhotoLayout(
            side: .left, width: 50, height: 71, gap: 5, shape: .rectangle, frame: 0,
            frameColor: .black)
        let head = HeaderBlock(
            parts: [.init(content: .text(text("Ada", 12)), alignment: .left)], space: 0,
            photo: .init(element: 0, layout: layout, aspect: 0.5))
        let strips = galley([block(.header(head)), block("Below", space: 3)]).strips
        #expect(strips[0].height == 71)
        #expect(lines(strips[0]) == [39])
        #expect(strips[1].spaceBefore == 7)
    }

    @Test func linesOfAHeadStandOnTheGridAroundPhotoAndRules() {
        let photo = HeaderBlock.Photo(
            element: 0,
            layout: PhotoLayout(
                side: .left, width: 50, height: 71, gap: 5, shape: .rectangle, frame: 0,
                frameColor: .black), aspect: 1)
        func part(_ content: HeaderBlock.Content) -> HeaderBlock.Part {
            .init(content: content, alignment: .left)
        }
        let contacts = ContactsBlock(
            items: ["a@b.example", "+1 234", "Oslo"].map { .init(text: text($0, 9)) },
            style: text("a", 9).runs[0].style,
            layout: ContactsLayout(
                order: [], form: .grid, columns: 2, icons: .none, separator: " ",
                location: Template(parts: []), profile: Template(parts: [])))
        for level in HeaderLayout.Level.allCases {
            let parts = [
                part(
                    .name(
                        text("Ada-Countess-Lovelace", 21), NameLayout(leastSize: 9, split: .none))),
                part(.rule(RuleLayout(thickness: 0.7, color: .black), length: nil)),
                part(
                    .pair(
                        [part(.text(text("Analyst", 12)))],
                        [part(.photo(photo)), part(.text(text("One of two", 8)))],
                        HeaderLayout.Pair(
                            left: [], right: [], share: .share(0.5), rightAlignment: .left,
                            level: level))),
                part(.contacts(contacts)),
            ]
            let head = HeaderBlock(parts: parts, space: 1.7, photo: photo)
            let strip = galley([block(.header(head))]).strips[0]
            #expect(lines(strip).allSatisfy(isOnGrid), "\(level): \(lines(strip))")
            #expect(lines(strip).count == 6)
            #expect((lines(strip).max() ?? 0) < strip.height)
        }
    }

    // MARK: Pages

    @Test(arguments: [1, 2]) func fittedPagesStandOnAGridOfTheirOwn(_ limit: Int) throws {
        var layout = try Fixture.classic()
        layout.fit.space = 1...1
        let engine = LayoutEngine(layout: layout, language: .english, shaper: CellShaper())
        var resume = Fixture.resume()
        let work = resume.work[0]
        while engine.pages(for: resume).fitting.naturalPages <= limit { resume.work.append(work) }
        let outcome = engine.pages(for: resume, goal: PageGoal(limit: limit))
        let fitting = outcome.fitting
        #expect(fitting.state.leading < 1 && fitting.pages == limit)
        let fitted = layout.fitted(fitting.state)
        let grid = try #require(BaselineGrid(fitted, shaper: CellShaper()))
        let head = ["Ada Lovelace", "Analyst", "ada@example.org"]
        for page in outcome.document.pages {
            let lines = page.items.compactMap { item -> Double? in
                guard case .text(let line) = item, page.textArea?.maxY ?? 0 > line.origin.y,
                    !head.contains(line.text.trimmed)
                else { return nil }
                return line.origin.y - fitted.page.margins.top
            }
            #expect(lines.count > 10)
            #expect(lines.allSatisfy { abs(grid.line(nearest: $0) - $0) < 1e-6 }, "\(lines)")
        }
    }
}
