import Testing

@testable import ResumeLayout

/// How the texts of a page's foot share its width.
struct RunningLineSetterTests {
    @Test func whatIsTooLongGetsWhatTheOthersLeave() {
        let cases: [(widths: [Double], room: Double)] = [
            ([], 100), ([40, 50], 100), ([30, 20, 50], 100),
            ([500, 20], 80), ([20, 500], 80), ([500, 500], 50), ([10, 300, 60], 45),
        ]
        for (widths, room) in cases {
            #expect(RunningLineSetter.room(widths, in: 100) == room, "\(widths)")
        }
    }
}
