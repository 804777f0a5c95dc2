import Pages
import Testing

@testable import ResumePDF

@Suite struct PrintShareTests {
    @Test func theFileComesBehindAllOptions() {
        #expect(PrintShare().arguments("/a/-x.pdf", nil) == ["-n", "1", "--", "/a/-x.pdf"])
        #expect(
            PrintShare(printer: "laser", copies: 3, paper: .a4).arguments("/a.pdf", nil)
                == ["-d", "laser", "-o", "media=A4", "-n", "3", "--", "/a.pdf"])
    }

    @Test(arguments: [
        (Size(width: 595.276, height: 841.89), "A4"), (Size(width: 612, height: 792), "Letter"),
        (Size(width: 400, height: 500), "Custom.400x500"),
    ])
    func thePaperIsThatOfThePages(size: Size, media: String) {
        #expect(PrintShare().arguments("/a.pdf", size).contains("media=" + media))
        #expect(PrintShare(paper: .a4).arguments("/a.pdf", size).contains("media=A4"))
    }

    @Test(arguments: ["", "-o", "a b", "a\nb", "a#1", "\u{7F}"])
    func whatNoPrinterIsCalledIsRefused(name: String) throws {
        let error = try #require(throws: ShareError.self) {
            try PrintShare(printer: name)("/a.pdf", size: nil)
        }
        #expect(error.identifier == "share-printer")
    }
}
