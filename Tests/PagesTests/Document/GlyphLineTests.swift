import Pages
import Testing

@Suite struct GlyphLineTests {
    private func run(_ text: String, x: Double, width: Double) -> GlyphRun {
        GlyphRun(
            face: 0, size: 10, color: .black, element: nil, x: x, width: width, glyphs: [],
            clusters: [], text: text)
    }

    @Test func theTextIsThatOfTheRunsInReadingOrder() {
        let line = GlyphLine(
            origin: Point(x: 0, y: 0),
            runs: [run("Ada ", x: 0, width: 20), run("Lovelace", x: 20, width: 40)])
        #expect(line.text == "Ada Lovelace")
    }

    @Test func theRightEndIsThatOfTheRightmostRunNotOfTheLast() {
        let line = GlyphLine(
            origin: Point(x: 100, y: 0),
            runs: [run("שלום", x: 30, width: 25), run("abc", x: 0, width: 28)])
        #expect(line.maxX == 155)
    }

    @Test func aLineWithoutRunsEndsWhereItStarts() {
        let line = GlyphLine(origin: Point(x: 12, y: 3), runs: [])
        #expect(line.maxX == 12)
        #expect(line.text.isEmpty)
    }
}
