import Testing

@testable import System

@Suite struct SystemTextTests {
    @Test(arguments: ["", "cv.pdf", "Lebenslauf/Ärztin 学.pdf", "\u{10FFFD}\u{F0000}"])
    func textsStayAsTheyAre(text: String) {
        #expect(SystemText.text(Array(text.utf8)) == text)
        #expect(SystemText.bytes(of: text) == Array(text.utf8))
        #expect(text.systemText.last == 0)
        #expect(text.systemText.count == text.utf8.count + 1)
    }

    @Test(
        arguments: [
            [0xE9], [0x63, 0xE9, 0x2F, 0xC3, 0xA9], [0xFF, 0xFE], [0xC3], [0xE2, 0x82],
            [0x80, 0x41], [0xED, 0xA0, 0x80], [0xC0, 0xAF], [0xF5, 0x80, 0x80, 0x80],
            [0xF4, 0x8F, 0xBA, 0x80, 0xE9],
        ] as [[UInt8]])
    func otherBytesComeBack(bytes: [UInt8]) {
        #expect(SystemText.bytes(of: SystemText.text(bytes)) == bytes)
    }

    @Test func whatIsReadableAroundThemStaysReadable() {
        let text = SystemText.text([0x63, 0xE9, 0x2F, 0xC3, 0xA9])
        #expect(text.hasPrefix("c"))
        #expect(text.hasSuffix("/é"))
        #expect(text.count == 4)
    }

    /// A name may have the characters that stand for bytes, and still names its own file.
    @Test func standInsInANameAreBytesToo() {
        let name = Array("\u{10FEE9}".utf8)
        #expect(SystemText.text(name) != SystemText.text([0xE9]))
        #expect(SystemText.bytes(of: SystemText.text(name)) == name)
    }

    @Test func allBytesComeBackInAnyOrder() {
        var generator = SystemRandomNumberGenerator()
        for _ in 0..<200 {
            let bytes = (0..<12).map { _ in UInt8.random(in: 0x70...0xFF, using: &generator) }
            #expect(SystemText.bytes(of: SystemText.text(bytes)) == bytes)
        }
    }
}
