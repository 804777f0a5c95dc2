import Pages
import Testing

@Suite struct ColorTests {
    @Test(arguments: [
        (UInt32(0x000000), 0.0, 0.0, 0.0), (0xFFFFFF, 1, 1, 1), (0xFF0000, 1, 0, 0),
        (0x00FF00, 0, 1, 0), (0x0000FF, 0, 0, 1), (0x336699, 0.2, 0.4, 0.6),
    ])
    func aHexadecimalColourIsRedGreenBlue(hex: UInt32, red: Double, green: Double, blue: Double) {
        let color = Color(hex: hex)
        #expect(abs(color.red - red) < 1e-12)
        #expect(abs(color.green - green) < 1e-12)
        #expect(abs(color.blue - blue) < 1e-12)
    }

    @Test func bitsAboveTwentyFourAreIgnored() {
        #expect(Color(hex: 0xFF12_3456) == Color(hex: 0x12_3456))
    }

    @Test func blackIsZero() { #expect(Color.black == Color(red: 0, green: 0, blue: 0)) }
}
