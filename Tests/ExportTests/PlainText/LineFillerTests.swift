import Testing

@testable import Export

@Suite struct LineFillerTests {
    private func lines(_ text: String, width: Int = 10) -> [String] {
        LineFiller(width: width, first: "- ", rest: "  ").lines(text)
    }

    @Test func wordsFillLines() {
        #expect(lines("one two three") == ["- one two", "  three"])
        #expect(lines("12345678 9") == ["- 12345678", "  9"])
        #expect(lines("a  b ") == ["- a b"])
        #expect(lines("a\nb") == ["- a", "  b"])
    }

    @Test func aLongWordRunsOver() {
        #expect(lines("a https://long.example b") == ["- a", "  https://long.example", "  b"])
        #expect(lines("abc", width: 1) == ["- abc"])
        #expect(lines("a b", width: 1) == ["- a", "  b"])
    }

    @Test func wideCharactersMayBeDivided() {
        #expect(lines("漢字漢字漢字") == ["- 漢字漢字", "  漢字"])
        // No line begins with a stop.
        #expect(lines("漢字漢字。漢") == ["- 漢字漢", "  字。漢"])
        #expect(lines("Swift漢字言語") == ["- Swift漢", "  字言語"])
        #expect(lines("漢字漢Swift") == ["- 漢字漢", "  Swift"])
    }

    @Test func marksTakeNoRoom() {
        #expect(lines("e\u{301}e\u{301}e\u{301} 1234") == ["- e\u{301}e\u{301}e\u{301} 1234"])
    }
}
