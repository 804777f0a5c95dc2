import ResumeModel
import SourceTree
import TestSupport
import Testing

@testable import Export
import ResumePDF

@Suite struct MarkdownWriterTests {
    private func markdown(_ blocks: [Outline.Block]) -> String {
        MarkdownWriter.text(of: Outline(blocks: blocks))
    }

    private func text(_ json: String) throws -> String {
        let outcome = RenderResume()(
            RenderResume.Request(
                source: .bytes(Array(json.utf8), name: "resume.json", folder: ""), format: .md))
        #expect(outcome.document == nil)
        return String(decoding: try #require(outcome.output?.bytes), as: UTF8.self)
    }

    @Test func blocksStandApart() {
        let item = Outline.Item(text: RichText("a"))
        #expect(markdown([]) == "")
        #expect(
            markdown([
                .heading(RichText("T"), level: 2), .facts([RichText("x"), RichText("- y")]),
                .list([item, Outline.Item(text: RichText("b\n1. c"), level: 1)]), .list([item]),
                .paragraph(RichText("p")), .list([item]),
            ]) == """
                ## T

                x\\
                \\- y

                - a
                  - b\\
                    1\\. c

                + a

                p

                - a

                """)
    }

    @Test func levelsThatAreLeftOutAreNotCode() {
        let items = [(2, "a"), (0, "b"), (3, "c"), (1, "d"), (-1, "e")].map {
            Outline.Item(text: RichText($0.1), level: $0.0)
        }
        #expect(markdown([.list(items)]) == "- a\n- b\n  - c\n  - d\n- e\n")
    }

    @Test func itemsKeepTheirParagraphs() {
        let items = ["a", "b"].map {
            Outline.Item(text: RichText($0), paragraphs: [RichText("# p")])
        }
        #expect(markdown([.list(items)]) == "- a\n\n  \\# p\n\n- b\n\n  \\# p\n")
    }

    // MARK: Read again

    @Test(.needs(MarkdownReader.isThere, "markdown-it-py"))
    func aReaderFindsEveryText() throws {
        let jsons = Sample.files.compactMap { PackageFolder.text(of: $0) } + [Sample.rich]
        let documents = try jsons.map(text)
        for (json, blocks) in zip(jsons, try MarkdownReader.read(documents)) {
            #expect(blocks.allSatisfy { ["h1", "h2", "h3", "h4", "p", "li"].contains($0.kind) })
            let resume = try Sample.resume(json)
            let words = blocks.map(\.plain).joined().folded
            let targets = Set(blocks.flatMap(\.characters).map(\.target))
            for text in ModelTexts(resume).texts {
                let isThere =
                    targets.contains(text)
                    || text.split(separator: "\n").allSatisfy { words.contains(String($0).folded) }
                #expect(isThere, "\(text) is not in it")
            }
            #expect(blocks.first?.kind == "h1")
            #expect(blocks.first?.plain == resume.basics.name.folded)
        }
    }

    @Test(.needs(MarkdownReader.isThere, "markdown-it-py"))
    func listsAreNestedAsTheyWere() throws {
        let blocks = try #require(try MarkdownReader.read([try text(Sample.rich)]).first)
        let items = blocks.filter { ["Two", "Three", "Secondpoint", "Second"].contains($0.plain) }
        #expect(items.map(\.kind) == ["li", "li", "li"])
        #expect(items.map(\.depth) == [1, 2, 1])
        let point = try #require(blocks.first { $0.plain == "Firstpoint" })
        #expect(point.characters.last?.target == "https://p.example")
    }
}
