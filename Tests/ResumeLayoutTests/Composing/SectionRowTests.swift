import Languages
import Pages
import ResumeModel
import TestSupport
import Testing
import TextBackend

@testable import ResumeLayout

/// Sections side by side, on whole pages.
struct SectionRowTests {
    private func resume(skills: Int = 1, work: Int = 1, languages: Int = 3) -> Resume {
        var resume = Fixture.resume()
        resume.skills = Array(repeating: resume.skills[0], count: skills)
        resume.work = Array(repeating: resume.work[0], count: work)
        resume.languages = (1...languages).map { number in
            var language = ResumeModel.Language()
            language.language = RichText("Language \(number)")
            language.fluency = RichText("Native")
            return language
        }
        var interest = Interest()
        interest.name = RichText("Chess")
        interest.keywords = [RichText("openings")]
        resume.interests = [interest]
        return resume
    }

    private func document(
        _ resume: Resume, _ columns: [[String]], widths: [Extent] = [], below above: [String] = [],
        kept: String? = nil
    ) throws -> PageDocument {
        var layout = try Fixture.classic()
        let rest = ["work", "other"].filter { !above.contains($0) }
        layout.sections.order = ["summary"] + above + columns.flatMap { $0 } + rest
        layout.sections.rows = [SectionRow(columns: columns, widths: widths, gap: 20)]
        layout.fit = .none
        layout.main.title = .plain
        layout.sections.each = [:]
        if let kept { layout.sections.each[kept, default: SectionOptions()].isKept = true }
        layout.main.styles.change { $0.caps = .none }
        layout.entries["skills"] = StandardEntries.entry("skills")
        layout.entries["languages"] = StandardEntries.entry("languages")
        return LayoutEngine(layout: layout, language: .english, shaper: CellShaper())
            .pages(for: resume).document
    }

    private func lines(_ document: PageDocument, page: Int? = nil) -> [GlyphLine] {
        let pages = page.map { [document.pages[$0]] } ?? document.pages
        return pages.flatMap(\.items).compactMap { item in
            if case .text(let line) = item { line } else { nil }
        }
    }

    private func line(_ text: String, _ document: PageDocument) throws -> GlyphLine {
        try #require(lines(document).first { $0.text.trimmed.breakable == text })
    }

    @Test func theyBeginLevelAndAreReadColumnByColumn() throws {
        let document = try document(resume(), [["skills"], ["languages"]])
        let texts = lines(document).map(\.text.trimmed.breakable)
        let order = ["Skills", "Swift: concurrency, macros", "Languages", "Language 1: Native"]
        let places = order.compactMap { texts.firstIndex(of: $0) }
        #expect(places == places.sorted() && places.count == order.count)
        let titles = try [line("Skills", document), line("Languages", document)]
        #expect(titles[0].origin.y == titles[1].origin.y)
        #expect(titles[0].origin.x < titles[1].origin.x)
        #expect(try line("Experience", document).origin.y > titles[0].origin.y)
    }

