import Pages

/// The orientation that an Exif block tells (Exif 2.32, 4.6.4, tag 274), the one metadatum in use.
enum ExifOrientation {
    private static let tag = 0x0112
    private static let shortType = 3

    /// Finds the orientation in a block, which begins with a TIFF header (TIFF 6.0, section 2), or
    /// with `Exif` and two zeros before it; nil if there is none or the block is damaged.
    static func find(in block: ArraySlice<UInt8>) -> ImageAsset.Orientation? {
        let block = block.dropFirst(block.starts(with: "Exif\0".utf8) ? 6 : 0)
        let isLittleEndian = block.starts(with: [0x49, 0x49, 0x2A, 0])
        guard isLittleEndian || block.starts(with: [0x4D, 0x4D, 0, 0x2A]) else { return nil }
        func number(at offset: Int, bytes size: Int) -> Int? {
            let bytes = block.dropFirst(offset).prefix(size)
            guard bytes.count == size else { return nil }
            return isLittleEndian ? bytes.reversed().bigEndian : bytes.bigEndian
        }
        guard let first = number(at: 4, bytes: 4), let count = number(at: first, bytes: 2) else {
            return nil
        }
        for entry in (0..<count).lazy.map({ first + 2 + 12 * $0 }) {
            guard let found = number(at: entry, bytes: 2) else { return nil }
            guard found == tag else { continue }
            guard number(at: entry + 2, bytes: 2) == shortType,
                number(at: entry + 4, bytes: 4) == 1, let value = number(at: entry + 8, bytes: 2)
            else { return nil }
            return UInt8(exactly: value).flatMap(ImageAsset.Orientation.init)
        }
        return nil
    }
}
