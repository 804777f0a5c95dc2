import Pages
import Testing

@testable import ResumeLayout
@testable import ResumePDF

/// What pages of all layouts end and begin with.
struct LonePartTests {
    /// No page ends or begins with one line of a section where it could end a line or an entry earlier.
    @Test(arguments: LayoutTable.pages)
    func noLineOfASectionStandsAloneAtAPagesEnd(_ cell: LayoutTable.Cell) throws {
        let trial = try LayoutTable.trial(cell)
        let pages = trial.plan.pages
        for (number, page) in pages.enumerated().dropLast() {
            for (column, next) in [
                (page.main, pages[number + 1].main), (page.side, pages[number + 1].side),
            ] {
                let strips = column.map { trial.columns[$0] }
                let following = next.map { trial.columns[$0] }.filter { !$0.isContinuedTitle }
                guard let first = following.first, first.breakBefore == .betweenEntries,
                    Self.isLone(strips, following)
                else { continue }
                let height =
                    number == 0 ? trial.grid.setup.firstTextHeight : trial.grid.setup.textHeight
                let filled = trial.columns.height(of: column)
                // The ends that leave at most so much of the page empty.
                for end in strips.indices.dropFirst()
                where strips[end].breakBefore <= .betweenEntries {
                    let moved =
                        trial.columns.height(of: Array(column[end...])) + strips[end].spaceBefore
                    let empty = (height - filled + moved) / height
                    let isBetter = !Self.isLone(
                        Array(strips[..<end]), Array(strips[end...]) + following)
                    #expect(!isBetter || empty > 0.06, "\(cell), page \(number + 1): \(empty)")
                }
            }
        }
    }

    @Test func anItemStaysWithTheOthers() throws {
        let cell = LayoutTable.Cell(layout: "swiss", resume: "two-pages", paper: .letter)
        let outcome = LayoutTable.outcome(cell)
        let pages = try #require(outcome.document).pages.map { page in
            page.items.count { item in
                guard case .text(let line) = item else { return false }
                return line.runs.map(\.text).joined().contains("hostel of 45 residents")
            }
        }
        #expect(pages == [1, 0])
    }

    /// Whether one line of the section that a page's end divides stands before or behind it.
    private static func isLone(_ before: [Strip], _ behind: [Strip]) -> Bool {
        func lines(_ strips: some Sequence<Strip>) -> Int {
            strips.map { Set($0.baselines).count }.reduce(0, +)
        }
        guard let first = behind.first, first.breakBefore > .betweenSections else { return false }
        let start = before.lastIndex { $0.breakBefore == .betweenSections }
        let title = start.map { before[$0].isHeading ? 1 : 0 } ?? 0
        let above = lines(before[(start ?? 0)...]) - title
        let below = lines(behind.prefix { $0.breakBefore > .betweenSections })
        return min(above, below) < 2
    }
}
