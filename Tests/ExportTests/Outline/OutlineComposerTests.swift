import Languages
import ResumeData
import ResumeLayout
import ResumeModel
import SourceTree
import TestSupport
import Testing

@testable import Export
@testable import ResumePDF

@Suite struct OutlineComposerTests {
    static let resumes = Sample.files.compactMap { PackageFolder.text(of: $0) } + [Sample.rich]
    static let layouts = PackageFolder.names(in: "Layouts").filter { $0.hasSuffix(".yaml") }

    private func layout(_ name: String, _ settings: [String] = []) throws -> Layout {
        let reading = LayoutReading(
            files: LayoutFiles(folders: []), wanted: name, settings: settings
        )
        .layout(for: nil, .init(name: "", bytes: [], folder: ""))
        return try #require(reading.layout)
    }

    private func outline(
        _ resume: Resume, _ layout: String, _ settings: [String] = []
    ) throws -> Outline {
        OutlineComposer(layout: try self.layout(layout, settings), language: .english)
            .outline(of: resume)
    }

    /// What stands in an outline: the words, and where they lead.
    private func words(_ outline: Outline) -> String {
        let texts = outline.blocks.flatMap { block in
            switch block {
            case .heading(let text, _), .paragraph(let text): [text]
            case .facts(let texts): texts
            case .list(let items): items.flatMap { [$0.text] + $0.paragraphs }
            }
        }
        return texts.flatMap(\.runs).map { $0.text + " " + ($0.link?.target ?? "") }.joined().folded
    }

    @Test(arguments: layouts) func noTextIsLost(layout: String) throws {
        for json in Self.resumes {
            let resume = try Sample.resume(json)
            let words = words(try outline(resume, String(layout.dropLast(5))))
            let texts = ModelTexts(resume).texts
            #expect(texts.count > 5)
            for text in texts {
                // An address is written in one line.
                let isThere = text.split(separator: "\n").allSatisfy {
                    words.contains(String($0).folded)
                }
                #expect(isThere, "\(text) is not in it")
            }
        }
    }

    @Test func thePartsAreInTheLayoutsOrder() throws {
        let resume = try Sample.resume(Sample.rich)
        func titles(_ layout: String) throws -> [String] {
            try outline(resume, layout).blocks.compactMap {
                if case .heading(let text, 2) = $0 { text.plain } else { nil }
            }
        }
        #expect(try titles("classic").prefix(3) == ["Summary", "Experience", "Projects"])
        // The side column comes after the main one.
        let side = try #require(try layout("sidebar").side).sections.filter { $0 != "summary" }
        let last = try titles("sidebar").suffix(1)
        #expect(side.compactMap { LanguageWords.english.titles[$0] }.contains(last.first ?? ""))
    }

    /// In the head a summary has no title, unless it is one of its own.
    @Test func aSummaryKeepsATitleOfItsOwn() throws {
        let resume = try Sample.resume(Sample.rich)
        func titles(_ settings: [String]) throws -> [String] {
            try outline(resume, "academic", settings).blocks.compactMap {
                if case .heading(let text, 2) = $0 { text.plain } else { nil }
            }
        }
        let title = "sections.titles.summary=Who I am"
        #expect(try titles([title]) == ["Who I am"] + titles([]))
    }

    @Test func positionsStandUnderTheirEmployer() throws {
        let resume = try Sample.resume(Sample.rich)
        let headings = try outline(resume, "classic").blocks.compactMap {
            if case .heading(let text, let level) = $0, level > 2 {
                "\(level) \(text.plain)"
            } else {
                nil
            }
        }
        #expect(
            headings.prefix(5) == [
                "3 Engine Works", "4 Lead", "4 Hand", "3 Freelance", "3 Only a name",
            ])
    }

    @Test func aSkillIsAWordWithItsLevelOnce() throws {
        let resume = try Sample.resume(
            #"{"skills": [{"name": "Code", "level": "Expert", "keywords": ["C", "D"]}]}"#)
        #expect(words(try outline(resume, "classic")) == "SkillsCode(Expert):C,D")
    }

    @Test func anEmptyResumeIsEmpty() throws {
        #expect(try outline(Resume(), "classic").blocks.isEmpty)
    }

    @Test func keysWithControlsAreShown() throws {
        var resume = Resume()
        let field = ExtraField(key: "a\u{1B}[2J", values: [RichText("x")])
        resume.basics.extra = [field]
        resume.custom = [CustomSection(key: "b\u{9B}", entries: [CustomEntry()])]
        let words = words(try outline(resume, "classic"))
        #expect(words.contains("A\\u{1B}[2j:x"))
        #expect(words.unicodeScalars.allSatisfy { $0.value >= 0x20 && !(0x7F...0x9F ~= $0.value) })
    }
}
