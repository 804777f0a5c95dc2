import Glibc
import Synchronization

/// Removes a half-written file when a signal ends the process, ends the program that works for it, and
/// puts its terminal in order.
///
/// A process writes one file at a time; a second one that is written at the same moment is left to
/// its own error paths. Files that no signal handler can remove (`SIGKILL`, a power cut) are
/// never the target itself, only a temporary file beside it.
package enum InterruptCleanup {
    /// The address of the path to remove, as a C string; 0 if there is none.
    private static let pending = Atomic<UInt>(0)

    /// The program that is to end with us; 0 if there is none.
    private static let child = Atomic<pid_t>(0)

    /// Removes the pending file, then dies by the signal, at each signal that means to end the
    /// process and is not ignored already (as `nohup` does with `SIGHUP`).
    ///
    /// The handler calls nothing but what POSIX lists as safe there: `unlink`, `kill`, `write`,
    /// `tcsetattr` and `raise`.
    package static func install() {
        for signal in [SIGHUP, SIGINT, SIGQUIT, SIGTERM] {
            var action = sigaction()
            guard sigaction(signal, nil, &action) == 0, action.isDefault else { continue }
            action.__sigaction_handler.sa_handler = { signal in
                InterruptCleanup.removePending()
                InterruptCleanup.endChild()
                TerminalRestoration.beforeTheEnd()
                raise(signal)
            }
            // The default action is back when the handler starts, so that `raise` is the end.
            action.sa_flags = Int32(bitPattern: UInt32(SA_RESETHAND))
            sigaction(signal, &action, nil)
        }
    }

    /// Calls a function while a file counts as half written.
    static func guarding<Result>(
        _ path: String, _ body: () throws(SystemError) -> Result
    ) throws(SystemError) -> Result {
        guard let copy = strdup(path.systemText) else { throw SystemError() }
        let address = UInt(bitPattern: copy)
        let claimed = exchange(0, for: address)
        defer {
            // Whoever takes the address out owns it: a handler that did is about to end the process.
            if !claimed || exchange(address, for: 0) { free(copy) }
        }
        return try body()
    }

    private static func exchange(_ expected: UInt, for desired: UInt) -> Bool {
        pending.compareExchange(
            expected: expected, desired: desired, ordering: .acquiringAndReleasing
        ).exchanged
    }

    /// Ends a program with us, if none is already.
    static func take(_ process: pid_t) {
        _ = child.compareExchange(
            expected: 0, desired: process, ordering: .acquiringAndReleasing)
    }

    /// Lets a program be, since it has ended.
    static func leave(_ process: pid_t) {
        _ = child.compareExchange(
            expected: process, desired: 0, ordering: .acquiringAndReleasing)
    }

    /// Ends the program that is to end with us; safe in a signal handler.
    static func endChild() {
        let process = child.load(ordering: .acquiring)
        if process > 0 { kill(process, SIGTERM) }
    }

    /// Removes the pending file, if there is one; safe in a signal handler.
    static func removePending() {
        let address = pending.exchange(0, ordering: .acquiringAndReleasing)
        if let path = UnsafePointer<CChar>(bitPattern: address) { unlink(path) }
    }
}
