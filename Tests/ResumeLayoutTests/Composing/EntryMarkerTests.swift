import Languages
import Pages
import ResumeModel
import TestSupport
import Testing
import TextBackend

@testable import ResumeLayout

/// The signs before entries, and the rail that joins them.
struct EntryMarkerTests {
    private func span(_ start: Int, _ end: Int?) -> DateSpan {
        DateSpan(
            start: PartialDate(year: start).map { .date($0) },
            end: end.flatMap { PartialDate(year: $0) }.map { .at(.date($0)) } ?? .present)
    }

    private func work(_ start: Int, _ end: Int?, roles: [Int] = []) -> Work {
        var work = Work()
        work.name = RichText("Employer \(start)")
        work.position = RichText("Engineer")
        work.dates = span(start, end)
        work.highlights = [ListItem(RichText("Built one."))]
        work.roles = roles.map { year in
            var role = Role()
            role.position = RichText("Position \(year)")
            role.dates = span(year, year == roles[0] ? end : year + 1)
            return role
        }
        return work
    }

    private func blocks(
        _ work: [Work], columns: RolesLayout.Columns = .employer, fields: [String] = ["years"],
        _ change: (inout MarkerLayout) -> Void = { _ in }
    ) throws -> [Block] {
        var layout = try Fixture.classic()
        layout.sections.order = ["work", "other"]
        layout.main.title = .plain
        var entry = StandardEntries.entry("work")
        entry.rows[0].right = nil
        entry.lead = EntryColumn(
            lines: fields.map { .init(text: Template(parts: [.field($0)]), style: .date) },
            width: .points(80), limit: 0.4, alignment: .left, gap: 20, isReadFirst: true)
        var marker = MarkerLayout(
            shape: .dot, size: 5, color: .black, rail: 1, railColor: .black, gap: 5)
        change(&marker)
        entry.marker = marker
        entry.roles.columns = columns
        layout.entries["work"] = entry
        var resume = Resume()
        resume.work = work
        var composer = Composer(
            layout: layout, language: .english, tag: "en", marks: NetworkMarks(), today: nil,
            mainWidth: 400, sideWidth: 0, side: [])
        return composer.compose(resume, photo: nil).main.filter { !$0.isHead }
    }

    /// Where the rail is: at which blocks it begins, goes on and ends.
    private func rail(_ blocks: [Block]) -> String {
        blocks.map { block in
            guard let rail = block.backdrops.first else { return "-" }
            if case .firstLine = rail.start { return "b" }
            return rail.endsAtFirstLine ? "e" : "|"
        }.joined()
    }

    private func shapes(_ blocks: [Block]) -> [MarkerLayout.Shape] {
        blocks.compactMap { $0.marker?.shape }
    }

    @Test func whatGoesOnMayHaveAnotherSign() throws {
        let work = [work(2020, nil), work(2010, 2020)]
        #expect(shapes(try blocks(work)) == [.dot, .dot])
        #expect(shapes(try blocks(work) { $0.present = .ring }) == [.ring, .dot])
    }

    /// A dot is a point in time; an icon says what kind of thing it is.
    @Test func whatHasNoDatesHasNoDot() throws {
        var undated = work(2010, 2020)
        undated.dates = nil
        #expect(shapes(try blocks([work(2020, nil), undated])) == [.dot])
        #expect(shapes(try blocks([work(2020, nil), undated]) { $0.shape = .icon }).count == 2)
    }

    @Test func theRailGoesFromTheFirstSignToTheLast() throws {
        // The title, and heads with a list item each.
        let blocks = try blocks([work(2020, nil), work(2010, 2020), work(2000, 2010)])
        #expect(rail(blocks) == "-b|||e-")
        #expect(blocks.map { $0.marker != nil } == [false, true, false, true, false, true, false])
        // In the middle of the gap.
        #expect(blocks[1].marker?.middle.points == 90)
        #expect(blocks[1].backdrops.first?.left.points == 89.5)
    }

    @Test func oneEntryHasNoRail() throws {
        #expect(rail(try blocks([work(2020, nil)])) == "---")
    }

