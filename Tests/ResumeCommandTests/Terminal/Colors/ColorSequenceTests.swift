import Pages
import Testing

@testable import ResumeCommand

@Suite struct ColorSequenceTests {
    @Test func exactColors() {
        let navy = Color(hex: 0x1F3A5F)
        #expect(TerminalColors.trueColor.exactForeground(navy) == "38;2;31;58;95")
        #expect(TerminalColors.trueColor.background(navy) == "48;2;31;58;95")
        #expect(TerminalColors.palette256.background(.black) == "48;5;16")
        #expect(TerminalColors.sixteen.background(navy) == "49")
        for color in [Color.black, navy] {
            #expect(TerminalColors.off.foreground(color) == "")
            #expect(TerminalColors.off.exactForeground(color) == "")
            #expect(TerminalColors.off.background(color) == "")
        }
    }

    @Test func blackAndWhiteAreTheTerminalsOwn() {
        for hex: UInt32 in [0x000000, 0x222222, 0xFFFFFF, 0xF5F5F5] {
            for colors in [TerminalColors.sixteen, .palette256, .trueColor] {
                #expect(colors.foreground(Color(hex: hex)) == "39")
            }
        }
    }

    /// The colour of a number of xterm's palette from 16 on, as 0 to 255.
    private static func xterm(_ index: Int) -> (red: Int, green: Int, blue: Int) {
        if index >= 232 {
            let level = 8 + 10 * (index - 232)
            return (level, level, level)
        }
        let steps = [0, 95, 135, 175, 215, 255]
        let place = index - 16
        return (steps[place / 36], steps[place / 6 % 6], steps[place % 6])
    }

    @Test func theNearestOfThePaletteIsFound() {
        for index in 16..<256 {
            let (red, green, blue) = Self.xterm(index)
            let color = Color(hex: UInt32(red << 16 | green << 8 | blue))
            let found = Self.xterm(XtermPalette.nearest(to: color))
            #expect(found == (red, green, blue))
        }
        // Compared with a search of all.
        var state: UInt32 = 7
        for _ in 0..<2_000 {
            state = state &* 1_664_525 &+ 1_013_904_223
            let wanted = Color(hex: state >> 8)
            func distance(_ index: Int) -> Int {
                let (first, second) = (wanted.bytes, Self.xterm(index))
                let (red, green, blue) = (
                    first.red - second.red, first.green - second.green, first.blue - second.blue
                )
                return red * red + green * green + blue * blue
            }
            let best = (16..<256).map(distance).min()
            #expect(distance(XtermPalette.nearest(to: wanted)) == best)
        }
    }

    @Test(
        arguments: [
            (0xC00000, 31), (0xFF8800, 33), (0x00AA00, 32), (0x008888, 36), (0x1F3A5F, 94),
            (0x800080, 35), (0xE0115F, 31), (0x777777, 39),
        ] as [(UInt32, Int)])
    func basicColorsGoByHue(hex: UInt32, parameter: Int) {
        #expect(TerminalColors.sixteen.foreground(Color(hex: hex)) == String(parameter))
    }

    @Test func allReadableColorsContrastWithBlackAndWhite() {
        for hex in stride(from: UInt32(0), to: 0x1_00_00_00, by: 0x01_35_7B) {
            let color = Color(hex: hex)
            guard let readable = color.readableOnAnyBackground else {
                #expect(color.hue == nil)
                continue
            }
            #expect((readable.luminance + 0.05) / 0.05 >= 2.98, "\(color)")
            #expect(1.05 / (readable.luminance + 0.05) >= 2.98, "\(color)")
        }
    }

    @Test func numbersThatAreNoneDoNotTrap() {
        for part in [Double.nan, .infinity, -.infinity, -1, 7, 1e300] {
            let color = Color(red: part, green: part, blue: 0.5)
            for colors in TerminalColors.allCases {
                let texts = [
                    colors.foreground(color), colors.exactForeground(color),
                    colors.background(color),
                ]
                for text in texts {
                    #expect(text.utf8.allSatisfy { $0 == 0x3B || (0x30...0x39).contains($0) })
                }
            }
        }
    }
}
