/// Texts of a PDF's objects (ISO 32000-1, 7.9.2.2).
enum PDFText {
    /// A text in UTF-16 or UTF-8 with a mark of it, or in PDFDocEncoding, of which the letters alone
    /// are told apart from ISO 8859-1.
    static func decoded(_ bytes: [UInt8]) -> String {
        if bytes.starts(with: [0xFE, 0xFF]) { return utf16(bytes.dropFirst(2), 0, 1) }
        if bytes.starts(with: [0xFF, 0xFE]) { return utf16(bytes.dropFirst(2), 1, 0) }
        if bytes.starts(with: [0xEF, 0xBB, 0xBF]) {
            return String(decoding: bytes.dropFirst(3), as: UTF8.self)
        }
        return String(String.UnicodeScalarView(bytes.map { Unicode.Scalar($0) }))
    }

    private static func utf16(_ bytes: ArraySlice<UInt8>, _ high: Int, _ low: Int) -> String {
        let bytes = Array(bytes)
        let units = stride(from: 0, to: bytes.count - 1, by: 2).map {
            UInt16(bytes[$0 + high]) << 8 | UInt16(bytes[$0 + low])
        }
        return String(decoding: units, as: UTF16.self)
    }
}
