import Glibc
import ResumePDF
import SourceTree
import System

/// `render` of many resumes: all that are named, each in a process of a few, none in the way of another.
struct BatchCommand {
    let job: RenderJob
    /// The program that is started for each job, and its arguments.
    let program: String
    let workerArguments: [String]

    private var console: Console { job.console }
    private var arguments: ParsedArguments { job.arguments }

    /// Whether a command line is about many resumes, or wishes for what only many have.
    static func isMeant(by arguments: ParsedArguments, _ console: Console) -> Bool {
        arguments.operands.count > 1 || arguments.first(of: RenderOptions.ofBatches) != nil
            || arguments[RenderOptions.output].map(BatchNames.hasFields) ?? false
            || arguments.operands.first.map {
                $0.hasPrefix("@") || BatchSources.isFolder($0, console)
            } ?? false
    }

    func run() throws(UsageError) -> ExitCode {
        try check()
        let shard = try shard()
        let names = try BatchNames(job)
        var run = RenderRun()
        job.input.checkFonts(&run)
        _ = job.input.sourceDate(&run)
        let operands = operands(&run)
        let sources = BatchSources(run.findings.hasErrors ? [] : operands, console)
        run.findings.add(sources.findings)
        guard !run.findings.hasErrors else {
            console.reporter(arguments).report(run.findings)
            return ExitCode(run.findings.all)
        }
        do throws(BatchFault) {
            return try BatchRun(job, sources, names, shard) { () throws(SystemError) in
                try PipedProgram(program, workerArguments)
            }.run()
        } catch {
            switch error {
            case .usage(let message): throw arguments.fault(message)
            case .finding(let finding): return console.fail(finding)
            }
        }
    }

    /// What the person named; else the resume of this folder, or what comes in.
    private func operands(_ run: inout RenderRun) -> [String] {
        guard arguments.operands.isEmpty else { return arguments.operands }
        let choice = SourceChoice(
            nil, in: console.folder, sample: .onlyIfAsked, isPipedIn: { job.input.isPipedIn() })
        run.findings.add(Diagnostics(choice.findings))
        return choice.place.path.map { [$0] } ?? ["-"]
    }

    /// Refuses what makes no sense for many resumes.
    private func check() throws(UsageError) {
        try RenderOptions.check(arguments)
        if arguments[RenderOptions.watches] {
            throw arguments.fault("--watch makes one file again and again; name one resume")
        }
        if arguments[RenderOptions.allLanguages] {
            throw arguments.fault(
                "--all-languages is for one resume; render many once for each language, with "
                    + "--language")
        }
        if arguments[RenderOptions.sample] {
            throw arguments.fault("--sample is one resume; leave it out, or name no other")
        }
        if arguments.operands.count(where: { $0 == "-" || $0 == "@-" }) > 1 {
            throw arguments.fault("standard input can be read once; name it once")
        }
    }

    private func shard() throws(UsageError) -> BatchShard {
        guard let text = arguments[RenderOptions.shard] else { return BatchShard() }
        guard let shard = BatchShard(text) else {
            throw arguments.fault(
                "--shard is I/N, the number I of a part from 0 to N-1 of N parts, such as 0/8, not "
                    + "'\(text)'")
        }
        return shard
    }
}

/// What stops a batch before anything is written.
enum BatchFault: Error {
    /// The command line makes no sense for these resumes.
    case usage(Message)
    /// Something else is wrong.
    case finding(Diagnostic)
}

extension Diagnostic.Kind {
    static let batch = Self("batch", .data)
    /// A process that rendered a resume came to an end.
    static let batchWorker = Self("batch-worker", .internal)
}
