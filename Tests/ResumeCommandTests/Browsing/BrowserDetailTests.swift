import TextBackend
import Testing

@testable import ResumeCommand

@Suite struct BrowserDetailTests {
    private static let content = BrowsedResume.content(
        #"""
        {"work": [{"name": "A", "summary": "See *quick* and [zebra](https://z.net).",
          "roles": [{"position": "Jolly", "startDate": "2020"}]}]}
        """#)

    /// The look of the text that begins with a letter.
    private func style(_ letter: String) throws -> CellStyle {
        let lines = BrowserDetail(
            content: Self.content, item: .entry(0, 0), search: nil, columns: 60
        ).lines
        return try #require(lines.joined().first { $0.text.hasPrefix(letter) }).style
    }

    @Test func textsHaveTheirLooks() throws {
        #expect(try style("q").isItalic)
        #expect(try style("z").link == "https://z.net")
        #expect(try style("z").isUnderlined)
        #expect(try style("J") == CellStyle(isBold: true))
        #expect(try style("A") == BrowserLook.title)
    }
}
