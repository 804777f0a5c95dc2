import System
import TextBackend
import Testing

@testable import ResumeCommand

@Suite struct BrowserStateTests {
    private let content = BrowsedResume.content()

    private func state(after keys: String) -> BrowserState {
        var state = BrowserState(content)
        _ = state.type(keys, content)
        return state
    }

    private func effects(of keys: String) -> [BrowserEffect] {
        var state = BrowserState(content)
        return state.type(keys, content)
    }

    // MARK: Moving

    @Test(arguments: [
        ("", BrowserTab.career), ("2", .skills), ("3", .about), ("4", .pages), ("\t", .skills),
        ("\t\t\t\t", .career), ("\u{1B}[Z", .pages), ("41", .career), ("5", .career),
        ("0", .career),
    ])
    func tabsAreChosen(_ keys: String, _ tab: BrowserTab) {
        #expect(state(after: keys).tab == tab)
    }

    @Test(arguments: [
        ("", "Engineer"), ("j", "Analyst"), ("jj", "データ"), ("jjj", "Note G"), ("jjjj", "Note G"),
        ("jk", "Engineer"), ("k", "Engineer"), ("G", "Note G"), ("Gg", "Engineer"),
        ("\u{1B}[B\u{1B}[B\u{1B}[A", "Analyst"), ("\u{1B}[F", "Note G"), ("G\u{1B}[H", "Engineer"),
        (" ", "Note G"), ("\u{1B}[6~", "Note G"), ("G\u{1B}[5~", "Engineer"), ("Gb", "Engineer"),
        ("\u{4}", "Note G"), ("G\u{15}", "Engineer"), ("2", "Code"), ("2j", "Music"),
        ("2j1j2", "Music"), ("3", "overview"), ("3jj", "English"), ("3jjj", "Email"),
        ("3G", "Babbage"),
    ])
    func keysMoveTheSelection(_ keys: String, _ name: String) {
        #expect(state(after: keys).selectedName(content) == name)
    }

    @Test(arguments: [
        ("\r", true), ("l", true), ("\u{1B}[C", true), ("lh", false), ("l\u{1B}", false),
        ("l\u{7F}", false), ("l\u{1B}[D", false), ("h", false), ("\u{1B}", false), ("ll", true),
        ("3\r", true),
    ])
    func detailsAreOpenedAndLeft(_ keys: String, _ isOpen: Bool) {
        #expect((state(after: keys).list.detail != nil) == isOpen)
    }

    @Test func aDetailScrollsByItself() {
        let size = TerminalSize(columns: 40, rows: 12)
        let text = (1...30).map { "\"Line \($0)\"" }.joined(separator: ",")
        let content = BrowsedResume.content(
            "{\"work\": [{\"name\": \"A\", \"highlights\": [\(text)]}, {\"name\": \"B\"}]}")
        var state = BrowserState(content)
        _ = state.type("ljj", content, size)
        #expect(state.list.detail?.top == 2)
        #expect(state.selectedName(content) == "A")
        _ = state.type("G", content, size)
        // Title, blank, and thirty lines, in nine rows.
        #expect(state.list.detail?.top == 32 - 9)
        _ = state.type("hjl", content, size)
        #expect(state.selectedName(content) == "B")
        #expect(state.list.detail?.top == 0)
    }

    @Test func theSelectionStaysInTheWindow() throws {
        let content = BrowsedResume.long(200)
        let size = TerminalSize(columns: 60, rows: 14)
        var state = BrowserState(content)
        for keys in ["j", "G", "k", "\u{15}", "b", "b", "g", " ", "\u{4}", "kkkkkkkk", " ", "jjj"] {
            _ = state.type(keys, content, size)
            let lines = BrowserScreen(state, content, size, .plain).lines
            #expect(lines.count == 14)
            #expect(lines.count { $0.hasPrefix("> ") } == 1, "\(keys)")
            // The window is full as long as there is something to fill it.
            #expect(!lines.dropFirst(2).dropLast().contains("") || state.list.top == 0, "\(keys)")
        }
    }

    // MARK: Searching

