import Characters
import Glibc
import ResumePDF
import SourceTree
import System

/// A batch under way: what has a name, what is done, and what became of it.
final class BatchRun {
    private let job: RenderJob
    private let sources: BatchSources
    private let names: BatchNames
    private let shard: BatchShard
    private let start: () throws(SystemError) -> PipedProgram
    private let reporter: Reporter
    private let progress: BatchProgress
    /// The resumes of this shard, by their numbers from 1.
    private var own: [Int] = []
    /// The resumes that have a name, by it.
    private var claims: [String: Int] = [:]
    /// What the files of a folder were made of.
    private var journals: [String: BatchJournal] = [:]
    private var report: BatchReport?
    private var counts: [BatchRecord.Status: Int] = [:]
    /// Whether a path could not be printed, since nobody reads.
    private var isUnread = false

    private var console: Console { job.console }
    private var arguments: ParsedArguments { job.arguments }
    private var done: Int { counts.values.reduce(0, +) }
    private var failed: Int { counts[.failed] ?? 0 }

    /// How many failures are told of, unless all findings are asked for.
    private static let mostTold = 20
    /// How many folders are remembered at a time.
    private static let mostJournals = 256

    /// Takes what is to be rendered.
    init(
        _ job: RenderJob, _ sources: BatchSources, _ names: BatchNames, _ shard: BatchShard,
        start: @escaping () throws(SystemError) -> PipedProgram
    ) {
        self.job = job
        self.sources = sources
        self.names = names
        self.shard = shard
        self.start = start
        reporter = job.console.reporter(job.arguments)
        progress = BatchProgress(job.console, reporter)
    }

    /// Renders all.
    ///
    /// - Returns: 1 if a resume failed, or was not begun.
    /// - Throws: what stopped it before anything was written.
    func run() throws(BatchFault) -> ExitCode {
        let ignored = IgnoredSignals([SIGPIPE])
        defer { ignored.restore() }
        let signals: StopSignals
        do throws(SystemError) {
            for index in 1...sources.all.count where shard.holds(try identity(of: index)) {
                own.append(index)
            }
            signals = try StopSignals()
        } catch {
            throw .finding(Self.finding(error))
        }
        let jobs = arguments[RenderOptions.jobs] ?? ProcessorCount.available
        let workers = BatchWorkers(max(1, min(jobs, own.count)), signals: signals, start: start)
        defer { workers.end() }
        try claimNames(workers)
        if let path = arguments[RenderOptions.report] {
            do throws(FileError) {
                report = try BatchReport(path, console)
            } catch {
                throw .finding(Diagnostic(writing: error))
            }
        }
        do throws(SystemError) {
            let left = try workers.run(own, work())
            return finish(left: left)
        } catch {
            throw .finding(Self.finding(error))
        }
    }

    /// What a resume is told from others by, wherever it stands among them.
    private func identity(of index: Int) throws(SystemError) -> [UInt8] {
        let source = sources.all[index - 1]
        if shard.count == 1 { return [] }
        if case .path(let path) = source.place { return SystemText.bytes(of: path) }
        let bytes = try sources.bytes(of: source)
        return bytes.isEmpty ? Array(sources.name(of: source).utf8) : bytes
    }

    private static func finding(_ error: SystemError) -> Diagnostic {
        Diagnostic(
            .internal, .error,
            "cannot start a process for the resumes: \(Message(words: String(cString: strerror(error.code))))"
        )
    }

    // MARK: Names

