import SourceTree
import Testing

@testable import ResumeCommand

@Suite struct RenderRunTests {
    @Test(
        arguments: [
            (0, "    0.0 ms"), (49_999, "    0.0 ms"), (50_000, "    0.1 ms"),
            (1_234_567, "    1.2 ms"), (99_950_000, "  100.0 ms"), (12_345_678_900, "12345.7 ms"),
        ] as [(UInt64, String)])
    func milliseconds(nanoseconds: UInt64, text: String) {
        #expect(RenderRun.milliseconds(nanoseconds) == text)
    }
}
