import ResumePDF
import Testing

@Suite struct OutputFormatTests {
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
