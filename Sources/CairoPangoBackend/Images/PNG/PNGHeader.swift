import Characters

/// The first chunk of a PNG file, IHDR (ISO/IEC 15948, 11.2.2).
struct PNGHeader {
    let width: Int
    let height: Int
    let colorType: Int
    let bitsPerPixel: Int

    /// Reads the chunk's data, and refuses sizes over the limits before anything is made of them.
    init(_ data: ArraySlice<UInt8>, limits: PhotoLimits) throws(PhotoError.Reason) {
        var rest = data
        guard let width = rest.longWord(), let height = rest.longWord(), let depth = rest.byte(),
            let colorType = rest.byte(), let compression = rest.byte(), let filter = rest.byte(),
            let interlace = rest.byte(), rest.isEmpty
        else { throw .damaged("bad PNG header") }
        guard width > 0, height > 0 else { throw .damaged("no pixels") }
        try limits.check(width: width, height: height)
        let channels: [Int: Int] = [0: 1, 2: 3, 3: 1, 4: 2, 6: 4]
        let depths: [Int: [Int]] = [
            0: [1, 2, 4, 8, 16], 2: [8, 16], 3: [1, 2, 4, 8], 4: [8, 16], 6: [8, 16],
        ]
        guard compression == 0, filter == 0, interlace <= 1,
            let count = channels[colorType], depths[colorType]?.contains(depth) == true
        else { throw .damaged("bad PNG header") }
        self.width = width
        self.height = height
        self.colorType = colorType
        bitsPerPixel = count * depth
    }

    /// Whether so many compressed bytes can hold the picture at all: deflate makes at most 1,032
    /// bytes of one.
    func canFit(in compressed: Int) -> Bool {
        width * height * bitsPerPixel / 8 <= (compressed + 1) * 1032
    }
}
