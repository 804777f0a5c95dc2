import Pages
import ResumePDF
import TestSupport
import Testing

@testable import ResumeLayout

/// Whether names that begin at the left stand with their ink where the text below has its own.
struct OpticalEdgeTests {
    /// The pixels of an inch.
    private static let resolution = 1152.0

    /// A person whose names and texts begin with one letter.
    struct Person: Sendable, CustomTestStringConvertible {
        var given: String
        var family: String
        /// Those that begin the summary, the headline and a section's title.
        var texts: [String]

        var testDescription: String { given }

        /// Letters with room at their left, upright and round ones, and some with nearly none.
        static let all = [
            Person(given: "Mona", family: "Munk", texts: ["Makes", "Mechanic", "Mills"]),
            Person(given: "Nils", family: "Nyberg", texts: ["Never", "Nurse", "Notes"]),
            Person(given: "Otto", family: "Olsen", texts: ["Only", "Optician", "Odes"]),
            Person(given: "Zora", family: "Zink", texts: ["Zooms", "Zoologist", "Zones"]),
        ]

        var resume: String {
            #"""
            {"basics": {"name": "\#(given) \#(family)", "label": "\#(texts[1])",
             "summary": "\#(texts[0]) in and out."}, "skills": [{"name": "Sums"}]}
            """#
        }
    }

    /// The layouts whose names begin at the left, in large letters.
    private static var layouts: [String] {
        LayoutTable.layouts.filter {
            LayoutTable.layout(.init(layout: $0, resume: "", paper: .a4))?.header.alignment == .left
        }
    }

    @Test(.needs(.pdftoppm), arguments: layouts)
    func theInkOfANameBeginsWhereThatOfTheTextDoes(_ layout: String) throws {
        for person in Person.all {
            var request = RenderResume.Request(
                source: .bytes(Array(person.resume.utf8), name: "resume.json", folder: ""),
                layout: layout)
            // A headline and titles as large and heavy as running text, where that stands elsewhere.
            request.overrides = [
                "sections.titles.skills=\(person.texts[2])", "styles.label.size=9.5pt",
                "styles.section.weight=regular",
            ]
            let outcome = RenderResume()(request)
            let document = try #require(outcome.document)
            let lines = document.pages[0].items.compactMap { item -> GlyphLine? in
                if case .text(let line) = item { line } else { nil }
            }
            let names = lines.filter { line in
                line.runs.first?.element.map { document.structure[$0].kind } == .heading(1)
            }
            let name = try #require(names.first)
            // The first of the texts that begin at the name's edge.
            let text = try #require(
                person.texts.lazy.compactMap { words in
                    lines.first {
                        $0.text.hasPrefix(words) && abs($0.origin.x - name.origin.x) < 8
                    }
                }.first)
            let bytes = outcome.output?.bytes ?? []
            let edge = try #require(try Self.firstInk(of: text, from: text.origin.x, of: bytes))
            for name in names {
                let ink = try #require(try Self.firstInk(of: name, from: text.origin.x, of: bytes))
                #expect(abs(ink - edge) < 0.2, "\(name.text): \(ink), \(text.text): \(edge)")
            }
        }
    }

    /// Where the ink of a line's capitals begins that stands near an x, in points.
    private static func firstInk(of line: GlyphLine, from x: Double, of pdf: [UInt8]) throws
        -> Double?
    {
        let height = 0.66 * (line.runs.first?.size ?? 0)
        let part = Rect(x: x - 3, y: line.origin.y - height, width: 24, height: height)
        return try firstInk(in: part, of: pdf).map { part.minX + $0 }
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
