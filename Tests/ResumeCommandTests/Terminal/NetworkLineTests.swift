import SourceTree
import Synchronization
import System
import TestSupport
import Testing

@testable import ResumeCommand

@Suite struct NetworkLineTests {
    private let time = Time()

    /// A clock that the test sets, in milliseconds.
    private final class Time: Sendable {
        let now = Mutex<UInt64>(5_000)
        let told = Mutex(0)
    }

    private func line(_ terminal: PseudoTerminal, tells: Bool) -> NetworkLine {
        let stream = OutputStream(
            descriptor: terminal.terminal, name: "standard error", isTerminal: !tells)
        let time = time
        let tell: @Sendable () -> Void = { time.told.withLock { $0 += 1 } }
        return NetworkLine(
            ProgressLine(stream), clock: { time.now.withLock { $0 * 1_000_000 } },
            tell: tells ? tell : nil)
    }

    @Test func aLongWaitIsCountedInOneLine() throws {
        let terminal = try PseudoTerminal()
        let line = line(terminal, tells: false)
        for (moment, bytes) in [(5_000, 0), (5_499, 0), (5_500, 0), (5_600, 0), (8_200, 1_240_000)]
        {
            time.now.withLock { $0 = UInt64(moment) }
            line.show("example.org", bytes)
        }
        line.end()
        let start = "\r\u{1B}[K"
        #expect(
            terminal.shown()
                == start + "waiting for example.org, 0 s …" + start
                + "fetching from example.org, 1.2 MB, 3 s …" + start)
    }

    @Test func elsewhereAWaitIsToldOnce() throws {
        let terminal = try PseudoTerminal()
        let line = line(terminal, tells: true)
        for moment in [5_000, 5_400, 5_600, 7_000] {
            time.now.withLock { $0 = UInt64(moment) }
            line.show("example.org", 0)
        }
        #expect(time.told.withLock { $0 } == 1)
        line.end()
        line.show("example.org", 0)
        #expect(time.told.withLock { $0 } == 1)
        #expect(terminal.shown() == "")
    }

    @Test(arguments: [
        (0, "waiting for example.org, 9 s"), (1, "fetching from example.org, 1 kB, 9 s"),
        (99_999, "fetching from example.org, 100 kB, 9 s"),
        (9_960_000, "fetching from example.org, 9.9 MB, 9 s"),
    ])
    func bytesAreTold(_ bytes: Int, _ text: String) {
        #expect(NetworkLine.text("example.org", bytes, seconds: 9).text == text)
    }
}
