import Pages
import ResumePDF
import TestSupport
import Testing

/// Whether names that begin at the left stand on the text's edge with their ink.
struct OpticalEdgeTests {
    /// The pixels of an inch.
    private static let resolution = 576.0

    @Test(.needs(.pdftoppm), arguments: LayoutTable.layouts)
    func theInkOfANameBeginsAtTheEdge(_ layout: String) throws {
        // Letters with room at their left, upright and round ones.
        for name in ["Mona Berg", "Nils Olsen", "Otto Grimm"] {
            let outcome = Rendering.outcome(
                #"{"basics": {"name": "\#(name)", "email": "a@example.org"}, "skills": [{"name": "Sums"}]}"#,
                layout: layout)
            let document = try #require(outcome.document)
            let page = document.pages[0]
            let edge = try #require(page.textArea).minX
            let lines = page.items.compactMap { item -> GlyphLine? in
                guard case .text(let line) = item, let element = line.runs.first?.element,
                    document.structure[element].kind == .heading(1)
                else { return nil }
                return line
            }
            #expect(!lines.isEmpty)
            for line in lines where abs(line.origin.x - edge) < 8 {
                let size = try #require(line.runs.map(\.size).max())
                let left = edge - 10
                let strip = Rect(
                    x: left, y: line.origin.y - 0.66 * size, width: 40, height: 0.66 * size)
                let first = try Self.firstInk(in: strip, of: outcome.output?.bytes ?? [])
                let ink = try #require(first)
                #expect(abs(left + ink - edge) < 0.3, "\(name)")
            }
        }
    }

    /// The distance of the first ink from the left edge of a part of page 1, in points.
    private static func firstInk(in part: Rect, of pdf: [UInt8]) throws -> Double? {
        let scale = resolution / 72
        let sizes = [part.minX, part.minY, part.size.width, part.size.height].map {
            Int(($0 * scale).rounded())
        }
        let folder = try ScratchFolder()
        try folder.write(pdf, to: "cv.pdf")
        let result = try ForeignProgram.pdftoppm.run(
            ["-gray", "-r", "\(Int(resolution))", "-f", "1", "-singlefile"]
                + zip(["-x", "-y", "-W", "-H"], sizes).flatMap { [$0, "\($1)"] }
                + [folder.path("cv.pdf"), folder.path("page")])
        #expect(result.ending == .exited(0), "\(result)")
        // A PGM file: its head ends with the third line feed; a byte for each pixel.
        let file = try #require(folder.bytes(of: "page.pgm"))
        let pixels = file.suffix(sizes[2] * sizes[3])
        let rows = (0..<sizes[3]).map { row in
            pixels.dropFirst(row * sizes[2]).prefix(sizes[2])
        }
        let columns = rows.compactMap { row -> Int? in
            guard let ground = row.first else { return nil }
            return row.firstIndex { abs(Int($0) - Int(ground)) > 40 }.map { $0 - row.startIndex }
        }
        return columns.min().map { Double($0) / scale }
    }
}
