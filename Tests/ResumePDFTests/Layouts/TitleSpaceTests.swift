import Pages
import TestSupport
import Testing

@testable import ResumeLayout
@testable import ResumePDF

/// The space around section titles in all layouts, however far their space is squeezed or opened.
struct TitleSpaceTests {
    @Test(arguments: LayoutTable.layouts)
    func titlesStandNearestToWhatIsBelowThem(_ layout: String) throws {
        var count = 0
        var cell = LayoutTable.Cell(layout: layout, resume: "", paper: .a4)
        for resume in ["two-pages", "people/manager"] {
            cell.resume = resume
            for space in [1.4, 1, 0.82, 0.74, 0.6, 0.45] {
                let trial = try LayoutTable.trial(cell, space: space)
                let columns = trial.columns
                for (galley, blocks) in [
                    (columns.main, trial.composition.main), (columns.side, trial.composition.side),
                ] {
                    for title in Self.titles(galley, blocks) {
                        count += 1
                        let least = max(title.below ?? 0, title.entries) + trial.lineHeight / 2
                        #expect(title.above > least - 0.01, "\(cell), \(space): \(title)")
                    }
                }
            }
        }
        // A rule stands above what stands beside its title, and has no baseline.
        let title = try #require(LayoutTable.layout(cell)).main.title
        #expect(count > 50 || title.column != nil && title.rule == .over)
    }

    /// Distances of baselines around a title, in points.
    private struct Title {
        var above: Double
        /// nil beside its section.
        var below: Double?
        /// The greatest between the entries above it.
        var entries: Double
    }

    private static func titles(_ galley: Galley, _ blocks: [Block]) -> [Title] {
        var titles: [Title] = []
        var entries = 0.0
        func distance(_ index: Int) -> Double? {
            guard galley.strips.indices.contains(index) else { return nil }
            let (strip, above) = (galley.strips[index], galley.strips[index - 1])
            // Something beside the text above may reach below it: its lines are as high as others.
            let tail = above.height - (above.lastBaseline ?? above.height)
            return strip.firstBaseline.map { min(tail, 4) + strip.spaceBefore + $0 }
        }
        for (index, strip) in galley.strips.enumerated().dropFirst()
        where !galley.strips[index - 1].isHead && strip.block != galley.strips[index - 1].block {
            guard let above = distance(index) else { continue }
            if strip.breakBefore == .betweenEntries { entries = max(entries, above) }
            guard strip.breakBefore == .betweenSections else { continue }
            var title = Title(above: above, entries: entries)
            if case .title = blocks[strip.block].content, let below = distance(index + 1) {
                title.below = below - blocks[strip.block + 1].reachAbove
            }
            titles.append(title)
            entries = 0
        }
        return titles
    }
}
