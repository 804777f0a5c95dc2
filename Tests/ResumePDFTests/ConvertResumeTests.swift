import ResumeModel
import SourceTree
import TestSupport
import Testing

@testable import ResumePDF

/// A resume that is converted has the same data, and says the same.
@Suite struct ConvertResumeTests {
    private func converted(
        _ text: String, name: String, to format: ConversionFormat = .jsonResume,
        in notation: SourceNotation
    ) -> ConvertResume.Outcome {
        ConvertResume()(
            ConvertResume.Request(
                RenderResume.Request(
                    source: .bytes(Array(text.utf8), name: name, folder: "Tests/Fixtures")),
                to: format, in: notation))
    }

    /// The text output of a resume.
    private func text(_ resume: String, name: String) throws -> String {
        let outcome = RenderResume()(
            RenderResume.Request(
                source: .bytes(Array(resume.utf8), name: name, folder: "Tests/Fixtures"),
                format: .txt))
        return String(decoding: try #require(outcome.output?.bytes), as: UTF8.self)
    }

    private func expectSame(_ original: Node, _ notation: SourceNotation) throws {
        let text = JSONWriter.text(of: original)
        let outcome = converted(text, name: "a.json", in: notation)
        let first = try #require(outcome.text, "\(outcome.rendering.diagnostics.all) \(text)")
        let name = "a" + notation.endings[0]
        let read = SourceReader.read(Array(first.utf8), file: name).node
        #expect(read?.holdsSame(as: original) == true, "\(text)\n\(first)")
        // And back.
        let second = try #require(converted(first, name: name, in: .json).text)
        #expect(second == text)
    }

    @Test(arguments: SourceNotation.allCases) func resumesByChance(notation: SourceNotation) throws
    {
        for seed in 0..<150 {
            var generated = GeneratedResume(SeededNumbers(seed: UInt64(seed)))
            try expectSame(generated.tree(), notation)
        }
    }

    static let fixtures =
        ["Sources/Assets/sample.resume.json", ".ci/hard-cases.resume.json"]
        + PackageFolder.names(in: "Tests/Fixtures").filter { $0.hasSuffix(".resume.json") }
        .map { "Tests/Fixtures/" + $0 }

    @Test(arguments: fixtures) func fixturesKeepTheirData(file: String) throws {
        let text = try #require(PackageFolder.text(of: file))
        let tree = try #require(JSONReader.read(Array(text.utf8), file: file).node)
        for notation in SourceNotation.allCases { try expectSame(tree, notation) }
    }

    @Test(arguments: fixtures) func everyWordIsInTheFileForRenderCV(file: String) throws {
        let resume = try #require(PackageFolder.text(of: file))
        let outcome = converted(resume, name: file, to: .renderCV, in: .yaml)
        let yaml = try #require(outcome.text)
        let words = { (text: String) in
            Set(text.lowercased().split { !$0.isLetter }.filter { $0.count > 3 })
        }
        // Dates, and what is shown of addresses, are written in another way.
        let own = words(resume)
        let told = words(try text(resume, name: "a.json")).intersection(own)
        #expect(told.subtracting(words(yaml)).isEmpty)
    }

    @Test func yamlNotesItsComments() throws {
        let yaml = "# Mine.\nbasics:\n  name: Ada # me\n"
        let outcome = converted(yaml, name: "a.yaml", in: .json)
        #expect(outcome.text == "{\n  \"basics\": {\n    \"name\": \"Ada\"\n  }\n}\n")
        #expect(outcome.rendering.diagnostics.all.map(\.kind.name) == ["comments-dropped"])
        #expect(
            converted("basics: {name: Ada}", name: "a.yaml", in: .json).rendering.diagnostics.all
                .isEmpty)
    }

    @Test func notesAreDataAndStayWithTheWriter() throws {
        let resume = #"{"basics": {"name": "Ada", "notes": "Hm."}, "notes": ["Ho."]}"#
        let data = converted(resume, name: "a.json", in: .json)
        #expect(data.text?.contains("Hm.") == true && data.text?.contains("Ho.") == true)
        let file = converted(resume, name: "a.json", to: .renderCV, in: .yaml)
        #expect(file.text == "cv:\n  name: Ada\n")
        #expect(
            file.rendering.diagnostics.all.map(\.message) == [
                "not carried over to RenderCV: notes (only the writer is to read them)"
            ])
    }

    @Test(arguments: ConversionFormat.allCases) func errorsLeaveNothing(format: ConversionFormat) {
        for text in [#"{"basics": {"name": "A"}, "work": 7}"#, "{", "[]", "7", "", #"{"a": 1}"#] {
            let outcome = converted(text, name: "a.json", to: format, in: .yaml)
            #expect(outcome.text == nil)
            #expect(outcome.rendering.diagnostics.hasErrors)
        }
    }

    @Test(arguments: [
        ("cv.yaml", nil), ("Ada_CV.yaml", ConversionFormat.renderCV), ("ada_cv.yml", .renderCV),
        ("a/rendercv.yaml", .renderCV), ("Ada_CV.json", nil), ("rendercv/cv.yaml", nil),
    ]) func namesSayTheFormat(name: String, format: ConversionFormat?) {
        #expect(ConversionFormat(namedBy: name) == format)
    }
}

/// Resumes by chance: all keys of the format, keys of nobody's, and values that are hard to write.
private struct GeneratedResume {
    private var values: GeneratedTree
    private var numbers: any RandomNumberGenerator

    init(_ numbers: SeededNumbers) {
        self.numbers = numbers
        values = GeneratedTree(numbers)
    }

    mutating func tree() -> Node {
        var members: [(String, Node)] = [("basics", basics())]
        for section in Resume.sections {
            let keys = Self.keys(of: section)
            let entries = (0..<Int.random(in: 0...3, using: &numbers)).map { _ in entry(keys) }
            members.append((section.sectionKey, .list(entries)))
        }
        members.append(("talks", .list([.text(values.text()), values.map()])))
        members.append(("x-own", values.value(depth: 2)))
        members.append(("meta", .map([("version", .number(1.5)), ("x-meta", values.map())])))
        return .map(members)
    }

    private static func keys<Entry: SectionEntry>(of _: Entry.Type) -> [String] {
        Entry.fields.flatMap(\.keys).map(\.name)
    }

    private mutating func basics() -> Node {
        .map([
            ("name", .text("Ada")), ("summary", .text(values.text())),
            ("location", .map([("city", .text(values.text())), ("x-place", values.map())])),
            (
                "profiles",
                .list([.map([("network", .text("GitHub")), ("username", .text(values.text()))])])
            ),
            ("x-basics", values.value(depth: 1)),
        ])
    }

    private mutating func entry(_ keys: [String]) -> Node {
        var members: [(String, Node)] = []
        for key in keys where Bool.random(using: &numbers) {
            let isList = ["highlights", "keywords", "courses", "roles"].contains(key)
            let text = Node.text(values.pick(GeneratedTree.texts))
            members.append((key, isList ? .list([text, .text(values.text())]) : text))
        }
        members.append(("x-entry", values.value(depth: 1)))
        members.append(("count", Node(made: .number(values.pick(GeneratedTree.numerals)))))
        return .map(members)
    }
}
