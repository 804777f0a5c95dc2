import Glibc
import Synchronization

/// Turns the signals that ask a program to end (`SIGINT`, `SIGTERM`) into an answer between two
/// pieces of work, so that none is left half done.
///
/// A second signal ends the program at once, for the case that a piece of work does not end. One
/// that is ignored already stays ignored, as for a program that a script runs in the background.
package struct StopSignals {
    /// What can be read as soon as a signal has arrived.
    private let descriptor: Int32

    /// The end of a pipe that the handler writes to.
    private static let pipe = Atomic<Int32>(-1)
    private static let count = Atomic<Int>(0)

    /// Catches the signals, for the rest of the process's life.
    ///
    /// - Throws: the system's error number.
    package init() throws(SystemError) {
        let pipe = try PrivatePipe(blocks: false)
        descriptor = pipe.reading
        Self.pipe.store(pipe.writing, ordering: .sequentiallyConsistent)
        // A parent may have started the program from a thread that holds signals back.
        var caught = sigset_t()
        sigemptyset(&caught)
        for signal in [SIGINT, SIGTERM]
        where SignalHandler(signal, { StopSignals.receive($0) }) != nil {
            sigaddset(&caught, signal)
        }
        sigprocmask(SIG_UNBLOCK, &caught, nil)
    }

    /// Calls nothing but what POSIX lists as safe in a handler: `write`, `unlink`, `kill`, `tcsetattr`,
    /// `signal`, `raise`.
    private static func receive(_ number: Int32) {
        let error = errno
        if count.add(1, ordering: .sequentiallyConsistent).newValue > 1 {
            InterruptCleanup.removePending()
            InterruptCleanup.endChild()
            TerminalRestoration.beforeTheEnd()
            signal(number, SIG_DFL)
            raise(number)
        }
        var byte: UInt8 = 0
        write(pipe.load(ordering: .sequentiallyConsistent), &byte, 1)
        errno = error
    }

    /// Takes a descriptor for the signals: they have come once it can be read.
    package init(descriptor: Int32) { self.descriptor = descriptor }

    /// Whether the program was asked to end.
    package var areAsked: Bool {
        !Self.wait(for: [descriptor], milliseconds: 0, signals: nil).isEmpty
    }

    /// Waits until a descriptor can be read, a signal arrives or a time is over.
    ///
    /// - Parameters:
    ///   - descriptors: the descriptors.
    ///   - milliseconds: the time; -1 for ever.
    ///   - signals: what else may end the wait.
    /// - Returns: the descriptors that can be read, or whose other end is closed.
    package static func wait(
        for descriptors: [Int32], milliseconds: Int32, signals: StopSignals?
    ) -> [Int32] {
        let all = descriptors + (signals.map { [$0.descriptor] } ?? [])
        var polls = all.map { pollfd(fd: $0, events: Int16(POLLIN), revents: 0) }
        guard poll(&polls, nfds_t(polls.count), milliseconds) > 0 else { return [] }
        return polls.prefix(descriptors.count).filter { $0.revents != 0 }.map(\.fd)
    }
}
