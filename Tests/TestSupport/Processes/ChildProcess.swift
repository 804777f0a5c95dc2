import Glibc
import Synchronization

/// A program to run to its end, with all that it reads and writes held in memory.
///
///     let result = try ChildProcess("qpdf", ["--check", path]).run()
///     #expect(result.ending == .exited(0), "\(result)")
package struct ChildProcess: Sendable {
    /// The program: a name that is looked for in this process's `PATH`, or an absolute path.
    package var program: String
    /// The arguments after the program's name, passed as they are; no shell sees them.
    package var arguments: [String]
    /// What the program reads on its standard input, through a pipe.
    package var input: [UInt8] = []
    /// All of its environment; nil for that of this process.
    package var environment: [String: String]?
    /// The folder it runs in; nil for that of this process.
    package var folder: String?
    /// A file that its standard output goes to, such as `/dev/full`; nil to capture it.
    package var outputPath: String?
    /// After this time it is killed, with all processes that it started.
    package var timeLimit: Duration = .seconds(60)

    /// Describes a process; `run` starts it.
    package init(_ program: String, _ arguments: [String] = []) {
        self.program = program
        self.arguments = arguments
    }

    /// What became of a process.
    package struct Result: Sendable {
        /// How it ended.
        package var ending: Ending
        /// All of its standard output.
        package var output: [UInt8]
        /// All of its standard error.
        package var errors: [UInt8]
        /// How long it ran.
        package var duration: Duration

        /// The standard output as text.
        package var text: String { String(decoding: output, as: UTF8.self) }
        /// The standard error as text.
        package var errorText: String { String(decoding: errors, as: UTF8.self) }
    }

    /// How a process ends.
    package enum Ending: Sendable, Hashable {
        /// By itself, with an exit code.
        case exited(Int32)
        /// By a signal.
        case signalled(Int32)
        /// Killed, because its time was over.
        case timedOut
    }

    /// Runs the process to its end.
    ///
    /// - Throws: `ChildProcessError` if it cannot be started.
    package func run() throws -> Result {
        // A child that ends early makes writing to it fail; that must not end the tests.
        _ = Self.brokenPipesAreErrors
        let start = ContinuousClock.now
        let command = try commandLine()
        var process = pid_t()
        var pipes = try Self.starting.withLock { _ in
            let pipes = try ChildPipes(capturesOutput: outputPath == nil)
            process = try spawn(command, pipes)
            return pipes
        }
        pipes.closeChildEnds()
        var watch = ChildWatch(process: process, deadline: start + timeLimit)
        let (output, errors) = pipes.exchange(input, &watch)
        watch.waitForEnd()
        return Result(
            ending: watch.ending, output: output, errors: errors,
            duration: ContinuousClock.now - start)
    }

    private static let brokenPipesAreErrors: Void = { signal(SIGPIPE, SIG_IGN) }()

    /// Held from making pipes to starting their process, so that no other one inherits them.
    private static let starting = Mutex(())

    /// The program's path and its arguments, its own name first.
    private func commandLine() throws -> (path: String, words: [String]) {
        guard let path = ForeignProgram(program).path else {
            throw ChildProcessError(program: program, number: ENOENT)
        }
        guard let folder else { return (path, [program] + arguments) }
        // Starting in another folder is beyond POSIX; "env" does it.
        return ("/usr/bin/env", ["env", "-C", folder, path] + arguments)
    }

    private func spawn(
        _ command: (path: String, words: [String]), _ pipes: borrowing ChildPipes
    ) throws -> pid_t {
        var actions = posix_spawn_file_actions_t()
        posix_spawn_file_actions_init(&actions)
        defer { posix_spawn_file_actions_destroy(&actions) }
        posix_spawn_file_actions_adddup2(&actions, pipes.childInput, 0)
        if let outputPath {
            posix_spawn_file_actions_addopen(&actions, 1, outputPath, O_WRONLY | O_CREAT, 0o644)
        } else {
            posix_spawn_file_actions_adddup2(&actions, pipes.childOutput, 1)
        }
        posix_spawn_file_actions_adddup2(&actions, pipes.childErrors, 2)

        var attributes = posix_spawnattr_t()
        posix_spawnattr_init(&attributes)
        defer { posix_spawnattr_destroy(&attributes) }
        var defaults = sigset_t()
        sigemptyset(&defaults)
        sigaddset(&defaults, SIGPIPE)
        posix_spawnattr_setsigdefault(&attributes, &defaults)
        posix_spawnattr_setflags(
            &attributes, Int16(POSIX_SPAWN_SETSIGDEF) | Int16(POSIX_SPAWN_SETPGROUP))

        let words = command.words.map { strdup($0) }
        let variables = (environment ?? ProcessEnvironment.all).map {
            strdup($0.key + "=" + $0.value)
        }
        defer { for text in words + variables { free(text) } }
        var process = pid_t()
        let code = posix_spawn(
            &process, command.path, &actions, &attributes, words + [nil], variables + [nil])
        guard code == 0 else { throw ChildProcessError(program: program, number: code) }
        return process
    }
}

/// A program that could not be started.
package struct ChildProcessError: Error, CustomStringConvertible {
    /// The program, as it was asked for.
    package var program: String
    /// The system's error number.
    package var number: Int32

    package var description: String {
        "cannot start \(program): \(String(cString: strerror(number)))"
    }
}

extension ChildProcess.Result: CustomStringConvertible {
    /// How it ended and what it said, for a test's message.
    package var description: String {
        let said = errors.isEmpty ? text : errorText
        return "\(ending): \(said.prefix(2_000))"
    }
}