    @Test func bookmarksLeadToEach() throws {
        let outline = try document(resume(), [["skills", "interests"], ["languages"]]).outline
        let places = Dictionary(uniqueKeysWithValues: outline.map { ($0.title, $0.y) })
        #expect(
            outline.map(\.title)
                == ["Summary", "Skills", "Interests", "Languages", "Experience"])
        #expect(places["Skills"] == places["Languages"])
        #expect(try #require(places["Skills"]) < #require(places["Interests"]))
        #expect(try #require(places["Interests"]) < #require(places["Experience"]))
    }

    @Test func partsDivideTheWidthLessTheGap() throws {
        let layout = try Fixture.classic()
        let document = try document(
            resume(), [["skills"], ["languages"]], widths: [.parts(3, of: 1), .parts(1, of: 1)])
        let x = try line("Languages", document).origin.x - layout.page.margins.left
        #expect(abs(x - (layout.page.textWidth - 20) * 0.75 - 20) < 1e-9)
    }

    @Test func anEmptyColumnLeavesItsPlace() throws {
        var resume = resume()
        let layout = try Fixture.classic()
        resume.skills = []
        let two = try document(
            resume, [["skills"], ["languages"], ["interests"]],
            widths: [.points(300), .parts(1, of: 1), .parts(1, of: 1)])
        let x = try line("Interests", two).origin.x - layout.page.margins.left
        #expect(abs(x - (layout.page.textWidth - 20) / 2 - 20) < 1e-9)
        resume.interests = []
        let one = try document(resume, [["skills"], ["languages"], ["interests"]])
        #expect(try line("Languages", one).origin.x == layout.page.margins.left)
        #expect(one.outline.map(\.title) == ["Summary", "Languages", "Experience"])
    }

    @Test func whatIsNamedNowhereMayStandInAColumn() throws {
        var layout = try Fixture.classic().sections
        layout.order = ["work", "skills", "other"]
        layout.rows = [SectionRow(columns: [["skills"], ["other"]], widths: [], gap: 9)]
        let keys = layout.keys(for: resume())
        #expect(layout.row(from: keys[...]) == nil)
        let row = try #require(layout.row(from: keys[1...]))
        #expect(row.columns[0] == ["skills"])
        #expect(row.columns[1] == Array(keys[2...]) && keys.contains("languages"))
        // A section that stands elsewhere is none of the row.
        let rest = layout.row(from: keys[2...].filter { $0 != "languages" }[...])
        #expect(rest?.columns == [[], keys[2...].filter { $0 != "languages" }])
    }

    @Test func aTallOneGoesOnBesideTheOtherOnTheNextPage() throws {
        let document = try document(
            resume(skills: 70, work: 0), [["skills"], ["languages"]])
        #expect(document.pages.count == 2)
        let first = lines(document, page: 0).filter { $0.text.hasPrefix("Swift:") }
        let second = lines(document, page: 1).filter { $0.text.hasPrefix("Swift:") }
        #expect(first.count + second.count == 70 && first.count > 30 && second.count > 2)
        let x = first[0].origin.x
        #expect((first + second).allSatisfy { $0.origin.x == x })
        // The page is filled, and the column goes on at the top of the next.
        let page = try Fixture.classic().page
        let bottom = page.size.height - page.margins.bottom
        #expect(try #require(first.last).origin.y > bottom - 30)
        #expect(second[0].origin.y < page.margins.top + 15)
        // All of the first column on a page is read before the second one.
        let texts = lines(document, page: 0).map(\.text.trimmed)
        let last = try #require(texts.lastIndex { $0.hasPrefix("Swift:") })
        #expect(try #require(texts.firstIndex(of: "Languages")) > last)
    }

    @Test func oneThatIsToStayOnOnePageDoesBesideOneThatIsDivided() throws {
        /// The numbers of the pages on which languages stand, for each number of jobs above.
        func pages(kept: String?) throws -> [Set<Int>] {
            try (1...12).map { count in
                let document = try document(
                    resume(skills: 12, work: count, languages: 12), [["skills"], ["languages"]],
                    below: ["work"], kept: kept)
                let numbers = document.pages.indices.filter { page in
                    lines(document, page: page).contains { $0.text.hasPrefix("Language") }
                }
                return Set(numbers)
            }
        }
        #expect(try pages(kept: nil).contains { $0.count == 2 })
        #expect(try pages(kept: "languages").allSatisfy { $0.count == 1 })
    }

    @Test func inATerminalTheyStandBelowEachOther() throws {
        var layout = try Fixture.classic()
        layout.main.styles.change { $0.caps = .none }
        layout.sections.order = ["skills", "languages", "other"]
        layout.sections.rows = [
            SectionRow(columns: [["skills"], ["languages"]], widths: [], gap: 20)
        ]
        let document = LayoutEngine(
            layout: layout.narrow(columns: 60), language: .english, shaper: CellShaper()
        ).pages(for: resume()).document
        let titles = try [line("Skills", document), line("Languages", document)]
        #expect(titles[0].origin.x == titles[1].origin.x)
        #expect(titles[0].origin.y < titles[1].origin.y)
    }
}