    @Test(arguments: [
        ("/rust", "Engineer", "1/1"), ("2/rust", "Code", "1/1"), ("2/resonance", "Music", "1/1"),
        ("2/RÉSON", "Music", "1/1"), ("/資", "データ", "1/1"), ("/engin", "Engineer", "1/1"),
        ("2/rust swift", "Code", "1/1"), ("2/s", "Code", "1/2"), ("2/sx\u{7F}", "Code", "1/2"),
        ("2/rust\u{15}harp", "Music", "1/1"), ("2/rust harp\u{17}", "Code", "1/1"),
        ("3/enchant", "Babbage", "1/1"), ("3/weave", "overview", "1/1"),
        ("2/s\u{1B}[B", "Music", "2/2"),
    ])
    func aSearchLeavesWhatItFinds(_ keys: String, _ name: String, _ place: String) {
        let state = state(after: keys)
        #expect(state.list.isTyping)
        #expect(state.selectedName(content) == name)
        let status = BrowserStatus(state: state, content: content).row(columns: 80)
        #expect(status.text(.plain).contains(place))
    }

    @Test func lettersAreTextWhileTyping() {
        #expect(effects(of: "/qrsPoe?nN1234h\t") == [])
        let state = state(after: "/qrsPoe?nN1234h")
        #expect(state.list.field.text == "qrsPoe?nN1234h")
        #expect(state.question == nil && state.panel == nil && state.tab == .career)
        #expect(state.selectedName(content) == nil)
    }

    @Test(arguments: [
        ("2/s\r", "s", false), ("2/s\rj", "s", false), ("2/s\u{1B}", "", false),
        ("2/s\r\u{1B}", "", false),
        ("2/s\r\u{7F}", "", false), ("2/\r", "", false), ("2/s\u{7F}\u{7F}", "", false),
        ("2/  \r", "", false), ("2/s\r1", "", false), ("2/s\r12", "s", false),
        ("2/s\r/", "s", true),
    ])
    func enterKeepsASearchAndEscapeDropsIt(_ keys: String, _ text: String, _ isTyping: Bool) {
        let state = state(after: keys)
        #expect(state.list.field.text == text)
        #expect(state.list.isTyping == isTyping)
    }

    @Test func droppingASearchKeepsWhatItFound() {
        #expect(state(after: "2/harp\r\u{1B}").selectedName(content) == "Music")
    }

    @Test(arguments: [("n", "Music"), ("nn", "Code"), ("N", "Music"), ("NN", "Code")])
    func hitsFollowEachOtherInARing(_ keys: String, _ name: String) {
        #expect(state(after: "2/s\r" + keys).selectedName(content) == name)
    }

    @Test func withoutASearchThereIsNoNextHit() {
        #expect(state(after: "n").message == ["nothing is searched for; / begins a search"])
        #expect(state(after: "nj").message == [])
    }

    @Test func hitsOfADetailAreGoneThrough() {
        let size = TerminalSize(columns: 40, rows: 12)
        let items = (1...40).map { $0 % 10 == 0 ? "\"Rust \($0)\"" : "\"Line \($0)\"" }
        let content = BrowsedResume.content(
            "{\"work\": [{\"name\": \"A\", \"highlights\": [\(items.joined(separator: ","))]}]}")
        var state = BrowserState(content)
        _ = state.type("/rust\rl", content, size)
        // Items begin behind the title and a blank line.
        for (key, top) in [("n", 11), ("n", 21), ("N", 11), ("N", 33), ("n", 11)] {
            _ = state.type(key, content, size)
            #expect(state.list.detail?.top == top, "\(key)")
        }
    }

    // MARK: Doing

    @Test(arguments: [
        ("q", [BrowserEffect.quit]), ("Q", [.quit]), ("lq", [.quit]), ("4q", [.quit]), ("?q", []),
        ("?qq", [.quit]), ("r", [.refresh]), ("4r", [.refresh]), ("?r", []),
        ("3jjjo", [.open("mailto:ada@lovelace.net")]), ("jo", []),
        ("o1", [.open("https://engines.net")]), ("o2", [.open("https://loom.net")]), ("o3", []),
        ("o\u{1B}1", []),
        ("sc/tmp/x\r", [.share(["--copy-to=/tmp/x"])]),
        ("smhr@a.net\r", [.share(["--mail=hr@a.net"])]),
        ("sb", [.share(["--clipboard"])]), ("so", [.share(["--open"])]),
        ("sp", [.share(["--print"])]),
        ("s\u{1B}p", []), ("sxq\u{1B}", []), ("sc\r", []), ("sc   \r", []), ("sc\u{7F}b", []),
        ("scab\u{7F}\r", [.share(["--copy-to=a"])]), ("sc-x\r", [.share(["--copy-to=-x"])]),
        ("Py", [.printSection("work")]), ("PY", [.printSection("work")]), ("Pn", []), ("P\r", []),
        ("P\u{1B}y", []), ("2Py", [.printSection("skills")]), ("lPy", [.printSection("work")]),
        ("3Py", []), ("4Py", []),
    ])
    func keysAskForSomething(_ keys: String, _ effects: [BrowserEffect]) {
        #expect(self.effects(of: keys) == effects)
    }

