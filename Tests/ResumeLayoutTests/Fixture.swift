import FoundationEssentials
import ResumeModel
import SourceTree
import Testing

@testable import ResumeLayout

/// Resumes and layouts that the tests share.
enum Fixture {
    /// The layout that ships as `classic`.
    static func classic() throws -> Layout {
        let root = URL(filePath: #filePath).deletingLastPathComponent()
            .deletingLastPathComponent().deletingLastPathComponent()
        let data = try Data(contentsOf: root.appending(path: "Layouts/classic.yaml"))
        let (node, _) = YAMLReader.read(Array(data), file: "classic.yaml")
        let tree = LayoutTree(try #require(node), file: "classic.yaml")
        let outcome = LayoutDecoder.layout(from: tree)
        return try #require(outcome.layout, "\(outcome.diagnostics.all)")
    }

    /// A short resume of few sections.
    static func resume() -> Resume {
        var resume = Resume()
        resume.basics.name = "Ada Lovelace"
        resume.basics.label = RichText("Analyst")
        resume.basics.email = "ada@example.org"
        resume.basics.summary = Prose([.paragraph(RichText("Writes programs."))])
        var work = Work()
        work.name = RichText("Acme")
        work.position = RichText("Engineer")
        work.location = RichText("Oslo")
        work.dates = DateSpan(
            start: PartialDate(year: 2020, month: 1).map { .date($0) }, end: .present)
        work.highlights = [ListItem(RichText("Shipped one.")), ListItem(RichText("Shipped two."))]
        resume.work = [work]
        var skills = SkillGroup()
        skills.name = RichText("Swift")
        skills.keywords = [RichText("concurrency"), RichText("macros")]
        resume.skills = [skills]
        return resume
    }

    /// A resume of several pages, with paragraphs that no page holds whole.
    static func long() -> Resume {
        var resume = resume()
        let sentence = "A sentence of some length that fills the greater part of one line of text. "
        resume.work = (0..<12).map { index in
            var work = resume.work[0]
            work.summary = Prose([
                .paragraph(
                    RichText(String(repeating: sentence, count: index == 5 ? 120 : 3 + index)))
            ])
            work.highlights = (0..<(index % 5)).map { number in
                ListItem(RichText(String(repeating: sentence, count: 1 + number)))
            }
            return work
        }
        return resume
    }
}
