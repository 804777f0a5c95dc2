import Glibc
import Synchronization

/// Notices that the terminal's window got another size, or came back after Ctrl-Z.
///
/// There is one of these at a time.
package struct WindowChanges: ~Copyable {
    private let handlers: [SignalHandler]
    /// What can be read as soon as there was a change; `haveCome` reads it.
    package let descriptor: Int32

    /// Where the handler writes; -1 while nobody waits for anything.
    private static let writingEnd = Atomic<Int32>(-1)

    /// A pipe that the handler wakes the waiting one through; never closed, so that no handler can
    /// write to another file in its place.
    private static let pipe = Result { () throws(SystemError) in try PrivatePipe(blocks: false) }

    /// Begins to notice.
    ///
    /// - Throws: the system's error number, if there are too many open files.
    package init() throws(SystemError) {
        let ends = try Self.pipe.get()
        descriptor = ends.reading
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

    /// Whether there was a change since the last call; many in a row are one.
    package borrowing func haveCome() -> Bool {
        var polls = [pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)]
        Waiting(.zero).poll(&polls)
        guard polls[0].revents != 0 else { return false }
        drain()
        return true
    }

    /// Says that there was a change; called by signal handlers.
    package static func notice() {
        let end = writingEnd.load(ordering: .acquiring)
        var byte: UInt8 = 0
        if end >= 0 { _ = write(end, &byte, 1) }
    }

    private borrowing func drain() { _ = DescriptorTransfer.available(from: descriptor) }
}
