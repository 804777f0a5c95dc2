import Glibc

/// Waits for a program that we started, and ends it.
struct ChildWait {
    private let process: pid_t
    private var isOver = false
    /// How it ended, once it has.
    private(set) var ending = ChildOutcome.Ending.stopped

    init(process: pid_t) { self.process = process }

    /// Whether it has ended.
    mutating func hasEnded() -> Bool {
        if !isOver { collect(WNOHANG) }
        return isOver
    }

    /// Asks it to end, and kills it if it has not after a while.
    mutating func end(patience: Duration) {
        let deadline = ContinuousClock.now + patience
        kill(process, SIGTERM)
        while !hasEnded() && ContinuousClock.now < deadline { usleep(5_000) }
        if !isOver {
            kill(process, SIGKILL)
            collect(0)
        }
        ending = .stopped
    }

    /// Lets it go on without us; its end is waited for all the same, so that no trace of it stays
    /// in the system's table of processes.
    func leave() {
        var thread = pthread_t()
        let code = pthread_create(
            &thread, nil,
            { number in
                var status: Int32 = 0
                let process = pid_t(truncatingIfNeeded: Int(bitPattern: number))
                while waitpid(process, &status, 0) < 0 && errno == EINTR {}
                return nil
            }, UnsafeMutableRawPointer(bitPattern: Int(process)))
        if code == 0 { pthread_detach(thread) }
    }

    private mutating func collect(_ options: Int32) {
        var status: Int32 = 0
        var found = waitpid(process, &status, options)
        while found < 0 && errno == EINTR { found = waitpid(process, &status, options) }
        if found == 0 { return }
        isOver = true
        // Where SIGCHLD is ignored the system keeps no status: that is no success.
        let signal = found < 0 ? SIGCHLD : status & 0x7F
        ending = signal == 0 ? .exited((status >> 8) & 0xFF) : .signalled(signal)
    }
}
