import CTurboJPEG
import Pages

/// Decodes JPEG files, with TurboJPEG, which is owned for as long as one file takes.
enum JPEGPixels {
    /// The picture as it is stored, not turned; nil if the file is damaged.
    ///
    /// It is shrunk on the way as far as its longer side keeps at least `side` pixels: a photo of
    /// many megapixels costs no more than what is shown of it.
    static func decode(_ file: [UInt8], atLeast side: Int) -> PixelGrid? {
        guard let decoder = tjInitDecompress() else { return nil }
        defer { tjDestroy(decoder) }
        var (width, height, sampling, colors): (Int32, Int32, Int32, Int32) = (0, 0, 0, 0)
        guard
            tjDecompressHeader3(
                decoder, file, UInt(file.count), &width, &height, &sampling, &colors) == 0,
            width > 0, height > 0
        else { return nil }
        let scale = scale(of: Int(max(width, height)), atLeast: side)
        width = scaled(width, by: scale)
        height = scaled(height, by: scale)
        var bytes = [UInt8](repeating: 0, count: Int(width) * Int(height) * 4)
        let status = tjDecompress2(
            decoder, file, UInt(file.count), &bytes, width, 0, height, Int32(TJPF_BGRA.rawValue), 0)
        // What is merely missing at the end of a file is grey, and worth a look all the same.
        guard status == 0 || tjGetErrorCode(decoder) == Int32(TJERR_WARNING.rawValue) else {
            return nil
        }
        return PixelGrid(width: Int(width), height: Int(height), bytes: bytes)
    }

    /// The smallest of the library's scales that leaves a side long enough; 1 at most.
    private static func scale(of length: Int, atLeast side: Int) -> tjscalingfactor {
        var count: Int32 = 0
        let whole = tjscalingfactor(num: 1, denom: 1)
        guard let first = tjGetScalingFactors(&count) else { return whole }
        return UnsafeBufferPointer(start: first, count: Int(count))
            .filter { $0.num <= $0.denom && scaled(Int32(clamping: length), by: $0) >= side }
            .min { $0.num * $1.denom < $1.num * $0.denom } ?? whole
    }

    /// A length as the library rounds it.
    private static func scaled(_ length: Int32, by scale: tjscalingfactor) -> Int32 {
        (length * scale.num + scale.denom - 1) / scale.denom
    }
}
