import Languages
import ResumeData
import SourceTree
import TestSupport
import Testing

/// Resumes that draw in other files.
@Suite struct InclusionTests {
    private let folder: ScratchFolder

    init() throws { folder = try ScratchFolder() }

    private func gathered(_ files: [String: String], _ main: String = "cv/cv.yaml") throws
        -> GatheredTree
    {
        for (name, text) in files {
            if let slash = name.lastIndex(of: "/") { try folder.makeFolder(String(name[..<slash])) }
            try folder.write(text, to: name)
        }
        return GatheredTree(try SourceBytes(ofFileAt: folder.path(main)))
    }

    private func text(_ tree: GatheredTree) throws -> String {
        JSONWriter.line(of: try #require(tree.tree))
    }

    @Test func aMapAloneStandsForWhatIsInTheFile() throws {
        let tree = try gathered([
            "cv/cv.yaml": "basics: {include: me.yaml}\nskills: {include: more/skills.json}",
            "cv/me.yaml": "name: Ada", "cv/more/skills.json": #"["Swift"]"#,
        ])
        #expect(try text(tree) == #"{"basics":{"name":"Ada"},"skills":["Swift"]}"#)
        #expect(tree.diagnostics.all.isEmpty)
        #expect(
            tree.files.map(\.name)
                == ["cv/cv.yaml", "cv/me.yaml", "cv/more/skills.json"].map(folder.path))
    }

    @Test func ownKeysWinOverThoseOfTheFile() throws {
        let tree = try gathered([
            "cv/cv.yaml": "x: 1\ninclude: [a.yaml, b.yaml]\nwork: []",
            "cv/a.yaml": "work: [A]\nskills: [a]\nx: 2", "cv/b.yaml": "skills: [b]\nawards: [c]",
        ])
        #expect(try text(tree) == #"{"x":1,"skills":["b"],"awards":["c"],"work":[]}"#)
    }

    @Test func listsAreSpliced() throws {
        let tree = try gathered([
            "cv/cv.yaml": "work:\n- include: jobs/all.yaml\n- name: Z",
            "cv/jobs/all.yaml": "- name: A\n- include: old.yaml\n- include: [c.yaml, c.yaml]",
            "cv/jobs/old.yaml": "name: B", "cv/jobs/c.yaml": "[C]",
        ])
        #expect(
            try text(tree) == #"{"work":[{"name":"A"},{"name":"B"},"C","C",{"name":"Z"}]}"#)
    }

    @Test func placesAreThoseOfTheFiles() throws {
        let tree = try gathered([
            "cv/cv.yaml": "basics: {name: A}\nwork: {include: work.yaml}",
            "cv/work.yaml": "- name: X\n  startDate: 2020-13\n  bad: [\n",
        ])
        #expect(tree.diagnostics.hasErrors)
        #expect(tree.diagnostics.all.allSatisfy { $0.file == folder.path("cv/work.yaml") })

        let whole = try gathered(["cv/work.yaml": "- name: X\n  startDate: 2020-13"])
        let work = try #require(whole.tree?["work"]?.array?.first)
        #expect(work["startDate"]?.span.file == 1)
        #expect(work["startDate"]?.span.line == 2)
        #expect(work.object?.map(\.keySpan.file) == [1, 1])
        #expect(whole.tree?["basics"]?.span.file == 0)
    }

    @Test func findingsOfTheResumeNameTheFile() throws {
        let tree = try gathered([
            "cv/cv.yaml": "basics: {name: A}\nwork: {include: work.yaml}",
            "cv/work.yaml": "- name: X\n  startDate: 2020-13",
        ])
        var all = Diagnostics()
        all.files = tree.files.map(\.name)
        let reading = ResumeFormat.reading(
            of: try #require(tree.tree), file: folder.path("cv/cv.yaml"))
        all.add(reading.resume(.init()).diagnostics)
        let finding = try #require(all.all.first { $0.identifier == "date-format" })
        #expect(finding.file == folder.path("cv/work.yaml"))
        #expect(finding.span == SourceSpan(line: 2, column: 14, length: 7).inFile(1))
    }

    @Test(arguments: [
        ("missing.yaml", "include-unread"), ("../secret.yaml", "include-outside"),
        ("/etc/passwd.yaml", "include-outside"), ("out.yaml", "include-outside"),
        ("cv.yaml", "include-loop"), ("loop.yaml", "include-loop"),
        ("sub/../cv.yaml", "include-loop"), ("folder.yaml", "include-unread"),
        ("../missing.yaml", "include-outside"), ("../cv-old/a.yaml", "include-outside"),
    ])
    func whatIsNotIncludedIsAnError(_ path: String, _ identifier: String) throws {
        try folder.makeFolder("cv/folder.yaml")
        try folder.write("a: 1", to: "secret.yaml")
        try folder.makeFolder("cv-old")
        try folder.write("a: 1", to: "cv-old/a.yaml")
        try folder.link("cv/out.yaml", to: "../secret.yaml")
        let tree = try gathered([
            "cv/cv.yaml": "basics:\n  name: A\n  x: {include: \(path)}",
            "cv/loop.yaml": "y: {include: sub/again.yaml}",
            "cv/sub/again.yaml":
                "include: ../loop.yaml",
        ])
        let errors = tree.diagnostics.all
        #expect(errors.map(\.identifier) == [identifier])
        #expect(errors.first?.severity == .error)
        #expect(errors.first?.kind.category == .data)
        #expect(errors.first?.span?.line == (path == "loop.yaml" ? 1 : 3))
        let file = path == "loop.yaml" ? "cv/sub/again.yaml" : "cv/cv.yaml"
        #expect(
            errors.first?.file.map { $0.hasSuffix(file) || $0.hasSuffix("sub/again.yaml") } == true)
        #expect(tree.tree?["basics"]?["name"]?.string == "A")
    }

