import Characters
import Languages
import Pages
import SourceTree
import TestSupport
import Testing

@testable import ResumePDF

/// A resume in each language, with its own words for dates and levels.
@Suite struct LanguageFixtureTests {
    private static let folder = "Tests/Fixtures/languages"
    private static let names = PackageFolder.names(in: folder)

    private func render(_ name: String, _ layout: String) throws -> RenderResume.Outcome {
        let path = PackageFolder.path("\(Self.folder)/\(name)")
        let bytes = try #require(FileBytes.read(path))
        let request = RenderResume.Request(
            source: .bytes(bytes, name: path, folder: ""), layout: layout)
        return RenderResume()(request)
    }

    @Test(arguments: names, ["classic", "ats"])
    func hasItsOwnTitlesAndDates(_ name: String, _ layout: String) throws {
        let outcome = try render(name, layout)
        #expect(outcome.diagnostics.all.filter { $0.severity > .note } == [])
        for found in ["date-text", "language-unknown", "date-ambiguous"] {
            #expect(!outcome.identifiers.contains(found), "\(name): \(found)")
        }
        let lines = (outcome.document?.pages ?? []).flatMap(\.items).compactMap {
            item -> String? in
            if case .text(let line) = item { line.text } else { nil }
        }
        let page = lines.joined(separator: " ").replacing("\u{A0}", with: " ").lowercased()
        // A title may take two lines.
        let squeezed = page.filter { !$0.isWhitespace }
        let words = outcome.words
        for key in ["work", "education", "skills", "languages", "projects", "volunteer", "awards"] {
            let title = try #require(words.titles[key]).lowercased()
            let isThere = title.split(separator: " ").allSatisfy { squeezed.contains($0) }
            #expect(isThere, "\(name): \(title)")
        }
        let present = words.present.lowercased().split(separator: " ")
        #expect(present.allSatisfy { squeezed.contains($0) }, "\(name): \(words.present)")
        if !name.hasPrefix("en") { #expect(!page.contains("present "), "\(name)") }
    }

    /// Words for months, for what goes on, and for how well something is known.
    @Test(arguments: names)
    func isUnderstood(_ name: String) throws {
        let outcome = try render(name, "classic")
        let resume = try #require(outcome.resume)
        for work in resume.work {
            let span = try #require(work.dates)
            #expect(span.start?.date?.month != nil, "\(name): \(work.name)")
        }
        let understood = outcome.words.understood
        let levels = resume.skills.map(\.level.plain) + resume.languages.map(\.fluency.plain)
        for level in levels {
            let isCode = ["A1", "A2", "B1", "B2", "C1", "C2"].contains(level)
            #expect(
                isCode || understood.longestLevel(in: level.foldedWords) != nil, "\(name): \(level)"
            )
        }
    }

    @Test func eachLanguageHasAResume() {
        let files = PackageFolder.names(in: "Sources/Assets/Languages").map { $0.dropLast(5) }
        let ownWords = files.filter { $0 != "others" && $0 != "fr-CH" && !$0.hasPrefix("en-") }
        let tags = Set(ownWords.map(String.init))
        #expect(tags.count == 33)
        #expect(Set(Self.names.map { String($0.split(separator: ".")[0]) }) == tags)
    }
}
