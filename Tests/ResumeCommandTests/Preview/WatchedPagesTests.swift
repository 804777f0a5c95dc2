import System
import Testing

@testable import ResumeCommand

@Suite struct WatchedPagesTests {
    private func pages(_ counts: Int...) -> WatchedPages {
        var pages = WatchedPages()
        pages.pages.lines = counts.enumerated().map { page, count in
            (0..<count).map { "\(page + 1).\($0 + 1)" }
        }
        pages.status = "status"
        return pages
    }

    private let size = TerminalSize(columns: 20, rows: 6)

    @Test func theStatusIsTheLastRow() {
        let short = pages(2)
        #expect(short.screen(size, hasStyles: false) == ["1.1", "1.2", "", "", "", "status"])
        let long = pages(10, 10)
        #expect(
            long.screen(size, hasStyles: false) == ["1.1", "1.2", "1.3", "1.4", "1.5", "status"])
        #expect(long.screen(TerminalSize(columns: 3, rows: 1), hasStyles: false) == ["1.1"])
        #expect(long.screen(TerminalSize(columns: 3, rows: 2), hasStyles: false) == ["1.1", "st…"])
    }

    @Test(arguments: [
        ([ScreenKey.down], "1.2"), ([.down, .up, .up], "1.1"), ([.windowDown], "1.5"),
        ([.nextPage], "2.1"), ([.nextPage, .nextPage], "2.6"), ([.last], "2.6"),
        ([.last, .first], "1.1"), ([.last, .windowUp], "2.2"), ([.last, .previousPage], "2.1"),
        ([.nextPage, .previousPage], "1.1"),
    ])
    func keysMove(_ keys: [ScreenKey], _ first: String) {
        var pages = pages(10, 10)
        for key in keys { pages.move(key, size) }
        #expect(pages.screen(size, hasStyles: false).first == first)
    }

    @Test func picturesAreTurnedOneByOne() {
        var pages = pages(0, 0, 0)
        pages.pages.arePictures = true
        pages.move(.windowDown, size)
        #expect(pages.pages.picture == 1)
        pages.move(.last, size)
        #expect(pages.pages.picture == 2)
        pages.move(.nextPage, size)
        #expect(pages.pages.picture == 2)
        pages.pages.lines = [[]]
        pages.settle(size)
        #expect(pages.pages.picture == 0)
    }

    @Test func aSmallerTextIsSeenToItsEnd() {
        var pages = pages(10, 10)
        pages.move(.last, size)
        pages.pages.lines = [["a", "b"]]
        pages.settle(size)
        #expect(pages.screen(size, hasStyles: false).prefix(2) == ["a", "b"])
    }

    @Test func findingsTakeHalfOfTheWindowAtMost() {
        var pages = pages(10)
        pages.findings = ["error: a long sentence about it"]
        #expect(
            pages.screen(size, hasStyles: false)
                == ["1.1", "1.2", "1.3", "error: a long", "sentence about it", "status"])
        pages.findings = (1...9).map { "error \($0)" }
        #expect(
            pages.screen(size, hasStyles: false) == ["1.1", "1.2", "1.3", "error 1", "…", "status"])
    }
}
