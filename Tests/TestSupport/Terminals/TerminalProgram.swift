import Glibc
import Synchronization

/// A program that runs on a terminal of its own, with the test in the person's place.
///
/// Nothing here holds a thread up: what is waited for is looked for again and again.
package final class TerminalProgram: Sendable {
    private let window: PseudoTerminal
    private let process: pid_t
    private let bytes = Mutex<[UInt8]>([])
    private let status = Mutex<Int32?>(nil)

    /// How long to wait for something that must happen, in steps of 5 ms.
    private static let patience = 6_000

    /// Starts it in a folder, as the leader of a session whose terminal has a size in cells.
    package init(
        _ path: String, _ arguments: [String], in folder: String,
        environment: [String: String] = [:], columns: UInt16 = 80, rows: UInt16 = 24
    ) throws {
        window = try PseudoTerminal(columns: columns, rows: rows)
        _ = fcntl(window.controller, F_SETFL, O_NONBLOCK)
        // Tests run side by side, so that nothing that is shared may hold the name.
        var name = [CChar](repeating: 0, count: Int(PATH_MAX))
        let failure = ttyname_r(window.terminal, &name, name.count)
        guard failure == 0 else { throw ScratchError(number: failure) }
        var actions = posix_spawn_file_actions_t()
        posix_spawn_file_actions_init(&actions)
        defer { posix_spawn_file_actions_destroy(&actions) }
        // The first terminal that the leader of a session opens becomes the session's.
        posix_spawn_file_actions_addopen(&actions, 0, name, O_RDWR, 0)
        posix_spawn_file_actions_adddup2(&actions, 0, 1)
        posix_spawn_file_actions_adddup2(&actions, 0, 2)
        var attributes = posix_spawnattr_t()
        posix_spawnattr_init(&attributes)
        defer { posix_spawnattr_destroy(&attributes) }
        var all = sigset_t()
        sigfillset(&all)
        posix_spawnattr_setsigdefault(&attributes, &all)
        var none = sigset_t()
        sigemptyset(&none)
        posix_spawnattr_setsigmask(&attributes, &none)
        posix_spawnattr_setflags(
            &attributes, Int16(POSIX_SPAWN_SETSIGDEF) | Int16(POSIX_SPAWN_SETSIGMASK) | Int16(0x80))
        let words = ["env", "-C", folder, path] + arguments
        let variables = environment.merging(
            ["HOME": folder, "PATH": "/usr/bin:/bin", "TERM": "xterm-256color"]
        ) { own, _ in own }
        let arguments = words.map { strdup($0) }
        let values = variables.map { strdup($0.key + "=" + $0.value) }
        defer { for text in arguments + values { free(text) } }
        var process = pid_t()
        let code = posix_spawn(
            &process, "/usr/bin/env", &actions, &attributes, arguments + [nil], values + [nil])
        guard code == 0 else { throw ScratchError(number: code) }
        self.process = process
    }

    deinit {
        if status.withLock({ $0 == nil }) {
            kill(process, SIGKILL)
            var status: Int32 = 0
            waitpid(process, &status, 0)
        }
    }

    /// All that was shown so far.
    package var shown: [UInt8] {
        var buffer = [UInt8](repeating: 0, count: 65_536)
        return bytes.withLock { bytes in
            while true {
                let count = read(window.controller, &buffer, buffer.count)
                guard count > 0 else { return bytes }
                bytes += buffer[..<count]
            }
        }
    }

    /// Types a text.
    package func type(_ text: String) { window.type(text) }

    /// Gives the window another size, of which the system tells the program.
    package func resize(columns: UInt16, rows: UInt16) {
        window.resize(columns: columns, rows: rows)
    }

    /// Waits until a text was shown, after so many bytes; gives all that came after these.
    @discardableResult
    package func wait(for text: String, after count: Int = 0) async throws -> String {
        for _ in 0..<Self.patience {
            let shown = String(decoding: shown.dropFirst(count), as: UTF8.self)
            if shown.contains(text) { return shown }
            try await Task.sleep(for: .milliseconds(5))
        }
        throw TerminalProgramError(
            missing: text, shown: String(decoding: shown.dropFirst(count), as: UTF8.self))
    }

    /// Waits for the end; gives the exit code, or the negative number of the signal that ended it.
    package func end() async throws -> Int32 {
        for _ in 0..<Self.patience {
            // What is not read fills the terminal, and holds the program up.
            _ = shown
            var status: Int32 = 0
            if waitpid(process, &status, WNOHANG) == process {
                self.status.withLock { $0 = status }
                return status & 0x7F == 0 ? (status >> 8) & 0xFF : -(status & 0x7F)
            }
            try await Task.sleep(for: .milliseconds(5))
        }
        throw TerminalProgramError(missing: "the end", shown: "")
    }

    /// Sends a signal.
    package func signal(_ number: Int32) { kill(process, number) }

    /// The flags of how the terminal treats input, such as `ECHO`.
    package var localFlags: UInt32 { window.localFlags }
}

/// Something that did not come in time.
package struct TerminalProgramError: Error, CustomStringConvertible {
    /// What was waited for.
    package var missing: String
    /// What was shown instead.
    package var shown: String

    package var description: String {
        "did not show \(missing.debugDescription) but \(shown.suffix(2_000).debugDescription)"
    }
}
