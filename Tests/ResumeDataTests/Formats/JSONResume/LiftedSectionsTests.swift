import Languages
import ResumeModel
import SourceTree
import TestSupport
import Testing

@testable import ResumeData

/// Sections of a list that stand where other tools look for them say the same as in the list.
@Suite struct LiftedSectionsTests {
    private func tree(_ json: String) throws -> Node {
        try #require(JSONReader.read(Array(json.utf8), file: "").node)
    }

    private func reading(_ tree: Node) -> (resume: Resume?, changes: String) {
        let reading = ResumeFormat.reading(of: tree, file: "")
        let changes = reading.presentation.map { JSONWriter.line(of: $0) } ?? ""
        return (reading.resume(LanguageCatalog.ofPackage.understood).resume, changes)
    }

    @Test(arguments: [
        (
            #"{"title": "Jobs", "section": "work", "entries": [{"name": "Acme"}]}"#,
            #""work": [{"name": "Acme"}]"#, #"[{"title":"Jobs","section":"work"}]"#
        ),
        (
            #"{"section": "skills", "entries": ["Go"]}, {"title": "Own", "entries": ["x"]}"#,
            #""skills": ["Go"]"#, #"[{"section":"skills"},{"title":"Own","entries":["x"]}]"#
        ),
        (
            #"{"title": "A", "section": "work", "entries": [{"name": "X"}]}, {"title": "B", "section": "work", "entries": [{"name": "Y"}]}"#,
            #""work": [{"name": "X"}]"#,
            #"[{"title":"A","section":"work"},{"title":"B","section":"work","entries":[{"name":"Y"}]}]"#
        ),
        (
            #"{"title": "Jobs", "section": "work", "intro": "Hi", "entries": [{"name": "X"}]}"#, "",
            #"[{"title":"Jobs","section":"work","intro":"Hi","entries":[{"name":"X"}]}]"#
        ),
        (
            #"{"title": "About", "section": "summary"}, {"title": "Own", "entries": [{"name": "X"}]}"#,
            "",
            #"[{"title":"About","section":"summary"},{"title":"Own","entries":[{"name":"X"}]}]"#
        ),
        (
            #"{"title": "Jobs", "section": "work", "entries": []}, {"title": "Own", "entries": ["x"]}"#,
            "",
            #"[{"title":"Jobs","section":"work","entries":[]},{"title":"Own","entries":["x"]}]"#
        ),
        (
            #"{"title": "-", "section": "work", "entries": [{"name": "X"}]}"#, "",
            #"[{"title":"-","section":"work","entries":[{"name":"X"}]}]"#
        ),
    ]) func readTheSame(listed: String, lifted: String, list: String) throws {
        let before = try tree(
            #"{"basics": {"name": "A", "summary": "S"}, "sections": [\#(listed)], "meta": {}}"#)
        let after = before.withLiftedSections
        #expect(after["sections"].map { JSONWriter.line(of: $0) } == list)
        let keys = after.object?.map(\.key) ?? []
        #expect(keys.contains("sections") && keys.first == "basics" && keys.last == "meta")
        if !lifted.isEmpty {
            let member = try #require(after.object?.first { lifted.hasPrefix("\"\($0.key)\"") })
            #expect(try tree("{\(lifted)}")[member.key]?.isSame(as: member.value) == true)
        }
        let (first, second) = (reading(before), reading(after))
        #expect(first.resume == second.resume)
        #expect(first.changes == second.changes)
        // Once more changes nothing.
        #expect(after.withLiftedSections == after)
    }

    @Test func whatStandsAtTheTopLevelStays() throws {
        let before = try tree(
            """
            {"basics": {"name": "A"}, "experience": [{"name": "X"}],
             "sections": [{"title": "Jobs", "section": "work", "entries": [{"name": "Y"}]}]}
            """)
        #expect(before.withLiftedSections == before)
    }
}
