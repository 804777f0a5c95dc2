import Characters
import Glibc
import ResumePDF
import SourceTree
import System
import TextBackend

/// `preview --watch`: draws the pages in one place, and again whenever a file that was read, or the
/// window, changes.
struct WatchedPagesCommand {
    let pass: PreviewPass
    /// How often a resume at an address is asked for.
    var interval = SourceWatch.usualInterval

    private var console: Console { pass.console }
    private var arguments: ParsedArguments { pass.arguments }

    func run() throws(UsageError) -> ExitCode {
        let source = try chosen()
        do throws(SystemError) {
            let (code, run) = try watch(source)
            if let run { console.reporter(arguments).report(run.findings, texts: run.texts) }
            return code
        } catch {
            return console.fail(Diagnostic(unwatchable: error))
        }
    }

    /// The resume, if a watch can show it.
    private func chosen() throws(UsageError) -> SourceChoice {
        let source = try pass.input.source(readsInput: false)
        let reason: Message? =
            if arguments[PreviewOptions.isWide] {
                "--watch draws the pages for the window; leave --wide out"
            } else if let reason = pass.input.unwatchable(source.place) {
                "--watch reads the resume again and again; \(reason)"
            } else if !console.output.isTerminal {
                "--watch draws on a terminal, and standard output is none; for files there is "
                    + "'resume-pdf render --watch'"
            } else {
                nil
            }
        if let reason { throw arguments.fault(reason) }
        return source
    }

    // MARK: The loop

    /// Shows the pages until the person has seen enough; gives the run that ended it, if one did.
    private func watch(_ source: SourceChoice) throws(SystemError) -> (ExitCode, RenderRun?) {
        let support =
            arguments[PreviewOptions.image]
            ? PictureQuery(console.environment).ask() : PictureSupport()
        let signals = try StopSignals()
        let window = try WindowChanges()
        var watch = try SourceWatch(pass.input, source, every: interval, isShown: false)
        var keyboard = Keyboard(console.input)
        let screen = try AlternateScreen(console.output)
        var shown = WatchedPages()
        var last: PreviewResume.Outcome?
        var cause: WatchCause? = .start
        if let address = source.place.address {
            let size = TerminalSize.current([console.output], console.environment)
            shown.status = Self.asking(address)
            draw(shown, on: screen, size, pass, support, nil)
            let isThere = try awaitAnswer(&watch, signals, &keyboard)
            guard isThere else { return (.success, nil) }
            if let fetched = watch.fetched, fetched.bytes != nil, let trouble = fetched.trouble {
                shown.trouble = Self.lines(trouble)
            }
        }
        while true {
            _ = watch.begin()
            let size = TerminalSize.current([console.output], console.environment)
            let began = console.clock()
            var pass = pass
            pass.size = size
            var (run, outcome) = pass.layOut(
                watch.source, fetched: watch.fetched?.untroubled.source,
                needsPaper: support.pictures != nil)
            run.isWritten = outcome != nil
            if cause == .start, let code = SourceWatch.fatal(run.exitCode(arguments)) {
                return (code, run)
            }
            last = outcome ?? last
            shown.pages.arePictures = support.pictures != nil
            if let outcome {
                shown.pages.lines =
                    shown.pages.arePictures
                    ? pass.pages(outcome).map { _ in [] } : pass.lines(outcome, &run)
            }
            tell(run, cause, watch.source.place, since: began, &shown)
            let (_, missed) = watch.end(run)
            cause = missed.isEmpty ? nil : .changed(missed)
            while cause == nil {
                shown.settle(size)
                draw(shown, on: screen, size, pass, support, last)
                let event = try watch.next(
                    signals: signals,
                    besides: [window.descriptor] + (keyboard.isGone ? [] : [keyboard.descriptor]))
                switch event {
                case .stopped: return (.success, nil)
                case .cause(let found): cause = found
                case .answered(let news):
                    tell(news, &shown)
                    cause = news.isChanged ? .news : nil
                    continue
                case .ready: break
                }
                guard cause == nil else { break }
                if window.haveCome() {
                    keyboard.takeAgain()
                    break
                }
                guard let keys = keyboard.keys()?.compactMap({ ScreenKey($0) }),
                    !keys.contains(.quit)
                else { return (.success, nil) }
                if keys.contains(.refresh), let address = watch.source.place.address {
                    try watch.ask()
                    shown.status = Self.asking(address)
                }
                for key in keys { shown.move(key, size) }
            }
            if cause != nil { watch.choose() }
        }
    }

