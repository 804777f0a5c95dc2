import Languages
import Pages
import ResumeModel
import TestSupport
import Testing
import TextBackend

@testable import ResumeLayout

/// Pages that are written from right to left, set in cells.
struct MirroredPagesTests {
    private func pages(
        _ resume: Resume, tag: String, layout: Layout
    ) -> PageDocument {
        var words = LanguageWords(builtIn: "en")
        words.settledTag = tag
        return LayoutEngine(layout: layout, language: words, shaper: CellShaper())
            .pages(for: resume).document
    }

    /// The places of what is seen of a line: letters by their left ends.
    private func letters(_ line: GlyphLine) -> [Double] {
        line.runs.flatMap { run in
            run.glyphs.filter { $0.id != 0x20 && $0.id != 0xA0 }
                .map { line.origin.x + run.x + $0.x }
        }.sorted()
    }

    private func lines(_ document: PageDocument) -> [GlyphLine] {
        document.pages.flatMap(\.items).compactMap { item in
            if case .text(let line) = item { line } else { nil }
        }
    }

    private func paths(_ document: PageDocument) -> [PathShape] {
        document.pages.flatMap(\.items).compactMap { item in
            if case .path(let shape) = item { shape } else { nil }
        }
    }

    /// Words that read from left to right stand as far from the right edge as from the left one of a
    /// page from left to right; all else is its mirror image.
    @Test(arguments: [Alignment.left, .right, .center]) func pagesAreTheMirrorImage(
        alignment: Alignment
    ) throws {
        var layout = try Fixture.classic().suited(to: "he")
        layout.header.alignment = alignment
        var resume = Fixture.resume()
        // The items of a list are turned round.
        resume.skills[0].keywords.removeLast()
        let leftToRight = pages(resume, tag: "en", layout: layout)
        let rightToLeft = pages(resume, tag: "he", layout: layout)
        let width = layout.page.size.width
        let (before, after) = (lines(leftToRight), lines(rightToLeft))
        #expect(before.map(\.text.trimmed) == after.map(\.text.trimmed))
        #expect(before.map(\.origin.y) == after.map(\.origin.y))
        for (line, mirrored) in zip(before, after) {
            let cell = (line.runs.first?.size ?? 0) / 2
            let (places, found) = (letters(line), letters(mirrored))
            let start = try #require(places.first)
            let end = try #require(places.last) + cell
            // As a whole it is moved, and not turned round.
            let shift = width - end - start
            #expect(places.count == found.count)
            for (place, moved) in zip(places, found) {
                #expect(abs(place + shift - moved) < 1e-6, "\(line.text)")
            }
        }
        var mirror = leftToRight
        mirror.mirror()
        #expect(paths(mirror) == paths(rightToLeft))
        #expect(!paths(rightToLeft).isEmpty)
    }

    @Test func theSideColumnIsOnTheOtherSide() throws {
        var layout = try Fixture.classic()
        layout.side = SideColumn(
            edge: .left, width: .points(120), gap: 12, sections: ["skills"], either: [],
            pages: .all, look: layout.main)
        func x(_ tag: String) throws -> Double {
            let found = lines(pages(Fixture.resume(), tag: tag, layout: layout))
                .first { $0.text.trimmed == "Skills" }
            return try #require(found).origin.x
        }
        let middle = layout.page.size.width / 2
        #expect(try (x("en") < middle) != (x("ar") < middle))
    }

    /// From the left to the right of the paper.
    @Test(arguments: [("en", ["Python", "GIS", "C"]), ("he", ["C", "GIS", "Python"])])
    func latinItemsStandInThePagesOrder(tag: String, order: [String]) throws {
        var resume = Fixture.resume()
        var group = SkillGroup()
        group.keywords = ["Python", "GIS", "C"].map { RichText($0) }
        resume.skills = [group, group]
        resume.skills[0].name = RichText("תכנון")
        let found = lines(pages(resume, tag: tag, layout: try Fixture.classic())).filter {
            $0.text.contains("Python")
        }
        #expect(found.count == 2)
        for line in found {
            let words = line.runs.sorted { $0.x < $1.x }
                .flatMap { $0.text.split { !$0.isLetter } }.map { String($0) }
            #expect(words.filter { $0.utf8.first ?? 0 < 0x80 } == order)
        }
    }

    @Test func datesReadFromRightToLeft() throws {
        var resume = Fixture.resume()
        resume.work[0].dates = DateSpan(
            start: PartialDate(year: 2019).map { .date($0) },
            end: .at(.date(try #require(PartialDate(year: 2021)))))
        func order(_ tag: String) throws -> [String] {
            let line = try #require(
                lines(pages(resume, tag: tag, layout: Fixture.classic()))
                    .first { $0.text.contains("2019") })
            return line.runs.sorted { $0.x < $1.x }.map { $0.text.filter { !$0.isWhitespace } }
                .filter { !$0.isEmpty }
        }
        #expect(try order("en") == ["2019–2021"])
        #expect(try order("he") == ["2021", "–", "2019"])
    }

    private func linked() throws -> (PageDocument, GlyphLine) {
        var resume = Fixture.resume()
        var link = RichText.Run("בגן")
        link.link = Link(target: "https://a.example", display: "a.example")
        resume.basics.summary = Prose([
            .paragraph(RichText([RichText.Run("שלום "), link, RichText.Run(" הגדול.")]))
        ])
        let document = pages(resume, tag: "he", layout: try Fixture.classic())
        let line = try #require(lines(document).first { $0.text.contains("בגן") })
        return (document, line)
    }

    @Test func aLinkInALineIsReadInItsPlace() throws {
        let (document, line) = try linked()
        let words = line.runs.map(\.text.trimmed).filter { !$0.isEmpty }
        #expect(words.first == "שלום" && words.dropFirst().first == "בגן")
        let elements = line.runs.compactMap(\.element)
        #expect(elements == elements.sorted())
        #expect(document.structure.contains { if case .link = $0.kind { true } else { false } })
    }

    @Test func theAreaOfALinkIsWhereItsLettersAre() throws {
        let (document, line) = try linked()
        let run = try #require(line.runs.first { $0.text.contains("בגן") })
        let areas = document.structure.compactMap { element -> Rect? in
            if case .link("https://a.example", let area) = element.kind { area } else { nil }
        }
        let area = try #require(areas.first)
        #expect(areas.count == 1)
        #expect(abs(area.minX - line.origin.x - run.x) < 1e-6)
        #expect(abs(area.size.width - 3 * run.size / 2) < 1e-6)
    }

    @Test func aParagraphOfOtherWordsBeginsAtTheRightOnlyOnItsOwnPage() throws {
        var resume = Fixture.resume()
        resume.basics.summary = Prose([.paragraph(RichText("שלום."))])
        let layout = try Fixture.classic()
        func x(_ tag: String) throws -> (Double, Double) {
            let found = lines(pages(resume, tag: tag, layout: layout))
            let line = try #require(found.first { $0.text.contains("שלום") })
            return (line.origin.x, layout.page.size.width)
        }
        // In an English resume it ends at the right margin of its column.
        let (english, width) = try x("en")
        #expect(english > width / 2)
        let hebrew = try x("he").0
        #expect(hebrew > width / 2)
    }
}
