import ResumePDF
import TestSupport
import Testing

@Suite struct OutputFormatTests {
    private typealias Row = (
        format: OutputFormat, name: String, ending: String, mediaType: String, hasPages: Bool,
        isText: Bool
    )

    /// What people, scripts and mail programs rely on.
    private static let rows: [Row] = [
        (.pdf, "pdf", ".pdf", "application/pdf", true, false),
        (.txt, "txt", ".txt", "text/plain", false, true),
        (.md, "md", ".md", "text/markdown", false, true),
    ]

    @Test func rowsSayWhatTheyAlwaysDid() {
        #expect(Self.rows.map(\.format) == OutputFormat.allCases)
        for row in Self.rows {
            #expect(row.format.rawValue == row.name)
            #expect(row.format.endings.first == row.ending)
            #expect(row.format.mediaType == row.mediaType)
            #expect(row.format.hasPages == row.hasPages)
            #expect(row.format.isText == row.isText)
            #expect(OutputFormat(rawValue: row.name) == row.format)
        }
        let endings = OutputFormat.allCases.flatMap(\.endings)
        #expect(Set(endings).count == endings.count)
        #expect(OutputFormat(rawValue: "doc") == nil)
    }

    /// A file of each format is an older version of itself, and none of a file of another format.
    @Test(arguments: OutputFormat.allCases)
    func ownFilesAreRecognised(format: OutputFormat) throws {
        let scratch = try ScratchFolder()
        let path = scratch.path("cv")
        let file = try #require(Rendering.sample(format: format).output)
        #expect(file.format == format)
        try scratch.write(file.bytes, to: "cv")
        for other in OutputFormat.allCases {
            let new = try #require(Rendering.sample(format: other).output).bytes
            let refusal = OverwriteRule.refusal(path, sources: [], for: other, new, force: false)
            #expect((refusal == nil) == (other == format))
        }
        if let signature = format.signature {
            #expect(file.bytes.starts(with: signature.start))
        } else {
            #expect(String(validating: file.bytes, as: UTF8.self) != nil)
        }
    }

    @Test(
        arguments: [
            ("cv.md", .md), ("a/cv.MD", .md), ("cv.markdown", .md), ("cv.txt", .txt),
            ("cv.text", .txt), ("cv.pdf", .pdf), ("cv.pdf.md", .md), ("cv", nil), (".md", nil),
            ("a.md/cv", nil), ("cv.doc", nil), ("-", nil), ("", nil), ("md", nil), ("a.md/", .md),
        ] as [(String, OutputFormat?)])
    func endingsAskForFormats(path: String, format: OutputFormat?) {
        #expect(OutputFormat(endingOf: path) == format)
    }

    @Test(
        arguments: [
            ("cv.docx", ".docx"), ("a/cv.tar.GZ", ".GZ"), ("cv", nil), (".cv", nil), ("cv.", nil),
            ("a.d/cv", nil), ("Ada.Lovelace", ".Lovelace"), ("", nil), ("/", nil),
        ] as [(String, String?)])
    func namesEndBehindTheirLastDot(path: String, ending: String?) {
        #expect(OutputFormat.ending(of: path) == ending)
    }
}
