import Pages
import Testing

@testable import TextBackend

struct GridWriterTests {
    private let ink = CellInk(hasStyles: true, hasLinks: true) { color in
        color == .black ? "30" : nil
    }

    private func line(_ parts: [(String, CellStyle)], ink: CellInk) -> String {
        var grid = CellGrid()
        var column = 0
        for (text, style) in parts {
            column = grid.write(text, row: 0, column: column, style: style)
        }
        return GridWriter(ink: ink).text(grid.rows[0])
    }

    @Test func aStyleBeginsAndEnds() {
        let bold = CellStyle(color: .black, isBold: true)
        #expect(
            line([("a", CellStyle()), ("b", bold), ("c", CellStyle())], ink: ink)
                == "a\u{1B}[1;30mb\u{1B}[0mc")
    }

    @Test func aLinkEndsInItsRow() {
        let style = CellStyle(link: "https://a.example/")
        #expect(
            line([("x", style)], ink: ink)
                == "\u{1B}]8;;https://a.example/\u{1B}\\x\u{1B}]8;;\u{1B}\\")
    }

    @Test func aHostileAddressIsNoLink() {
        let style = CellStyle(link: "https://a.example/\u{1B}]52;c;")
        let text = line([("x", style)], ink: ink)
        #expect(!text.contains("52"))
    }

    @Test func plainInkWritesLettersAlone() {
        let style = CellStyle(
            color: .black, isBold: true, isItalic: true, isFaint: true, link: "https://a.example")
        #expect(line([("a", style), ("  ", CellStyle())], ink: .plain) == "a")
    }
}
