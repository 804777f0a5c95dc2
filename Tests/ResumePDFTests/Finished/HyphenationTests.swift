import Pages
import ResumePDF
import TestSupport
import Testing

/// Pages on which words are divided.
@Suite struct HyphenationTests {
    private static func resume(_ language: String) -> String {
        let prose =
            language == "de"
            ? "Verantwortung für Anforderungsmanagement und Weiterentwicklung der "
                + "Abrechnungssysteme, auch in Zusammenarbeit mit Aufsichtsbehörden."
            : "Responsibilities for development of requirements and documentation, considerable "
                + "improvements of communication between international departments at once."
        let entry = """
            {"name": "Society of archaeological publications and transformations", "startDate": "2021-03",
             "position": "Orchestration of transformations of archaeological publications",
             "summary": "\(prose) \(prose)", "highlights": ["\(prose)", "For `microarchitecture` and for `microarchitecture` and `microarchitecture`. \(prose)",
               "Wrote of [transformations of archaeological publications and orchestration](https://example.org/publications) and so on."]}
            """
        return """
            {"basics": {"name": "Bartholomew Featherstonehaugh-Cholmondeley",
              "label": "Orchestration of transformations of archaeological publications",
              "email": "representative@communications.example",
              "url": "https://international.example/communication/requirements/development",
              "summary": "\(prose)"},
             "work": [\([String](repeating: entry, count: 12).joined(separator: ","))],
             "skills": [{"name": "Communication", "keywords": ["orchestration", "transformations", "publications"]}],
             "meta": {"language": "\(language)"}}
            """
    }

    private static func outcome(
        _ language: String = "en", layout: String = "sidebar",
        with overrides: [String] = ["breaking.hyphenate=true"]
    ) -> RenderResume.Outcome {
        let bytes = Array(resume(language).utf8)
        var request = RenderResume.Request(
            source: .bytes(bytes, name: "resume.json", folder: ""), layout: layout)
        request.overrides = overrides
        request.sourceDate = 0
        return RenderResume()(request)
    }

    /// The lines of a page, each with the style that it begins in.
    private static func lines(_ page: Page) -> [(text: String, size: Double)] {
        page.items.compactMap { item in
            guard case .text(let line) = item else { return nil }
            return (line.runs.map(\.text).joined(), line.runs.first?.size ?? 0)
        }
    }

    private static func isDivided(_ text: String) -> Bool {
        text.hasSuffix("-") && text.dropLast().last?.isLetter == true
    }

    @Test(arguments: [
        ("en", "sidebar"), ("en", "masthead"), ("en", "deedy"), ("de", "sidebar"),
        ("de", "masthead"), ("de", "classic"),
    ])
    func dividesRunningTextAlone(language: String, layout: String) throws {
        let outcome = Self.outcome(language, layout: layout)
        let document = try #require(outcome.document)
        let lines = document.pages.flatMap(Self.lines)
        // A large name may go on after the hyphen that is its own.
        let divided = lines.filter {
            Self.isDivided($0.text) && !$0.text.hasSuffix("Featherstonehaugh-")
        }
        #expect(!divided.isEmpty)
        // These words stand in names, titles, rows, links and program text alone.
        let kept = [
            "transformations", "archaeological", "publications", "orchestration",
            "microarchitecture", "representative", "Featherstonehaugh", "Cholmondeley",
        ]
        for line in divided {
            let part = line.text.split { !$0.isLetter }.last ?? ""
            #expect(!kept.contains { $0.hasPrefix(part) }, "\(line.text)")
        }
        for page in document.pages {
            let last = Self.lines(page).last { $0.text.contains { $0.isLetter } }
            #expect(!Self.isDivided(last?.text ?? ""))
        }
        let notes = outcome.diagnostics.all.filter { $0.identifier == "hyphenation" }
        #expect(notes.count == 1 && notes[0].severity == .note && notes[0].kind.isSilent)
        #expect(notes[0].message.hasPrefix("\(divided.count) words are divided"))
    }

    @Test func isOffUnlessTheLayoutAsksForIt() throws {
        let plain = Self.outcome(with: [])
        #expect(plain.output == Self.outcome(with: ["breaking.hyphenate=false"]).output)
        let lines = try #require(plain.document).pages.flatMap(Self.lines)
        #expect(!lines.contains { Self.isDivided($0.text) })
        #expect(!plain.identifiers.contains("hyphenation"))
    }

    @Test func aColumnMayDiffer() throws {
        let whole = Self.outcome(
            layout: "classic", with: ["breaking.hyphenate=true", "breaking.justify=true"])
        #expect(whole.identifiers.contains("hyphenation"))
        let set = ["breaking.hyphenate=true", "regions.side.hyphenate=false"]
        #expect(Self.outcome(with: set).identifiers.contains("hyphenation"))
        // Nothing in the side column of this resume runs on.
        let side = Self.outcome(with: ["regions.side.hyphenate=true"])
        #expect(!side.identifiers.contains("hyphenation"))
        #expect(side.identifiers.contains("layout-no-effect"))
    }

    @Test(arguments: ["ja", "cs", "tlh"]) func saysThatALanguageHasNoPatterns(language: String)
        throws
    {
        let outcome = Self.outcome(language)
        let notes = outcome.diagnostics.all.filter { $0.identifier == "hyphenation-unknown" }
        #expect(notes.count == 1 && notes[0].path == "meta.language")
        #expect(notes[0].message.contains("\"\(language)\""))
        #expect(outcome.output != nil && !outcome.identifiers.contains("hyphenation"))
    }

    @Test func theSameResumeGivesTheSameBytes() {
        #expect(Self.outcome("de").output == Self.outcome("de").output)
    }

    /// The hyphen is read as it stands: plain, at the line's end, and nothing invisible with it.
    @Test(.needs(.pdftotext)) func readersSeeTheHyphen() throws {
        let folder = try ScratchFolder()
        defer { withExtendedLifetime(folder) {} }
        let outcome = Self.outcome()
        try folder.write(#require(outcome.output?.bytes), to: "cv.pdf")
        let text = try ForeignProgram.pdftotext.output(of: ["-raw", folder.path("cv.pdf"), "-"])
        let divided = text.split(separator: "\n").filter { Self.isDivided(String($0)) }
        let lines = try #require(outcome.document).pages.flatMap(Self.lines)
        #expect(divided.count == lines.count { Self.isDivided($0.text) })
        #expect(!text.unicodeScalars.contains("\u{AD}"))
    }

    @Test func terminalsTakeItToo() throws {
        var request = RenderResume.Request(
            source: .bytes(Array(Self.resume("en").utf8), name: "resume.json", folder: ""))
        request.overrides = ["breaking.hyphenate=true"]
        let outcome = PreviewResume()(request, columns: 40).rendering
        let lines = try #require(outcome.document).pages.flatMap(Self.lines)
        #expect(lines.contains { Self.isDivided($0.text) })
    }
}
