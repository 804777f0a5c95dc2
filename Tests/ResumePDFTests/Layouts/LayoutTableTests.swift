import Pages
import SourceTree
import Testing

@testable import ResumeLayout
@testable import ResumePDF

/// Every layout with every resume: what a table of pictures would show, computed.
struct LayoutTableTests {
    @Test(arguments: LayoutTable.cells)
    func everythingStandsInItsPlace(_ cell: LayoutTable.Cell) throws {
        let layout = try #require(LayoutTable.layout(cell))
        let outcome = LayoutTable.outcome(cell)
        let document = try #require(outcome.document, "\(outcome.diagnostics.all)")
        let margins = layout.page.margins
        // Where fitting was needed to be rid of a nearly empty page, the margins may be smaller.
        let isFitted = outcome.identifiers.contains("pages-fitted")
        let least = isFitted ? layout.fit.margin.lowerBound : 1
        for (number, page) in document.pages.enumerated() {
            let top = margins.top(isFirst: number == 0)
            let geometry = PageGeometry(
                area: Rect(
                    x: margins.left * least, y: top * least,
                    width: layout.page.size.width - (margins.left + margins.right) * least,
                    height: layout.page.size.height - (top + margins.bottom) * least))
            let faults = geometry.faults(page)
            #expect(faults.isEmpty, "page \(number + 1): \(faults.prefix(5))")
        }
        let findings = outcome.diagnostics.all.filter { $0.severity != .note }
        #expect(findings.isEmpty, "\(findings.map(\.message))")
    }

    @Test(arguments: LayoutTable.sheets)
    func noPageIsLeftNearlyEmpty(_ cell: LayoutTable.Cell) throws {
        let document = try #require(LayoutTable.outcome(cell).document)
        guard document.pages.count > 1 else { return }
        for (number, page) in document.pages.enumerated() {
            let baselines = page.items.compactMap { item -> Double? in
                guard case .text(let line) = item, line.runs.contains(where: { $0.element != nil })
                else { return nil }
                return line.origin.y
            }
            let depth = (baselines.max() ?? 0) / page.size.height
            let least = number + 1 == document.pages.count ? 0.14 : 0.7
            #expect(depth > least, "page \(number + 1) of \(document.pages.count) ends at \(depth)")
        }
    }

    /// The share of a page that stays empty where what follows could have been divided.
    @Test(arguments: LayoutTable.pages)
    func noPageEndsEarlyBeforeWhatCanBeDivided(_ cell: LayoutTable.Cell) throws {
        let document = try #require(LayoutTable.outcome(cell).document)
        let layout = try #require(LayoutTable.layout(cell))
        let grid = ColumnGrid(setup: layout.page, side: layout.side)
        // Of a side column, little may be left for the pages that follow.
        let side = layout.side.map { _ in grid.sideX...(grid.sideX + grid.sideWidth) }
        let ends = PageEnds(document, beside: side)
        // What goes on in wider lines would take more of them beside such a column.
        let more = layout.side?.pages == .filled ? grid.setup.textWidth / grid.mainWidth : 1
        for (number, share) in ends.emptyShares.enumerated() where share > 0.06 {
            let area = try #require(document.pages[number].textArea)
            let empty = share * area.size.height
            #expect(
                empty < ends.undivided(after: number) * more + 20,
                "\(share) of page \(number + 1) stays empty")
        }
    }

    @Test(arguments: LayoutTable.sheets)
    func aPageLimitIsKeptOrExplained(_ cell: LayoutTable.Cell) throws {
        let natural = try #require(LayoutTable.outcome(cell).document?.pages.count)
        for limit in Set([1, max(1, natural - 1), natural, natural + 1]).sorted() {
            let outcome = LayoutTable.outcome(cell, pages: limit)
            if outcome.output != nil {
                let pages = try #require(outcome.document?.pages.count)
                #expect(pages <= limit)
                let isFitted = outcome.identifiers.contains("pages-fitted")
                #expect(isFitted == (limit < natural) || isFitted, "limit \(limit)")
                continue
            }
            #expect(limit < natural)
            let finding = outcome.diagnostics.all.first { $0.identifier == "pages-over" }
            let message = try #require(finding?.message, "limit \(limit)")
            #expect(finding?.severity == .error)
            #expect(message.contains("over"))
            #expect(message.hasPrefix("does not fit \(limit) page"))
        }
    }

    @Test(arguments: LayoutTable.sheets)
    func fillingKeepsTheNumberOfPages(_ cell: LayoutTable.Cell) throws {
        let natural = try #require(LayoutTable.outcome(cell).document)
        let filled = try #require(LayoutTable.outcome(cell, fills: true).document)
        #expect(filled.pages.count == natural.pages.count)
        func depth(_ document: PageDocument) -> Double {
            document.pages.last?.items.compactMap { item -> Double? in
                if case .text(let line) = item, line.runs.contains(where: { $0.element != nil }) {
                    line.origin.y
                } else {
                    nil
                }
            }.max() ?? 0
        }
        // What goes to a last page with a side column makes its lines shorter or longer.
        guard try #require(LayoutTable.layout(cell)).side == nil else { return }
        #expect(depth(filled) >= depth(natural) - 12)
    }

    @Test(arguments: LayoutTable.sheets)
    func twoRunsGiveTheSamePages(_ cell: LayoutTable.Cell) {
        #expect(
            LayoutTable.outcome(cell, pages: 2).document
                == LayoutTable.outcome(cell, pages: 2).document)
    }
}
