import Glibc
import Synchronization
import Testing

@testable import System

/// With `SIGURG`, which nobody else sends and which ends no process.
@Suite(.serialized) struct SignalHandlerTests {
    private static let count = Atomic<Int>(0)

    private var action: sigaction {
        var action = sigaction()
        sigaction(SIGURG, nil, &action)
        return action
    }

    private func counting() -> SignalHandler? {
        SignalHandler(SIGURG) { _ in
            SignalHandlerTests.count.add(1, ordering: .sequentiallyConsistent)
        }
    }

    /// Threads of tests hold signals back.
    private func send() {
        var signals = sigset_t()
        sigemptyset(&signals)
        sigaddset(&signals, SIGURG)
        pthread_sigmask(SIG_UNBLOCK, &signals, nil)
        raise(SIGURG)
    }

    @Test func aHandlerIsCalledUntilTheOldOneIsBack() throws {
        Self.count.store(0, ordering: .sequentiallyConsistent)
        let handler = try #require(counting())
        #expect(!action.isDefault && !action.isIgnored)
        send()
        #expect(Self.count.load(ordering: .sequentiallyConsistent) == 1)
        handler.restore()
        #expect(action.isDefault)
        send()
        #expect(Self.count.load(ordering: .sequentiallyConsistent) == 1)
    }

    @Test func whatIsIgnoredStaysSo() {
        let first = IgnoredSignals([SIGURG])
        #expect(first.others == [SIGURG])
        #expect(action.isIgnored)
        #expect(counting() == nil)
        let second = IgnoredSignals([SIGURG])
        #expect(second.others == [])
        second.restore()
        #expect(action.isIgnored)
        first.restore()
        #expect(action.isDefault)
    }
}
