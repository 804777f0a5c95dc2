import CTurboJPEG

extension JPEGPixels {
    /// The quality of files, 1 to 100: from here on eyes see no difference in print.
    private static let quality: Int32 = 88

    /// Writes pixels as a baseline JPEG file, without their alpha; nil if there is no memory for it.
    static func encode(_ grid: PixelGrid, isGrey: Bool) -> [UInt8]? {
        guard let encoder = tjInitCompress() else { return nil }
        defer { tjDestroy(encoder) }
        var file: UnsafeMutablePointer<UInt8>?
        var size: UInt = 0
        let sampling = isGrey ? TJSAMP_GRAY : TJSAMP_420
        let status = tjCompress2(
            encoder, grid.bytes, Int32(grid.width), 0, Int32(grid.height),
            Int32(TJPF_BGRX.rawValue), &file, &size, Int32(sampling.rawValue), quality,
            TJFLAG_ACCURATEDCT)
        defer { tjFree(file) }
        guard status == 0, let file else { return nil }
        return Array(UnsafeBufferPointer(start: file, count: Int(size)))
    }

    /// Whether a file has one channel alone.
    static func isGrey(_ file: [UInt8]) -> Bool {
        guard let decoder = tjInitDecompress() else { return false }
        defer { tjDestroy(decoder) }
        var (width, height, sampling, colors): (Int32, Int32, Int32, Int32) = (0, 0, 0, 0)
        return tjDecompressHeader3(
            decoder, file, UInt(file.count), &width, &height, &sampling, &colors) == 0
            && colors == Int32(TJCS_GRAY.rawValue)
    }
}
