import SourceTree
import Testing

@testable import Sharing

@Suite struct PrintShareTests {
    @Test func theFileComesBehindAllOptions() {
        #expect(PrintShare().arguments("/a/-x.pdf", nil) == ["-n", "1", "--", "/a/-x.pdf"])
        #expect(
            PrintShare(printer: "laser", copies: 3, paper: "A4").arguments("/a.pdf", nil)
                == ["-d", "laser", "-o", "media=A4", "-n", "3", "--", "/a.pdf"])
        #expect(
            PrintShare(page: 2).arguments("/a.pdf", nil)
                == ["-P", "2", "-n", "1", "--", "/a.pdf"])
    }

    @Test func thePersonsPaperComesBeforeThatOfThePages() {
        #expect(PrintShare().arguments("/a.pdf", "Letter").contains("media=Letter"))
        #expect(PrintShare(paper: "A4").arguments("/a.pdf", "Letter").contains("media=A4"))
    }

    @Test(arguments: ["", "-o", "a b", "a\nb", "a#1", "\u{7F}"])
    func whatNoPrinterIsCalledIsRefused(name: String) throws {
        let error = try #require(throws: ShareError.self) {
            try PrintShare(printer: name)("/a.pdf", paper: nil)
        }
        #expect(error.kind.name == "share-printer")
    }
}
