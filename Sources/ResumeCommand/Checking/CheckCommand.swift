import Characters
import Checking
import ResumePDF
import SourceTree
import System

/// `check`: checks a resume or a PDF, and tells what was found.
struct CheckCommand {
    let console: Console
    let arguments: ParsedArguments
    let render: RenderJob.Make

    private var input: ResumeInput { ResumeInput(console: console, arguments: arguments) }

    func run() throws(UsageError) -> ExitCode {
        let began = console.clock()
        let document = try ShareDocument(input, use: "checked")
        if let option = arguments.first(of: CheckOptions.ofResumes), document.isPDF {
            throw arguments.fault(
                "\(option.typed) needs the resume that a PDF was made of; name that, or leave it out"
            )
        }
        var run = RenderRun(findings: Diagnostics(document.findings))
        input.checkFonts(&run)
        let date = input.sourceDate(&run)
        let advertisement = readAdvertisement(&run)
        let given = run.findings.hasErrors ? nil : document.read(input, date, &run)
        guard let given, !run.findings.hasErrors else {
            return console.report(run, arguments, since: began)
        }
        var request = CheckResume.Request(given, today: WallClock.day(of: date ?? console.now()))
        request.mostPages = arguments[CheckOptions.mostPages]
        request.preset = arguments[CheckOptions.preset]
        request.advertisement = advertisement
        var check = CheckResume(render: render)
        if arguments[CheckOptions.isOnline], !arguments[RenderOptions.isOffline] {
            check.links = LinkUse(agent: "resume-pdf/" + Application.version)
            check.links?.certificates = console.environment.text("CURL_CA_BUNDLE")
        }
        let outcome = check(request)
        if let rendering = outcome.rendering { run.take(rendering) }
        run.findings = Diagnostics(document.findings)
        run.findings.add(outcome.diagnostics)
        // What keeps the document from being looked at is no finding about it.
        let code = run.exitCode(arguments)
        if ![.success, .findings, .data].contains(code) || outcome.diagnostics.isUnread {
            return console.report(run, arguments, since: began)
        }
        let report = CheckReport(
            outcome, name: arguments.operands.first ?? outcome.rendering?.file ?? "",
            preset: request.preset, advertisement: arguments[CheckOptions.keywords])
        let shown = console.show(lines(of: report), through: nil)
        if shown != .success { return shown }
        return outcome.diagnostics.hasErrors ? .findings : .success
    }

    private func lines(of report: CheckReport) -> [String] {
        if arguments[CheckOptions.json] {
            return report.json.split(separator: "\n").map(String.init)
        }
        let isTerminal = console.output.isTerminal
        let ink = CheckInk(
            usesColor: TerminalPreferences.wantsColor(console.environment, console.output))
        let width =
            isTerminal ? TerminalPreferences.width(console.environment, console.output) : 80
        return CheckText(
            report: report, ink: ink, width: min(max(width, 40), 100),
            listsAll: arguments[CheckOptions.verbose]
        ).lines
    }

    /// The text of the advertisement; nil if none is asked for, or, with a finding, if it cannot be read.
    private func readAdvertisement(_ run: inout RenderRun) -> String? {
        guard let source = arguments[CheckOptions.keywords] else { return nil }
        do throws(Diagnostics) {
            return try MessageText(source == "-" ? "-" : "@" + source).read(console)
        } catch {
            run.findings.add(error)
            return nil
        }
    }
}

extension Diagnostics {
    /// Whether a PDF cannot be read at all.
    fileprivate var isUnread: Bool { all.contains { $0.identifier == "share-not-pdf" } }
}
