import SourceTree
import Testing

@testable import ResumeData

/// Findings about a translated tree are told in terms of the file.
@Suite struct TreePlacesTests {
    private func tree(_ yaml: String) throws -> Node {
        try #require(YAMLReader.read(Array(yaml.utf8), file: "").node)
    }

    private func placed(_ message: Message, _ path: String, at span: SourceSpan?, in tree: Node)
        -> Diagnostic?
    {
        TreePlaces(tree).placed(
            Diagnostics([
                Diagnostic(Rule.nameMissing.kind, .warning, message, at: span, path: path)
            ])
        ).all.first
    }

    @Test func ofTheSamePlaceTheOutermostCounts() throws {
        let tree = try tree("jobs:\n  - a: 1\n    b: 2\n")
        let list = try #require(tree["jobs"])
        #expect(placed("work is odd", "work", at: list.span, in: tree)?.path == "jobs")
        #expect(placed("work is odd", "work", at: list.span, in: tree)?.message == "jobs is odd")
        let value = try #require(list.array?.first?["b"])
        #expect(placed("", "work[0].x", at: value.span, in: tree)?.path == "jobs[0].b")
    }

    @Test func theWholeFileHasNoName() throws {
        let tree = try tree("a: 1\n")
        let told = placed(#"there is no name in "basics""#, "basics", at: tree.span, in: tree)
        #expect(told?.path == "" && told?.message == "there is no name")
    }

    @Test func whatHasNoPlaceStays() throws {
        let tree = try tree("a: 1\n")
        #expect(placed("x", "work", at: nil, in: tree)?.path == "work")
    }
}
