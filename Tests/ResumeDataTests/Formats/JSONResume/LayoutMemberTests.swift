import Languages
import SourceTree
import TestSupport
import Testing

@testable import ResumeData

/// The layout that a resume asks for, in `meta.layout`.
struct LayoutMemberTests {
    private func layout(_ json: String) throws -> (node: Node, path: String)? {
        let node = try #require(JSONReader.read(Array(json.utf8), file: "x.json").node)
        return ResumeFormat.reading(of: node, file: "x.json").layout
    }

    @Test func aNameIsFoundWithItsPath() throws {
        let found = try #require(try layout(#"{"basics": {}, "meta": {"layout": "modern"}}"#))
        #expect(found.node.string == "modern")
        #expect(found.path == "meta.layout")
        #expect(found.node.span.column == 35)
    }

    @Test(arguments: [
        #"{"resume": {"basics": {}, "meta": {"layout": {"page": 1}}}}"#,
        #"{"basics": {}, "Meta": {"Layout": {"page": 1}}}"#,
    ])
    func wrappedAndOtherSpellingsAreFound(_ json: String) throws {
        #expect(try layout(json)?.node["page"] != nil)
    }

    @Test(arguments: [
        "{}", "[]", #"{"basics": {}}"#, #"{"basics": {}, "meta": []}"#,
        #"{"basics": {}, "meta": {"layout": null}}"#, #"{"basics": {}, "meta": {"layout": ""}}"#,
        #"{"basics": {}, "meta": {"layout": {}}}"#, #"{"basics": {"layout": "x"}}"#,
    ])
    func nothingIsNothing(_ json: String) throws { #expect(try layout(json) == nil) }

    @Test func itIsNoUnknownKey() throws {
        let json = #"{"basics": {"name": "Ada"}, "meta": {"layout": {"page": {"size": "a4"}}}}"#
        let node = try #require(JSONReader.read(Array(json.utf8), file: "x.json").node)
        let (resume, diagnostics) = ResumeFormat.reading(of: node, file: "x.json").resume(
            LanguageCatalog.ofPackage.understood)
        #expect(diagnostics.all.isEmpty)
        #expect(resume != nil)
    }
}
