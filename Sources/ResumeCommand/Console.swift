import Glibc
import SourceTree
import System

/// What a command works with: a folder, an environment, streams and clocks, as plain values.
struct Console: Sendable {
    var environment: Environment
    /// What relative paths start from; empty for the process's current folder.
    var folder = ""
    var input: InputStream
    var output: OutputStream
    var errors: OutputStream
    /// The clock that steps are measured with, in nanoseconds.
    var clock: @Sendable () -> UInt64 = MonotonicClock.now
    /// The time of day, in POSIX seconds.
    var now: @Sendable () -> Int64 = WallClock.now

    // MARK: Paths

    /// A path that starts from the folder.
    func located(_ path: String) -> String { PathName.resolve(path, in: folder) }

    /// Whether a path is an existing folder.
    func isFolder(_ path: String) -> Bool { FileStatus.isFolder(located(path)) }

    /// Which file a path leads to; nil if to none.
    func identity(of path: String) -> FileIdentity? { FileIdentity(path: located(path)) }

    /// The output for people that a path stands for, such as `/dev/stdout`; nil for none.
    func target(of path: String) -> OutputTarget? { try? OutputTarget(located(path)) }

    // MARK: Streams

    /// Writes a command's result; a result that cannot be written is no success.
    func print(_ text: String) -> ExitCode { print(SystemText.bytes(of: text)) }

    /// Writes a file as a command's result.
    func print(_ bytes: [UInt8]) -> ExitCode {
        do {
            try output.show(bytes)
            return .success
        } catch {
            return fail(Diagnostic(writing: error))
        }
    }

    /// Shows lines as a command's result.
    func show(_ lines: [String], through pager: Pager?) -> ExitCode {
        show(Array(lines.map { $0 + "\n" }.joined().utf8), through: pager)
    }

    /// Shows bytes as they are, escape sequences and all, as a command's result.
    ///
    /// A reader that has seen enough, such as `head`, is no fault.
    func show(_ bytes: [UInt8], through pager: Pager?) -> ExitCode {
        do throws(FileError) {
            if let pager {
                try pager.show(bytes, on: output)
            } else {
                try output.write(bytes)
            }
            return .success
        } catch {
            return error.code == EPIPE ? .success : fail(Diagnostic(writing: error))
        }
    }

    /// Reports what stopped a command that has no options for reports.
    func fail(_ findings: Diagnostics) -> ExitCode {
        reporter().report(findings)
        return ExitCode(findings.all)
    }

    /// Reports the one finding that stopped a command.
    func fail(_ finding: Diagnostic) -> ExitCode { fail(Diagnostics([finding])) }

    /// What shows findings on standard error.
    func reporter(_ form: DiagnosticForm = .text, _ verbosity: Verbosity = .verbose) -> Reporter {
        Reporter(
            stream: errors, form: form,
            usesColor: TerminalPreferences.wantsColor(environment, errors), verbosity: verbosity)
    }
}
