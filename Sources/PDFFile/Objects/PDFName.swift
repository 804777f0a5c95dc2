/// A name (ISO 32000-1, 7.3.5), which may hold any byte but 0.
package struct PDFName: Sendable, Hashable, ExpressibleByStringLiteral {
    /// The name without its `/`, as it is written: `#` and two digits stand for each byte that is no
    /// visible character of ASCII, for `#` and for delimiters, so that equal names have equal texts.
    package let text: String

    /// Makes a name of letters and digits, as the standard's own are.
    package init(stringLiteral text: String) { self.text = text }

    /// Makes a name of letters and digits, written as it is.
    init(plain text: String) { self.text = text }

    /// Makes a name of any bytes.
    package init(bytes: some Sequence<UInt8>) {
        var text = ""
        for byte in bytes {
            if ByteClass.isRegular(byte), byte > 0x20, byte < 0x7F, byte != UInt8(ascii: "#") {
                text.unicodeScalars.append(Unicode.Scalar(byte))
            } else {
                let digits = String(byte, radix: 16, uppercase: true)
                text += byte < 16 ? "#0" + digits : "#" + digits
            }
        }
        self.text = text
    }
}
