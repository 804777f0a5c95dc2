import Pages
import Testing

@testable import ResumeLayout

/// How stacks side by side become strips that pages may end between.
struct StripRowTests {
    /// A stack of strips of some heights, with the space above and what a page's end there costs.
    private func stack(
        _ strips: (height: Double, space: Double, end: PageBreak)..., x: Double = 0
    ) -> StripRow.Stack {
        StripRow.Stack(
            strips.map { height, space, end in
                Strip(
                    height: height, spaceBefore: space, breakBefore: end,
                    items: [.line(0, 0..<1, x: 0, y: height)])
            }, x: x)
    }

    private func heights(_ row: StripRow) -> [Double] { row.strips.map(\.height) }

    @Test func levelLinesAreDividedAtEach() {
        let row = StripRow(stacks: [
            stack((12, 9, .forbidden), (12, 0, .insideEntry), (12, 3, .insideEntry)),
            stack((12, 9, .forbidden), (12, 0, .betweenEntries), x: 100),
        ])
        #expect(row.height == 39)
        #expect(heights(row) == [12, 12, 12])
        #expect(row.strips.map(\.spaceBefore) == [0, 0, 3])
        // The dearer of two ends is the price.
        #expect(row.strips.dropFirst().map(\.breakBefore) == [.insideEntry, .insideEntry])
        #expect(row.strips.map(\.cellEnds) == [[1, 2], [1, 2], [1, 1]])
    }

    @Test func whatOneOfThemKeepsWholeTheRowDoes() {
        var kept = stack((12, 0, .forbidden), (12, 0, .betweenEntries), x: 100)
        kept.strips[1].keep = .infinity
        let open = stack(
            (12, 0, .forbidden), (12, 0, .betweenEntries), (12, 0, .betweenEntries))
        #expect(StripRow(stacks: [open, kept]).strips.map(\.keep) == [nil, .infinity, nil])
    }

    @Test func noLineIsCut() {
        let row = StripRow(stacks: [
            stack((30, 0, .forbidden), (30, 0, .insideEntry)),
            stack((20, 0, .forbidden), (20, 0, .insideEntry), (20, 0, .insideEntry)),
        ])
        #expect(heights(row) == [60])
    }

    @Test func whatMustStayTogetherDoes() {
        let row = StripRow(stacks: [
            stack((12, 0, .forbidden), (12, 0, .forbidden), (12, 0, .insideEntry)),
            stack((12, 0, .forbidden), (12, 0, .insideEntry), (12, 0, .insideEntry)),
        ])
        #expect(heights(row) == [24, 12])
    }

    @Test func linesThatAreNearlyLevelKeepTheirPlaces() throws {
        let row = StripRow(stacks: [
            stack((12, 0, .forbidden), (12, 0, .insideEntry)),
            stack((14, 0, .forbidden), (14, 0, .insideEntry)),
        ])
        let strips = row.strips
        #expect(strips.map(\.height) == [14, 16] && strips.map(\.spaceBefore) == [0, -2])
        let tops = strips.map { strip in
            strip.items.compactMap { item in
                if case .line(let line) = item { line.origin.y } else { nil }
            }
        }
        #expect(tops == [[12, 14], [12, 16]])
        #expect(row.height == strips.map { $0.height + $0.spaceBefore }.reduce(0, +))
    }

    @Test func bookmarksGoWithTheirLines() {
        var strip = Strip(height: 12)
        strip.bookmarks = [.init(title: "A")]
        var next = Strip(height: 12, breakBefore: .betweenSections)
        next.bookmarks = [.init(title: "B", y: 2)]
        let row = StripRow(stacks: [StripRow.Stack([strip, next], x: 0)])
        #expect(row.strip.bookmarks.map(\.title) == ["A", "B"])
        #expect(row.strip.bookmarks.map(\.y) == [0, 14])
        #expect(row.strips.map { $0.bookmarks.map(\.y) } == [[0], [2]])
    }

    @Test func whatIsInsertedIsPartOfItsColumn() {
        var strip = StripRow(stacks: [stack((12, 0, .forbidden)), stack((12, 0, .forbidden))]).strip
        strip.insert([.line(1, 0..<1, x: 0, y: 0)], at: 0)
        #expect(strip.cellEnds == [2, 3])
    }
}
