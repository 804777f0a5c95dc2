import Glibc
import System
import Testing

@Suite struct BackgroundWorkTests {
    private func isReady(_ descriptor: Int32, within milliseconds: Int32) -> Bool {
        var polls = [pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)]
        return poll(&polls, 1, milliseconds) > 0
    }

    @Test func itsEndCanBeWaitedFor() throws {
        let work = try BackgroundWork { _ in
            usleep(50_000)
            return 42
        }
        #expect(isReady(work.descriptor, within: 20_000))
        #expect(work.result == 42)
    }

    @Test func itEndsWhenItIsGivenUp() throws {
        let work = try BackgroundWork { goesOn in
            while goesOn() { usleep(1_000) }
            return "given up"
        }
        #expect(!isReady(work.descriptor, within: 50))
        #expect(work.result == nil)
        work.giveUp()
        #expect(work.result == "given up")
    }
}
