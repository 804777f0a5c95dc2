import Glibc
import System

/// The other page of a terminal's screen, for a text that is drawn again and again in one place.
///
/// Owns the screen: it is given back, with the cursor, when this goes out of scope, when a signal
/// ends the process, and for as long as Ctrl-Z stops it.
struct AlternateScreen: ~Copyable {
    private let stream: OutputStream
    private let stopping: SignalHandler?

    /// Takes a terminal's screen.
    ///
    /// - Throws: `EBUSY` if it is taken already.
    init(_ stream: OutputStream) throws(SystemError) {
        guard TerminalRestoration.takeScreen(stream.descriptor) else {
            throw SystemError(code: EBUSY)
        }
        self.stream = stream
        stopping = SignalHandler(SIGTSTP) { _ in
            let number = errno
            TerminalRestoration.stop()
            WindowChanges.notice()
            errno = number
        }
    }

    deinit {
        stopping?.restore()
        TerminalRestoration.giveScreenBack()
    }

    /// Draws lines from the top, over what stood there; those that have no place are left out.
    ///
    /// The sequences of a picture go on top of the lines, from the left end of a row, counted from 1.
    borrowing func draw(
        _ lines: [String], in size: TerminalSize, picture: [UInt8] = [], at row: Int = 1
    ) throws(FileError) {
        // Terminals that know it show all of this at once (mode 2026); nothing flickers.
        var text = "\u{1B}[?2026h\u{1B}[H"
        for (index, line) in lines.prefix(size.rows).enumerated() {
            if index > 0 { text += "\r\n" }
            // Cleared before: behind a full line the cursor still stands on its last cell.
            text += "\u{1B}[2K" + line + "\u{1B}[0m"
        }
        if lines.count < size.rows { text += lines.isEmpty ? "\u{1B}[J" : "\r\n\u{1B}[J" }
        if !picture.isEmpty { text += row > 1 ? "\u{1B}[\(row)H" : "\u{1B}[H" }
        try stream.write(Array(text.utf8) + picture + Array("\u{1B}[?2026l".utf8))
    }
}
