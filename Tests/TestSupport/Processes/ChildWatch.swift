import Glibc

/// Waits for a child process and ends it when its time is over.
struct ChildWatch {
    private let process: pid_t
    private let deadline: ContinuousClock.Instant
    private var hasEnded = false
    private(set) var ending = ChildProcess.Ending.timedOut

    init(process: pid_t, deadline: ContinuousClock.Instant) {
        self.process = process
        self.deadline = deadline
    }

    /// Whether the process has ended; kills it first if it is too late.
    mutating func isOver() -> Bool {
        if !hasEnded && !collect(WNOHANG) && ContinuousClock.now >= deadline {
            kill(-process, SIGKILL)
            _ = collect(0)
            ending = .timedOut
        }
        return hasEnded
    }

    mutating func waitForEnd() { while !isOver() { usleep(500) } }

    private mutating func collect(_ options: Int32) -> Bool {
        var status: Int32 = 0
        var found = waitpid(process, &status, options)
        while found < 0 && errno == EINTR { found = waitpid(process, &status, options) }
        guard found == process else { return false }
        let signal = status & 0x7F
        ending = signal == 0 ? .exited((status >> 8) & 0xFF) : .signalled(signal)
        hasEnded = true
        return true
    }
}
