import Testing

@testable import ResumeCommand

@Suite struct TerminalKeyTests {
    @Test(arguments: [
        ("a", [TerminalKey.character("a")]),
        ("é資👍", [.character("é"), .character("資"), .character("👍")]),
        ("\u{1B}", [.escape]), ("\u{1B}q", [.escape, .character("q")]),
        ("\u{1B}\u{1B}[A", [.escape, .up]), ("\t\u{1B}[Z", [.tab, .backTab]),
        ("\r\n", [.enter, .enter]), ("\u{8}\u{7F}", [.backspace, .backspace]),
        ("\u{4}\u{15}\u{17}", [.control("d"), .control("u"), .control("w")]),
        ("\u{1B}OA\u{1B}[B\u{1B}[1;5C\u{1B}[D", [.up, .down, .right, .left]),
        ("\u{1B}[H\u{1B}[1~\u{1B}[7~", [.home, .home, .home]),
        ("\u{1B}[F\u{1B}[4~\u{1B}[8~", [.end, .end, .end]),
        ("\u{1B}[5~\u{1B}[6~\u{1B}[3~", [.pageUp, .pageDown, .delete]), ("\u{1B}OM", [.enter]),
        ("\u{0}\u{1C}\u{1B}[200~\u{1B}[?1;2c", []),
    ])
    func keysAreThoseOfTerminals(_ text: String, _ keys: [TerminalKey]) {
        let found = TerminalKey.keys(in: Array(text.utf8))
        #expect(found.keys == keys)
        #expect(found.rest == [])
    }

    @Test func bytesThatAreNoUTF8ArePassedOver() {
        let bytes: [UInt8] = [0xFF, 0x61, 0xC3, 0x62, 0xE2, 0x82, 0x63, 0x80, 0xC0, 0x64]
        #expect(
            TerminalKey.keys(in: bytes).keys
                == [.character("a"), .character("b"), .character("c"), .character("d")])
    }

    /// Whatever comes in pieces is the same keys in the end.
    @Test(arguments: ["é", "資", "👍", "\u{1B}[5~", "\u{1B}OA", "\u{1B}[1;5C", "a\u{1B}[B"])
    func aKeyMayComeInPieces(_ text: String) {
        let bytes = Array(text.utf8)
        let whole = TerminalKey.keys(in: bytes).keys
        for cut in 1..<bytes.count {
            let first = TerminalKey.keys(in: Array(bytes[..<cut]), isWhole: false)
            let second = TerminalKey.keys(in: first.rest + bytes[cut...])
            #expect(first.keys + second.keys == whole, "\(cut)")
        }
    }
}