    /// Finds out what each file is to be called, those of other shards, too, and refuses two of one
    /// name.
    private func claimNames(_ workers: BatchWorkers) throws(BatchFault) {
        if names.areNumbered { return }
        var clash: (name: String, first: Int, second: Int)?
        func claim(_ name: String, _ index: Int) {
            if let first = claims.updateValue(index, forKey: name) {
                clash = clash ?? (name, first, index)
            }
        }
        if names.areKnown {
            for index in 1...sources.all.count where clash == nil {
                let source = sources.all[index - 1]
                let stem = sources.stem(of: source)
                let place: SourceChoice.Place =
                    if case .path(let path) = source.place {
                        NetworkUse.isMeant(by: path) ? .network(path) : .file(path)
                    } else { .file(stem) }
                claim(names.path(place, stem: stem, index: index), index)
            }
        } else {
            let work = BatchWorkers.Work(
                errand: { [self] in errand($0, isForName: true)?.fields },
                answer: { index, message in
                    if let name = BatchMessage.Question(message)?.output, !name.isEmpty {
                        claim(name, index)
                    }
                    return nil
                }, lost: { _, _ in })
            do throws(SystemError) {
                _ = try workers.run(Array(1...sources.all.count), work)
            } catch {
                throw .finding(Self.finding(error))
            }
        }
        guard let clash else { return }
        let (first, second) = (name(clash.first), name(clash.second))
        throw .usage(
            "'\(clash.name)' would be the file of \(min(first, second)) and of "
                + "\(max(first, second)); name the files with -o so that each has a name of its own, "
                + "such as 'out/{name}-{index}\(job.format.endings[0])'")
    }

    private func name(_ index: Int) -> String { sources.name(of: sources.all[index - 1]) }

    // MARK: The work

    private func work() -> BatchWorkers.Work {
        BatchWorkers.Work(
            errand: { [self] in errand($0)?.fields },
            answer: { [self] index, message in
                if let question = BatchMessage.Question(message) {
                    return decide(index, question).fields
                }
                if let answer = BatchMessage.Answer(message) {
                    take(answer, of: index)
                } else {
                    fail(index, "the process that rendered it did not make itself understood")
                }
                return nil
            },
            lost: { [self] index, ending in
                let end: Message =
                    switch ending {
                    case .signalled(let number):
                        "was ended by signal \(number) (\(String(cString: strsignal(number))))"
                    case .exited(let code): "ended by itself, with exit code \(code)"
                    case .stopped, .leftRunning: "ended"
                    }
                fail(index, "the process that rendered it \(end); it is not written")
            },
            pause: { [self] in progress.show(done: done, of: own.count, failed: failed) })
    }

    /// What a worker is asked; nil where it need not be.
    private func errand(_ index: Int, isForName: Bool = false) -> BatchMessage.Errand? {
        let source = sources.all[index - 1]
        var errand = BatchMessage.Errand(
            isForName: isForName, index: index, stem: sources.stem(of: source))
        if let list = source.list { errand.list = sources.lists[list].name }
        errand.line = source.line ?? 0
        switch source.place {
        case .path(let path): errand.path = path
        case .text:
            do throws(SystemError) {
                errand.bytes = try sources.bytes(of: source)
            } catch {
                if !isForName {
                    fail(index, FileError(.read, errand.list, code: error.code).message)
                }
                return nil
            }
        case .tooLong(let count):
            let megabytes = "\(count / 1_000_000).\(count / 100_000 % 10) MB"
            if !isForName {
                fail(
                    index, "this line has \(megabytes); a resume is at most 10 MB", .sourceTooLarge)
            }
            return nil
        }
        return errand
    }

    private func decide(
        _ index: Int, _ question: BatchMessage.Question
    ) -> BatchMessage.Decision {
        let other = claims[question.output]
        if let other, other != index {
            return .refuse(
                "'\(question.output.printable)' is the file of \(name(other).printable); name the "
                    + "files so that each has a name of its own")
        }
        claims[question.output] = index
        guard !arguments[RenderOptions.force], let entry = entry(question.output),
            !question.key.isEmpty, entry.key == question.key
        else { return .make }
        return .makeUnless(digest: entry.digest)
    }

    // MARK: What is known of files

    private func journal(of output: String) -> BatchJournal {
        let folder = PathName.folder(of: console.located(output))
        if let known = journals[folder] { return known }
        if journals.count == Self.mostJournals { journals = [:] }
        let journal = BatchJournal(of: folder, now: console.now())
        journals[folder] = journal
        return journal
    }

