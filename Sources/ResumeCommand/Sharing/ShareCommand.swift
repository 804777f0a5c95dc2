import ResumePDF
import Sharing
import SourceTree
import System

/// `share`: chooses what to share and how, shares, and tells about it.
struct ShareCommand {
    let console: Console
    let arguments: ParsedArguments
    let render: RenderJob.Make
    /// What tells a message of a sender from all others.
    let identify: @Sendable (MailAddress) -> MailMessageID

    private var input: ResumeInput { ResumeInput(console: console, arguments: arguments) }

    func run() throws(UsageError) -> ExitCode {
        let began = console.clock()
        let document = try ShareDocument(input)
        var ways = try ShareWays(arguments, console)
        var run = RenderRun(findings: Diagnostics(document.findings))
        input.checkFonts(&run)
        let date = input.sourceDate(&run)
        readBody(&ways, &run)
        let settings = ways.needsMail ? readSettings(&run) : MailSettings()
        let ledger = findLedger(&run)
        let shared = run.findings.hasErrors ? nil : document.read(input, date, &run)
        var outcome: ShareResume.Outcome?
        if let shared, !run.findings.hasErrors {
            var request = ShareResume.Request(shared, ways.all)
            request.sources = filesNamed(settings).union(document.sources)
            request.template = ways.template
            request.force = arguments[ShareOptions.force]
            request.allowsErrors = arguments[ShareOptions.allowsErrors]
            request.isStrict = arguments[ShareOptions.strict]
            request.isTrial = arguments[ShareOptions.isTrial]
            outcome = share(request, settings, ledger, &run)
        }
        return tell(run, outcome, since: began)
    }

    private var folders: PersonalFolders { PersonalFolders(console.environment) }

    // MARK: Before

    private func readBody(_ ways: inout ShareWays, _ run: inout RenderRun) {
        guard let body = arguments[ShareOptions.body], ways.needsMail else { return }
        do throws(Diagnostics) {
            ways.setBody(try MessageText(body).read(console))
        } catch {
            run.findings.add(error)
        }
    }

    private func readSettings(_ run: inout RenderRun) -> MailSettings {
        let (configuration, findings) = folders.readConfiguration()
        // What only sending needs does not stand in the way of a trial or a draft.
        let isSending =
            !arguments[ShareOptions.isTrial] && arguments[ShareOptions.draft] == nil
            && arguments[ShareOptions.via] != .client
        for var finding in findings.all {
            if !isSending { finding.severity = min(finding.severity, .warning) }
            run.findings.add(finding)
        }
        // A fault of its syntax is one of the configuration, too.
        if let path = folders.configurationFile { run.layoutFiles.insert(path) }
        return configuration.mail
    }

    /// The files that are read for messages, whatever is in them.
    private func filesNamed(_ settings: MailSettings) -> Set<FileIdentity> {
        let body = arguments[ShareOptions.body].map(MessageText.init)
        let paths = [
            folders.configurationFile, body?.file, settings.certificates,
            settings.passwordSource?.file,
        ]
        let input =
            body?.isStandardInput == true ? FileIdentity(descriptor: console.input.descriptor) : nil
        return Set((paths.map { $0.flatMap(console.identity) } + [input]).compactMap { $0 })
    }

    private func findLedger(_ run: inout RenderRun) -> Ledger? {
        if arguments[ShareOptions.keepsNoLog] || arguments[ShareOptions.isTrial] { return nil }
        if let ledger = folders.ledger { return ledger }
        run.findings.add(
            Diagnostic(
                .outputCreate, .error,
                "there is no folder for the record of shares: neither XDG_STATE_HOME nor HOME is "
                    + "set; --no-log shares without a record"))
        return nil
    }

    // MARK: Sharing

    private func share(
        _ request: ShareResume.Request, _ settings: MailSettings, _ ledger: Ledger?,
        _ run: inout RenderRun
    ) -> ShareResume.Outcome {
        let progress = ProgressLine(console.errors, isSilent: arguments[RenderOptions.quiet])
        let question = ShareQuestion(
            input: console.input, errors: console.errors, isAnswered: arguments[ShareOptions.yes])
        let now = console.now
        func kept(_ name: String) -> KeptFile? {
            folders.cache.map { KeptFile(folder: PathName.join($0, name), now: now()) }
        }
        var share = ShareResume(render: render, now: now, today: { WallClock.day(of: now()) })
        share.mail = MailShare(
            settings, drafts: kept("drafts"), now: now, identify: identify, tell: progress.show)
        share.kept = kept("shared")
        share.ledger = ledger
        share.confirm = question.ask
        share.tell = progress.show
        let outcome = share(request)
        progress.clear()
        if let rendering = outcome.rendering { run.take(rendering) }
        // These have those of rendering in them, some with another severity.
        let known = outcome.rendering?.diagnostics.all ?? []
        run.findings = Diagnostics(run.findings.all.filter { !known.contains($0) })
        run.findings.add(outcome.diagnostics)
        return outcome
    }

    // MARK: After

    private func tell(
        _ run: RenderRun, _ outcome: ShareResume.Outcome?, since began: UInt64
    ) -> ExitCode {
        let isQuiet = arguments[RenderOptions.quiet]
        let code = console.report(
            run, arguments, since: began, refused: "nothing is shared because of --strict")
        guard let outcome else { return code }
        let report = ShareReport(results: outcome.results, file: outcome.file)
        if !isQuiet || code != .success {
            for line in report.lines(isQuiet: isQuiet) {
                console.reporter(arguments).tell(line, as: .shared)
            }
        }
        let printed = console.print(report.output(isQuiet: isQuiet))
        if printed != .success { return code == .success ? printed : code }
        return code == .success && report.isDeclined ? .findings : code
    }
}
