import ResumeModel
import TestSupport
import Testing

@testable import Export
import ResumePDF

@Suite struct PlainTextWriterTests {
    private func text(_ blocks: [Outline.Block], width: Int = 20) -> String {
        PlainTextWriter(width: width).text(of: Outline(blocks: blocks))
    }

    @Test func headingsAreUnderlinedAndItemsHang() {
        #expect(text([]) == "")
        #expect(
            text([
                .heading(RichText("Ada 漢字"), level: 1), .heading(RichText("Work"), level: 2),
                .heading(RichText("Lead"), level: 3),
                .facts([RichText("Engine Works of York, UK")]),
                .list([
                    Outline.Item(text: RichText("one two three four five six")),
                    Outline.Item(
                        text: RichText("deep words that wrap here"), level: 1,
                        paragraphs: [RichText("more of it")]),
                ]), .paragraph(RichText("end")),
            ]) == """
                Ada 漢字
                ========

                Work
                ----

                Lead
                Engine Works of
                  York, UK

                • one two three four
                  five six
                  - deep words that
                    wrap here
                    more of it

                end

                """)
    }

    @Test func linksSayWhereTheyLead() {
        func link(_ target: String, _ display: String) -> Link {
            Link(target: target, display: display)
        }
        let cases: [(String, Link, String)] = [
            ("here", link("https://a.example/x", "a.example/x"), "here <https://a.example/x>"),
            ("a.example/x", link("https://a.example/x", "a.example/x"), "a.example/x"),
            (
                "https://www.a.example/", link("https://www.a.example", "a.example"),
                "https://www.a.example/"
            ),
            ("a@b.example", link("mailto:a@b.example", "a@b.example"), "a@b.example"),
            ("write", link("mailto:a@b.example", "a@b.example"), "write <mailto:a@b.example>"),
            ("+46 8 55", link("tel:+46855", "+46855"), "+46 8 55"),
            ("call", link("tel:+46855", "+46855"), "call <tel:+46855>"),
        ]
        for (words, link, expected) in cases {
            let text = RichText([.init("x "), .init(words, .bold, link: link)])
            #expect(text.plainText == "x " + expected)
        }
    }

    @Test(arguments: Sample.files) func linesFitAndNothingIsLost(file: String) throws {
        let json = try #require(PackageFolder.text(of: file))
        let outcome = RenderResume()(
            RenderResume.Request(
                source: .bytes(Array(json.utf8), name: "resume.json", folder: ""), format: .txt))
        let text = String(decoding: try #require(outcome.output?.bytes), as: UTF8.self)
        for line in text.split(separator: "\n") where line.count > PlainTextWriter.usualWidth {
            #expect(line.contains("http"), "\(line) is too long")
        }
        let words = text.filter { $0 != "•" }.folded
        let resume = try Sample.resume(json)
        for run in ModelTexts(resume).texts where !run.contains(":") {
            #expect(run.split(separator: "\n").allSatisfy { words.contains(String($0).folded) })
        }
    }
}