    private func entry(_ output: String) -> BatchJournal.Entry? {
        journal(of: output).entry(of: PathName.name(of: output))
    }

    // MARK: Results

    private func take(_ answer: BatchMessage.Answer, of index: Int) {
        var answer = answer
        switch answer.status {
        case .written:
            let entry = BatchJournal.Entry(
                key: answer.key, digest: answer.digest, pages: answer.pages,
                findings: answer.findings)
            if !answer.key.isEmpty {
                journal(of: answer.output).add(entry, as: PathName.name(of: answer.output))
            }
        case .current:
            if let entry = entry(answer.output) {
                (answer.pages, answer.findings) = (entry.pages, entry.findings)
            }
        case .failed: answer.pages = 0
        }
        note(answer, of: index)
    }

    /// Takes a resume for one that failed, for a reason that no worker has told.
    private func fail(
        _ index: Int, _ reason: Message, _ kind: Diagnostic.Kind = .batchWorker
    ) {
        let source = sources.all[index - 1]
        var finding = Diagnostic(kind, .error, reason, file: name(index))
        if let list = source.list, let line = source.line {
            finding.file = sources.lists[list].name
            finding.span = SourceSpan(line: line, column: 1)
        }
        var answer = BatchMessage.Answer()
        answer.findings = String(DiagnosticJSON.line(finding).dropLast())
        answer.text = reporter.text(of: Diagnostics([finding]), texts: [:])
        note(answer, of: index)
    }

    private func note(_ answer: BatchMessage.Answer, of index: Int) {
        counts[answer.status, default: 0] += 1
        let source = sources.all[index - 1]
        report?.add(
            BatchRecord(
                index: index, count: sources.all.count, source: name(index),
                list: source.list.map { sources.lists[$0].name }, line: source.line, shard: shard,
                answer: answer))
        let isTold =
            answer.status != .failed || reporter.verbosity == .verbose || failed <= Self.mostTold
        if isTold, !answer.text.isEmpty {
            progress.clear()
            reporter.send(answer.text)
        }
        if answer.status == .failed, failed == Self.mostTold, reporter.verbosity != .verbose,
            reporter.form == .text
        {
            reporter.tell("… and more that fail are told of in --report FILE, or with --verbose")
        }
        if answer.status == .written, !arguments[RenderOptions.quiet],
            arguments[RenderOptions.report] != "-", !isUnread
        {
            progress.clear()
            isUnread = (try? console.output.show(SystemText.bytes(of: answer.output + "\n"))) == nil
        }
    }

    private func finish(left: Int) -> ExitCode {
        progress.clear()
        if let fault = report?.fault {
            reporter.report(Diagnostics([Diagnostic(writing: fault)]))
        }
        if !arguments[RenderOptions.quiet] || failed > 0 || left > 0 {
            reporter.tell(summary(left: left), as: .batch)
        }
        if failed > 0 || left > 0 { return .findings }
        return report?.fault == nil ? .success : .inputOutput
    }

    /// What became of all, such as `200 resumes: 199 written, 1 failed; 2.1 s, 95 a second`.
    private func summary(left: Int) -> Message {
        let seconds = Double(progress.time) / 1e9
        var parts = BatchRecord.Status.allCases.compactMap { status in
            counts[status].map { status.counted($0) }
        }
        if left > 0 { parts.append("\(left) not begun") }
        if parts.isEmpty { parts = ["none in this shard"] }
        let rate = seconds > 0 ? Double(done) / seconds : 0
        var text = Message.resumes(own.count)
        if own.count != sources.all.count { text += " of \(sources.all.count)" }
        text += ": " + .joined(parts, separator: ", ")
        text +=
            "; \(BatchProgress.number(seconds)) s, \(BatchProgress.number(rate)) a second"
        return left > 0 ? text + "; the same command goes on from here" : text
    }
}