    @Test(arguments: [
        ("jo", "there is no link to open here"), ("3P", "there is no section to print here"),
        ("4P", "there is no page to print"), ("e", "nothing was found in the resume"),
    ])
    func whatCannotBeDoneIsSaid(_ keys: String, _ message: String) {
        #expect(state(after: keys).message == [message])
    }

    @Test func panelsAreScrolledAndClosed() {
        let size = TerminalSize(columns: 40, rows: 12)
        var content = content
        content.findings = (1...30).map { "finding \($0)" }
        var state = BrowserState(content)
        _ = state.type("ejj", content, size)
        #expect(state.panel?.scroll.top == 2)
        #expect(BrowserScreen(state, content, size, .plain).lines[2] == " finding 3")
        _ = state.type("G", content, size)
        #expect(state.panel?.scroll.top == 30 - 9)
        for close in ["q", "\u{1B}", "?", "e", "h", "\u{7F}"] {
            state.panel = BrowserPanel(.help)
            #expect(state.type(close, content, size) == [])
            #expect(state.panel == nil, "\(close)")
        }
        state.panel = BrowserPanel(.help)
        _ = state.type("3", content, size)
        #expect(state.panel == nil && state.tab == .about)
    }

    // MARK: Pages

    private func withPages(after keys: String) -> BrowserState {
        var state = BrowserState(content)
        state.pages.lines = (1...3).map { page in (1...30).map { "\(page).\($0)" } }
        state.plainPages = state.pages.lines.flatMap { $0 }
        state.pageLinks = [["https://one.net"], [], ["https://a.net", "https://b.net"]]
        _ = state.type("4" + keys, content)
        return state
    }

    @Test(arguments: [
        ("", 0), ("n", 30), ("nn", 60), ("nnp", 30), ("\u{1B}[C", 30), ("l", 30), ("nh", 0),
        ("n\u{1B}[D", 0), ("j", 1), (" ", 20), ("\u{4}", 10), ("\u{4}\u{15}", 0), ("G", 69),
        ("Gg", 0),
        ("/2.15\r", 37), ("/2.1\rn", 32), ("/2.1\rN", 41), ("/1.3\rn", 22), ("/x\r", 0),
        ("/2.15\r\u{1B}n", 60),
    ])
    func pagesTurnAsInThePager(_ keys: String, _ top: Int) {
        #expect(withPages(after: keys).pages.scroll.top == top)
    }

    @Test func aPageIsPrintedAndItsLinksAreOpened() {
        var state = withPages(after: "n")
        #expect(state.type("Py", content) == [.printPage(2)])
        #expect(state.type("o", content) == [])
        #expect(state.type("po", content) == [.open("https://one.net")])
        #expect(state.type("nno2", content) == [.open("https://b.net")])
    }

    // MARK: Other content

    @Test func aRefreshKeepsPlaceAndSelection() {
        var state = state(after: "2j1jl/\u{1B}")
        _ = state.type("l", content)
        let file = BrowsedResume.file.replacing(
            "\"work\": [",
            with: "\"work\": [{\"name\": \"New\", \"position\": \"Head\", \"startDate\": \"2024\"},"
        )
        let new = BrowsedResume.content(file)
        state.fill(new, after: content)
        #expect(state.tab == .career && state.list.detail != nil)
        #expect(state.selectedName(new) == "Analyst")
        state.tab = .skills
        #expect(state.selectedName(new) == "Music")
    }

    @Test func whatIsGoneIsNotSelected() {
        var state = state(after: "jl")
        let new = BrowsedResume.content(
            "{\"work\": [{\"name\": \"Other\", \"position\": \"Post\"}]}")
        state.fill(new, after: content)
        #expect(state.selectedName(new) == "Post")
        #expect(state.list.detail == nil)
        state.fill(BrowserContent(), after: new)
        #expect(state.list.selected == nil)
        #expect(state.type("jkGgl ob/x\r", BrowserContent()) == [])
    }

