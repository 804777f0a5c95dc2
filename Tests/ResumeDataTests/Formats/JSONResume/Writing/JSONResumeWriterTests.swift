import Languages
import ResumeModel
import SourceTree
import TestSupport
import Testing

@testable import ResumeData

/// What is written is read as the same resume.
@Suite struct JSONResumeWriterTests {
    private func resume(_ json: String) throws -> Resume {
        let node = try #require(JSONReader.read(Array(json.utf8), file: "").node)
        return try #require(
            ResumeFormat.reading(of: node, file: "").resume(LanguageCatalog.ofPackage.understood)
                .resume)
    }

    static let fixtures =
        ["Sources/Assets/sample.resume.json", ".ci/hard-cases.resume.json"]
        + PackageFolder.names(in: "Tests/Fixtures").filter { $0.hasSuffix(".resume.json") }
        .map { "Tests/Fixtures/" + $0 }

    @Test(arguments: fixtures) func isReadAsItWas(file: String) throws {
        let resume = try resume(try #require(PackageFolder.text(of: file)))
        let written = JSONResumeWriter().text(of: resume)
        #expect(try self.resume(written) == resume)
        #expect(JSONResumeWriter().text(of: try self.resume(written)) == written)
    }

    @Test(arguments: [
        "plain", "a * b_c <d> & [e] `f", "&amp;eacute; \\*", "**bold** and *italic*, `code`",
        "***both***", "a**b**c", "**&bdquo;q&ldquo;**x", "[text](https://x.example/a_b)",
        "**[a](https://x.example) b**", "ada\\@x.example", "https\\://x.example", "ada@x.example",
        "<code>a`b</code>", "one\ntwo", "1. one", "- one", "[**a** b](mailto:a@x.example)",
        "**a** \\_b\\_",
    ]) func textsKeepTheirLooks(raw: String) throws {
        let text = JSONWriter.line(of: .text(raw))
        let before = try resume(
            """
            {"basics": {"name": "A", "summary": \(text)}, "work": [{"name": \(text), "summary": \(text),
             "highlights": [\(text), [\(text), "x"], "y"]}], "skills": [{"keywords": [\(text), "z"]}]}
            """)
        #expect(try resume(JSONResumeWriter().text(of: before)) == before)
    }

    @Test(arguments: [
        #""work": [{"startDate": "2020"}, {"endDate": "2020-05"}, {"date": "Summer 2012"}]"#,
        #""work": [{"endDate": "present"}, {"startDate": "2001", "endDate": "2002-03-04"}]"#,
        #""talks": [{"date": "2020-05-06"}, {"startDate": "2020", "endDate": "2021"}, "text"]"#,
        #""skills": [{"name": "S", "keywords": ["a, b", ""]}]"#,
        #""skills": [{"name": "S", "keywords": ["a; b", ""]}]"#,
        #""work": [{"position": "P", "roles": [{"position": "Q", "name": "N", "odd": ["a", "b"]}]}]"#,
        #""awards": [{"title": "T", "url": "not an address"}], "meta": {"pages": 2, "language": "es"}"#,
        #""basics": {"name": "A &amp;amp; B", "phone": "on request", "profiles": ["github.com/ada"]}"#,
        #""projects": [{"summary": "One.\n\n- a\n  - b\n- c\n\nTwo.\n- d", "roles": ["r"]}]"#,
    ]) func valuesOfAllKinds(members: String) throws {
        let basics = members.contains("basics") ? "" : #""basics": {"name": "A"}, "#
        let before = try resume("{\(basics)\(members)}")
        #expect(before != Resume())
        #expect(try resume(JSONResumeWriter().text(of: before)) == before)
    }

    @Test func whatIsEmptyIsLeftOut() { #expect(JSONResumeWriter().text(of: Resume()) == "{}\n") }
}
