/// The kinds of bytes in a PDF (ISO 32000-1, 7.2.2).
enum ByteClass {
    /// Whether a byte is white space: null, tab, line feed, form feed, carriage return or blank.
    @inline(__always) static func isSpace(_ byte: UInt8) -> Bool {
        byte <= 0x20 && (1 as UInt64) << UInt64(byte) & 0x1_0000_3601 != 0
    }

    /// Whether a byte ends a name, number or word without being white space: one of `()<>[]{}/%`.
    @inline(__always) static func isDelimiter(_ byte: UInt8) -> Bool {
        switch byte {
        case 0x25, 0x28, 0x29, 0x2F, 0x3C, 0x3E, 0x5B, 0x5D, 0x7B, 0x7D: true
        default: false
        }
    }

    /// Whether a byte is part of a name, number or word.
    @inline(__always) static func isRegular(_ byte: UInt8) -> Bool {
        !isSpace(byte) && !isDelimiter(byte)
    }

    /// Whether a byte is a digit.
    @inline(__always) static func isDigit(_ byte: UInt8) -> Bool { byte &- 0x30 < 10 }

    /// The value of a hexadecimal digit; nil for others.
    static func hexValue(_ byte: UInt8) -> UInt8? {
        switch byte {
        case 0x30...0x39: byte - 0x30
        case 0x41...0x46: byte - 0x41 + 10
        case 0x61...0x66: byte - 0x61 + 10
        default: nil
        }
    }
}
