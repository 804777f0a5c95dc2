import ResumePDF
import SourceTree
import TestSupport
import Testing

/// Whole files of other tools: what they say, and what becomes of broken ones.
@Suite struct ForeignFilesTests {
    /// A section of a file: its title in the output, and where it is in the file.
    private typealias Section = (title: String, node: Node)

    /// What is printed in another form, or not at all.
    private static let others: Set<String> = [
        "start", "end", "date", "edu_time", "work_time", "project_time", "award_time", "year",
        "type", "country", "category",
    ]

    /// Finds every text of some sections below their titles, and their entries in the file's order.
    private func expectWhole(_ file: ForeignTexts, _ sections: [Section], besides: Set<String>) {
        #expect(file.sections.map(\.title).filter { $0 != "Summary" } == sections.map(\.title))
        for (title, node) in sections {
            let text = file.sections.first { $0.title == title }?.text ?? ""
            let texts = ForeignTexts.texts(in: node, besides: Self.others)
            #expect(texts.count > 1 && !text.isEmpty, "\(title)")
            #expect(
                texts.filter { !text.contains($0) && !besides.contains($0) } == [], "\(title)")
            var rest = text[...]
            for entry in node.array ?? node["history"]?.array ?? [] {
                let first = ForeignTexts.texts(in: entry, besides: Self.others).first { text in
                    !besides.contains(text)
                }
                guard let first else { continue }
                guard let place = rest.firstRange(of: first) else {
                    Issue.record("\(first) is not where it was")
                    continue
                }
                rest = rest[place.lowerBound...].dropFirst()
            }
        }
    }

    private func expectPerson(_ file: ForeignTexts, _ nodes: [Node?]) {
        let texts = nodes.flatMap { ForeignTexts.texts(in: $0, besides: Self.others) }
        #expect(texts.count > 3)
        #expect(texts.filter { !file.output.contains($0) } == [])
    }

    @Test func fresh() throws {
        let file = try ForeignTexts("fresh/resume.json")
        let own: Set<String> = [
            "name", "meta", "info", "disposition", "contact", "location", "social",
        ]
        let sections = (file.tree.object ?? []).filter { !own.contains($0.key) }.map {
            Section($0.key.prefix(1).uppercased() + $0.key.dropFirst(), $0.value)
        }
        // An entry is private; a label becomes a title.
        expectWhole(file, sections, besides: ["Kept to myself", "Unprinted", "work"])
        expectPerson(
            file,
            [file.tree["name"], file.tree["contact"], file.tree["location"]]
                + ["label", "class", "brief", "quote"].map { file.tree["info"]?[$0] })
        #expect(file.output.contains("lampkeeper") && file.output.contains("odilelamps"))
        for secret in ["Kept to myself", "Unprinted", "Never told"] {
            #expect(!file.output.contains(secret))
        }
    }

    @Test func visiky() throws {
        let file = try ForeignTexts("visiky/resume.json")
        let titles = try #require(file.tree["titleNameMap"])
        let sections = (file.tree.object ?? []).compactMap { member -> Section? in
            titles[member.key]?.string.map { Section($0, member.value) }
        }
        // Its numbers become a list.
        let numbered =
            "Drew the tiles of nine provinces 2. Halved the time that a tile takes 3. Taught six apprentices"
        expectWhole(file, sections, besides: [numbered])
        for item in ["Drew the tiles of nine", "Halved the time", "Taught six apprentices"] {
            #expect(file.output.contains("• " + item))
        }
        expectPerson(file, [file.tree["profile"]])
        #expect(!file.output.contains("#2f5785") && !file.output.contains("template1"))
    }

    @Test func alFolio() throws {
        let file = try ForeignTexts("al-folio/cv.yml")
        let sections = (file.tree.array ?? []).compactMap { section in
            section["title"]?.string.flatMap { title in
                section["contents"].map { Section(title, $0) }
            }
        }
        expectWhole(file, sections, besides: ["Full Name", "Teodora Vask"])
        #expect(file.output.hasPrefix("Teodora Vask"))
    }

    @Test func openResume() throws {
        let file = try ForeignTexts("open-resume/state.json")
        let titles = try #require(file.tree["settings"]?["formToHeading"])
        let order = file.tree["settings"]?["formsOrder"]?.array?.compactMap(\.string) ?? []
        let sections = order.compactMap { key -> Section? in
            guard let title = titles[key]?.string, let node = file.tree["resume"]?[key] else {
                return nil
            }
            return Section(title, node)
        }
        expectWhole(file, sections, besides: [])
        expectPerson(file, [file.tree["resume"]?["profile"]])
    }

    // MARK: Broken files

    private func outcome(_ bytes: [UInt8], _ name: String) -> RenderResume.Outcome {
        RenderResume()(
            RenderResume.Request(source: .bytes(bytes, name: name, folder: ""), format: .txt))
    }

    private func expectRefused(_ bytes: [UInt8], _ name: String) {
        let outcome = outcome(bytes, name)
        #expect(outcome.output == nil, "\(name)")
        let errors = outcome.diagnostics.all.filter { $0.severity == .error }
        #expect(!errors.isEmpty, "\(name)")
        #expect(
            errors.allSatisfy {
                $0.span != nil && $0.file == name && $0.kind.category == .data
            }, "\(name) \(errors)")
        #expect(
            ConvertResume()(
                ConvertResume.Request(
                    RenderResume.Request(source: .bytes(bytes, name: name, folder: "")),
                    to: .jsonResume, in: .json)
            ).text == nil)
    }

    static let files = [
        "fresh/resume.json", "visiky/resume.json", "al-folio/cv.yml", "open-resume/state.json",
        "reactive-resume/v3.json", "reactive-resume/v4.json", "reactive-resume/v5.json",
        "yamlresume/resume.yml", "rendercv/every-kind.yaml", "rendercv/first-version.yaml",
    ]

    @Test(arguments: files) func aFileThatBreaksOffIsRefused(name: String) throws {
        let path = PackageFolder.path("Tests/Fixtures/formats/" + name)
        let bytes = try #require(FileBytes.read(path))
        for part in [3, 5, 9] {
            var cut = Array(bytes.prefix(bytes.count * part / 10))
            // A YAML file may end anywhere, but not inside of quotes.
            if !name.hasSuffix(".json") { cut += Array("\n\"x".utf8) }
            expectRefused(cut, name)
        }
    }

    @Test(arguments: [
        (
            #"{"workExpList": [], "skillList": [], "employment": {"history": []}}"#, "FRESH",
            "visiky"
        ),
        (
            #"{"resume": {"workExperiences": []}, "meta": {"format": "FRESH@1"}}"#, "FRESH",
            "OpenResume"
        ),
        (
            #"{"cv": {"name": "A"}, "design": {}, "workExpList": [], "aboutme": {}}"#, "visiky",
            "RenderCV"
        ),
        (
            #"{"basics": {"name": "A"}, "work": [], "meta": {"format": "FRESH"}}"#, "FRESH",
            "JSON Resume"
        ),
    ])
    func whatTwoFormatsClaimIsRefused(json: String, one: String, other: String) {
        expectRefused(Array(json.utf8), "cv.json")
        let message = outcome(Array(json.utf8), "cv.json").diagnostics.all.first?.message ?? ""
        #expect(message.contains(one) && message.contains(other), "\(message)")
        #expect(message.contains("--from "))
    }

    /// More than a resume needs: as many entries as ten megabytes hold.
    @Test(arguments: [
        (#"{"name": "A", "employment": {"history": ["#, #"{"employer": "A"}"#, "]}}"),
        (#"{"profile": {}, "workExpList": ["#, #"{"company_name": "A"}"#, "]}"),
        (#"[{"title": "A", "contents": ["#, #"{"title": "B"}"#, "]}]"),
        (#"{"resume": {"workExperiences": ["#, #"{"company": "A"}"#, "]}}"),
        (#"{"cv": {"name": "A", "sections": {"x": ["#, #"{"company": "A"}"#, "]}}}"),
        (#"{"content": {"basics": {}, "work": ["#, #"{"name": "A"}"#, "]}}"),
        (
            #"{"basics": {}, "sections": {"experience": {"items": ["#, #"{"company": "A"}"#,
            "]}}, \"metadata\": {}}"
        ),
    ])
    func aHugeFileIsRefused(start: String, entry: String, end: String) {
        let count = 9_900_000 / (entry.utf8.count + 1)
        let entries = Array(repeating: entry, count: count).joined(separator: ",")
        let clock = ContinuousClock()
        let bytes = Array((start + entries + end).utf8)
        var found: [Diagnostic] = []
        let time = clock.measure {
            let outcome = outcome(bytes, "cv.json")
            #expect(outcome.output == nil)
            found = outcome.diagnostics.all.filter { $0.severity == .error }
        }
        #expect(found.map(\.identifier) == ["too-many-values"])
        #expect(found.first?.span != nil && found.first?.kind.category == .data)
        #expect(time < .seconds(120))
    }
}
