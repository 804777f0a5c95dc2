/// Whether a JPEG file's three channels are RGB or YCbCr: what the dropped segments told.
struct JPEGColors {
    private var hasJFIF = false
    private var adobeTransform: UInt8?

    /// Takes note of a segment.
    mutating func note(_ marker: UInt8, _ data: ArraySlice<UInt8>) {
        switch marker {
        case 0xE0: hasJFIF = hasJFIF || data.starts(with: "JFIF\0".utf8)
        case 0xEE where data.count >= 12 && data.starts(with: "Adobe".utf8):
            adobeTransform = data[data.startIndex + 11]
        default: break
        }
    }

    /// The Adobe segment that readers need now that the others are dropped; empty if none.
    ///
    /// The order of trust is that of common readers: Adobe's word, then JFIF, which is always
    /// YCbCr, then channels that are called R, G and B.
    func segment(for frame: JPEGFrame) -> [UInt8] {
        guard frame.components.count == 3 else { return [] }
        let isNamedRGB = frame.components.map(\.identifier) == [0x52, 0x47, 0x42]
        let isRGB = if let adobeTransform { adobeTransform == 0 } else { !hasJFIF && isNamedRGB }
        guard isRGB || isNamedRGB else { return [] }
        return [0xFF, 0xEE, 0, 14] + Array("Adobe".utf8) + [0, 100, 0, 0, 0, 0, isRGB ? 0 : 1]
    }
}
