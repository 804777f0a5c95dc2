import Glibc
import Testing

@testable import System

@Suite struct WallClockTests {
    @Test func aDayHasTenCharacters() {
        // Noon in Greenwich is the same day nearly everywhere.
        #expect(WallClock.day(of: 1_767_355_200) == "2026-01-02")
        #expect(WallClock.day(of: 1_773_057_600) == "2026-03-09")
    }

    @Test func nowIsNow() { #expect(abs(WallClock.now() - Int64(time(nil))) <= 1) }
}
