import Characters
import Glibc
import ResumePDF
import SourceTree
import System

/// A process that renders what another one of this program asks for, one resume after the other, with
/// fonts, layouts and languages that it opens once.
struct BatchWorker {
    /// Adds the person's own fonts, layouts and languages to a request.
    typealias Extending = @Sendable (RenderResume.Request) -> RenderResume.Request

    /// What stands before the arguments of such a process; nobody types it.
    static let word = "batch-worker"

    let job: RenderJob
    let extending: Extending
    private let names: BatchNames
    private let series = RenderSeries()

    private var console: Console { job.console }
    private var arguments: ParsedArguments { job.arguments }

    /// Takes the command line of the process that asks.
    init(job: RenderJob, extending: @escaping Extending) throws(UsageError) {
        self.job = job
        self.extending = extending
        names = try BatchNames(job)
    }

    /// Works until nothing more is asked for.
    func run() -> ExitCode {
        var none = RenderRun()
        let date = job.input.sourceDate(&none)
        let circumstances = BatchCircumstances(arguments, console, date: date).text
        while let errand = receive().flatMap(BatchMessage.Errand.init) {
            guard let fields = perform(errand, circumstances, date), send(fields) else {
                return .inputOutput
            }
        }
        return .success
    }

    private func receive() -> [[UInt8]]? {
        (try? MessageFrame.next(from: console.input.descriptor)).flatMap { $0 }
    }

    private func send(_ fields: [[UInt8]]) -> Bool {
        let bytes = MessageFrame.bytes(of: fields)
        return (try? DescriptorTransfer.write(bytes, to: console.output.descriptor)) != nil
    }

    // MARK: One resume

    /// What is answered; nil if nobody asks any more.
    private func perform(
        _ errand: BatchMessage.Errand, _ circumstances: String, _ date: Int64?
    ) -> [[UInt8]]? {
        let began = console.clock()
        var run = RenderRun()
        var answer = BatchMessage.Answer()
        let (place, resume) = source(errand, &run)
        var started = resume.map { resume in
            series.begin(extending(job.input.request(for: resume, job.format, date)))
        }
        let outcome = started?.outcome
        if let outcome, !outcome.diagnostics.hasErrors || errand.isForName {
            answer.output = names.path(place, stem: errand.stem, index: errand.index, outcome)
        }
        if errand.isForName {
            let output = outcome?.resume == nil ? "" : answer.output
            return BatchMessage.Question(output: output, key: "").fields
        }
        if let outcome, !answer.output.isEmpty {
            answer.key = started?.key(circumstances) ?? ""
            let question = BatchMessage.Question(output: answer.output, key: answer.key)
            guard send(question.fields),
                let decision = receive().flatMap(BatchMessage.Decision.init)
            else { return nil }
            switch decision {
            case .makeUnless(let digest) where isThere(answer.output, digest):
                answer.status = .current
                answer.digest = digest
            case .make, .makeUnless:
                if let outcome = started?.finish() { take(outcome, date, &run, &answer) }
            case .refuse(let reason):
                run.take(outcome)
                run.findings.add(Diagnostic(.outputTaken, .error, "\(reason)"))
            }
        } else if let outcome {
            run.take(outcome)
        }
        finish(&answer, run, errand, since: began)
        return answer.fields
    }

    /// The resume to render; nil, with a finding, if it cannot be read.
    private func source(
        _ errand: BatchMessage.Errand, _ run: inout RenderRun
    ) -> (SourceChoice.Place, ResumeSource?) {
        var input = job.input
        // A line that counts would be one of several workers.
        input.whileWaiting = { _, _ in true }
        guard let path = errand.path else {
            let folder = console.folder.isEmpty ? "." : console.folder
            let resume = ResumeSource.bytes(errand.bytes, name: errand.list, folder: folder)
            return (.file(errand.stem), input.withPictures(resume, &run))
        }
        let choice = SourceChoice(
            path == "-" ? "./-" : path, in: console.folder, sample: .never)
        run.findings.add(Diagnostics(choice.findings))
        guard !run.findings.hasErrors else { return (choice.place, nil) }
        run.filesRead = input.filesNamed(choice.place)
        return (choice.place, input.read(choice.place, &run))
    }

    private func isThere(_ output: String, _ digest: String) -> Bool {
        let file = try? FileContents(ofFileAt: console.located(output), limit: 1 << 30)
        return file.map { SHA256.hex(of: $0.bytes) == digest } ?? false
    }

    /// Writes what was made, if nothing stands in the way.
    private func take(
        _ outcome: RenderResume.Outcome, _ date: Int64?, _ run: inout RenderRun,
        _ answer: inout BatchMessage.Answer
    ) {
        let destination = Destination.file(answer.output)
        guard let file = job.accepted(outcome, date, destination, &run) else { return }
        do throws(FileError) {
            try NewFolder.make(PathName.folder(of: console.located(answer.output)))
        } catch {
            run.findings.add(Diagnostic(writing: error))
            return
        }
        run.write(file, to: destination, console)
        guard run.isWritten else { return }
        answer.status = .written
        answer.digest = SHA256.hex(of: file)
        answer.pages = run.size?.pages ?? 0
    }

    // MARK: What is said of it

    private func finish(
        _ answer: inout BatchMessage.Answer, _ run: RenderRun, _ errand: BatchMessage.Errand,
        since began: UInt64
    ) {
        var findings = Diagnostics()
        for finding in run.findings.all { findings.add(Self.placed(finding, errand)) }
        var texts = run.texts
        // Lines are counted in the list, and one of a whole resume is too long to show.
        if errand.path == nil { texts[errand.list] = nil }
        let reporter = console.reporter(arguments)
        if answer.status == .failed || reporter.verbosity == .verbose || reporter.form == .json {
            let closing: Message = "\(answer.output.printable) is not written because of --strict"
            answer.text = reporter.text(
                of: findings, texts: texts, closing: run.isHeldBack(arguments) ? closing : nil)
        }
        answer.findings = findings.sorted.map { DiagnosticJSON.line($0).dropLast() }
            .joined(separator: ",")
        answer.microseconds = Int((console.clock() - began) / 1_000)
    }

    /// A finding with its place in the list that the resume stands in.
    static func placed(_ finding: Diagnostic, _ errand: BatchMessage.Errand) -> Diagnostic {
        guard errand.line > 0 else { return finding }
        var finding = finding
        if errand.path == nil, finding.file == errand.list, var span = finding.span {
            span.line += Int32(clamping: errand.line - 1)
            finding.span = span
        } else if finding.file == nil || errand.path == nil && finding.file == errand.list {
            finding.file = errand.list
            finding.span = SourceSpan(line: errand.line, column: 1)
        }
        return finding
    }
}

extension Diagnostic.Kind {
    /// Another resume of the batch has the name.
    static let outputTaken = Self("output-taken", .cannotCreate)
}
