import Pages
import ResumePDF
import SourceTree
import System
import TextBackend

/// One look at a resume: what is read and laid out, and drawn for a terminal of a size.
struct PreviewPass {
    /// Chooses and reads the resume.
    let input: ResumeInput
    /// How large the terminal is.
    var size = TerminalSize(columns: 80, rows: 24)

    /// Under so many columns a page of paper says nothing any more.
    private static let leastColumns = 60
    /// The fewest columns that text is laid out for.
    private static let fewestColumns = 20
    /// How wide a photo is drawn before it becomes cells, in pixels.
    private static let photoWidth = 160

    var console: Console { input.console }
    var arguments: ParsedArguments { input.arguments }
    private var isWide: Bool { arguments[PreviewOptions.isWide] }
    private var columns: Int {
        max(arguments[PreviewOptions.width] ?? size.columns, Self.fewestColumns)
    }

    /// Reads a resume and lays it out; the pages are nil where a finding is an error.
    ///
    /// - Parameters:
    ///   - source: the resume.
    ///   - fetched: the same as it was fetched already; nil to read it.
    ///   - needsPaper: whether the pages are those of paper however narrow the terminal is.
    /// - Returns: what happened, and the pages.
    func layOut(
        _ source: SourceChoice, fetched: ResumeSource? = nil, needsPaper: Bool
    ) -> (run: RenderRun, outcome: PreviewResume.Outcome?) {
        var run = RenderRun(findings: Diagnostics(source.findings))
        guard !run.findings.hasErrors, let resume = fetched ?? input.read(source.place, &run)
        else {
            return (run, nil)
        }
        let outcome = layOut(resume, needsPaper: needsPaper, &run)
        return (run, outcome)
    }

    /// Lays a resume out; nil where a finding is an error.
    func layOut(
        _ resume: ResumeSource, needsPaper: Bool, _ run: inout RenderRun
    ) -> PreviewResume.Outcome? {
        let reflows = arguments[PreviewOptions.reflows] || !isWide && columns < Self.leastColumns
        var request = SearchFolders(console.environment).extending(input.request(for: resume))
        request.allowsExcess = true
        let outcome = PreviewResume()(request, columns: reflows && !needsPaper ? columns : nil)
        run.take(outcome.rendering)
        guard run.exitCode(arguments) == .success else { return nil }
        if let missing = missingPage(outcome) {
            run.findings.add(missing)
            return nil
        }
        return outcome
    }

    /// The page that is asked for, if there is none of its number.
    private func missingPage(_ outcome: PreviewResume.Outcome) -> Diagnostic? {
        let count = outcome.rendering.document?.pages.count ?? 0
        guard let page = arguments[PreviewOptions.page], page > count else { return nil }
        let pages = Message.pages(count)
        return Diagnostic(.pageMissing, .error, "there is no page \(page); the resume has \(pages)")
    }

    /// The numbers of the pages to show, from 1.
    func pages(_ outcome: PreviewResume.Outcome) -> [Int] {
        if let page = arguments[PreviewOptions.page] { return [page] }
        return Array(1...max(outcome.rendering.document?.pages.count ?? 1, 1))
    }

    /// The lines of each page that is to be shown; what the photos lack is a finding.
    ///
    /// `isPlain` leaves colours, styles and links out.
    func lines(
        _ outcome: PreviewResume.Outcome, _ run: inout RenderRun, isPlain: Bool = false
    ) -> [[String]] {
        let colors = colors
        let options = SketchOptions(
            width: isWide ? nil : columns, isASCII: arguments[PreviewOptions.isASCII],
            photos: colors >= .palette256 ? .colors : .shades)
        let photos = arguments[PreviewOptions.photo] ? photos(outcome, &run) : [:]
        let pages = pages(outcome)
        let lines = outcome.lines(
            pages: pages, options: options, ink: isPlain ? .plain : ink(colors),
            pictures: photos)
        guard arguments[PreviewOptions.links] else { return lines }
        return zip(pages, lines).map { $1 + outcome.links(pages: [$0]) }
    }

    /// What colours the terminal shows.
    var colors: TerminalColors {
        TerminalColors(
            console.environment, isTerminal: console.output.isTerminal,
            choice: arguments[PreviewOptions.color] ?? .auto)
    }

    /// The photos of the pages, by their place in the document's list.
    func photos(
        _ outcome: PreviewResume.Outcome, _ run: inout RenderRun
    ) -> [Int: ImageAsset] {
        do {
            return try outcome.photos(width: Self.photoWidth)
        } catch {
            var finding = error.diagnostic
            finding.severity = .warning
            run.findings.add(finding)
            return [:]
        }
    }

    private func ink(_ colors: TerminalColors) -> CellInk {
        colors == .off ? .plain : inkWithStyles(colors)
    }

    /// What the terminal can show, with styles even where it shows no colours.
    func inkWithStyles(_ colors: TerminalColors) -> CellInk {
        let links = HyperlinkSupport(environment: console.environment)
        return CellInk(
            hasStyles: true, hasLinks: links.isLikely(isTerminal: console.output.isTerminal),
            exact: { letters, ground in
                colors == .off
                    ? nil
                    : ([colors.exactForeground(letters)]
                        + (ground.map { [colors.background($0)] } ?? []))
                        .joined(separator: ";")
            },
            color: { colors == .off ? nil : colors.foreground($0) })
    }
}

extension Diagnostic.Kind {
    static let pageMissing = Self("page-missing", .usage)
}
