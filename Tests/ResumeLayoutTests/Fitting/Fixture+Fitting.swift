import Languages
import Pages
import ResumeModel
import TestSupport
import TextBackend

@testable import ResumeLayout

/// What tests of fitting set: sizes differ in cells from those of print, the search is the same.
extension Fixture {
    /// The classic layout in cells.
    static func engine(_ change: (inout Layout) -> Void = { _ in }) throws -> LayoutEngine {
        var layout = try fitting()
        change(&layout)
        return LayoutEngine(layout: layout, language: .english, shaper: CellShaper())
    }

    /// The classic layout with measures of its own, whatever those of the file are.
    static func fitting() throws -> Layout {
        var layout = try classic()
        layout.page.grid = .halfLine
        (layout.page.margins.top, layout.page.margins.bottom) = (36.85, 38.27)
        (layout.main.styles[.body].size, layout.main.styles[.body].leading) = (9.5, 1.21)
        // Less than a line does not shrink by a step of the grid.
        layout.main.spacing.section = 20
        layout.main.spacing.entry = 5.75
        (layout.main.spacing.paragraph, layout.main.spacing.item) = (0, 0)
        for kind in layout.entries.keys { layout.entries[kind]?.continued = nil }
        layout.fit.space = 0.4...1.2
        return layout
    }

    /// What sets a resume with layouts.
    static func setter(for resume: Resume) -> TrialSetter {
        TrialSetter(
            resume: resume, photo: nil, language: .english, tag: "en", marks: NetworkMarks(),
            today: nil, shaper: CellShaper())
    }

    /// The pages of a resume as they are filled, and as they are spread.
    static func spread(_ resume: Resume, _ layout: Layout) -> (filled: Trial, spread: Trial) {
        let filled = setter(for: resume).trial(layout)
        var spread = filled
        spread.spread()
        return (filled, spread)
    }

    /// A resume with so many list items, spread over four employers.
    static func resume(bullets: Int) -> Resume {
        var resume = resume()
        resume.work = (0..<4).map { number in
            var work = resume.work[0]
            work.name = RichText("Firm \(number)")
            let own = bullets / 4 + (number < bullets % 4 ? 1 : 0)
            work.highlights = (0..<own).map { ListItem(RichText("Did thing \($0).")) }
            return work
        }
        return resume
    }

    /// The least number of bullets that takes two pages without any fitting.
    static func overOnePage() throws -> Int {
        let engine = try engine { layout in
            layout.fit = FitRanges(space: 1...1, leading: 1...1, size: 1...1, margin: 1...1)
        }
        return (12...160).first { engine.pages(for: resume(bullets: $0)).document.pages.count > 1 }
            ?? 0
    }
}
