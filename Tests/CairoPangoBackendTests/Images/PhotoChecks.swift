import Pages
import Testing

@testable import CairoPangoBackend

/// Reads bytes as a photo of a certain name.
func photo(
    _ bytes: [UInt8], named name: String = "photo", limits: PhotoLimits = PhotoLimits()
) throws(PhotoError) -> ImageAsset {
    try PhotoReader(limits: limits).read(bytes, name: name)
}

/// Why bytes are refused; nil if they are not.
func refusal(_ bytes: [UInt8], limits: PhotoLimits = PhotoLimits()) -> PhotoError.Reason? {
    do {
        _ = try photo(bytes, limits: limits)
        return nil
    } catch { return error.reason }
}

extension ImageAsset {
    /// The pixels in rows of (red, green, blue, alpha), premultiplied; empty for JPEG data.
    var rows: [[[UInt8]]] {
        guard case .pixels(let bytes) = content else { return [] }
        return (0..<height).map { row in
            (0..<width).map { column in
                let start = 4 * (row * width + column)
                return [bytes[start + 2], bytes[start + 1], bytes[start], bytes[start + 3]]
            }
        }
    }

    /// The data of a JPEG file; empty for pixels.
    var jpegBytes: [UInt8] {
        if case .jpeg(let bytes) = content { bytes } else { [] }
    }
}
