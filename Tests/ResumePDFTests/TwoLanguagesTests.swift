import ResumeData
import ResumeModel
import SourceTree
import TestSupport
import Testing

@testable import ResumePDF

/// One file in English and Spanish.
@Suite struct TwoLanguagesTests {
    private static let file = "Tests/Fixtures/two-languages.resume.yaml"

    private func outcome(
        in language: String?, format: OutputFormat = .pdf, _ change: (String) -> String = { $0 }
    ) throws -> RenderResume.Outcome {
        let text = change(try #require(PackageFolder.text(of: Self.file)))
        var request = RenderResume.Request(
            source: .bytes(Array(text.utf8), name: "cv.yaml", folder: ""), format: format)
        request.language = language
        return RenderResume()(request)
    }

    @Test(arguments: [
        ("en", "Experience", "Head of Rural Supply", "Present"),
        ("es", "Experiencia", "Jefa de abastecimiento rural", "actualidad"),
    ]) func eachIsComplete(tag: String, title: String, position: String, now: String) throws {
        let outcome = try outcome(in: tag)
        #expect(outcome.output != nil)
        #expect(outcome.document?.info.language == tag)
        #expect(outcome.languages.map(\.tag) == ["en", "es"])
        let text = String(
            decoding: try self.outcome(in: tag, format: .txt).output?.bytes ?? [], as: UTF8.self)
        for word in [title, position, now, "Hidrosur", "EPANET", "620 555 014"] {
            #expect(text.localizedContains(word), "\(word)")
        }
    }

    @Test func theTitleIsThatOfTheLanguage() throws {
        #expect(
            try outcome(in: "es").document?.info.title == "Currículum de Marisol Ferreira Quintana")
        #expect(try outcome(in: "en").document?.info.title == "Resume of Marisol Ferreira Quintana")
    }

    @Test func eachTextWithoutATranslationIsTold() throws {
        let told = try outcome(in: "es").diagnostics.all.filter { $0.kind == .textUntranslated }
        #expect(
            told.map(\.path) == [
                "work[1].highlights[1]", "projects[0].summary", "skills[1].keywords",
            ])
        #expect(try outcome(in: "en").identifiers == ["language-coverage"])
        #expect(try self.outcome(in: nil).identifiers == ["language-coverage", "language-chosen"])
    }

    @Test func plainTextsAreWhatTheyWere() throws {
        // The resume in one language alone, as another tool would get it, renders as it does in it.
        for tag in ["en", "es"] {
            let bytes = try outcome(in: tag, format: .md).output?.bytes
            let converted = try #require(try self.converted(in: tag).text)
            let again = RenderResume()(
                RenderResume.Request(
                    source: .bytes(Array(converted.utf8), name: "a.json", folder: ""),
                    format: .md))
            #expect(again.output?.bytes == bytes)
            #expect(again.languages.isEmpty)
        }
    }

    // MARK: Converting

    private func converted(
        in tag: String?, to format: ConversionFormat = .jsonResume
    ) throws -> ConvertResume.Outcome {
        let text = try #require(PackageFolder.text(of: Self.file))
        var request = RenderResume.Request(
            source: .bytes(Array(text.utf8), name: "cv.yaml", folder: ""))
        request.language = tag
        return ConvertResume()(ConvertResume.Request(request, to: format, in: format.notation))
    }

    @Test func allLanguagesAreKept() throws {
        let text = try #require(PackageFolder.text(of: Self.file))
        let tree = try #require(SourceReader.read(Array(text.utf8), file: "cv.yaml").node)
        let outcome = try converted(in: nil)
        let json = try #require(outcome.text)
        #expect(
            SourceReader.read(Array(json.utf8), file: "a.json").node?.holdsSame(as: tree) == true)
        #expect(outcome.rendering.identifiers == ["comments-dropped"])
    }

    @Test func renderCVGetsOneAndTheOthersAreTold() throws {
        let outcome = try converted(in: "es", to: .renderCV)
        let yaml = try #require(outcome.text)
        #expect(yaml.contains("Jefa de abastecimiento rural") && !yaml.contains("Head of Rural"))
        #expect(yaml.contains("language: spanish"))
        let told = outcome.rendering.diagnostics.all.first { $0.identifier == "not-carried-over" }
        #expect(told?.message.contains("RenderCV has one; the texts in en stay behind") == true)
    }

    /// Trees by chance with texts in languages: JSON and YAML hold them as they are.
    @Test(arguments: SourceNotation.allCases) func treesKeepTheirLanguages(
        notation: SourceNotation
    ) throws {
        for seed in 0..<80 {
            var values = GeneratedTree(SeededNumbers(seed: UInt64(seed)))
            let text = { (tags: [String]) in
                Node.map(tags.map { ($0, Node.text(values.text())) })
            }
            let tree = Node.map([
                (
                    "basics",
                    .map([
                        ("name", .text("Ada")), ("label", text(["en", "no", "pt-BR"])),
                        ("summary", text(["en"])), ("x-own", text(["it", "id"])),
                    ])
                ),
                ("work", .map([("en", .list([values.map()])), ("no", .list([]))])),
                ("skills", .list([.map([("name", .text("S")), ("keywords", values.map())])])),
            ])
            let outcome = ConvertResume()(
                ConvertResume.Request(
                    RenderResume.Request(
                        source: .bytes(
                            Array(JSONWriter.text(of: tree).utf8), name: "a.json", folder: "")),
                    to: .jsonResume, in: notation))
            let first = try #require(outcome.text, "\(outcome.rendering.diagnostics.all)")
            let name = "a" + notation.endings[0]
            let read = SourceReader.read(Array(first.utf8), file: name).node
            #expect(read?.holdsSame(as: tree) == true, "\(first)")
        }
    }
}

extension String {
    /// Whether a text has another in it, the case of letters aside.
    fileprivate func localizedContains(_ other: String) -> Bool {
        lowercased().contains(other.lowercased())
    }
}
