import ResumeModel
import SourceTree
import Testing

/// The CVs of sites made with al-folio.
@Suite struct AlFolioFormatTests {
    private static let cv = #"""
        [{"title": "General", "type": "map", "contents": [
          {"name": "Full Name", "value": "Ida Moor"}, {"name": "Born", "value": "1990"}]},
         {"title": "Experience", "type": "time_table", "contents": [
          {"title": "Fellow", "institution": "Bog Board", "year": "2019 - present",
           "description": ["Peat", {"title": "Book", "contents": ["One"]}, {"Thesis": "Newts"}]}]},
         {"title": "Prizes", "type": "time_table", "contents": [
          {"year": 2021, "items": ["Toad"]}]},
         {"title": "Likes", "type": "list", "contents": ["Rope", "Hats"]},
         {"title": "Ropes", "type": "list_groups", "contents": [
          {"category": "Knots", "items": [{"name": "Bowline", "level": "A1"}]}]}]
        """#

    @Test func eachTypeIsRead() throws {
        let resume = try #require(try Mapped(Self.cv).resume)
        #expect(resume.basics.name == "Ida Moor")
        #expect(resume.work.first?.position.plain == "Fellow")
        #expect(resume.work.first?.name.plain == "Bog Board")
        #expect(resume.work.first?.dates?.end == .present)
        #expect(resume.work.first?.highlights.map(\.level) == [0, 0, 1, 0])
        #expect(resume.work.first?.highlights.last?.text.plain == "Thesis: Newts")
        #expect(resume.custom.map(\.key) == ["General", "Prizes", "Likes", "Ropes"])
        #expect(resume.custom[1].entries.first?.name.plain == "Toad")
        #expect(resume.custom[2].entries.first?.highlights.map(\.text.plain) == ["Rope", "Hats"])
        #expect(resume.custom[3].entries.first?.highlights.map(\.text.plain) == ["Bowline (A1)"])
        #expect(try Mapped(Self.cv).findings.allSatisfy { $0.severity == .note })
    }

    @Test(arguments: ["null", "5", "true", #""x""#, "[]", "{}", "[null, 5, [], {}]"])
    func wrongKindsDoNoHarm(_ value: String) throws {
        let json = #"[{"title": "A", "contents": ["b"]}, {"title": "B", "contents": \#(value)}]"#
        #expect(try Mapped(json).resume?.custom.first?.key == "A")
    }

    @Test(arguments: [
        (#"{"name": "A", "link": "https://a.example"}"#, "A", true),
        (#"{"title": "A", "url": "https://a.example"}"#, "A", true),
        (
            #"{"name": "A", "school": "B", "linkname": "C", "link": "https://a.example"}"#,
            "A (B): C", true
        ),
        (#"{"name": "A", "linkname": "C"}"#, "A: C", false),
        (
            #"{"name": "A", "linkname": "C", "link": "https://a.example/(b)"}"#,
            "A: C: https://a.example/(b)", true
        ),
    ])
    func itemsKeepTheirLinks(_ item: String, _ text: String, _ isLinked: Bool) throws {
        let json =
            #"[{"title": "S", "type": "list_groups", "contents": [{"category": "G", "items": ["x", \#(item)]}]}]"#
        let read = try Mapped(json).resume?.custom.first?.entries.first?.highlights.last?.text
        #expect(read?.plain == text)
        #expect(read?.runs.contains { $0.link != nil } == isLinked)
    }
}
