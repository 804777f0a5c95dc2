import Characters
import Export
import ResumePDF
import TextBackend

/// What there is to browse: the lists of a resume, and what was found while it was read.
struct BrowserContent: Sendable {
    /// Who the person is; nil if nothing could be read.
    private(set) var overview: ListedOverview?
    /// The text that introduces the person, as an entry of its own.
    private(set) var summary: ListedRow?
    /// The sections, with the ways to reach the person.
    private(set) var sections: [ListedSection] = []
    /// The photo in cells; empty if there is none to be shown.
    var photo: [[CellPiece]] = []
    /// What was found, as lines; empty if nothing.
    var findings: [String] = []
    /// How many errors and warnings that are, such as `1 error`; empty if none.
    var faults = ""
    /// Where the resume comes from, at length and in few words.
    var origin = (long: "", short: "")
    /// How wide the texts of each section are.
    private(set) var widths: [Widths] = []

    /// Nothing.
    init() {}

    /// The lists of a resume.
    init(_ listing: Listing) {
        overview = listing.overview
        let sections = listing.sections(of: .all)
        summary = sections.first { $0.key == "summary" }?.rows.first
        self.sections = sections.filter { $0.key != "summary" }
        widths = self.sections.map(Widths.init)
    }

    /// The most cells that the texts of a section take.
    struct Widths: Sendable {
        var main = 0
        var second = 0
        var last = 0

        init(_ section: ListedSection) {
            for row in section.rows {
                main = max(main, CellWidth.of(CellPiece.shown(row.main)))
                second = max(second, CellWidth.of(CellPiece.shown(row.secondColumn)))
                last = max(last, CellWidth.of(CellPiece.shown(row.lastColumn)))
            }
        }
    }

    /// The indices of the sections that a tab shows, in its order.
    func sections(of tab: BrowserTab) -> [Int] {
        tab.sections(of: sections.map(\.key)).compactMap { key in
            sections.firstIndex { $0.key == key && !$0.rows.isEmpty }
        }
    }

    /// Whether a search finds the overview.
    func overviewMatches(_ search: TextSearch?) -> Bool {
        guard let overview else { return false }
        guard let search else { return true }
        return search.matches(
            ([overview.name, overview.headline] + overview.summary).joined(separator: "\n"))
    }

    /// All that there is to say about an entry; nil if there is nothing more than is listed.
    func detail(of item: BrowserList.Item) -> Outline? {
        switch item {
        case .heading: nil
        case .overview: summary?.detail
        case .entry(let section, let row): sections[section].rows[row].detail
        }
    }

    /// The addresses that an entry leads to, each once, its own first.
    func links(of item: BrowserList.Item) -> [String] {
        var links: [String] = []
        if case .entry(let section, let row) = item {
            links = [sections[section].rows[row].link?.target].compactMap { $0 }
        }
        for target in detail(of: item)?.links ?? [] where !links.contains(target) {
            links.append(target)
        }
        return links
    }
}

extension ListedRow {
    /// What stands beside the name: what tells it best, else how well it is mastered.
    var secondColumn: String { second.isEmpty ? level : second }
    /// What stands at the end: when it was, else how well it is mastered.
    var lastColumn: String { dates.isEmpty && !second.isEmpty ? level : dates }
}