    @Test func onlyMapsStandBesideOtherKeys() throws {
        let tree = try gathered([
            "cv/cv.yaml": "basics: {name: A, include: l.yaml}", "cv/l.yaml": "[1]",
        ])
        #expect(tree.diagnostics.all.map(\.identifier) == ["include-kind"])
    }

    @Test(arguments: [
        "include: true", "include: yes please", "include: []", "include: {a: b.yaml}",
    ])
    func otherValuesOfTheKeyAreContent(_ yaml: String) throws {
        let tree = try gathered(["cv/cv.yaml": "basics: {name: A, \(yaml)}"])
        #expect(tree.tree?["basics"]?["include"] != nil)
        #expect(tree.diagnostics.all.isEmpty)
        #expect(tree.files.count == 1)
    }

    @Test func whatComesFromElsewhereIncludesNothing() throws {
        try folder.write("name: A", to: "me.yaml")
        let source = SourceBytes(
            name: "https://example.org/cv.yaml", bytes: Array("basics: {include: me.yaml}".utf8),
            folder: "")
        #expect(try text(GatheredTree(source)) == #"{"basics":{"include":"me.yaml"}}"#)
    }

    @Test func filesInFilesEnd() throws {
        var files = ["cv/cv.yaml": "include: f0.yaml"]
        for number in 0..<20 { files["cv/f\(number).yaml"] = "include: f\(number + 1).yaml" }
        #expect(try gathered(files).diagnostics.all.map(\.identifier) == ["include-limit"])

        let many = (0..<300).map { _ in "- include: one.yaml" }.joined(separator: "\n")
        let tree = try gathered(["cv/cv.yaml": "work:\n" + many, "cv/one.yaml": "name: A"])
        #expect(tree.diagnostics.all.first?.identifier == "include-limit")
        #expect(tree.files.count == 200)
    }

    @Test func whatWasLookedForIsTold() throws {
        let tree = try gathered(["cv/cv.yaml": "basics: {include: me.yaml}"])
        #expect(tree.paths == [folder.path("cv/me.yaml")])
        let deep = try gathered(["cv/me.yaml": "name: A\nx: {include: y.yaml}"])
        #expect(deep.paths == [folder.path("cv/me.yaml"), folder.path("cv/y.yaml")])
    }

    @Test func filesTogetherHaveALimit() throws {
        let long = "\"" + String(repeating: "a", count: 5_100_000) + "\""
        let tree = try gathered([
            "cv/cv.yaml": "x: [{include: a.json}, {include: b.json}]", "cv/a.json": long,
            "cv/b.json": long,
        ])
        let limit = try #require(
            tree.diagnostics.all.first { $0.identifier == "include-limit" })
        #expect(limit.message.contains("10 MB"))
        #expect(limit.span?.column == 34)
    }

    @Test func someFilesInFilesAreFine() throws {
        var files = ["cv/cv.yaml": "include: f0.yaml", "cv/f7.yaml": "name: A"]
        for number in 0..<7 { files["cv/f\(number).yaml"] = "include: f\(number + 1).yaml" }
        #expect(try text(try gathered(files)) == #"{"name":"A"}"#)
    }

    @Test func anEntryWithKeysOfItsOwnIsOneEntry() throws {
        let tree = try gathered([
            "cv/cv.yaml": "work:\n- name: A\n  include: b.yaml", "cv/b.yaml": "url: b\nname: B",
        ])
        #expect(try text(tree) == #"{"work":[{"name":"A","url":"b"}]}"#)
    }

    @Test func whatTheFileSaysComesBeforeFilesBesideIt() throws {
        let tree = try gathered([
            "cv/cv.yaml": "cv: {name: A}\ndesign: {theme: jake}",
            "cv/design.yaml": "design: {theme: classic}", "cv/locale.yaml": "locale: {present: x}",
        ])
        #expect(
            try text(tree)
                == #"{"cv":{"name":"A"},"design":{"theme":"jake"},"locale":{"present":"x"}}"#)
    }
}

extension SourceSpan {
    fileprivate func inFile(_ number: Int32) -> SourceSpan {
        var span = self
        span.file = number
        return span
    }
}
