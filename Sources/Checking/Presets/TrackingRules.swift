import Pages
import SourceTree

/// What programs for applications cannot read, as one of them lists it.
struct TrackingRules {
    let pdf: ReadPDF

    /// The most bytes that are read.
    private static let most = 2_500_000
    /// So far up, in points, the next line is the head of another column.
    private static let jump = 100.0

    var diagnostics: Diagnostics {
        var findings = Diagnostics()
        func add(_ kind: Diagnostic.Kind, _ severity: Diagnostic.Severity, _ message: Message) {
            findings.add(Diagnostic(kind, severity, message))
        }
        if pdf.bytes.count > Self.most {
            add(.atsSize, .error, "the file is larger than the 2.5 MB that such programs read")
        }
        if pdf.pages.contains(where: { !$0.pictures.isEmpty }) {
            add(.atsPictures, .warning, "there is a picture, which such programs may stumble over")
        }
        if let page = pdf.pages.firstIndex(where: hasColumns) {
            add(
                .atsColumns, .warning,
                "page \(page + 1) has columns, which such programs may read across; the layout ats has "
                    + "none")
        }
        if pdf.pages.contains(where: hasContactsInMargin) {
            add(
                .atsRunningLine, .warning,
                "an e-mail address stands in a running line, where such programs do not look")
        }
        if pdf.sectionTitles.isEmpty {
            add(.atsSections, .warning, "there are no titles that such programs find sections by")
        }
        return findings
    }

    /// Whether reading goes back up a page by more than a few lines.
    private func hasColumns(_ page: PageContent) -> Bool {
        let texts = page.texts.filter { !$0.isArtifact && $0.isSeen }
        return zip(texts, texts.dropFirst()).contains { $1.origin.y > $0.origin.y + Self.jump }
    }

    private func hasContactsInMargin(_ page: PageContent) -> Bool {
        page.texts.contains { $0.isArtifact && $0.text.contains("@") }
    }
}

extension Diagnostic.Kind {
    static let atsColumns = Self("ats-columns", .check)
    static let atsPictures = Self("ats-pictures", .check)
    static let atsRunningLine = Self("ats-running-line", .check)
    static let atsSections = Self("ats-sections", .check)
    static let atsSize = Self("ats-size", .check)
}
