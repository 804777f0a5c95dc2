import SourceTree
import Export
import System
import TextBackend

extension BrowserState {
    /// Takes a key.
    ///
    /// - Parameters:
    ///   - key: the key.
    ///   - content: what there is to browse.
    ///   - size: that of the window.
    /// - Returns: what is to be done beside it; nil if nothing.
    mutating func press(
        _ key: TerminalKey, _ content: BrowserContent, _ size: TerminalSize
    ) -> BrowserEffect? {
        message = []
        defer { settle(content, size) }
        let frame = BrowserFrame(self, size)
        if let question {
            let answer = question.press(key)
            self.question = answer.question
            return answer.effect
        }
        if frame.isTooSmall { return key == .character("q") ? .quit : nil }
        if panel != nil {
            pressInPanel(key, frame)
            return nil
        }
        if list.isTyping {
            type(key, content, frame)
            return nil
        }
        if case .character(let letter) = key, let effect = command(letter, content, frame) {
            return effect.effect
        }
        if let tab = tab(of: key) { self.tab = tab } else { move(key, content, frame) }
        return nil
    }

    /// The tab that a key leads to; nil for other keys.
    private func tab(of key: TerminalKey) -> BrowserTab? {
        switch key {
        case .tab: tab.next(1)
        case .backTab: tab.next(-1)
        case .character(let letter):
            letter.wholeNumberValue.flatMap { BrowserTab(rawValue: $0 - 1) }
        default: nil
        }
    }

    /// Something that a letter does everywhere.
    private struct Command { var effect: BrowserEffect? }

    private mutating func command(
        _ letter: Character, _ content: BrowserContent, _ frame: BrowserFrame
    ) -> Command? {
        switch letter {
        case "q", "Q": return Command(effect: .quit)
        case "r": return Command(effect: .refresh)
        case "?": panel = BrowserPanel(.help)
        case "e" where content.findings.isEmpty: tell("nothing was found in the resume")
        case "e": panel = BrowserPanel(.lines(content.findings))
        case "s": question = .way
        case "P": askForPrint(content)
        case "o": return open(content)
        case "/":
            list.isTyping = true
            pageHit = nil
        case "n", "N":
            guard tab != .pages || list.search != nil else { return nil }
            hit(letter == "n" ? 1 : -1, content, frame)
        default: return nil
        }
        return Command()
    }

    private mutating func pressInPanel(_ key: TerminalKey, _ frame: BrowserFrame) {
        guard let panel, let move = ScreenKey(browser: key) else {
            panel = nil
            tab = tab(of: key) ?? tab
            return
        }
        let lines = panel.lines(columns: frame.size.columns)
        if move == .quit { self.panel = nil }
        self.panel?.scroll.move(move, of: lines.count, rows: frame.height)
    }

    // MARK: Moving

    private mutating func move(
        _ key: TerminalKey, _ content: BrowserContent, _ frame: BrowserFrame
    ) {
        let move = ScreenKey(browser: key)
        if tab == .pages {
            if key == .escape || key == .backspace { drop(content) }
            let turn: ScreenKey? =
                key == .character("l") ? .nextPage : key == .character("h") ? .previousPage : nil
            if let move = turn ?? move { pages.move(move, rows: frame.height) }
            return
        }
        let isBack = [.escape, .backspace, .left, .character("h")].contains(key)
        if list.detail != nil {
            if isBack {
                list.detail = nil
            } else if let move {
                let count = detail(content, frame).count
                list.detail?.move(move, of: count, rows: frame.height)
            }
        } else if [.enter, .right, .character("l")].contains(key) {
            if list.selection != nil { list.detail = LineScroll() }
        } else if isBack {
            drop(content)
        } else if let move {
            list.move(move, frame.rows(content, list.search), height: frame.height)
        }
    }

    // MARK: Searching

    private mutating func type(
        _ key: TerminalKey, _ content: BrowserContent, _ frame: BrowserFrame
    ) {
        switch key {
        case .escape: drop(content)
        case .enter:
            list.isTyping = false
            if list.search == nil { drop(content) }
        case .backspace where list.field.text.isEmpty: drop(content)
        case .up, .down, .pageUp, .pageDown:
            if let move = ScreenKey(browser: key), tab != .pages {
                list.move(move, frame.rows(content, list.search), height: frame.height)
            }
        default:
            guard list.field.press(key) else { return }
            list.detail = nil
            if tab == .pages {
                pageHit = nil
                hit(1, content, frame)
            } else {
                list.fill(content, tab)
            }
        }
    }

    /// Ends a search.
    private mutating func drop(_ content: BrowserContent) {
        list.isTyping = false
        list.field = LineEditor()
        pageHit = nil
        list.fill(content, tab)
    }

    /// Goes to the next hit, or to the one before.
    private mutating func hit(
        _ direction: Int, _ content: BrowserContent, _ frame: BrowserFrame
    ) {
        guard let search = list.search else {
            tell("nothing is searched for; / begins a search")
            return
        }
        if tab == .pages {
            let lines = plainPages.indices.filter { search.matches(plainPages[$0]) }
            pageHit = Self.next(lines, from: pageHit ?? pages.scroll.top - 1, direction)
            if let pageHit { pages.show(line: pageHit, rows: frame.height) }
        } else if let detail = list.detail {
            let lines = self.detail(content, frame)
            // The last lines cannot stand at the top.
            let lowest = max(lines.count - frame.height, 0)
            let hits = lines.indices.filter { index in
                lines[index].contains { !search.ranges(in: $0.text).isEmpty }
            }.map { min($0, lowest) }
            if let line = Self.next(hits, from: detail.top, direction) {
                list.detail?.show(line, of: lines.count, rows: frame.height)
            }
        } else {
            list.step(direction, wraps: true)
        }
    }

    /// The next of some numbers, or the one before; behind the last comes the first.
    private static func next(_ numbers: [Int], from now: Int, _ direction: Int) -> Int? {
        direction > 0
            ? numbers.first { $0 > now } ?? numbers.first
            : numbers.last { $0 < now } ?? numbers.last
    }

    // MARK: Doing

    private mutating func open(_ content: BrowserContent) -> Command {
        let links =
            tab == .pages
            ? (pageLinks.indices.contains(pages.current) ? pageLinks[pages.current] : [])
            : list.selection.map(content.links) ?? []
        switch links.count {
        case 0: tell("there is no link to open here")
        case 1: return Command(effect: .open(links[0]))
        default: question = .link(Array(links.prefix(BrowserQuestion.mostLinks)))
        }
        return Command()
    }

    private mutating func askForPrint(_ content: BrowserContent) {
        if tab == .pages {
            guard !pages.lines.isEmpty else {
                tell("there is no page to print")
                return
            }
            let page = pages.current + 1
            let name: Message = "page \(page) of \(pages.lines.count)"
            question = .print(name.shown, .printPage(page))
            return
        }
        switch list.selection {
        case .entry(let index, _)?:
            let section = content.sections[index]
            question = .print("\"\(section.title)\"", .printSection(section.key))
        case .overview?, .heading?, nil: tell("there is no section to print here")
        }
    }
}

extension ScreenKey {
    /// What a key does in a text of the view; nil if nothing.
    init?(browser key: TerminalKey) {
        switch key {
        case .control("d"): self = .halfDown
        case .control("u"): self = .halfUp
        case .control("c"): return nil
        case .escape, .character("?"), .backspace: return nil
        default: self.init(key)
        }
    }
}
