import SourceTree
import Testing

@testable import ResumePDF

@Suite struct PlaceholderCheckTests {
    private func paths(_ json: String) throws -> [String] {
        let (node, faults) = JSONReader.read(Array(json.utf8), file: "cv.json")
        try #require(faults.all.isEmpty)
        let check = PlaceholderCheck(tree: try #require(node), file: "cv.json")
        for finding in check.diagnostics.all {
            #expect(finding.identifier == "placeholder" && finding.severity == .error)
            #expect(finding.file == "cv.json" && finding.span != nil)
        }
        return check.diagnostics.all.map(\.path)
    }

    @Test(arguments: [
        #""email": "jo@example.com""#, #""email": "jo@mail.example""#, #""phone": "555-0199""#,
        #""url": "https://www.example.org/cv""#, #""phone": "XXX-XXX-XXXX""#,
        #""name": "Your Name""#, #""email": "TODO""#, #""phone": "123456789""#,
        #""phone": "(212) 555-0123""#, #""phone": 1234567"#,
    ])
    func contactDataOfNobodyAreFound(member: String) throws {
        #expect(try paths("{\"basics\": {\(member)}}").count == 1)
    }

    @Test(arguments: [
        #""email": "jo@counterexample.com""#, #""email": "example@home.net""#,
        #""phone": "+44 20 7946 0958""#, #""name": "Tod Example""#, #""url": "https://a.org""#,
        #""summary": "Wrote the example.com handbook""#,
    ])
    func ownContactDataAreLetThrough(member: String) throws {
        #expect(try paths("{\"basics\": {\(member)}}") == [])
    }

    @Test func textsAreLookedAtEverywhere() throws {
        let json = """
            {"meta": {"note": "TODO"}, "work": [{"highlights": ["Did it", "Lorem ipsum dolor"]}],
             "projects": [{"name": "TODO list manager", "description": "FIXME"}]}
            """
        #expect(try paths(json) == ["work[0].highlights[1]", "projects[0].description"])
    }
}
