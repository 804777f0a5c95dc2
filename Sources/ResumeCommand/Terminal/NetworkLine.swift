import Characters
import Synchronization
import System

/// Tells that the network is waited for, if that takes more than half a second: on a terminal in a line
/// that counts and goes away again, elsewhere once.
final class NetworkLine: Sendable {
    private let line: ProgressLine
    private let tell: (@Sendable () -> Void)?
    private let clock: @Sendable () -> UInt64
    private let times = Mutex((began: UInt64?.none, shown: UInt64?.none))

    /// For how long nothing is said, and how long a line stays as it is, in nanoseconds.
    private static let (patience, interval): (UInt64, UInt64) = (500_000_000, 200_000_000)

    /// Makes a line; `tell` says that the network is waited for, where no line can; nil to show one.
    init(
        _ line: ProgressLine, clock: @escaping @Sendable () -> UInt64,
        tell: (@Sendable () -> Void)?
    ) {
        self.line = line
        self.clock = clock
        self.tell = tell
    }

    /// Shows who is waited for, for how long, and how many bytes have come; call it as often as you
    /// like.
    func show(_ host: String, _ bytes: Int) {
        let now = clock()
        let wait = times.withLock { times -> UInt64? in
            let began = times.began ?? now
            times.began = began
            let isDue = times.shown.map { tell == nil && now - $0 >= Self.interval } ?? true
            guard now - began >= Self.patience, isDue else { return nil }
            times.shown = now
            return now - began
        }
        guard let wait else { return }
        if let tell { return tell() }
        line.show(Self.text(host, bytes, seconds: wait / 1_000_000_000))
    }

    /// Takes the line away: nothing is waited for any more.
    func end() {
        times.withLock { $0 = (nil, nil) }
        line.clear()
    }

    /// `waiting for example.org, 3 s`, or `fetching from example.org, 1.2 MB, 3 s`.
    static func text(_ host: String, _ bytes: Int, seconds: UInt64) -> Message {
        let host = VisibleText.cut(host, to: 30)
        if bytes == 0 { return "waiting for \(host), \(seconds) s" }
        let tenths = bytes / 100_000
        let size = tenths > 0 ? "\(tenths / 10).\(tenths % 10) MB" : "\((bytes + 999) / 1_000) kB"
        return "fetching from \(host), \(size), \(seconds) s"
    }
}

extension Console {
    /// A line for people at a terminal; for others the reporter tells of the wait.
    func networkLine(_ reporter: Reporter) -> NetworkLine {
        let line = ProgressLine(errors)
        if errors.isTerminal, reporter.form == .text {
            return NetworkLine(line, clock: clock, tell: nil)
        }
        return NetworkLine(line, clock: clock) {
            reporter.tell("resume-pdf: waiting for the network", as: .sourceWaiting)
        }
    }
}
