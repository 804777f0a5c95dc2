import Pages

/// The orientation that an Exif block tells (Exif 2.32, 4.6.4, tag 274), the one metadatum in use.
enum ExifOrientation {
    private static let tag = 0x0112
    private static let shortType = 3

    /// Finds the orientation in a block, which begins with a TIFF header, or with `Exif` and two
    /// zeros before it; nil if there is none or the block is damaged.
    static func find(in bytes: [UInt8], range: Range<Int>) -> ImageAsset.Orientation? {
        var start = range.lowerBound
        if bytes[range].starts(with: "Exif\0".utf8) { start += 6 }
        guard start < range.upperBound else { return nil }
        let block = Block(bytes: bytes, range: start..<range.upperBound)
        guard let block, let first = block.longWord(at: 4), let count = block.word(at: first) else {
            return nil
        }
        for index in 0..<count {
            let entry = first + 2 + 12 * index
            guard let found = block.word(at: entry) else { return nil }
            guard found == tag else { continue }
            guard block.word(at: entry + 2) == shortType, block.longWord(at: entry + 4) == 1,
                let value = block.word(at: entry + 8)
            else { return nil }
            return UInt8(exactly: value).flatMap(ImageAsset.Orientation.init)
        }
        return nil
    }

    /// A TIFF structure (TIFF 6.0, section 2), in either order of bytes.
    private struct Block {
        let bytes: [UInt8]
        let range: Range<Int>
        let isLittleEndian: Bool

        init?(bytes: [UInt8], range: Range<Int>) {
            self.bytes = bytes
            self.range = range
            switch bytes[range].prefix(4) {
            case [0x49, 0x49, 0x2A, 0]: isLittleEndian = true
            case [0x4D, 0x4D, 0, 0x2A]: isLittleEndian = false
            default: return nil
            }
        }

        func word(at offset: Int) -> Int? {
            guard offset >= 0, offset <= range.count - 2 else { return nil }
            let first = Int(bytes[range.lowerBound + offset])
            let second = Int(bytes[range.lowerBound + offset + 1])
            return isLittleEndian ? second << 8 | first : first << 8 | second
        }

        func longWord(at offset: Int) -> Int? {
            guard let first = word(at: offset), let second = word(at: offset + 2) else {
                return nil
            }
            return isLittleEndian ? second << 16 | first : first << 16 | second
        }
    }
}
