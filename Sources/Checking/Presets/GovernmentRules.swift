import Characters
import PDFFile
import Pages
import SourceTree

/// The rules of USAJOBS: what it refuses is an error, what it recommends a warning or a note.
struct GovernmentRules {
    let pdf: ReadPDF

    /// The most pages, and the most bytes.
    private static let most = (pages: 2, bytes: 5_000_000)
    /// Half an inch, in points.
    private static let margin = 36.0
    /// The sizes of text and of titles, in points.
    private static let sizes = (text: 10.0, titles: 14.0)
    /// The families that are named, and Carlito, which is drawn after Calibri.
    private static let families = [
        "lato", "calibri", "carlito", "helvetica", "arial", "verdana", "opensans", "sourcesans",
        "roboto", "notosans",
    ]

    var diagnostics: Diagnostics {
        var findings = Diagnostics()
        let count = pdf.pages.count
        if count > Self.most.pages {
            findings.add(
                Diagnostic(
                    .usajobsPages, .error,
                    "the PDF has \(count) pages, and USAJOBS takes \(Self.most.pages); --pages "
                        + "\(Self.most.pages) fits the resume to that"))
        }
        if pdf.bytes.count > Self.most.bytes {
            findings.add(
                Diagnostic(
                    .usajobsSize, .error, "the file is larger than the 5 MB that USAJOBS takes"))
        }
        if pdf.file.catalog["Collection"] != nil {
            findings.add(
                Diagnostic(
                    .usajobsPortfolio, .error,
                    "the file is a portfolio of files, which USAJOBS refuses"))
        }
        judgeMargins(&findings)
        judgeType(&findings)
        return findings
    }

    private func judgeMargins(_ findings: inout Diagnostics) {
        for (index, page) in pdf.pages.enumerated() {
            let texts = page.texts.filter { $0.isSeen && !$0.isArtifact }
            let least = texts.map { text in
                min(
                    text.origin.x - page.area.minX, page.area.maxX - text.end.x,
                    text.origin.y - page.area.minY,
                    page.area.maxY - text.origin.y - text.size * 0.7)
            }.min()
            // What a glyph's own space may take away.
            guard let least, least < Self.margin - 2 else { continue }
            findings.add(
                Diagnostic(
                    .usajobsMargins, .warning,
                    "text on page \(index + 1) comes within \((least / 72).tenths) "
                        + "inches of the edge; USAJOBS wants margins of half an inch"))
            return
        }
    }

    private func judgeType(_ findings: inout Diagnostics) {
        var sizes: [Int: Int] = [:]
        var fonts: [String: Int] = [:]
        for text in pdf.pages.flatMap(\.texts) where text.isSeen {
            sizes[Int((text.size * 10).rounded()), default: 0] += 1
            fonts[text.font, default: 0] += 1
        }
        guard let size = sizes.max(by: { ($0.value, $0.key) < ($1.value, $1.key) })?.key,
            let font = fonts.max(by: { ($0.value, $0.key) < ($1.value, $1.key) })?.key
        else { return }
        let main = Double(size) / 10
        if main < Self.sizes.text - 0.05 {
            findings.add(
                Diagnostic(
                    .usajobsType, .warning,
                    "the text is set in \(main.tenths) pt; USAJOBS recommends 10 pt"))
        }
        let titles = pdf.titleSizes
        if let small = titles.min(), small < Self.sizes.titles - 0.05 {
            findings.add(
                Diagnostic(
                    .usajobsTitles, .note,
                    "titles are set in \(small.tenths) pt; USAJOBS recommends 14 pt"))
        }
        let name = font.lowercased().filter(\.isLetter)
        if !Self.families.contains(where: name.hasPrefix) {
            findings.add(
                Diagnostic(
                    .usajobsFont, .warning,
                    "most text is set in \(font.printable); USAJOBS recommends sans-serif fonts such as "
                        + "Lato, Calibri, Source Sans or Noto Sans"))
        }
    }
}

extension ReadPDF {
    /// The sizes that the titles of sections are set in, in points.
    var titleSizes: [Double] {
        contents.filter { $0.headingLevel == 2 }.flatMap { content in
            (textsByMark[MarkPlace(page: content.page, mark: content.mark)] ?? []).filter(\.isSeen)
                .map(\.size)
        }
    }
}

extension Diagnostic.Kind {
    static let usajobsFont = Self("usajobs-font", .check)
    static let usajobsMargins = Self("usajobs-margins", .check)
    static let usajobsPages = Self("usajobs-pages", .check)
    static let usajobsPortfolio = Self("usajobs-portfolio", .check)
    static let usajobsSize = Self("usajobs-size", .check)
    static let usajobsTitles = Self("usajobs-titles", .check)
    static let usajobsType = Self("usajobs-type", .check)
}
