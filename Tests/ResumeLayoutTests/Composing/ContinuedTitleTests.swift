import Languages
import Pages
import ResumeModel
import TestSupport
import Testing
import TextBackend

@testable import ResumeLayout

/// What stands at the top of pages on which a section or an entry goes on.
struct ContinuedTitleTests {
    private let template = Template(parts: [.field("title"), .text(" goes on")])

    private func document(
        _ resume: Resume = Fixture.long(), _ change: (inout Layout) -> Void
    ) throws -> PageDocument {
        var layout = try Fixture.classic()
        layout.main.styles.change { $0.caps = .none }
        layout.page.footer = []
        layout.main.title.column = nil
        layout.entries["work"]?.continued = nil
        layout.sections.titles = ["work": .one("Work"), "skills": .one("Skills")]
        change(&layout)
        var goal = PageGoal()
        goal.fits = false
        return LayoutEngine(layout: layout, language: .english, shaper: CellShaper()).pages(
            for: resume, goal: goal
        ).document
    }

    private func lines(_ page: Page) -> [GlyphLine] {
        page.items.compactMap { item in
            if case .text(let line) = item { line } else { nil }
        }.sorted { ($0.origin.y, $0.origin.x) < ($1.origin.y, $1.origin.x) }
    }

    private func texts(_ page: Page) -> [String] { lines(page).map(\.text.breakable) }

    @Test func nothingIsSaidUnlessALayoutSaysIt() throws {
        let document = try document { _ in }
        #expect(document.pages.count > 3)
        #expect(!document.pages.contains { texts($0).contains { $0.contains("goes on") } })
    }

    @Test func aSectionThatGoesOnSaysSoAndIsStillOneSection() throws {
        let plain = try document { _ in }
        let document = try document { $0.main.title.continued = template }
        #expect(!texts(document.pages[0]).contains("Work goes on"))
        for page in document.pages.dropFirst() where texts(page).first != "Skills" {
            let first = try #require(lines(page).first)
            #expect(first.text.breakable == "Work goes on")
            #expect(first.runs.allSatisfy { $0.element == nil })
            // It is drawn after the text, as running lines are.
            guard case .text(let last) = page.items.last else { continue }
            #expect(last.text.breakable == "Work goes on")
        }
        #expect(document.outline.map(\.title) == plain.outline.map(\.title))
        let headings = { (document: PageDocument) in
            document.structure.count { if case .heading = $0.kind { true } else { false } }
        }
        #expect(headings(document) == headings(plain))
    }

    @Test func itsHeightIsReckonedWith() throws {
        let document = try document { layout in
            layout.main.title.continued = template
            layout.main.styles[.section].size = 40
        }
        for page in document.pages {
            let foot = try #require(page.textArea).maxY
            #expect(lines(page).allSatisfy { $0.origin.y <= foot })
            let baselines = lines(page).prefix(2).map(\.origin.y)
            if texts(page).first == "Work goes on" { #expect(baselines[1] - baselines[0] > 14) }
        }
    }

    @Test func aSectionThatBeginsAPageDoesNotGoOn() throws {
        let document = try document(Fixture.resume()) { layout in
            layout.main.title.continued = template
            layout.sections.each["skills"] = SectionOptions()
            layout.sections.each["skills"]?.startsPage = true
        }
        #expect(document.pages.count == 2)
        #expect(!document.pages.contains { texts($0).contains { $0.contains("goes on") } })
    }

    @Test func whatDiffersInASectionCountsThere() throws {
        let document = try document { layout in
            var options = SectionOptions()
            options.title = layout.main.title
            options.title?.continued = template
            layout.sections.each["work"] = options
        }
        #expect(texts(document.pages[1]).first == "Work goes on")
    }

    @Test func anEntryThatGoesOnSaysSoBelowItsSection() throws {
        var resume = Fixture.long()
        for index in resume.work.indices { resume.work[index].name = RichText("Firm \(index)") }
        let document = try document(resume) { layout in
            layout.main.title.continued = template
            layout.entries["work"]?.continued = Template(parts: [.field("name"), .text(", too")])
        }
        let tops = document.pages.dropFirst().map { Array(texts($0).prefix(2)) }
        #expect(tops.allSatisfy { $0[0] == "Work goes on" || $0[0] == "Skills" }, "\(tops)")
        // The entry of five pages is named on each; those that begin a page are not.
        #expect(tops.contains { $0[1] == "Firm 5, too" }, "\(tops)")
        for (page, next) in zip(document.pages, document.pages.dropFirst()) {
            let goesOn = texts(next)[1].hasSuffix(", too")
            let begins = texts(next).prefix(3).contains { $0.hasPrefix("Engineer, Firm") }
            #expect(!goesOn || !begins, "\(texts(page).suffix(2)), \(texts(next).prefix(3))")
        }
    }

    @Test func inAColumnOfItsOwnItStandsBesideTheFirstLine() throws {
        let plain = try document { layout in
            layout.main.title.column = 60
            layout.main.title.continued = nil
        }
        let document = try document { layout in
            layout.main.title.column = 60
            layout.main.title.continued = Template(parts: [.text("Etc.")])
        }
        #expect(document.pages.count == plain.pages.count)
        let lines = lines(document.pages[1])
        let title = try #require(lines.first { $0.text.breakable == "Etc." })
        #expect(title.origin.x == document.pages[1].textArea?.minX)
        let others = lines.filter { $0.text != "Etc." }
        #expect(title.origin.y == others.first?.origin.y)
        #expect(others.map(\.origin) == self.lines(plain.pages[1]).map(\.origin))
    }

    @Test func theSideColumnSaysItInItsOwnWay() throws {
        let document = try document { layout in
            var look = layout.main
            look.title.continued = Template(parts: [.text("More")])
            layout.main.title.continued = template
            layout.side = SideColumn(
                edge: .left, width: .share(0.4), gap: 20, sections: ["work"], either: [],
                pages: .all, look: look)
        }
        for page in document.pages.dropFirst() { #expect(texts(page).first == "More") }
    }

    @Test func onAWidePageItIsSetToItsWidth() throws {
        let document = try document { layout in
            layout.main.title.continued = template
            layout.main.title.alignment = .right
            layout.side = SideColumn(
                edge: .left, width: .share(0.4), gap: 20, sections: ["skills"], either: [],
                pages: .filled, look: layout.main)
        }
        // The second page begins with the rest of a paragraph, which stays narrow.
        let last = try #require(document.pages.last { texts($0).contains("Work goes on") })
        let title = try #require(lines(last).first { $0.text.breakable == "Work goes on" })
        let edge = try #require(document.pages[1].textArea).maxX
        #expect(abs(title.maxX - edge) < 1e-6)
        #expect(title.runs.allSatisfy { $0.element == nil })
    }
}
