import Glibc
import TestSupport
import Testing

/// The built program with `render --watch`, running in a scratch folder until it is interrupted.
final class WatchedProgram: Sendable {
    private let scratch: ScratchFolder
    private let process: pid_t

    /// How long to wait for something that must happen, in steps of 5 ms.
    private static let patience = 4_000

    /// Starts it.
    init(_ arguments: [String], in scratch: ScratchFolder) async throws {
        self.scratch = scratch
        // A shell's background processes ignore Ctrl-C; "env" undoes that.
        let script = """
            { env --default-signal=INT "$@" 2>log >out & echo $! >pid~; mv pid~ pid
            wait $!; echo $? >code~; mv code~ code; } &
            """
        let program = try #require(BuiltProgram.path)
        var shell = ChildProcess(
            "/bin/sh", ["-c", script, "sh", program, "render", "--watch"] + arguments)
        shell.folder = scratch.path
        shell.environment = ["HOME": scratch.path, "PATH": "/usr/bin:/bin"]
        let result = try shell.run()
        try #require(result.ending == .exited(0), "\(result)")
        let number = try await Self.wait { scratch.read("pid") }
        process = try #require(pid_t(number.prefix { $0 != "\n" }))
    }

    deinit { if scratch.read("code") == nil { kill(process, SIGKILL) } }

    /// All that it has written to standard error.
    var log: String { scratch.read("log") ?? "" }

    /// How many times a text stands in the log.
    func count(of text: String) -> Int {
        log.split(separator: text, omittingEmptySubsequences: false).count - 1
    }

    /// Waits until a text stands in the log so many times.
    func wait(for text: String, count: Int = 1) async throws {
        _ = try await Self.wait(orSay: { self.log }) { self.count(of: text) >= count ? "" : nil }
    }

    /// Sends a signal, and gives the exit code.
    func end(by signal: Int32 = SIGINT) async throws -> Int32? {
        kill(process, signal)
        return try await code()
    }

    /// The exit code, as soon as there is one.
    func code() async throws -> Int32? {
        let scratch = scratch
        return Int32(try await Self.wait { scratch.read("code") }.prefix { $0 != "\n" })
    }

    private static func wait(
        orSay what: () -> String = { "" }, for value: () -> String?
    ) async throws -> String {
        for _ in 0..<patience {
            if let value = value() { return value }
            try await Task.sleep(for: .milliseconds(5))
        }
        Issue.record("it did not happen in time; \(what())")
        throw ScratchError(number: ETIMEDOUT)
    }
}
