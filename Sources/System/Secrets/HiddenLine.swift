import Glibc
import Synchronization

/// A line that a person types at a terminal, which does not show it.
package enum HiddenLine {
    /// The terminal that shows nothing now; -1 for none.
    private static let terminal = Atomic<Int32>(-1)

    /// Reads a line; the terminal shows again what is typed as soon as it has come, the process stops
    /// or a signal ends it.
    ///
    /// - Parameters:
    ///   - descriptor: the terminal.
    ///   - limit: the most bytes of the line.
    /// - Returns: the line; nil at the end of the input, or if it is longer.
    /// - Throws: the system's error number.
    package static func read(
        from descriptor: Int32, limit: Int = 4_096
    ) throws(SystemError) -> [UInt8]? {
        try TerminalRestoration.changeSettings(of: descriptor, hide)
        terminal.store(descriptor, ordering: .releasing)
        // Ctrl-Z, which would leave a shell without an echo.
        let handler = SignalHandler(SIGTSTP) { _ in
            let number = errno
            TerminalRestoration.stop()
            HiddenLine.hideAgain()
            errno = number
        }
        defer {
            handler?.restore()
            terminal.store(-1, ordering: .releasing)
            TerminalRestoration.restoreSettings(discardingInput: false)
        }
        return try DescriptorTransfer.line(from: descriptor, limit: limit)
    }

    /// Called by a signal handler; both calls are on the list of what POSIX lets one do.
    private static func hideAgain() {
        let descriptor = terminal.load(ordering: .acquiring)
        var settings = termios()
        guard descriptor >= 0, tcgetattr(descriptor, &settings) == 0 else { return }
        hide(&settings)
        _ = tcsetattr(descriptor, TCSANOW, &settings)
    }

    /// The line's end is shown all the same, so that what comes next is in a line of its own.
    private static func hide(_ settings: inout termios) {
        settings.c_lflag &= ~UInt32(ECHO)
        settings.c_lflag |= UInt32(ICANON | ECHONL)
    }
}
