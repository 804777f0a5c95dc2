import Glibc
import System

/// The keys of a terminal, read one by one and not shown; the settings are given back at the end.
struct Keyboard: ~Copyable {
    /// What can be waited for.
    let descriptor: Int32
    /// Whether the terminal is gone, or never was one: there is nothing more to wait for.
    private(set) var isGone = false

    /// How long the rest of a key may take that has begun, in milliseconds.
    private static let patience: Int32 = 50

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
    ///
    /// - Returns: the keys; nil if the terminal is gone.
    mutating func keys() -> [TerminalKey]? {
        var bytes: [UInt8] = []
        var keys: [TerminalKey] = []
        repeat {
            var buffer = [UInt8](repeating: 0, count: 256)
            let count = read(descriptor, &buffer, buffer.count)
            guard count > 0 else {
                isGone = count == 0 || errno != EINTR && errno != EAGAIN
                return isGone ? nil : keys
            }
            let (found, rest) = TerminalKey.keys(in: bytes + buffer[..<count], isWhole: false)
            keys += found
            bytes = rest
        } while !bytes.isEmpty && hasMore()
        return keys + TerminalKey.keys(in: bytes).keys
    }

    /// Whether a key was pressed that ends a wait: Escape or q; other keys pressed so far are lost.
    static func asksToStop(_ descriptor: Int32) -> Bool {
        var polls = [pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)]
        guard poll(&polls, 1, 0) > 0 else { return false }
        var buffer = [UInt8](repeating: 0, count: 256)
        let count = read(descriptor, &buffer, buffer.count)
        let keys = TerminalKey.keys(in: Array(buffer.prefix(max(count, 0)))).keys
        // At the end of the input nobody waits any more.
        return count == 0 || keys.contains(.escape) || keys.contains(.character("q"))
    }

    /// Whether the rest of a key comes, as it does over a slow line.
    private func hasMore() -> Bool {
        var polls = [pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)]
        return poll(&polls, 1, Self.patience) > 0
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