    /// Draws; a terminal that is gone ends the watch by its signal, or at the next key.
    private func draw(
        _ shown: WatchedPages, on screen: borrowing AlternateScreen, _ size: TerminalSize,
        _ pass: PreviewPass, _ support: PictureSupport, _ outcome: PreviewResume.Outcome?
    ) {
        var picture: [UInt8] = []
        if let outcome, let pictures = support.screen(size), !shown.pages.lines.isEmpty {
            var findings = Diagnostics()
            let page = pass.pages(outcome)[shown.pages.picture]
            picture = support.pictures == .kitty ? Array(KittyPicture.removal.utf8) : []
            picture += pictures.page(
                page, of: outcome, leaving: size.rows - shown.rows(size), &findings)
        }
        let color = TerminalColors(
            console.environment, isTerminal: true, choice: arguments[PreviewOptions.color] ?? .auto)
        try? screen.draw(shown.screen(size, hasStyles: color != .off), in: size, picture: picture)
    }

    /// Says what was found and what happened; after a change of the window, the latter stays.
    private func tell(
        _ run: RenderRun, _ cause: WatchCause?, _ source: SourceChoice.Place, since began: UInt64,
        _ shown: inout WatchedPages
    ) {
        let presentation = DiagnosticText(texts: run.texts, usesColor: false)
        let wrong = run.findings.sorted.filter { $0.severity != .note }
        shown.findings = presentation.text(FoldedFindings(wrong)).split(separator: "\n")
            .map(String.init)
        guard let cause else { return }
        let time = RenderRun.milliseconds(console.clock() - began).drop { $0 == " " }
        let result: Message =
            run.isWritten
            ? .pages(shown.pages.lines.count)
            : shown.pages.lines.isEmpty ? "nothing to show" : "the pages stay as they were"
        guard let origin = run.origin else {
            let status: Message = "\(cause.text(source)): \(result), \(time); q quits"
            shown.status = status.shown
            return
        }
        let words = [.start, .news].contains(cause) ? "" : cause.text(source).shown + "; "
        shown.status = words + Self.status(origin, "\(result), \(time)")
    }

    /// Says that the network is gone, or back, and how old the pages are by now.
    private func tell(_ news: NetworkNews, _ shown: inout WatchedPages) {
        if let trouble = news.trouble { shown.trouble = Self.lines(trouble) }
        if news.isBack { shown.trouble = [] }
        let pages = Message.pages(shown.pages.lines.count)
        let stay: Message = "the pages stay as they were; r asks again, q quits"
        shown.status =
            news.origin.map { origin in
                Self.status(origin, news.isBack ? "it answers again: \(pages)" : pages)
            } ?? stay.shown
    }

    private static func lines(_ trouble: Diagnostic) -> [String] {
        DiagnosticText(texts: [:], usesColor: false).text(trouble).split(separator: "\n")
            .map(String.init)
    }

    private static func asking(_ address: String) -> String {
        ("asking \(address.printable); q quits" as Message).shown
    }

    private static func status(_ origin: NetworkOrigin, _ result: Message) -> String {
        ("\(origin.words): \(result); r asks again, q quits" as Message).shown.printable
    }

    /// Waits for the first answer; false if the person has seen enough before.
    private func awaitAnswer(
        _ watch: inout SourceWatch, _ signals: StopSignals, _ keyboard: inout Keyboard
    ) throws(SystemError) -> Bool {
        while watch.isWaiting {
            switch try watch.next(
                signals: signals, besides: keyboard.isGone ? [] : [keyboard.descriptor])
            {
            case .stopped: return false
            case .cause, .answered: break
            case .ready:
                guard let keys = keyboard.keys()?.compactMap({ ScreenKey($0) }),
                    !keys.contains(.quit)
                else { return false }
            }
        }
        return true
    }
}
