import SourceTree
import Testing

@testable import Sharing

@Suite struct ContactCheckTests {
    private func paths(_ json: String) throws -> [String] {
        let (node, faults) = JSONReader.read(Array(json.utf8), file: "cv.json")
        try #require(faults.all.isEmpty)
        let check = ContactCheck(tree: try #require(node), file: "cv.json")
        for finding in check.diagnostics.all {
            #expect(finding.identifier == "placeholder" && finding.severity == .error)
            #expect(finding.file == "cv.json" && finding.span != nil)
        }
        return check.diagnostics.all.map(\.path)
    }

    @Test(arguments: [
        #""email": "jo@example.com""#, #""email": "jo@mail.example""#, #""phone": "555-0199""#,
        #""url": "https://www.example.org/cv""#, #""phone": "XXX-XXX-XXXX""#,
        #""phone": "+49 30 xxx xxx""#, #""phone": "123456789""#, #""phone": "(212) 555-0123""#,
        #""phone": 1234567"#,
    ])
    func contactDataOfNobodyAreFound(member: String) throws {
        #expect(try paths("{\"basics\": {\(member)}}").count == 1)
    }

    @Test(arguments: [
        #""email": "jo@counterexample.com""#, #""email": "example@home.net""#,
        #""phone": "+44 20 7946 0958""#, #""name": "Tod Example""#, #""url": "https://a.org""#,
        #""summary": "Wrote the example.com handbook""#, #""phone": "+48 22 123 45 67""#,
    ])
    func ownContactDataAreLetThrough(member: String) throws {
        #expect(try paths("{\"basics\": {\(member)}}") == [])
    }

    @Test func onlyContactDataAreLookedAt() throws {
        let json = """
            {"meta": {"phone": "123456789"}, "work": [{"url": "https://example.com"}],
             "basics": {"profiles": [{"url": "https://b.org"}, {"url": "https://example.com/jo"}]}}
            """
        #expect(try paths(json) == ["basics.profiles[1].url"])
    }
}
