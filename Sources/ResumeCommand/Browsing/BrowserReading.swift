import Characters
import Export
import Pages
import ResumePDF
import SourceTree
import System
import TextBackend

/// Reads a resume to browse, and lays its pages out once they are looked at.
struct BrowserReading {
    private let pass: PreviewPass
    /// The resume, as it was read last.
    private var source: ResumeSource?
    private var choice: SourceChoice
    /// How the terminal shows pictures.
    let support: PictureSupport
    /// The pages, for how many columns they are laid out and drawn, and what was found.
    private var laidOut: (outcome: PreviewResume.Outcome?, columns: Int, run: RenderRun)?

    /// How large the photo is, in cells.
    private static let photo = (columns: 18, rows: 9)
    /// How many pixels wide it is before it becomes cells.
    private static let photoWidth = 160

    /// Reads what a command line names.
    init(_ pass: PreviewPass, _ choice: SourceChoice, _ support: PictureSupport) {
        self.pass = pass
        self.choice = choice
        self.support = support
    }

    private var console: Console { pass.console }

    /// What the terminal can show; styles are no colours.
    var ink: CellInk { pass.inkWithStyles(pass.colors) }

    // MARK: The lists

    /// Reads the resume.
    ///
    /// - Returns: the lists, nil if there are none, and what happened.
    mutating func read() -> (content: BrowserContent?, run: RenderRun) { read(pass.input) }

    /// Reads the resume again, from the network even if there is a fresh copy.
    ///
    /// - Parameter whileWaiting: called again and again while an answer is awaited; false gives up.
    /// - Returns: the lists, nil if there are none, and what happened.
    mutating func readAgain(
        _ whileWaiting: @escaping @Sendable (_ host: String, _ bytes: Int) -> Bool
    ) -> (content: BrowserContent?, run: RenderRun) {
        if let path = choice.place.path { choice = SourceChoice(path, in: console.folder) }
        var input = pass.input.refreshing
        input.whileWaiting = whileWaiting
        return read(input)
    }

    private mutating func read(
        _ input: ResumeInput
    ) -> (content: BrowserContent?, run: RenderRun) {
        var run = RenderRun(findings: Diagnostics(choice.findings))
        guard !run.findings.hasErrors, let named = input.read(choice.place, &run) else {
            return (nil, run)
        }
        let held = named.held()
        let request = SearchFolders(console.environment).extending(pass.input.request(for: held))
        let outcome = ListResume()(request, allowsErrors: true)
        run.take(outcome.rendering)
        guard let listing = outcome.listing else { return (nil, run) }
        source = held
        laidOut = nil
        var content = BrowserContent(listing)
        content.origin = origin(outcome.rendering)
        note(run, in: &content)
        return (content, run)
    }

    private func note(_ run: RenderRun, in content: inout BrowserContent) {
        let wrong = run.findings.sorted.filter { $0.severity != .note }
        content.findings = Self.lines(run)
        content.faults = Reporter.summary(wrong, closing: nil) ?? Self.one(wrong)
    }

    private static let lack: Message = "there are no pages, because of this:"
    private static var inputName: String { Message.nameOfSource(InputStream.name).shown }

    private static func one(_ findings: [Diagnostic]) -> String {
        findings.first.map { $0.severity.counted(1).shown } ?? ""
    }

    /// What is wrong, as lines.
    static func lines(_ run: RenderRun) -> [String] {
        let wrong = run.findings.sorted.filter { $0.severity != .note }
        return DiagnosticText(texts: run.texts, usesColor: false).text(FoldedFindings(wrong))
            .split(separator: "\n").map(String.init)
    }

    private func origin(_ rendering: RenderResume.Outcome) -> (long: String, short: String) {
        switch choice.place {
        case .file(let path): (path.printable, PathName.name(of: path).printable)
        case .sample:
            (
                ("the built-in sample" as Message).shown, ("the sample" as Message).shown
            )
        case .standardInput: (Self.inputName, Self.inputName)
        case .network:
            rendering.origin.map { origin in
                (
                    origin.words.shown.printable,
                    (origin.age == nil ? "just now" : origin.words).shown
                )
            } ?? ("", "")
        }
    }

    // MARK: The pages

    /// Whether what is to be seen needs pages that are not laid out.
    func needsPages(_ state: BrowserState, _ content: BrowserContent, _ size: TerminalSize) -> Bool
    {
        let isSeen = state.tab == .pages
        guard isSeen || state.tab == .about && content.overview?.image != nil else { return false }
        guard let laidOut else { return true }
        return isSeen && laidOut.columns != size.columns
    }

    /// Lays the pages out and draws them for a window of a size.
    mutating func layOut(
        _ state: inout BrowserState, _ content: inout BrowserContent, _ size: TerminalSize
    ) {
        guard let source else { return }
        var pass = pass
        pass.size = size
        var run = RenderRun(findings: Diagnostics(choice.findings))
        let outcome = pass.layOut(source, needsPaper: support.pictures != nil, &run)
        laidOut = (outcome, size.columns, run)
        note(run, in: &content)
        state.pages.arePictures = support.pictures != nil
        guard let outcome else {
            state.pages.lines = []
            state.pagesLack = [Self.lack.shown, ""] + content.findings
            return
        }
        let plain = pass.lines(outcome, &run, isPlain: true)
        state.plainPages = plain.flatMap { $0 }
        state.pages.lines =
            state.pages.arePictures ? plain.map { _ in [] } : pass.lines(outcome, &run)
        state.pageLinks = pass.pages(outcome).map { page in
            outcome.links(pages: [page]).map { String($0.dropFirst().dropLast()) }
        }
        if pass.colors >= .palette256, let photo = pass.photos(outcome, &run)[0] {
            content.photo = SketchPicture.rows(
                of: photo, columns: Self.photo.columns, rows: Self.photo.rows)
        }
    }

    /// The sequences that show the page that is to be seen as a picture; none where it is text.
    func picture(_ state: BrowserState, _ size: TerminalSize) -> [UInt8] {
        guard let pictures = support.screen(size) else { return [] }
        var bytes = support.pictures == .kitty ? Array(KittyPicture.removal.utf8) : []
        guard state.tab == .pages, state.panel == nil, let outcome = laidOut?.outcome else {
            return bytes
        }
        var findings = Diagnostics()
        let frame = BrowserFrame(state, size)
        bytes += pictures.page(
            state.pages.picture + 1, of: outcome, leaving: size.rows - frame.height, &findings)
        return bytes
    }
}
