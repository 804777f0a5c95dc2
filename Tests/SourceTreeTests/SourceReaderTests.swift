import SourceTree
import Testing

struct SourceReaderTests {
    @Test(arguments: [
        ("{\"a\": 1}", "x.json"), ("a: 1", "x.yaml"), ("a: 1", "x.yml"), ("{\"a\": 1}", "<stdin>"),
        ("  \n{\"a\": 1}", "<stdin>"), ("a: 1", "<stdin>"), ("{\"a\":\t1}", "x.yaml"),
    ])
    func findsTheFormat(_ text: String, _ file: String) {
        let result = SourceReader.read(Array(text.utf8), file: file)
        #expect(result.node?["a"]?.value == .number("1"))
        #expect(!result.diagnostics.hasErrors)
    }

    @Test func aJSONNameMeansStrictJSON() {
        #expect(SourceReader.read(Array("a: 1".utf8), file: "x.json").diagnostics.hasErrors)
    }
}
