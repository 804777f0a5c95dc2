import SourceTree
import Testing

@testable import ResumeCommand

@Suite struct BatchProgressTests {
    @Test func aLineSaysHowFarItIs() {
        #expect(
            BatchProgress.text(
                done: 120, of: 480, failed: 2, nanoseconds: 1_200_000_000, width: 80)
                == "[#######.......................] 120 of 480, 100 a second, 4 s left, 2 failed")
        #expect(
            BatchProgress.text(done: 3, of: 3, failed: 0, nanoseconds: 1_000_000_000, width: nil)
                == "3 of 3, 3.0 a second")
        #expect(
            BatchProgress.text(done: 0, of: 3, failed: 0, nanoseconds: 0, width: 20)
                == "0 of 3, 0.0 a second")
    }

    @Test func aNarrowTerminalHasAShorterBarOrNone() {
        for width in 10...90 {
            let text = BatchProgress.text(
                done: 120, of: 480, failed: 2, nanoseconds: 1_200_000_000, width: width)
            #expect(text.text.count <= max(width, 46))
        }
    }

    @Test func timesAreRounded() {
        #expect(BatchProgress.duration(0.2) == "1 s")
        #expect(BatchProgress.duration(119) == "119 s")
        #expect(BatchProgress.duration(200) == "3 min")
        #expect(BatchProgress.duration(7_500) == "2 h 5 min")
    }
}
