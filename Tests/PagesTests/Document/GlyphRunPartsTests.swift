import Pages
import Testing

@Suite struct GlyphRunPartsTests {
    /// "naïve fit" with a ligature of "fi", each glyph 5 pt apart.
    private let run = GlyphRun(
        face: 1, size: 10, color: .black, element: 3, x: 100, width: 40,
        glyphs: (0..<8).map { GlyphRun.Glyph(id: UInt32($0), x: Double($0) * 5, y: 1) },
        clusters: [1, 1, 2, 1, 1, 1, 2, 1].map { .init(textLength: $0, glyphCount: 1) },
        text: "naïve fit")

    @Test func aPartShowsWhatItWasOfTheWhole() throws {
        let part = try #require(run.part(1..<6))
        #expect(part.text == "aïve")
        #expect(part.x == 105 && part.width == 20)
        #expect(part.glyphs.map(\.id) == [1, 2, 3, 4])
        #expect(part.glyphs.map(\.x) == [0, 5, 10, 15] && part.glyphs.allSatisfy { $0.y == 1 })
        #expect(part.clusters.map(\.textLength) == [1, 2, 1, 1])
        #expect(part.face == 1 && part.size == 10 && part.element == 3)
    }

    @Test func partsMakeTheWhole() throws {
        let parts = try [0..<1, 1..<7, 7..<10].map { try #require(run.part($0)) }
        #expect(parts.map(\.text).joined() == run.text)
        #expect(parts.map(\.x) == [100, 105, 130])
        #expect(parts.map(\.width).reduce(0, +) == run.width)
        #expect(run.part(0..<10) == run)
    }

    @Test(arguments: [2..<3, 0..<3, 7..<8, 8..<10, 4..<4, 9..<12]) func letOthersStayWhole(
        range: Range<Int>
    ) {
        #expect(run.part(range) == nil)
        var other = run
        other.isRightToLeft = true
        #expect(other.part(0..<1) == nil)
    }
}
