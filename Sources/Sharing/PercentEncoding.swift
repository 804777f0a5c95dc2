/// Percent-encoding (RFC 3986, 2.1).
enum PercentEncoding {
    /// A text with all but the unreserved characters of RFC 3986, 2.3 as their bytes in UTF-8.
    ///
    /// - Parameters:
    ///   - text: the text.
    ///   - kept: other ASCII characters that stay as they are.
    /// - Returns: ASCII: `zo%C3%AB`.
    static func text(_ text: some StringProtocol, keeping kept: String = "") -> String {
        var encoded = ""
        for byte in text.utf8 {
            switch byte {
            case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
                UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "."),
                UInt8(ascii: "_"), UInt8(ascii: "~"):
                encoded.unicodeScalars.append(Unicode.Scalar(byte))
            case _ where kept.utf8.contains(byte):
                encoded.unicodeScalars.append(Unicode.Scalar(byte))
            default:
                let digits = String(byte, radix: 16, uppercase: true)
                encoded += (byte < 0x10 ? "%0" : "%") + digits
            }
        }
        return encoded
    }
}