    @Test func aSmallWindowTakesNoKeysButTheEnd() {
        let size = TerminalSize(columns: 39, rows: 12)
        var state = BrowserState(content)
        #expect(state.type("2sr", content, size) == [])
        #expect(state.tab == .career && state.question == nil)
        #expect(state.type("q", content, size) == [.quit])
    }

    @Test func onlyTheFirstNineLinksAreOffered() {
        let links = (1...12).map { "[x](https://h\($0).net)" }.joined(separator: " ")
        let content = BrowsedResume.content(
            "{\"work\": [{\"name\": \"A\", \"summary\": \"\(links)\"}]}")
        var state = BrowserState(content)
        #expect(state.type("o", content) == [])
        #expect(state.question?.text.contains("9 https://h9.net;") == true)
    }

    @Test func entriesThatDifferInTheirDatesAreToldApart() {
        let content = BrowsedResume.content(
            #"{"work": [{"name": "A", "startDate": "2015"}, {"name": "A", "startDate": "2010"}]}"#)
        var state = BrowserState(content)
        _ = state.type("j", content)
        state.fill(content, after: content)
        #expect(state.list.selection == .entry(0, 1))
    }

    @Test func muchThatIsToldHasAPanel() {
        var state = BrowserState(content)
        state.tell(["1", "2", "3"])
        #expect(state.message.count == 3 && state.panel == nil)
        state.tell(["1", "2", "3", "4"])
        #expect(state.panel?.text == .lines(["1", "2", "3", "4"]))
    }

    @Test func aLargerWindowIsFull() {
        let (size, larger) = (
            TerminalSize(columns: 60, rows: 14), TerminalSize(columns: 60, rows: 40)
        )
        let content = BrowsedResume.long(200)
        var state = BrowserState(content)
        _ = state.type("G", content, size)
        state.settle(content, larger)
        let lines = BrowserScreen(state, content, larger, .plain).lines
        #expect(!lines.dropFirst(2).dropLast().contains(""))
        _ = state.type("g", content, size)
        #expect(BrowserScreen(state, content, size, .plain).lines[2].hasPrefix("Experience"))

        var pages = withPages(after: "G")
        pages.settle(self.content, TerminalSize(columns: 80, rows: 44))
        #expect(pages.pages.scroll.top == 90 - 41)
    }

    @Test(arguments: [
        ("/1.1\r", 0), ("j/1.2\r", 0), ("/2.15\r\u{7F}n", 60), ("/2.15\r/\u{15}3.20\r", 69),
    ])
    func aSearchOfPagesBeginsAtWhatIsSeen(_ keys: String, _ top: Int) {
        #expect(withPages(after: keys).pages.scroll.top == top)
    }

    @Test func aSearchThatIsDroppedFromPagesIsGone() {
        #expect(withPages(after: "/2.15\r\u{7F}").list.search == nil)
    }

    @Test(arguments: [("l/b", false), ("/zzz\rl", false), ("/zzz\r\r", false)])
    func aSearchIsOfTheList(_ keys: String, _ hasDetail: Bool) {
        #expect((state(after: keys).list.detail != nil) == hasDetail)
    }

    @Test func keysMoveByWindowsAndHalves() throws {
        let content = BrowsedResume.long(200)
        let size = TerminalSize(columns: 60, rows: 23)
        func selected(_ keys: String) throws -> String {
            var state = BrowserState(content)
            _ = state.type(keys, content, size)
            return try #require(state.selectedName(content))
        }
        let (half, whole) = (try selected("\u{4}"), try selected(" "))
        #expect((half, whole) == ("Post 10", "Post 20"))
        #expect(try selected("  \u{15}") != selected("  b"))
        #expect(try selected("  b") == whole)
    }

    @Test func aResumeWithNothingToListBeginsWithItsPages() {
        #expect(BrowserState(BrowserContent()).tab == .pages)
    }

    @Test func aRefreshIsOfAllParts() {
        var state = state(after: "3")
        let new = BrowsedResume.content(
            #"{"basics": {"name": "Ada"}, "skills": [{"name": "New", "keywords": ["x"]}]}"#)
        state.fill(new, after: content)
        #expect(state.selectedName(new) == "overview")
        state.tab = .skills
        #expect(state.list.items == [.heading(0, 1), .entry(0, 0)])
        state.tab = .career
        #expect(state.list.items == [])
    }
}
