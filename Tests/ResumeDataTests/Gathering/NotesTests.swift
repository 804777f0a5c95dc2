import ResumeData
import SourceTree
import Testing

/// Where what only the writer is to read stands in a tree.
@Suite struct NotesTests {
    private func tree(_ json: String) throws -> Node {
        try #require(JSONReader.read(Array(json.utf8), file: "").node)
    }

    @Test(arguments: [
        (#"{"notes": 1, "a": 2}"#, #"{"a":2}"#),
        (#"{"meta": {"notes": "x", "b": [{"notes": []}]}}"#, #"{"meta":{"b":[{}]}}"#),
        (#"[[{"notes": null, "c": {"d": {"notes": 1}}}]]"#, #"[[{"c":{"d":{}}}]]"#),
        (#"{"Notes": 1, "note": "notes"}"#, #"{"Notes":1,"note":"notes"}"#),
    ]) func noneAreLeft(json: String, without: String) throws {
        #expect(JSONWriter.line(of: try tree(json).withoutNotes) == without)
    }

    @Test(arguments: [
        (#"{"a": [{"notes": 1}, {"notes": 2}], "notes": 3}"#, 9),
        (#"{"a": {"b": 1}, "c": [1, [{"notes": 2}]], "d": [{"notes": 3}]}"#, 28),
        (#"{"notes": {"notes": 1}}"#, 2),
    ]) func theFirstHasAPlace(json: String, column: Int32) throws {
        #expect(try tree(json).firstNotes?.column == column)
    }

    @Test func nothingIsNoNotes() throws {
        #expect(try tree(#"{"a": [{"b": "notes"}]}"#).firstNotes == nil)
    }
}
