import Testing

@testable import Sharing

@Suite struct Base64Tests {
    /// The examples of RFC 4648, section 10.
    @Test(arguments: [
        ("", ""), ("f", "Zg=="), ("fo", "Zm8="), ("foo", "Zm9v"), ("foob", "Zm9vYg=="),
        ("fooba", "Zm9vYmE="), ("foobar", "Zm9vYmFy"), ("\u{FFFF}?>", "77+/Pz4="),
    ])
    func isWritten(text: String, expected: String) {
        #expect(Base64.text(Array(text.utf8)) == expected)
    }

    @Test func isDividedIntoLines() {
        var bytes: [UInt8] = []
        Base64.appendLines([UInt8](repeating: 0, count: 58), to: &bytes)
        let expected = String(repeating: "A", count: 76) + "\r\nAA==\r\n"
        #expect(String(decoding: bytes, as: UTF8.self) == expected)
    }
}
