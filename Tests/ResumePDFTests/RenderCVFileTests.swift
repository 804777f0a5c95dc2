import Pages
import ResumePDF
import SourceTree
import TestSupport
import Testing

/// Whole files of RenderCV, from the bytes to the pages.
@Suite struct RenderCVFileTests {
    private static let folder = PackageFolder.path("Tests/Fixtures/formats/rendercv")

    private func outcome(
        of name: String, _ format: OutputFormat = .pdf, layout: String? = nil
    ) throws -> RenderResume.Outcome {
        RenderResume()(
            RenderResume.Request(
                source: .file(Self.folder + "/" + name), format: format, layout: layout))
    }

    private func text(_ outcome: RenderResume.Outcome) -> String {
        String(decoding: outcome.output?.bytes ?? [], as: UTF8.self)
    }

    private func pages(_ outcome: RenderResume.Outcome) -> String {
        (outcome.document?.pages.flatMap(\.items) ?? []).map { item in
            if case .text(let line) = item { line.text + "\n" } else { "" }
        }.joined()
    }

    /// The texts of a file's sections in its order, each with its title first.
    private func sections(of name: String) throws -> [[String]] {
        let bytes = try #require(FileBytes.read(Self.folder + "/" + name))
        let tree = try #require(YAMLReader.read(bytes, file: name).node)
        return (tree["cv"]?["sections"]?.object ?? []).filter { $0.value.array?.isEmpty == false }
            .map { [$0.key] + Self.texts(in: $0.value) }
    }

    private static func texts(in node: Node) -> [String] {
        switch node.value {
        case .string(let text): text.split(separator: " - ").map(String.init)
        case .number(let digits): [digits]
        case .array(let elements): elements.flatMap(texts)
        case .object(let members):
            members.filter { !["url", "date", "start_date", "end_date"].contains($0.key) }
                .flatMap { texts(in: $0.value) }
        default: []
        }
    }

    /// The letters and digits of a text, without addresses of links and commands.
    private func folded(_ text: String) -> String {
        text.replacing("#strong", with: "").replacing("](https://loom.example)", with: "")
            .lowercased().filter { $0.isLetter || $0.isNumber }
    }

    @Test(arguments: ["every-kind.yaml", "first-version.yaml", "split/cv.yaml"])
    func everyTextIsThereInOrder(name: String) throws {
        let text = folded(text(try outcome(of: name, .txt)))
        let sections = try sections(of: name)
        var start = text.startIndex
        for (index, section) in sections.enumerated() {
            let place = try #require(
                text[start...].firstRange(of: folded(section[0])), "\(section[0])")
            let next = sections.indices.contains(index + 1) ? folded(sections[index + 1][0]) : ""
            let end = text[place.upperBound...].firstRange(of: next)?.lowerBound ?? text.endIndex
            let part = text[place.lowerBound..<(next.isEmpty ? text.endIndex : end)]
            for words in section {
                #expect(part.contains(folded(words)), "\(words)")
            }
            start = place.upperBound
        }
    }

    @Test(arguments: [
        "classic", "jake", "banking", "engineering", "executive", "accent", "sidebar",
    ])
    func everyTextIsOnThePages(layout: String) throws {
        let outcome = try outcome(of: "every-kind.yaml", layout: layout)
        let text = folded(pages(outcome))
        for words in try sections(of: "every-kind.yaml").joined() {
            // A text may go on behind the foot of a page.
            let parts = words.split(separator: " ").map { folded(String($0)) }
            for part in parts { #expect(text.contains(part), "\(layout): \(words)") }
        }
        for way in [
            "020 7946 0958", "1-202-555-0143", "ada@vance.example", "work@vance.example",
            "Ghent", "blog.vance.example", "adavance", "ada-vance", "mastodon", "Book a call",
            "Permit for the EU",
        ] {
            #expect(text.contains(folded(way).drop { $0 == "0" }), "\(layout): \(way)")
        }
        #expect(!outcome.diagnostics.hasErrors)
    }

    @Test func linesThatGoOnWithAnItemAreNoMistake() throws {
        let outcome = try outcome(of: "every-kind.yaml")
        #expect(outcome.diagnostics.all.filter { $0.severity != .note } == [])
        #expect(outcome.diagnostics.all.map(\.message).contains("read as RenderCV"))
        #expect(
            outcome.diagnostics.all.map(\.message).contains(
                "not carried over from RenderCV: design.typography"))
    }

    @Test func lookWordsAndTitleAreThoseOfTheFile() throws {
        let outcome = try outcome(of: "every-kind.yaml")
        let document = try #require(outcome.document)
        #expect(document.info.title == "Ada Maria Vance - Vita 2025")
        #expect(document.info.created?.hasPrefix("2025-03-04") == true)
        #expect(outcome.layoutName == "jake")
        #expect(document.pages.first?.size.width == 612)
        let text = pages(outcome)
        #expect(text.contains("2021 – heden") && text.contains("mei 2014"))
        #expect(text.contains("Summer 2018") && text.contains("mei 2017"))
        #expect(text.contains("2. On standing up") || folded(text).contains("2onstandingup"))
    }

    @Test func filesBesideAreRead() throws {
        let outcome = try outcome(of: "split/cv.yaml")
        #expect(outcome.layoutName == "banking")
        #expect(outcome.document?.info.title == "Lena Oort of the stars")
        #expect(pages(outcome).contains("up to now"))
        #expect(outcome.document?.pages.first?.size.width == 612)
    }

    @Test func wordsOfTheFirstVersionAreRead() throws {
        let text = pages(try outcome(of: "first-version.yaml"))
        #expect(text.contains("until") && text.contains("+31-20-794-0958"))
    }

    @Test(arguments: [
        "cv: {name: A}\ncv: {name: B}\n", "cv:\n  name: A\n  sections:\n    x: [a\n",
        "cv: null\n", "cv: [{name: A}]\n", "design: {theme: classic}\ncv:\n", "cv: {}\n",
    ])
    func whatCannotBeReadHasAPlace(_ yaml: String) throws {
        let outcome = RenderResume()(
            RenderResume.Request(
                source: .bytes(Array(yaml.utf8), name: "cv.yaml", folder: "")))
        let error = try #require(outcome.diagnostics.all.first { $0.severity == .error })
        #expect(error.span != nil && error.file == "cv.yaml")
        #expect(outcome.output == nil)
    }
}
