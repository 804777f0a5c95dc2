import Glibc
package import ResumePDF
import Synchronization

/// Notices that the terminal's window got another size, or came back after Ctrl-Z.
///
/// There is one of these at a time.
package struct WindowChanges: ~Copyable {
    private let handlers: [SignalHandler]
    /// What can be read as soon as there was a change; `wait` reads it.
    package let readingEnd: Int32

    /// Where the handler writes; -1 while nobody waits for anything.
    private static let writingEnd = Atomic<Int32>(-1)

    /// A pipe that the handler wakes the waiting one through; never closed, so that no handler can
    /// write to another file in its place.
    private static let pipe = Result { () throws(SystemError) -> PrivatePipe in
        let pipe = try PrivatePipe()
        for end in [pipe.reading, pipe.writing] {
            _ = fcntl(end, F_SETFL, fcntl(end, F_GETFL) | O_NONBLOCK)
        }
        return pipe
    }

    /// Begins to notice.
    ///
    /// - Throws: the system's error number, if there are too many open files.
    package init() throws(SystemError) {
        let ends = try Self.pipe.get()
        readingEnd = ends.reading
        Self.writingEnd.store(ends.writing, ordering: .releasing)
        let wake: @convention(c) (Int32) -> Void = { _ in
            let number = errno
            WindowChanges.notice()
            errno = number
        }
        handlers = [SIGWINCH, SIGCONT].compactMap { SignalHandler($0, wake) }
    }

    deinit {
        for handler in handlers { handler.restore() }
        Self.writingEnd.store(-1, ordering: .releasing)
        drain()
    }

    /// What ended a time of waiting.
    package enum Wake: Sendable, Hashable {
        /// The window has changed; many changes in a row are one.
        case windowChanged
        /// The other descriptor has something to read, or was closed.
        case ready
        /// The time is over.
        case timedOut
    }

    /// Waits for a change of the window.
    ///
    /// - Parameter timeout: how long; nil for as long as it takes.
    /// - Returns: whether there was a change since the last call.
    package borrowing func wait(timeout: Duration?) -> Bool {
        wait(for: -1, timeout: timeout) == .windowChanged
    }

    /// Waits for a change of the window, or for something to read elsewhere.
    ///
    /// - Parameters:
    ///   - descriptor: where else to look; -1 for nowhere.
    ///   - timeout: how long; nil for as long as it takes.
    /// - Returns: what happened first.
    package borrowing func wait(for descriptor: Int32, timeout: Duration?) -> Wake {
        var polls = [
            pollfd(fd: readingEnd, events: Int16(POLLIN), revents: 0),
            pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0),
        ]
        Waiting(timeout).poll(&polls)
        if polls[0].revents != 0 {
            drain()
            return .windowChanged
        }
        return polls[1].revents != 0 ? .ready : .timedOut
    }

    /// Says that there was a change; called by signal handlers.
    static func notice() {
        let end = writingEnd.load(ordering: .acquiring)
        var byte: UInt8 = 0
        if end >= 0 { _ = write(end, &byte, 1) }
    }

    private borrowing func drain() {
        var bytes: [UInt8] = Array(repeating: 0, count: 256)
        while read(readingEnd, &bytes, bytes.count) > 0 {}
    }
}