    @Test func aRailWithoutSignsGoesToTheEnd() throws {
        let blocks = try blocks([work(2020, nil), work(2010, 2020)]) { $0.shape = .none }
        #expect(rail(blocks) == "-b|||")
    }

    @Test func positionsHaveSignsInPlaceOfTheEmployer() throws {
        let blocks = try blocks([work(2010, nil, roles: [2016, 2010]), work(2000, 2010)]) {
            $0.present = .ring
        }
        #expect(shapes(blocks) == [.ring, .dot, .dot])
        // The title, the employer with an item, two positions, and an entry.
        #expect(blocks[1].marker == nil && blocks[1].asides.count == 1)
        #expect(rail(blocks) == "---b|e-")
        #expect(blocks[4].marker?.middle.points == 90)
    }

    @Test func columnsMayTellAboutEachPosition() throws {
        let blocks = try blocks([work(2010, nil, roles: [2016, 2010])], columns: .each)
        let texts = blocks.map { $0.asides.first?.lines.first?.plain.breakable }
        #expect(texts == [nil, nil, nil, "2016 – Present", "2010 – 2011"])
        #expect(blocks.dropFirst().allSatisfy { $0.left.points == 100 })
    }

    @Test func columnsMayTellAboutTheEmployerAndEachPosition() throws {
        let blocks = try blocks([work(2010, nil, roles: [2016, 2010])], columns: .both)
        let texts = blocks.map { $0.asides.first?.lines.first?.plain.breakable }
        #expect(texts == [nil, "2010 – Present", nil, "2016 – Present", "2010 – 2011"])
        // Beside the employer stands when alone; beside each position, and where there is none, all does.
        let fields = ["years", "name"]
        let both = try self.blocks([work(2010, nil, roles: [2016])], columns: .both, fields: fields)
        #expect(both.compactMap { $0.asides.first?.lines.count } == [1, 1])
        let employer = try self.blocks([work(2010, nil, roles: [2016])], fields: fields)
        #expect(employer.compactMap { $0.asides.first?.lines.count } == [2])
        let alone = try self.blocks([work(2010, nil)], columns: .both, fields: fields)
        #expect(alone.compactMap { $0.asides.first?.lines.count } == [2])
    }

    @Test func aPositionUnderNoEmployerHasItsColumns() throws {
        var work = work(2010, nil, roles: [2016])
        (work.name, work.position, work.highlights) = (RichText(""), RichText(""), [])
        let blocks = try blocks([work], columns: .each)
        #expect(
            blocks.compactMap { $0.asides.first?.lines.first?.plain.breakable } == [
                "2016 – Present"
            ])
    }

    @Test func anIconIsTheSections() throws {
        let blocks = try blocks([work(2020, nil)]) { $0.shape = .icon }
        #expect(blocks.compactMap { $0.marker?.icon } == [Icon.section("work")].compactMap { $0 })
    }

    @Test func theRailEndsAtTheHeightOfTheLastSign() {
        var typesetter = Typesetter(
            shaper: CellShaper(), language: "en", width: 200, minimumLines: 2)
        let long = ComposedText(String(repeating: "word ", count: 30), .test)
        typesetter.set([
            Block(
                content: .text(TextBlock(text: long)), spaceBefore: 0, breakBefore: .forbidden,
                backdrops: [
                    Backdrop(
                        left: Inset(), width: 1, color: .black, start: .joined,
                        endsAtFirstLine: true)
                ],
                marker: Marker(
                    layout: MarkerLayout(
                        shape: .dot, size: 4, color: .black, rail: 1, railColor: .black, gap: 4),
                    shape: .dot))
        ])
        let strips = typesetter.galley.strips
        #expect(strips.map(\.grounds.count) == [1, 0, 0, 0])
        let area = strips[0].groundShapes(at: Point(x: 0, y: 0), isFirst: true)[0]
        let bottom = area.segments.flatMap(\.points).map(\.y).max()
        let dot = strips[0].items.compactMap { item -> [Double]? in
            guard case .path(let shape) = item else { return nil }
            return shape.segments.flatMap(\.points).map(\.y)
        }.joined()
        #expect(bottom == ((dot.min() ?? 0) + (dot.max() ?? 0)) / 2)
    }
}
