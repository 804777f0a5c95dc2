import Testing

@testable import ResumeData

@Suite struct TextCleanerTests {
    private func clean(_ text: String, keepsIndents: Bool = false) -> (String, TextFaults) {
        var faults = TextFaults()
        let clean = TextCleaner.clean(text, keepsIndents: keepsIndents, faults: &faults)
        return (clean, faults)
    }

    @Test(arguments: [
        ("plain", "plain"), (" a  b\tc ", "a b c"),
        ("a\u{A0}b\u{202F}c\u{2009}d\u{3000}e", "a b c d e"),
        ("a\r\nb\rc\nd", "a\nb\nc\nd"), ("a \n b", "a\nb"), ("\n\na\n\n", "a"),
        ("a\u{2028}b\u{2029}c", "a\nb\n\nc"), ("\u{FEFF}a\u{200B}b\u{AD}c\u{2060}", "abc"),
        ("क्\u{200D}ष", "क्\u{200D}ष"), ("نمی\u{200C}خواهم", "نمی\u{200C}خواهم"), ("", ""),
        (" \u{A0}\n", ""),
        (
            "🏴\u{E0067}\u{E0062}\u{E0073}\u{E0063}\u{E0074}\u{E007F}!",
            "🏴\u{E0067}\u{E0062}\u{E0073}\u{E0063}\u{E0074}\u{E007F}!"
        ),
        ("👩\u{200D}💻", "👩\u{200D}💻"),
    ])
    func blanksAndInvisiblesAreFolded(_ text: String, _ expected: String) {
        let (clean, faults) = clean(text)
        #expect(Array(clean.unicodeScalars) == Array(expected.unicodeScalars))
        #expect(faults.isEmpty)
    }

    @Test(
        arguments: [
            0x00, 0x01, 0x07, 0x08, 0x0B, 0x0C, 0x0E, 0x1B, 0x1F, 0x7F, 0x80, 0x85, 0x9B, 0x9F,
            0x061C,
            0x200E, 0x200F, 0x202A, 0x202B, 0x202C, 0x202D, 0x202E, 0x2066, 0x2067, 0x2068, 0x2069,
            0xFFF9,
            0xFFFE, 0xFFFF, 0xE0041, 0x1FFFE,
        ] as [UInt32])
    func controlsAreRemovedAndNamed(_ code: UInt32) throws {
        let scalar = try #require(Unicode.Scalar(code))
        let (text, faults) = clean("a\(Character(scalar))b")
        #expect(!text.unicodeScalars.contains(scalar))
        #expect(text.hasPrefix("a") && text.hasSuffix("b"))
        #expect(faults.removed == [scalar])
    }

    @Test(arguments: ["\u{B}", "\u{C}", "\u{85}"])
    func linesOfWordProcessorsStayLines(_ end: String) { #expect(clean("a\(end)b").0 == "a\nb") }

    @Test func textsAreComposed() {
        #expect(Array(clean("e\u{301}").0.unicodeScalars) == ["\u{E9}"])
        #expect(Array(clean("\u{1112}\u{1161}\u{11AB}").0.unicodeScalars) == ["\u{D55C}"])
        #expect(Array(clean("\u{212B}").0.unicodeScalars) == ["\u{C5}"])
        #expect(Array(clean("q\u{307}\u{323}").0.unicodeScalars) == ["q", "\u{323}", "\u{307}"])
    }

    @Test func surplusMarksAreDropped() {
        let (text, faults) = clean("Z" + String(repeating: "\u{335}", count: 40) + "y")
        #expect(text.unicodeScalars.count == 34)
        #expect(faults.surplusMarks == 8)
        #expect(clean("Z" + String(repeating: "\u{335}", count: 32)).1.isEmpty)
    }

    @Test func longWordsAreReportedAndKept() {
        let word = String(repeating: "a", count: 1_001)
        #expect(clean("x \(word) y").0 == "x \(word) y")
        #expect(clean("x \(word) y").1.longWord == 1_001)
        #expect(clean(String(repeating: "a", count: 1_000)).1.isEmpty)
        #expect(clean(String(repeating: "漢", count: 5_000)).1.isEmpty)
    }

    @Test func indentsAreKeptWhereWanted() {
        #expect(clean("a\n  b\n\tc", keepsIndents: true).0 == "a\n  b\n    c")
    }
}
