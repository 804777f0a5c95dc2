import Characters
import Synchronization
import SourceTree
import System

/// A line on the person's terminal that says what is going on, and goes away again.
final class ProgressLine: Sendable {
    private let stream: OutputStream
    private let isOn: Bool
    /// The language of who looks on; what is shown may be shown from another thread.
    private let catalog = MessageCatalog.current
    private let isShown = Mutex(false)

    /// Makes a line on a stream; nothing is shown unless that is a terminal.
    init(_ stream: OutputStream, isSilent: Bool = false) {
        self.stream = stream
        isOn = stream.isTerminal && !isSilent
    }

    /// Shows what is going on, in place of what was shown before.
    func show(_ message: Message) {
        guard isOn else { return }
        isShown.withLock { $0 = true }
        TerminalRestoration.noteLine(on: stream.descriptor)
        // EL of ECMA-48: the rest of the line becomes blank.
        try? stream.write("\r\u{1B}[K" + (catalog?.text(message) ?? message.text).printable + " …")
    }

    /// Takes the line away.
    func clear() {
        let wasShown = isShown.withLock { shown in
            defer { shown = false }
            return shown
        }
        guard wasShown else { return }
        TerminalRestoration.noteLine(on: -1)
        try? stream.write("\r\u{1B}[K")
    }
}
