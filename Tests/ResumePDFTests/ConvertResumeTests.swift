import ResumeModel
import SourceTree
import System
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

    @Test func commentsOfIncludedFilesAreNotedToo() throws {
        let folder = try ScratchFolder()
        try folder.write("basics: {include: me.yaml}\n", to: "cv.yaml")
        try folder.write("# Mine.\nname: Ada\n", to: "me.yaml")
        let outcome = ConvertResume()(
            ConvertResume.Request(
                RenderResume.Request(source: .file(folder.path("cv.yaml"))), to: .jsonResume,
                in: .json))
        #expect(
            outcome.rendering.diagnostics.all.map(\.message) == [
                "the comments of \(folder.path("me.yaml")) are not kept"
            ])
        // Nothing is written over a file that was read.
        #expect(
            outcome.rendering.filesRead
                == Set(["cv.yaml", "me.yaml"].compactMap { FileIdentity(path: folder.path($0)) }))
    }

    @Test func theOrderIsThatOfTheLayout() throws {
        let resume = #"""
            {"basics": {"name": "Ada", "summary": "S"}, "skills": [{"name": "K"}],
             "work": [{"name": "W"}], "talks": ["T"],
             "meta": {"layout": {"extends": "card", "sections": {"hide": ["skills"]}}}}
            """#
        let yaml = try #require(
            converted(resume, name: "a.json", to: .renderCV, in: .yaml).text)
        let titles = yaml.split(separator: "\n").filter {
            $0.hasPrefix("    ") && $0.hasSuffix(":") && !$0.hasPrefix("     ")
        }.map { $0.dropFirst(4) }
        #expect(titles == ["Summary:", "Experience:", "Talks:", "Skills:"], "\(yaml)")
    }

    @Test func thePhotoIsFoundFromTheNewFile() throws {
        let folder = try ScratchFolder()
        try folder.makeFolder("cv")
        try folder.makeFolder("out")
        try folder.write("x", to: "cv/me.jpg")
        func photo(_ image: String, from place: String) throws -> String? {
            try folder.write(
                #"{"basics": {"name": "Ada", "image": "\#(image)"}}"#, to: "cv/resume.json")
            var request = ConvertResume.Request(
                RenderResume.Request(source: .file(folder.path("cv/resume.json"))), to: .renderCV,
                in: .yaml)
            request.folder = folder.path(place)
            let lines = try #require(ConvertResume()(request).text).split(separator: "\n")
            return lines.first { $0.hasPrefix("  photo: ") }.map { String($0.dropFirst(9)) }
        }
        #expect(try photo("me.jpg", from: "cv") == "me.jpg")
        #expect(try photo("me.jpg", from: "out")?.hasSuffix("/cv/me.jpg") == true)
        #expect(try photo("https://a.example/me.jpg", from: "out") == "https://a.example/me.jpg")
        #expect(try photo("gone.jpg", from: "cv") == nil)
        #expect(try photo("data:image/png;base64,AAAA", from: "cv") == nil)
    }

    @Test func whatIsNotCarriedOverHasAPlace() throws {
        let fresh = """
            {"name": "Ada", "meta": {"format": "FRESH"},
             "contact": {"phone": "on request"}, "employment": {"history": [{"employer": "A"}]}}
            """
        let outcome = converted(fresh, name: "a.json", to: .renderCV, in: .yaml)
        let finding = try #require(
            outcome.rendering.diagnostics.all.first { $0.identifier == "carried-as-text" })
        #expect(finding.span == SourceSpan(line: 2, column: 23, length: 12))
        #expect(finding.path == "contact.phone")
        #expect(finding.message.contains(": contact.phone ("))
        let json = #"{"basics": {"name": "Ada"}, "meta": {"version": "v1", "pages": 2}}"#
        #expect(
            converted(json, name: "a.json", to: .renderCV, in: .yaml).rendering.diagnostics.all
                .first?.span == SourceSpan(line: 1, column: 49, length: 4))
    }

    @Test func wordsOfOnesOwnAreWrittenToRenderCV() throws {
        let json =
            #"{"basics": {"name": "Ada"}, "meta": {"words": {"present": "now", "quotes": "« » ‹ ›"}}}"#
        let outcome = converted(json, name: "a.json", to: .renderCV, in: .yaml)
        #expect(
            outcome.text == "cv:\n  name: Ada\nlocale:\n  language: english\n  present: now\n")
        #expect(
            outcome.rendering.diagnostics.all.map(\.message) == [
                "not carried over to RenderCV: meta.words.quotes"
            ])
        #expect(outcome.rendering.diagnostics.all.first?.span?.line == 1)
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
