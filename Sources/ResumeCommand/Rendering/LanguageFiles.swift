import Characters
import ResumePDF
import SourceTree
import System

/// `render --all-languages`: a file for each language that a resume is in, all of them or none.
struct LanguageFiles {
    let job: RenderJob

    /// What stands for a language's tag in the name of its file.
    static let field = "{language}"

    private var console: Console { job.console }
    private var arguments: ParsedArguments { job.arguments }

    func run() throws(UsageError) -> ExitCode {
        let began = console.clock()
        let source = try job.input.source()
        let template = try template(for: source.place)
        var run = RenderRun(findings: Diagnostics(source.findings))
        run.filesRead = job.input.filesNamed(source.place)
        job.input.checkFonts(&run)
        let date = job.input.sourceDate(&run)
        var files: [File] = []
        if !run.findings.hasErrors, let resume = job.input.read(source.place, &run)?.held() {
            files = languages(of: resume).map { language in
                file(in: language, of: resume, date, template)
            }
        }
        take(files, &run)
        if run.exitCode(arguments) == .success {
            for file in files where !run.findings.hasErrors {
                run.write(file.bytes, to: .file(file.path), console)
            }
        }
        let code = console.report(
            run, arguments, since: began, refused: "nothing is written because of --strict")
        guard code == .success, !arguments[RenderOptions.quiet] else { return code }
        return console.print(files.map { $0.path + "\n" }.joined())
    }

    // MARK: Names

    /// The path of the files, with a field for the language.
    private func template(for source: SourceChoice.Place) throws(UsageError) -> String {
        guard case .file(let path) = try job.destination(for: source),
            case .file? = console.target(of: path)
        else {
            throw arguments.fault(
                "--all-languages makes several files, and standard output is one place; name them "
                    + "with -o 'cv-\(Self.field).pdf'")
        }
        if path.contains(Self.field) { return path }
        if let output = job.output, path == output {
            throw arguments.fault(
                "--all-languages makes a file for each language, and all would be '\(output)'; put "
                    + "\(Self.field) into the name, as in -o 'cv-\(Self.field).pdf'")
        }
        let ending = job.format.endings[0]
        return path.dropLast(ending.count) + "-" + Self.field + ending
    }

    // MARK: The work

    /// What was made in one language.
    private struct File {
        var path: String
        var bytes: [UInt8] = []
        var language: String
        var run = RenderRun()
    }

    /// The languages to make, with what to ask for: nothing of a resume in one, or in none that can
    /// be read.
    private func languages(of resume: ResumeSource) -> [(tag: String, asked: String?)] {
        let outcome = ListResume()(job.input.plainRequest(for: resume), allowsErrors: true)
            .rendering
        return outcome.languages.isEmpty
            ? [(outcome.language ?? "en", nil)]
            : outcome.languages.map { ($0.tag, $0.tag) }
    }

    private func file(
        in language: (tag: String, asked: String?), of resume: ResumeSource, _ date: Int64?,
        _ template: String
    ) -> File {
        let path = template.replacing(Self.field, with: language.tag)
        var file = File(path: path, language: language.tag)
        var request = job.input.request(for: resume, job.format, date, &file.run)
        request.language = language.asked
        let outcome = job.make(request)
        file.bytes = job.accepted(outcome, date, .file(path), &file.run) ?? []
        return file
    }

    /// Takes over what was found: once what holds for all languages, else with the language.
    private func take(_ files: [File], _ run: inout RenderRun) {
        var counts: [Diagnostic: Int] = [:]
        for file in files {
            for finding in Set(file.run.findings.all) { counts[finding, default: 0] += 1 }
        }
        for file in files {
            for var finding in file.run.findings.all {
                let mark = file.language + ": "
                if counts[finding] != files.count, !finding.message.hasPrefix(mark) {
                    finding.wording = "\(file.language): \(finding.wording)"
                }
                run.findings.add(finding)
            }
            run.add(file.run)
        }
        let failed = files.filter { $0.run.exitCode(arguments) != .success }
        guard !failed.isEmpty, failed.count < files.count else { return }
        let names = failed.map(\.language).joined(last: "and")
        run.findings.add(
            Diagnostic(
                .languagesUnwritten, .note, "no language is written, because of \(names)"))
    }
}

extension Diagnostic.Kind {
    static let languagesUnwritten = Self("languages-unwritten", .data)
}
