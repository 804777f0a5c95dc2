import Characters
import Pages
import ResumePDF
import SourceTree
import System

/// What has happened in a run of `render` so far.
struct RenderRun {
    /// Everything found.
    var findings = Diagnostics()
    /// The files that findings point into, by name.
    var texts: [String: [UInt8]] = [:]
    /// The files beside the source that the resume is made from.
    var sourceFiles: Set<String> = []
    /// The files that are layouts, by the names that findings use.
    var layoutFiles: Set<String> = []
    /// All files that were read, which must not be written.
    var filesRead: Set<FileIdentity> = []
    /// The file of the photo, by its path; nil if the page shows none.
    var photoFile: String?
    /// What was done, with times.
    var steps: [RenderResume.Step] = []
    /// The faces that the pages are set in.
    var faces: [FaceOrigin] = []
    /// How large the file is: its pages, none for a text, and its bytes.
    var size: (pages: Int, bytes: Int)?
    /// Where the resume came from on the network; nil for one that is here.
    var origin: NetworkOrigin?
    /// Whether the file is where it should be.
    var isWritten = false

    /// Takes over what came of rendering.
    mutating func take(_ outcome: RenderResume.Outcome) {
        findings.add(outcome.diagnostics)
        texts = outcome.texts
        sourceFiles = outcome.sourceFiles
        layoutFiles = outcome.layoutFiles
        filesRead.formUnion(outcome.filesRead)
        photoFile = outcome.photoFile
        steps += outcome.steps
        origin = outcome.origin
        faces = outcome.faces
        size = outcome.output.map { (outcome.document?.pages.count ?? 0, $0.bytes.count) }
    }

    /// Takes over what another run of the same resume read and did, but for what it found.
    mutating func add(_ other: Self) {
        texts.merge(other.texts) { first, _ in first }
        sourceFiles.formUnion(other.sourceFiles)
        layoutFiles.formUnion(other.layoutFiles)
        filesRead.formUnion(other.filesRead)
        steps += other.steps
        (origin, faces, size) = (other.origin ?? origin, other.faces, other.size ?? size)
    }

    /// Does something, as a step with a name.
    mutating func measure<Result>(
        _ name: Message, _ clock: () -> UInt64, _ body: () throws(FileError) -> Result
    ) throws(FileError) -> Result {
        let start = clock()
        defer { steps.append(RenderResume.Step(name, nanoseconds: clock() - start)) }
        return try body()
    }

    /// Puts a finished file in its place, as a step.
    mutating func write(_ bytes: [UInt8], to destination: Destination, _ console: Console) {
        do {
            switch destination {
            case .standardOutput:
                try measure("write standard output", console.clock) { () throws(FileError) in
                    try console.output.show(bytes)
                }
            case .file(let path):
                try measure("write \(path.printable)", console.clock) { () throws(FileError) in
                    try AtomicFile.write(bytes, to: console.located(path))
                }
            }
            isWritten = true
        } catch {
            findings.add(Diagnostic(writing: error))
        }
    }

    /// The steps with their times, the size of the result and its fonts, for `--verbose`.
    func timetable(total: UInt64) -> String {
        let rows = steps.map { ($0.nanoseconds, $0.wording.shown) } + [(total, sum.shown)]
        return rows.map { Self.milliseconds($0.0) + "  " + $0.1 + "\n" }.joined()
            + TextColumns.lines(
                faces.map {
                    [
                        ("font" as Message).shown, "\($0.family) \($0.style)",
                        Message(words: $0.origin).shown,
                    ]
                })
    }

    private var sum: Message {
        guard let size else { return "in all" }
        guard size.pages > 0 else { return "in all: \(size.bytes) bytes" }
        return "in all: \(Message.pages(size.pages)), \(size.bytes) bytes"
    }

    /// A time as `   1.2 ms`.
    static func milliseconds(_ nanoseconds: UInt64) -> String {
        let tenths = (nanoseconds + 50_000) / 100_000
        let number = "\(tenths / 10).\(tenths % 10)"
        return String(repeating: " ", count: max(0, 7 - number.count)) + number + " ms"
    }

    /// How the run ended, as far as it has come.
    func exitCode(_ arguments: ParsedArguments) -> ExitCode {
        var layouts = layoutFiles
        if let layout = arguments[RenderOptions.layout] { layouts.insert(layout) }
        return ExitCode(findings.all, isStrict: arguments[RenderOptions.isStrict], layouts: layouts)
    }

    /// Whether --strict alone is in the way.
    func isHeldBack(_ arguments: ParsedArguments) -> Bool {
        exitCode(arguments) == .findings && !findings.hasErrors
    }
}

extension Console {
    /// What shows findings as the options ask for.
    func reporter(_ arguments: ParsedArguments) -> Reporter {
        reporter(
            arguments[RenderOptions.diagnostics] ?? .text,
            arguments[RenderOptions.quiet]
                ? .quiet : arguments[RenderOptions.verbose] ? .verbose : .usual)
    }

    /// Tells what a run found, and with `--verbose` what it did; gives how it ended.
    ///
    /// `refused` says what `--strict` keeps from being done; nil for what it has no part in.
    func report(
        _ run: RenderRun, _ arguments: ParsedArguments, since began: UInt64,
        refused: Message? = nil
    ) -> ExitCode {
        let code = run.exitCode(arguments)
        let reporter = reporter(arguments)
        reporter.report(
            run.findings, texts: run.texts,
            closing: run.isHeldBack(arguments) ? refused : nil)
        if arguments[RenderOptions.verbose] {
            reporter.write(run.timetable(total: clock() - began))
        }
        return code
    }
}
