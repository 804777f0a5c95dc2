/// The direction of a paragraph: that of its first letter (UAX #9, rules P2 and P3).
enum BaseDirection {
    /// Whether the first letter is of a script that runs from right to left.
    static func isRightToLeft(_ bytes: [UInt8]) -> Bool {
        // Every such letter starts with one of these bytes; most texts have none.
        guard bytes.contains(where: { $0 >= 0xD6 }) else { return false }
        for scalar in String(decoding: bytes, as: UTF8.self).unicodeScalars
        where scalar.properties.isAlphabetic {
            return switch scalar.value {
            case 0x0590...0x08FF, 0xFB1D...0xFDFF, 0xFE70...0xFEFF: true
            case 0x10800...0x10FFF, 0x1E800...0x1EFFF: true
            default: false
            }
        }
        return false
    }
}
