import SourceTree
package import System

/// What a command works with: a folder, an environment, streams and clocks, as plain values.
package struct Console: Sendable {
    /// The environment variables.
    package var environment: Environment
    /// What relative paths start from; empty for the process's current folder.
    package var folder: String
    /// Standard input.
    package var input: InputStream
    /// Standard output.
    package var output: OutputStream
    /// Standard error.
    package var errors: OutputStream
    /// The clock that steps are measured with, in nanoseconds.
    package var clock: @Sendable () -> UInt64
    /// The time of day, in POSIX seconds.
    package var now: @Sendable () -> Int64

    /// Makes a console.
    package init(
        environment: Environment, folder: String = "", input: InputStream, output: OutputStream,
        errors: OutputStream, clock: @escaping @Sendable () -> UInt64 = MonotonicClock.now,
        now: @escaping @Sendable () -> Int64 = WallClock.now
    ) {
        self.environment = environment
        self.folder = folder
        self.input = input
        self.output = output
        self.errors = errors
        self.clock = clock
        self.now = now
    }

    // MARK: Paths

    /// A path that starts from the folder.
    func located(_ path: String) -> String {
        PathName.resolve(path, in: folder)
    }

    /// Whether a path is an existing folder.
    func isFolder(_ path: String) -> Bool {
        FileStatus.isFolder(located(path))
    }

    // MARK: Streams

    /// Writes a command's result; a result that cannot be written is no success.
    func print(_ text: String) -> ExitCode {
        print(SystemText.bytes(of: text))
    }

    /// Writes a file as a command's result.
    func print(_ bytes: [UInt8]) -> ExitCode {
        do {
            try output.show(bytes)
            return .success
        } catch {
            return fail(Diagnostic(writing: error))
        }
    }

    /// Reports what stopped a command that has no options for reports.
    func fail(_ findings: Diagnostics) -> ExitCode {
        reporter().report(findings)
        return ExitCode(findings.all)
    }

    /// Reports the one finding that stopped a command.
    func fail(_ finding: Diagnostic) -> ExitCode {
        fail(Diagnostics([finding]))
    }

    /// What shows findings on standard error.
    func reporter(
        _ form: DiagnosticForm = .text, _ verbosity: Verbosity = .verbose
    ) -> Reporter {
        Reporter(
            stream: errors, form: form,
            usesColor: TerminalPreferences.wantsColor(environment, errors), verbosity: verbosity)
    }
}
