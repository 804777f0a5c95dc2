extension PDFObject {
    /// The text of a string for people (ISO 32000-2, 7.9.2.2): UTF-16 or UTF-8 with a mark that says so,
    /// else PDFDocEncoding (annex D); nil for other kinds.
    package var text: String? {
        guard let bytes = string else { return nil }
        switch (bytes.first, bytes.dropFirst().first, bytes.dropFirst(2).first) {
        case (0xFE, 0xFF, _): return Self.wide(bytes.dropFirst(2), high: 0)
        case (0xFF, 0xFE, _): return Self.wide(bytes.dropFirst(2), high: 1)
        case (0xEF, 0xBB, 0xBF): return String(decoding: bytes.dropFirst(3), as: UTF8.self)
        default: break
        }
        var text = String.UnicodeScalarView()
        for byte in bytes {
            switch byte {
            case 0x18...0x1F: text.append(Self.accents[Int(byte) - 0x18])
            case 0x80...0x9E: text.append(Self.signs[Int(byte) - 0x80])
            case 0xA0: text.append("€")
            default: text.append(Unicode.Scalar(byte))
            }
        }
        return String(text)
    }

    /// UTF-16, with the byte that counts more at even places or at odd ones.
    private static func wide(_ bytes: ArraySlice<UInt8>, high: Int) -> String {
        let bytes = Array(bytes)
        let units = stride(from: 0, to: bytes.count - 1, by: 2).map { index in
            UInt16(bytes[index + high]) << 8 | UInt16(bytes[index + 1 - high])
        }
        return String(decoding: units, as: UTF16.self)
    }

    private static let accents = Array("˘ˇˆ˙˝˛˚˜".unicodeScalars)
    private static let signs = Array("•†‡…—–ƒ⁄‹›−‰„“”‘’‚™ﬁﬂŁŒŠŸŽıłœšž".unicodeScalars)
}
