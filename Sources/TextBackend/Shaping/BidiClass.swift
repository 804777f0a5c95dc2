/// The direction of a character, after UAX #9, table 4, with the rare classes left out.
enum BidiClass {
    /// Strong, left to right: L.
    case left
    /// Strong, right to left: R and AL.
    case right
    /// A digit: EN and AN.
    case number
    /// Joins two numbers: CS and ES.
    case separator
    /// Belongs to a number beside it: ET.
    case terminator
    /// Takes the direction of what stands around it: WS, ON.
    case neutral
    /// Ends a line and stands at the paragraph's level: B and S.
    case lineFeed

    /// The direction of a character.
    init(_ scalar: Unicode.Scalar) {
        switch scalar.value {
        case 0x30...0x39, 0x660...0x669, 0x6F0...0x6F9: self = .number
        case 0x41...0x5A, 0x61...0x7A: self = .left
        case 0x0A...0x0D, 0x85, 0x2028, 0x2029: self = .lineFeed
        case 0x2B...0x2F, 0x3A, 0xA0, 0x60C: self = .separator
        case 0x23...0x25, 0xA2...0xA5, 0xB0, 0x66A, 0x20A0...0x20C0: self = .terminator
        case 0...0x7F: self = .neutral
        case 0x200E: self = .left
        case 0x200F, 0x61C: self = .right
        default:
            guard scalar.properties.isAlphabetic else {
                self = .neutral
                return
            }
            self = Self.isRightToLeft(scalar.value) ? .right : .left
        }
    }

    /// Whether a letter stands in a block of a script that is written from right to left.
    private static func isRightToLeft(_ value: UInt32) -> Bool {
        switch value {
        case 0x590...0x8FF, 0xFB1D...0xFDFF, 0xFE70...0xFEFF, 0x10800...0x10FFF, 0x1E800...0x1EFFF:
            true
        default: false
        }
    }
}
