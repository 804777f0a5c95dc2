import TextBackend
import Testing

@Suite struct CellWidthTests {
    /// The widths that `wcwidth` 0.7 for Python gives, from the same version of Unicode.
    @Test(arguments: [
        (Character("a"), 1), ("~", 1), (" ", 1), ("é", 1), ("e\u{301}", 1), ("漢", 2), ("あ", 2),
        ("ｱ", 1), ("Ａ", 2), ("。", 2), ("\u{3000}", 2), ("€", 1), ("①", 1), ("√", 1), ("㎏", 2),
        ("한", 2), ("각", 2), ("👍", 2), ("👍🏽", 2), ("👨‍👩‍👧", 2), ("🇪🇸", 2), ("☕", 2), ("⚡", 2),
        ("🀄", 2), ("❤", 1), ("❤\u{FE0F}", 2), ("1\u{FE0F}\u{20E3}", 2), ("\u{200B}", 0),
        ("\u{200D}", 0), ("\u{301}", 0), ("\u{FEFF}", 0), ("─", 1), ("•", 1), ("ﬁ", 1),
        ("\u{302A}", 0), ("𠮷", 2), ("ᄒ", 2), ("\u{1161}", 0),
    ])
    func aClusterTakesItsCells(cluster: Character, cells: Int) {
        #expect(CellWidth.of(cluster) == cells)
    }

    @Test(arguments: [
        (Character("\u{7}"), 0), ("\u{1B}", 0), ("\u{7F}", 0), ("\u{85}", 0), ("\n", 0),
        ("\t", 1), ("\u{AD}", 0), ("\u{A0}", 1), ("\u{2028}", 0),
    ])
    func controlsTakeNoneButATab(control: Character, cells: Int) {
        #expect(CellWidth.of(control) == cells)
    }

    @Test func aTextIsTheSumOfItsClusters() {
        #expect(CellWidth.of("漢字 and 👨‍👩‍👧") == 11)
    }

    @Test func oneRegionalIndicatorAloneIsNarrow() {
        #expect(CellWidth.of(Character("\u{1F1EA}")) == 1)
    }

    @Test func everyCharacterWithEmojiPresentationIsWide() {
        let narrow = (0x80...0x1FFFF as ClosedRange<UInt32>).compactMap(Unicode.Scalar.init)
            .filter { $0.properties.isEmojiPresentation && !EastAsianWidth.isWide($0) }
        // Regional indicators only.
        #expect(narrow.map(\.value) == Array(0x1F1E6...0x1F1FF))
    }

    @Test(arguments: [
        (UInt32(0x10FF), false), (0x1100, true), (0x115F, true), (0x1160, false), (0x231A, true),
        (0x231B, true), (0x231C, false), (0x303E, true), (0x303F, false), (0x4DC0, true),
        (0xA4C6, true), (0xA4C7, false), (0xABFF, false), (0xAC00, true), (0xD7A3, true),
        (0xD7A4, false), (0xFF60, true), (0xFF61, false), (0xFFE6, true), (0x1F7F0, true),
        (0x1FFFF, false), (0x20000, true), (0x2FFFD, true), (0x30000, true), (0x3FFFD, true),
        (0x3FFFE, false), (0x10FFFF, false),
    ])
    func theEdgesOfTheTable(value: UInt32, isWide: Bool) throws {
        #expect(EastAsianWidth.isWide(try #require(Unicode.Scalar(value))) == isWide)
    }
}
