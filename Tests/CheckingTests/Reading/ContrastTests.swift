import Pages
import Testing

@testable import Checking

@Suite struct ContrastTests {
    /// Pairs whose ratios WCAG's own working papers and browsers give.
    @Test(
        arguments: [
            (0x000000, 0xFFFFFF, 21.0), (0xFFFFFF, 0xFFFFFF, 1.0), (0x777777, 0xFFFFFF, 4.48),
            (0x767676, 0xFFFFFF, 4.54), (0x0000FF, 0xFFFFFF, 8.59), (0xFF0000, 0xFFFFFF, 4.0),
        ] as [(UInt32, UInt32, Double)])
    func ratios(one: UInt32, other: UInt32, ratio: Double) {
        let (first, second) = (Color(hex: one), Color(hex: other))
        #expect(abs(first.contrast(with: second) - ratio) < 0.005)
        #expect(first.contrast(with: second) == second.contrast(with: first))
    }
}
