import Sharing
import Glibc
import Pages
import ResumePDF
import SourceTree
import System

/// `share`: chooses what to share and how, shares, and tells about it.
struct ShareCommand {
    let application: Application
    let arguments: ParsedArguments

    func run() throws(UsageError) -> ExitCode {
        let began = application.clock()
        let document = try ShareDocument(application: application, arguments: arguments)
        var ways = try ShareWays(arguments: arguments, folder: application.folder)
        var run = RenderRun(findings: Diagnostics(document.findings))
        render.checkFonts(&run)
        let date = render.sourceDate(&run)
        readBody(&ways, &run)
        let settings = ways.needsMail ? readSettings(&run) : MailSettings()
        let ledger = findLedger(&run)
        let shared = run.findings.hasErrors ? nil : document.read(render, date, &run)
        var outcome: ShareResume.Outcome?
        if let shared, !run.findings.hasErrors {
            var request = ShareResume.Request(shared, ways.all)
            request.sources = filesNamed(settings).union(document.sources)
            request.template = ways.template
            request.force = arguments[ShareOptions.force]
            request.isStrict = arguments[ShareOptions.strict]
            request.isTrial = arguments[ShareOptions.isTrial]
            outcome = share(request, settings, ledger, &run)
        }
        return tell(run, outcome, since: began)
    }

    private var render: RenderCommand {
        RenderCommand(application: application, arguments: arguments)
    }

    // MARK: Before

    private func readBody(_ ways: inout ShareWays, _ run: inout RenderRun) {
        guard let body = arguments[ShareOptions.body], ways.needsMail else { return }
        do throws(Diagnostics) {
            ways.setBody(try MessageText(body).read(application))
        } catch {
            run.findings.add(error)
        }
    }

    private func readSettings(_ run: inout RenderRun) -> MailSettings {
        let folders = PersonalFolders(application.environment)
        guard let folder = folders.configuration else { return MailSettings() }
        let path = PathName.join(folder, Configuration.name)
        let (configuration, findings) = Configuration.read(path, home: folders.home)
        // What only sending needs does not stand in the way of a trial or a draft.
        let isSending = !arguments[ShareOptions.isTrial] && arguments[ShareOptions.draft] == nil
        for var finding in findings.all {
            if !isSending { finding.severity = min(finding.severity, .warning) }
            run.findings.add(finding)
        }
        // A fault of its syntax is one of the configuration, too.
        run.layoutFiles.insert(path)
        return configuration.mail
    }

    /// The files that are read for messages, whatever is in them.
    private func filesNamed(_ settings: MailSettings) -> Set<FileIdentity> {
        let folder = PersonalFolders(application.environment).configuration
        let configuration = folder.map { PathName.join($0, Configuration.name) }
        let body = arguments[ShareOptions.body].flatMap { MessageText($0).file }
        let paths = [configuration, body, settings.certificates, settings.passwordSource?.file]
        return Set(
            paths.compactMap { path in
                path.flatMap { FileIdentity(path: PathName.resolve($0, in: application.folder)) }
            })
    }

    private func findLedger(_ run: inout RenderRun) -> Ledger? {
        guard !arguments[ShareOptions.keepsNoLog], !arguments[ShareOptions.isTrial] else {
            return nil
        }
        if let ledger = PersonalFolders(application.environment).ledger { return ledger }
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
        let progress = ProgressLine(application.errors, isSilent: arguments[RenderOptions.quiet])
        let question = ShareQuestion(
            input: application.input, errors: application.errors,
            isAnswered: arguments[ShareOptions.yes])
        let cache = PersonalFolders(application.environment).cache
        let now = application.now
        let tell: @Sendable (String) -> Void = { progress.show($0) }
        let share = ShareResume(
            render: application.render,
            mail: MailShare(
                settings, drafts: cache.map { PathName.join($0, "drafts") }, now: now,
                identify: application.identify, tell: tell),
            kept: cache.map { KeptFile(folder: PathName.join($0, "shared"), now: now()) },
            ledger: ledger,
            now: now, today: { WallClock.day(of: now()) },
            confirm: { summary in question.ask(summary) }, tell: tell)
        let outcome = share(request)
        progress.clear()
        if let rendering = outcome.rendering { run.take(rendering) }
        // These have those of rendering in them, some with another severity.
        run.findings = Diagnostics(run.findings.all.filter { !isOfRendering($0, outcome) })
        run.findings.add(outcome.diagnostics)
        return outcome
    }

    private func isOfRendering(_ finding: Diagnostic, _ outcome: ShareResume.Outcome) -> Bool {
        outcome.rendering?.diagnostics.all.contains(finding) ?? false
    }

    // MARK: After

    private func tell(
        _ run: RenderRun, _ outcome: ShareResume.Outcome?, since began: UInt64
    ) -> ExitCode {
        let isQuiet = arguments[RenderOptions.quiet]
        var layouts = run.layoutFiles
        if let layout = arguments[RenderOptions.layout] { layouts.insert(layout) }
        let code = ExitCode(
            run.findings.all, isStrict: arguments[ShareOptions.strict], layouts: layouts)
        let reporter = render.reporter
        reporter.report(
            run.findings, texts: run.texts,
            closing: code == .findings ? "nothing is shared because of --strict" : nil)
        if arguments[RenderOptions.verbose] {
            reporter.write(run.timetable(total: application.clock() - began))
        }
        guard let outcome else { return code }
        let report = ShareReport(outcome.results, file: outcome.file)
        if !isQuiet || code != .success {
            for line in report.lines(isQuiet: isQuiet) { reporter.tell(line, as: .shared) }
        }
        let printed = application.print(report.output(isQuiet: isQuiet))
        if printed != .success { return code == .success ? printed : code }
        return code == .success && report.isDeclined ? .findings : code
    }
}
