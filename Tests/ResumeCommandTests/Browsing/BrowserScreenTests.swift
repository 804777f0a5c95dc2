import System
import TextBackend
import Testing

@testable import ResumeCommand

@Suite struct BrowserScreenTests {
    private let content = BrowsedResume.content()

    private func lines(
        _ keys: String = "", columns: Int = 80, rows: Int = 24, ink: CellInk = .plain
    ) -> [String] {
        let size = TerminalSize(columns: columns, rows: rows)
        var state = BrowserState(content)
        _ = state.type(keys, content, size)
        state.settle(content, size)
        return trimmed(BrowserScreen(state, content, size, ink).lines)
    }

    /// The lines without the blanks of what is selected.
    private func trimmed(_ lines: [String]) -> [String] {
        lines.map { line in
            var line = line
            while line.last == " " { line.removeLast() }
            return line
        }
    }

    @Test func theSmallestWindowHasRoomForAnEntry() {
        let wanted = """
            [1 Career] 2 Skills  3 About  4 Pages
            ────────────────────────────────────────
            Experience  3
            > Engineer
                Jan 2020 – Present · Engines
              Analyst
                Mar 2015 – Dec 2019 · Bernoulli
              データ
                2012 – 2014 · 資料庫

            Projects  1
            cv/resume.json       1/4  ? help  q quit
            """
        #expect(lines(columns: 40, rows: 12).joined(separator: "\n") == wanted)
    }

