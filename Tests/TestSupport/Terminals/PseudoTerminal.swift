import Glibc

/// A terminal without a screen: what programs take for one, with the test in the person's place.
package final class PseudoTerminal: Sendable {
    /// What a program reads from and writes to.
    package let terminal: Int32
    /// The other side: what is written here is typed, what is read here was shown.
    package let controller: Int32

    /// Opens a terminal of a size in columns and rows, and in pixels.
    package init(
        columns: UInt16 = 80, rows: UInt16 = 24, width: UInt16 = 0, height: UInt16 = 0
    ) throws {
        var ends: (controller: Int32, terminal: Int32) = (-1, -1)
        guard openpty(&ends.controller, &ends.terminal, nil, nil, nil) == 0 else {
            throw ScratchError(number: errno)
        }
        (controller, terminal) = ends
        for end in [controller, terminal] { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
        resize(columns: columns, rows: rows, width: width, height: height)
    }

    deinit {
        close(terminal)
        close(controller)
    }

    /// Gives the window another size.
    package func resize(columns: UInt16, rows: UInt16, width: UInt16 = 0, height: UInt16 = 0) {
        var size = winsize(ws_row: rows, ws_col: columns, ws_xpixel: width, ws_ypixel: height)
        _ = ioctl(controller, UInt(TIOCSWINSZ), &size)
    }

    /// Types a text.
    package func type(_ text: String) {
        let bytes = Array(text.utf8)
        _ = write(controller, bytes, bytes.count)
    }

    /// What was shown, until nothing came for a while or the text that is waited for has come.
    ///
    /// - Parameters:
    ///   - end: the text to wait for; nil for none.
    ///   - milliseconds: for how long nothing must have come.
    /// - Returns: the text.
    package func shown(until end: String? = nil, within milliseconds: Int32 = 100) -> String {
        var bytes: [UInt8] = []
        var buffer = [UInt8](repeating: 0, count: 4_096)
        while true {
            var poll = pollfd(fd: controller, events: Int16(POLLIN), revents: 0)
            guard Glibc.poll(&poll, 1, milliseconds) > 0 else { break }
            let count = read(controller, &buffer, buffer.count)
            guard count > 0 else { break }
            bytes += buffer[..<count]
            if let end, String(decoding: bytes, as: UTF8.self).hasSuffix(end) { break }
        }
        return String(decoding: bytes, as: UTF8.self)
    }

    /// The flags of how input is treated, such as `ECHO`.
    package var localFlags: UInt32 {
        var settings = termios()
        tcgetattr(terminal, &settings)
        return settings.c_lflag
    }
}
