import Glibc
import System

/// The keys of a terminal, read one by one and not shown; the settings are given back at the end.
struct Keyboard: ~Copyable {
    /// What can be waited for.
    let descriptor: Int32
    /// Whether the terminal is gone, or never was one: there is nothing more to wait for.
    private(set) var isGone = false

    /// Takes a terminal's keys.
    init(_ stream: InputStream) {
        descriptor = stream.descriptor
        let isTaken: Void? = try? TerminalRestoration.changeSettings(of: descriptor) {
            $0.makeRaw(least: 1)
        }
        isGone = !stream.isTerminal || isTaken == nil
    }

    deinit { TerminalRestoration.restoreSettings(discardingInput: false) }

    /// Takes the keys again, after a time in which the shell had the terminal.
    func takeAgain() {
        var settings = termios()
        guard !isGone, tcgetpgrp(descriptor) == getpgrp(), tcgetattr(descriptor, &settings) == 0
        else { return }
        settings.makeRaw(least: 1)
        tcsetattr(descriptor, TCSANOW, &settings)
    }

    /// The keys that were pressed; call it when there is something to read.
    mutating func keys() -> [ScreenKey] {
        var bytes = [UInt8](repeating: 0, count: 256)
        let count = read(descriptor, &bytes, bytes.count)
        guard count > 0 else {
            isGone = count == 0 || errno != EINTR && errno != EAGAIN
            return isGone ? [.quit] : []
        }
        return ScreenKey.keys(in: Array(bytes[..<count]))
    }
}

extension termios {
    /// Makes a terminal give each byte at once and show none; signals such as that of Ctrl-C stay.
    ///
    /// A reader waits for at least so many bytes.
    mutating func makeRaw(least: UInt8) {
        c_lflag &= ~UInt32(ICANON | ECHO)
        // Indices of the array that Swift sees as a tuple: VTIME is 5, VMIN is 6.
        c_cc.5 = 0
        c_cc.6 = least
    }
}
