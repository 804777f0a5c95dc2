import Testing

@testable import Characters

@Suite struct BytesTests {
    @Test(arguments: [
        ("", false), ("abc", false), ("a,c", true), (",", true),
        ("a longer text, of 32 bytes", true),
        ("é…漢", false), ("é…漢,", true),
    ])
    func bytesOfASCIIAreFound(text: String, isThere: Bool) {
        #expect(text.hasByte(UInt8(ascii: ",")) == isThere)
    }

    @Test func anyByteOfALetterCounts() {
        #expect("né".hasByte { $0 >= 0x80 })
        #expect("né".hasByte(0xA9) && !"né".hasByte(0xAA))
        #expect(!"ne".hasByte { $0 >= 0x80 })
    }
}
