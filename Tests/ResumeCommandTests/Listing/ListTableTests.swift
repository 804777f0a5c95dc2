import Export
import Testing

@testable import ResumeCommand

@Suite struct ListTableTests {
    private func lines(_ width: Int, _ rows: [[String]]) -> [String] {
        ListTable(width: width, ink: ListInk()).lines(rows.map { $0.map { .init(text: $0) } })
    }

    private static let rows = [
        ["1", "Lead Engineer", "Färja", "Mar 2021 – Present"],
        ["12", "Senior iOS Engineer and more", "", "2014"],
    ]

    @Test func columnsStandUnderEachOther() {
        #expect(
            lines(80, Self.rows) == [
                " 1  Lead Engineer                 Färja  Mar 2021 – Present",
                "12  Senior iOS Engineer and more         2014",
            ])
    }

    @Test func theWideOnesAreFolded() {
        #expect(
            lines(50, Self.rows) == [
                " 1  Lead Engineer        Färja  Mar 2021 – Present",
                "12  Senior iOS Engineer         2014", "    and more",
            ])
    }

    @Test func narrowTerminalsHaveCellsBelowEachOther() {
        #expect(
            lines(24, Self.rows) == [
                " 1  Lead Engineer", "    Färja", "    Mar 2021 – Present",
                "12  Senior iOS Engineer",
                "    and more", "    2014",
            ])
    }

    @Test func addressesAreNotFolded() {
        let address = "https://example.org/a/long/path/to/something"
        #expect(
            lines(50, [["1", "Some words that take their room", address]]) == [
                "1  Some words that take their room", "   " + address,
            ])
    }

    @Test func columnsWithoutTextTakeNoRoom() {
        #expect(lines(20, [["1", "a", "", "b"], ["2", "c", "", ""]]) == ["1  a  b", "2  c"])
        #expect(lines(20, [["", "a", "b"]]) == ["a  b"])
        #expect(lines(20, []) == [])
        #expect(lines(20, [["1", "", ""]]) == ["1"])
    }

    @Test func wideCharactersCountTwice() {
        #expect(
            lines(30, [["1", "東京都", "a"], ["2", "b", "c"]]) == ["1  東京都  a", "2  b       c"])
        #expect(lines(20, [["1", "東京都東京都東京都", "語語語語語語語語語"]]).allSatisfy { $0.count <= 17 })
    }

    @Test func nothingInACellIsObeyed() {
        #expect(lines(80, [["1", "\u{1B}[2J", "\u{9B}x"]]) == ["1  \\u{1B}[2J  \\u{9B}x"])
    }

    @Test func noLineIsWiderThanTheTerminal() {
        let text = "one two three four five six seven eight nine ten"
        for width in 8...120 {
            for line in lines(width, [["1", text, text, "Mar 2021"], ["2", text, "", ""]]) {
                #expect(line.count <= width)
            }
        }
    }

    @Test func hitsAndLinksAreMarked() {
        let ink = ListInk(hasStyles: true, hasLinks: true, search: TextSearch("swift"))
        #expect(ink.text("My Swift", .faint) == "\u{1B}[2mMy \u{1B}[0m\u{1B}[1;31mSwift\u{1B}[0m")
        #expect(
            ink.text("x", link: "https://a.example")
                == "\u{1B}]8;;https://a.example\u{1B}\\x\u{1B}]8;;\u{1B}\\")
        #expect(ink.text("", .heading, link: "https://a.example") == "")
        #expect(ListInk(search: TextSearch("swift")).text("Swift", .heading) == "Swift")
    }
}
