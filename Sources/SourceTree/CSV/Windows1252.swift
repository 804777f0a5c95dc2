/// Bytes that are not UTF-8, as the encoding that older programs wrote them in.
enum Windows1252 {
    /// A text with what is not UTF-8 in it read as Windows-1252 (WHATWG Encoding, index windows-1252).
    static func mended(_ bytes: [UInt8]) -> [UInt8] {
        var result: [UInt8] = []
        result.reserveCapacity(bytes.count)
        var index = 0
        while index < bytes.count {
            let length = length(bytes[index...])
            if length > 0 {
                result += bytes[index..<(index + length)]
                index += length
            } else {
                result += String(character(bytes[index])).utf8
                index += 1
            }
        }
        return result
    }

    /// How many bytes a character of UTF-8 takes here; 0 if there is none.
    private static func length(_ rest: ArraySlice<UInt8>) -> Int {
        guard let first = rest.first else { return 0 }
        let length: Int
        switch first {
        case 0..<0x80: return 1
        case 0xC2...0xDF: length = 2
        case 0xE0...0xEF: length = 3
        case 0xF0...0xF4: length = 4
        default: return 0
        }
        return String(validating: rest.prefix(length), as: UTF8.self) == nil ? 0 : length
    }

    private static func character(_ byte: UInt8) -> Character {
        guard (0x80...0x9F).contains(byte) else { return Character(Unicode.Scalar(byte)) }
        return Array(controls)[Int(byte - 0x80)]
    }

    /// The characters from 0x80 to 0x9F, with the replacement character for what has none.
    private static let controls =
        "€\u{FFFD}‚ƒ„…†‡ˆ‰Š‹Œ\u{FFFD}Ž\u{FFFD}\u{FFFD}‘’“”•–—˜™š›œ\u{FFFD}žŸ"
}
