import ResumePDF
import TestSupport
import Testing

/// What programs reach that import `ResumePDF`, and nothing else.
@Suite struct LibraryTests {
    @Test func bytesBecomeAFile() throws {
        // The program in the documentation of `RenderResume`.
        let bytes = Array(#"{"basics": {"name": "Ada Lovelace", "label": "Analyst"}}"#.utf8)
        var request = RenderResume.Request(
            source: .bytes(bytes, name: "resume.json", folder: "."), layout: "modern")
        request.paper = .letter
        let outcome = RenderResume()(request)
        let text = DiagnosticText(texts: outcome.texts, usesColor: false)
        for finding in outcome.diagnostics.sorted { print(text.text(finding)) }
        print(outcome.resume?.basics.name ?? "nobody", outcome.document?.pages.count ?? 0)
        let file: [UInt8]? = outcome.output?.bytes

        #expect(outcome.diagnostics.all.isEmpty)
        #expect(outcome.resume?.basics.name == "Ada Lovelace")
        #expect(outcome.document?.pages.map(\.size.width) == [612])
        #expect(file?.starts(with: "%PDF-".utf8) == true)
    }

    @Test func theDocumentationHasTheProgramAbove() throws {
        let source = try #require(PackageFolder.text(of: "Sources/ResumePDF/RenderResume.swift"))
        let block = source.split(separator: "/// ```swift\n").dropFirst().first?
            .split(separator: "/// ```\n").first
        let program = try #require(block).split(separator: "\n", omittingEmptySubsequences: false)
            .map { $0.dropFirst(4) }.joined(separator: "\n")
        #expect(program.hasPrefix("import ResumePDF\n"))
        let page = try #require(PackageFolder.text(of: "Sources/README.md"))
        #expect(page.contains("```swift\n\(program)```\n"))
        let test = try #require(PackageFolder.text(of: "Tests/ResumePDFTests/LibraryTests.swift"))
        let lines = test.split(separator: "\n").map { $0.drop { $0 == " " } }
        for line in program.split(separator: "\n") {
            #expect(lines.contains(line.drop { $0 == " " }), "\(line) is not in the test")
        }
    }

    @Test func aResumeBecomesTheSamePagesAsItsFile() throws {
        var resume = Resume()
        resume.basics.name = "Ada Lovelace"
        resume.basics.label = RichText("Analyst & *author*")
        var work = Work()
        work.name = RichText("Engine")
        work.dates = DateSpan(start: PartialDate(year: 1842).map { .date($0) }, end: .present)
        resume.work = [work]
        let outcome = RenderResume()(RenderResume.Request(source: .resume(resume), format: .txt))
        #expect(outcome.diagnostics.all.isEmpty)
        #expect(outcome.resume == resume)
        let text = String(decoding: try #require(outcome.output).bytes, as: UTF8.self)
        #expect(text.contains("Analyst & *author*") && text.contains("1842"))
    }
}
