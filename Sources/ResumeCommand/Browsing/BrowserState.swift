import SourceTree
import Export
import System

/// What is seen of a resume that is browsed.
struct BrowserState: Sendable, Hashable {
    /// The part that is seen.
    var tab = BrowserTab.career
    /// What each part lists, and where it stands.
    var lists = Dictionary(
        uniqueKeysWithValues: BrowserTab.allCases.map { ($0, BrowserList()) })
    /// The pages, as they were drawn last.
    var pages = ScrolledPages()
    /// The lines of the pages without their looks, for a search.
    var plainPages: [String] = []
    /// The addresses that the links of each page lead to.
    var pageLinks: [[String]] = []
    /// Why there are no pages, as lines.
    var pagesLack: [String] = []
    /// The line of the pages that a search has found last.
    var pageHit: Int?
    /// What is shown instead of a part.
    var panel: BrowserPanel?
    /// What is asked.
    var question: BrowserQuestion?
    /// What happened last, as lines; until the next key.
    var message: [String] = []

    /// The list of the part that is seen.
    var list: BrowserList {
        get { lists[tab] ?? BrowserList() }
        set { lists[tab] = newValue }
    }

    /// Begins with a resume.
    init(_ content: BrowserContent) {
        for tab in BrowserTab.allCases { lists[tab]?.fill(content, tab) }
        tab =
            BrowserTab.allCases.first { lists[$0]?.selected != nil } ?? .pages
        if !content.faults.isEmpty { tell("\(content.faults) in the resume; e shows more") }
    }

    /// Shows other content, with the same entries selected as far as there are some like them.
    mutating func fill(_ content: BrowserContent, after old: BrowserContent) {
        for tab in BrowserTab.allCases { lists[tab]?.fill(content, after: old, tab) }
    }

    /// Tells one thing.
    mutating func tell(_ message: Message) { self.message = [message.shown] }

    /// Tells what has happened: in the last rows, or if that is much, in a panel.
    mutating func tell(_ lines: [String]) {
        if lines.count > 3 { panel = BrowserPanel(.lines(lines)) } else { message = lines }
    }

    /// Keeps what is seen within what there is, for a window of a size.
    mutating func settle(_ content: BrowserContent, _ size: TerminalSize) {
        let frame = BrowserFrame(self, size)
        list.settle(frame.rows(content, list.search), height: frame.height)
        pages.settle(rows: frame.height)
        if list.detail != nil {
            let count = detail(content, frame).count
            list.detail?.settle(of: count, rows: frame.height)
        }
        if let panel {
            self.panel?.scroll.settle(
                of: panel.lines(columns: size.columns).count, rows: frame.height)
        }
    }

    /// The lines of the selected entry's detail.
    func detail(_ content: BrowserContent, _ frame: BrowserFrame) -> [BrowserDetail.Line] {
        guard let item = list.selection else { return [] }
        return BrowserDetail(
            content: content, item: item, search: list.search, columns: frame.detailColumns
        ).lines
    }
}
