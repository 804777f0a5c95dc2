import Glibc
import ResumePDF

/// A running pager, with this process writing to it.
struct PagerProcess {
    let pager: Pager
    let output: Int32

    /// What a shell exits with when it cannot run the program, or not find it.
    private static let notRun: Set<Int32> = [126, 127]

    /// Feeds a text to the pager and waits for its end; false if the pager could not be started.
    func run(_ text: [UInt8]) -> Bool {
        // Keys such as Ctrl-C belong to the pager while it runs.
        let ignored = IgnoredSignals([SIGINT, SIGQUIT])
        defer { ignored.restore() }
        guard let pipe = try? PrivatePipe() else { return false }
        let process = BrokenPipes.withoutSignal { () -> pid_t? in
            let process = start(reading: pipe.reading, heeding: ignored.others)
            close(pipe.reading)
            // A pager that was left early closes its end, and that is no error.
            if process != nil { try? DescriptorTransfer.write(text, to: pipe.writing) }
            close(pipe.writing)
            return process
        }
        guard let process else { return false }
        return !Self.notRun.contains(Self.exitCode(of: process))
    }

    private func start(reading input: Int32, heeding signals: [Int32]) -> pid_t? {
        var actions = posix_spawn_file_actions_t()
        posix_spawn_file_actions_init(&actions)
        defer { posix_spawn_file_actions_destroy(&actions) }
        posix_spawn_file_actions_adddup2(&actions, input, 0)
        if output != 1 { posix_spawn_file_actions_adddup2(&actions, output, 1) }

        var attributes = posix_spawnattr_t()
        posix_spawnattr_init(&attributes)
        defer { posix_spawnattr_destroy(&attributes) }
        var defaults = sigset_t()
        sigemptyset(&defaults)
        for signal in signals + [SIGPIPE, SIGXFSZ] { sigaddset(&defaults, signal) }
        posix_spawnattr_setsigdefault(&attributes, &defaults)
        var held = sigset_t()
        sigemptyset(&held)
        posix_spawnattr_setsigmask(&attributes, &held)
        posix_spawnattr_setflags(
            &attributes, Int16(POSIX_SPAWN_SETSIGDEF) | Int16(POSIX_SPAWN_SETSIGMASK))

        let words = pager.words
        let arguments = words.map { strdup($0) }
        let variables = self.variables.map { strdup($0) }
        defer { for text in arguments + variables { free(text) } }
        var process = pid_t()
        let code = posix_spawnp(
            &process, words[0], &actions, &attributes, arguments + [nil], variables + [nil])
        return code == 0 ? process : nil
    }

    /// The environment of this process, with the pager's own variables instead of those of their
    /// names.
    private var variables: [String] {
        var lines: [String] = []
        var next = environ
        while let text = next.pointee {
            let line = String(cString: text)
            if pager.variables[String(line.prefix { $0 != "=" })] == nil { lines.append(line) }
            next += 1
        }
        return lines + pager.variables.sorted { $0.key < $1.key }.map { $0.key + "=" + $0.value }
    }

    /// The code that a process exits with; 0 if a signal ends it.
    private static func exitCode(of process: pid_t) -> Int32 {
        var status: Int32 = 0
        while waitpid(process, &status, 0) < 0 {
            guard errno == EINTR else { return 0 }
        }
        return status & 0x7F == 0 ? (status >> 8) & 0xFF : 0
    }
}
