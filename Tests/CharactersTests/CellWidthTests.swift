import Characters
import Testing

@Suite struct CellWidthTests {
    /// The widths that `wcwidth` 0.7 for Python gives.
    @Test(arguments: [
        (Character("a"), 1), ("~", 1), (" ", 1), ("é", 1), ("e\u{301}", 1), ("漢", 2), ("あ", 2),
        ("ｱ", 1), ("Ａ", 2), ("。", 2), ("\u{3000}", 2), ("€", 1), ("①", 1), ("√", 1), ("㎏", 2),
        ("한", 2), ("각", 2), ("👍", 2), ("👍🏽", 2), ("👨‍👩‍👧", 2), ("🇪🇸", 2), ("☕", 2), ("⚡", 2),
        ("🀄", 2), ("❤", 1), ("❤\u{FE0F}", 2), ("a\u{FE0F}", 1), ("1\u{FE0F}\u{20E3}", 2),
        ("\u{200B}", 0), ("\u{200D}", 0), ("\u{301}", 0), ("\u{FEFF}", 0), ("─", 1), ("•", 1),
        ("ﬁ", 1), ("\u{302A}", 0), ("𠮷", 2), ("ᄒ", 2), ("\u{1161}", 0),
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
        // The sign before a number is of one cluster with its first digit.
        #expect(CellWidth.of("\u{600}12") == 2)
    }

    @Test func oneRegionalIndicatorAloneIsNarrow() {
        #expect(CellWidth.of(Character("\u{1F1EA}")) == 1)
    }

    @Test func everyCharacterWithEmojiPresentationIsWide() {
        let narrow = (0x80...0x1FFFF as ClosedRange<UInt32>).compactMap(Unicode.Scalar.init)
            .filter { $0.properties.isEmojiPresentation && CellWidth.of($0) != 2 }
        // Regional indicators only.
        #expect(narrow.map(\.value) == Array(0x1F1E6...0x1F1FF))
    }

    @Test(
        arguments: [
            (0x10FF, 1), (0x1100, 2), (0x115E, 2), (0x1160, 0), (0x11FF, 0), (0xD7B0, 0),
            (0x2319, 1), (0x231A, 2), (0x231B, 2), (0x231C, 1), (0x303E, 2), (0x303F, 1),
            (0xA4C6, 2), (0xA4C7, 1), (0xABFF, 1), (0xAC00, 2), (0xD7A3, 2), (0xFF60, 2),
            (0xFF61, 1), (0xFFE6, 2), (0x1F7F0, 2), (0x1FAE9, 2), (0x1FFFD, 1), (0x20000, 2),
            (0x2FFFD, 2), (0x3FFFD, 2), (0x10FFFD, 1), (0x5B0, 0), (0x64B, 0), (0x903, 1),
            (0x20DD, 0), (0x200B, 0), (0x200C, 0), (0x2060, 0), (0xFE0F, 0), (0xE0067, 0),
        ] as [(UInt32, Int)])
    func scalarsTakeTheirCells(value: UInt32, cells: Int) throws {
        #expect(CellWidth.of(try #require(Unicode.Scalar(value))) == cells)
    }
}