    @Test func textsStandInColumns() {
        let lines = lines()
        #expect(
            lines[0]
                == "[1 Career] 2 Skills  3 About  4 Pages                               Ada Lovelace"
        )
        #expect(
            lines[3]
                == "> Engineer  Engines                                          Jan 2020 – Present"
        )
        #expect(
            lines[4]
                == "  Analyst   Bernoulli                                       Mar 2015 – Dec 2019"
        )
        #expect(
            lines[5] == "  データ    資料庫                                                  2012 – 2014")
        #expect(lines[23].hasPrefix("cv/resume.json "))
        #expect(
            lines[23].hasSuffix(" 1/4  ? help  q quit  Enter open  / search  r refresh  s share"))
    }

    @Test func theDetailHasTheWindow() {
        #expect(
            lines("l", columns: 40, rows: 16).dropFirst(2).prefix(9)
                == [
                    " Engineer", " Engines", " Jan 2020 – Present", "", " See the loom.", "",
                    " • Used Rust", " • Led five people", "",
                ])
    }

    @Test func aWideWindowHasTheDetailBesideTheList() {
        let lines = lines("j", columns: 120)
        #expect(lines[2].hasPrefix("Experience  3      "))
        #expect(lines[2].hasSuffix("│ Analyst"))
        #expect(lines[3].hasPrefix("  Engineer "))
        #expect(lines[4].hasPrefix("> Analyst "))
        #expect(lines[3].hasSuffix("│ Bernoulli"))
        #expect(self.lines("jl", columns: 120)[3].hasSuffix("┃ Bernoulli"))
    }

    @Test func aSearchIsShownAndItsHitsAreMarked() {
        let ink = CellInk(hasStyles: true, hasLinks: false) { _ in nil }
        let lines = lines("2/résonance", ink: ink)
        #expect(lines[1] == "\u{1B}[1m/ \u{1B}[0mrésonance\u{1B}[7m \u{1B}[0m")
        #expect(lines[2].contains("1 of 2"))
        #expect(lines[3].contains("\u{1B}[1;4;7mRésonance\u{1B}[0m"))
        #expect(self.lines("2/zzz")[2] == "  nothing matches; Esc shows all again")
        #expect(self.lines("2")[1].hasPrefix("─ / searches as you type ──"))
    }

    @Test func whatOnlyTheDetailSaysIsCited() {
        let lines = lines("/five")
        #expect(lines[4].hasPrefix("    Led five people"))
        #expect(lines[5] == "")
    }

    @Test func questionsAndLongMessagesHaveRowsOfTheirOwn() {
        let lines = lines("s", columns: 40, rows: 12)
        #expect(
            lines.suffix(3)
                == [
                    "share: c copy, m mail, b clipboard, o", "open, p print; Esc leaves it",
                    "cv/resume.json           1/4  Esc leaves",
                ])
        let typing = self.lines(
            "sm" + String(repeating: "abcdefgh ", count: 40), columns: 40, rows: 12)
        #expect(typing.count == 12 && typing[10].contains("abcdefgh"))

        let size = TerminalSize(columns: 40, rows: 12)
        var state = BrowserState(content)
        state.tell(["a message that has far more letters than the last row has cells"])
        let told = BrowserScreen(state, content, size, .plain).lines
        #expect(told[9] == "a message that has far more letters")
        #expect(told.count == 12)
        state.tell((1...20).map { "line \($0)" })
        #expect(BrowserScreen(state, content, size, .plain).lines[2] == " line 1")
        _ = state.type("j", content, size)
        #expect(BrowserScreen(state, content, size, .plain).lines[2] == " line 2")
    }

    @Test(arguments: [(39, 12), (40, 11), (10, 3), (1, 1), (200, 5)])
    func smallerWindowsHaveASentence(_ columns: Int, _ rows: Int) {
        let lines = lines(columns: columns, rows: rows)
        #expect(lines.count == rows)
        #expect("the terminal is too small: ".hasPrefix(lines[0].prefix(10)))
    }

    /// Whatever the size, there are as many lines as rows, and none is wider than the window.
    @Test(arguments: [
        (40, 12), (41, 13), (57, 12), (73, 20), (80, 24), (99, 12), (100, 12), (140, 45),
    ])
    func linesFitTheWindow(_ columns: Int, _ rows: Int) {
        for keys in ["", "l", "2", "3", "3l", "4", "/a", "?", "s", "scx", "P", "Gl", "3G", "o"] {
            let lines = lines(keys, columns: columns, rows: rows)
            #expect(lines.count == rows, "\(keys)")
            for line in lines { #expect(width(line) <= columns, "\(keys): \(line)") }
        }
    }

    private func width(_ line: String) -> Int { [CellPiece(text: line)].cells }

    @Test func theOverviewHasThePhotoBesideIt() {
        var content = content
        content.photo = [
            [CellPiece(text: "▀▀▀▀")], [CellPiece(text: "▄▄▄▄")], [CellPiece(text: "▀▀▀▀")],
        ]
        let size = TerminalSize(columns: 80, rows: 24)
        var state = BrowserState(content)
        _ = state.type("3", content, size)
        let lines = trimmed(BrowserScreen(state, content, size, .plain).lines)
        #expect(lines[2] == "> ▀▀▀▀  Ada Lovelace")
        #expect(lines[3] == "  ▄▄▄▄  Analyst")
        #expect(lines[4] == "  ▀▀▀▀  I weave patterns.")
        _ = state.type("l", content, size)
        #expect(
            trimmed(BrowserScreen(state, content, size, .plain).lines)[2...5] == [
                " ▀▀▀▀", " ▄▄▄▄", " ▀▀▀▀", "",
            ])
        // A wide window has it in the detail alone.
        _ = state.type("h", content, TerminalSize(columns: 120, rows: 24))
        let wide = BrowserScreen(state, content, TerminalSize(columns: 120, rows: 24), .plain).lines
        #expect(wide[2].hasPrefix("> Ada") && wide[2].hasSuffix("│ ▀▀▀▀"))
    }

    @Test func rightToLeftTextStandsApart() {
        let content = BrowsedResume.content(
            "{\"work\": [{\"name\": \"חברה\", \"position\": \"מהנדסת\", \"startDate\": \"2020\"}]}")
        let state = BrowserState(content)
        let line = BrowserScreen(state, content, TerminalSize(columns: 80, rows: 24), .plain).lines[
            3]
        #expect(line.contains("\u{2068}מהנדסת\u{2069}  \u{2068}חברה\u{2069}"))
    }

    @Test func nothingOfAResumeIsObeyed() {
        let attack = "x\\u001B[31m\\u0007\\u202E\\u009By\\r\\nz"
        let content = BrowsedResume.content(
            "{\"basics\": {\"name\": \"\(attack)\", \"label\": \"\(attack)\", \"summary\": \"\(attack)\"},"
                + "\"work\": [{\"name\": \"\(attack)\", \"position\": \"\(attack)\", \"summary\": \"\(attack)\","
                + "\"highlights\": [\"\(attack)\"], \"own\": \"\(attack)\"}]}")
        for keys in ["", "l", "3", "3l", "/x", "/x\rl"] {
            var state = BrowserState(content)
            let size = TerminalSize(columns: 120, rows: 24)
            _ = state.type(keys, content, size)
            for line in BrowserScreen(state, content, size, .plain).lines {
                #expect(
                    line.unicodeScalars.allSatisfy {
                        $0.value >= 0x20 && !(0x7F..<0xA0).contains($0.value) && $0.value != 0x202E
                    }, "\(line.debugDescription)")
            }
        }
    }

    @Test func pagesAreShownWithTheirHits() {
        var state = BrowserState(content)
        state.pages.lines = [["\u{1B}[1mone\u{1B}[0m", "two"]]
        state.plainPages = ["one", "two"]
        let size = TerminalSize(columns: 40, rows: 12)
        _ = state.type("4", content, size)
        #expect(
            BrowserScreen(state, content, size, .plain).lines[2...3] == [
                "\u{1B}[1mone\u{1B}[0m", "two",
            ])
        _ = state.type("/on", content, size)
        let ink = CellInk(hasStyles: true, hasLinks: false) { _ in nil }
        #expect(BrowserScreen(state, content, size, ink).lines[2] == "\u{1B}[1;4mon\u{1B}[0me")
        state.pages.lines = []
        state.pagesLack = ["there are no pages, because of this:"]
        #expect(
            BrowserScreen(state, content, size, ink).lines[2]
                == " there are no pages, because of this:")
    }

    @Test func levelsStandBesideWhatTellsMore() {
        #expect(lines("2")[3].hasSuffix(" Master"))
    }

    @Test func whatIsLeftOutIsMarked() {
        let text = String(repeating: "word ", count: 300)
        let content = BrowsedResume.content(
            "{\"basics\": {\"name\": \"Ada\", \"summary\": \"\(text)\"}}")
        let size = TerminalSize(columns: 80, rows: 24)
        let state = BrowserState(content)
        let lines = BrowserScreen(state, content, size, .plain).lines
        #expect(lines.contains { $0.contains("word …") })

        var told = BrowserState(self.content)
        told.tell(Array(repeating: text, count: 2))
        let small = TerminalSize(columns: 40, rows: 12)
        #expect(BrowserScreen(told, self.content, small, .plain).lines[10] == "…")
    }

    @Test func theLastRowTellsFaultsAndLeavesRoomForHelp() {
        var content = content
        content.faults = "1 error"
        let state = BrowserState(self.content)
        let row = BrowserStatus(state: state, content: content).row(columns: 80).text(.plain)
        #expect(row.hasPrefix("cv/resume.json · 1 error (e) "))
        let size = TerminalSize(columns: 80, rows: 24)
        #expect(BrowserStatus.holds(String(repeating: "x", count: 70), size))
        #expect(!BrowserStatus.holds(String(repeating: "x", count: 71), size))
        #expect(lines("?").last?.contains("1/4") == false)
    }

    @Test func theEndOfALongSearchIsSeen() {
        let typed = (1...30).map { "w\($0)" }.joined(separator: " ")
        let line = lines("/" + typed, columns: 40, rows: 12)[1]
        #expect(line.hasPrefix("/ …") && line.hasSuffix("w30"))
    }

    @Test func aLevelAloneStandsBesideTheName() {
        let content = BrowsedResume.content(#"{"skills": [{"name": "Code", "level": "Master"}]}"#)
        let state = BrowserState(content)
        let size = TerminalSize(columns: 80, rows: 24)
        let line = BrowserScreen(state, content, size, .plain).lines[3]
        #expect(line.hasPrefix("> Code  Master "))
    }
}
