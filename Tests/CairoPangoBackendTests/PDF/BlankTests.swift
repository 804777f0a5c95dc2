import Pages
import TestSupport
import Testing

@testable import CairoPangoBackend

/// Blanks that stand in a run of their own, such as one between a bold and a grey word.
///
/// Cairo leaves out what covers nothing, which a blank does on certain heights and places.
struct BlankTests {
    private let bold = FontQuery(family: "Source Sans 3", weight: 700)

    private static let separators = [
        " ", "  ", "      ", "   ·   ", ", ", " – ", " | ", " • ", " (", ": ",
    ]

    @Test(.needs(.pdfinfo), arguments: Self.separators)
    func noSeparatorIsLostWhereverItStands(separator: String) throws {
        let library = TestFonts.library()
        let shaper = try #require(PangoShaper(library: library))
        var builder = DocumentBuilder(shaper)
        var expected: [String] = []
        // Whole points, and a little beside them, both ways; up to the foot of the page.
        for step in 0..<64 {
            let shift = [0, 0.0005, 0.00195, 0.002, 0.0039, 0.25, 0.5, -0.001][step % 8]
            let origin = Point(x: 72 + shift, y: Double(20 + step * 12) + shift)
            let element = builder.element(.paragraph)
            var runs: [GlyphRun] = []
            var x = 0.0
            for (text, font) in [("Left\(step)", bold), (separator, sans), ("right", bold)] {
                let shaped = shaper.shape(text, font)
                for var run in DocumentBuilder.runs(of: shaped, size: 9.8, element: element) {
                    // A separator that begins at a whole point covers no width either.
                    if text == separator, step % 2 == 0 { x = x.rounded(.up) - shift }
                    run.x += x
                    runs.append(run)
                }
                x += shaped.width * 9.8
            }
            builder.document.pages[0].items.append(.text(GlyphLine(origin: origin, runs: runs)))
            expected.append("Left\(step)\(separator)right")
        }
        builder.document.faces = shaper.faces
        let bytes = try PDFBackend.render(builder.document, fonts: library)
        // The structure has the characters that are drawn, and no blanks guessed from distances.
        let elements = Program.output(of: "pdfinfo -struct-text $F", on: bytes)
            .split(separator: "\n").filter { $0.contains("\"") }
            .map { $0.drop { $0 == " " }.dropFirst().dropLast() }
        #expect(elements.map(String.init) == expected)
    }
}
