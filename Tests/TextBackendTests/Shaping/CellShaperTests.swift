import Pages
import TextBackend
import Testing

@Suite struct CellShaperTests {
    private let regular = FontQuery(family: "Source Sans 3")

    private func shape(_ text: String, tracking: Double = 0) -> ShapedText {
        CellShaper().shape(StyledText([.init(text, font: regular, tracking: tracking)]))
    }

    /// The text with a mark after each cluster: `|` allowed, `~` in a word, `/` mandatory.
    private func breaks(_ text: String) -> String {
        let shaped = shape(text)
        return shaped.clusters.map { cluster in
            let start = Int(cluster.textStart)
            let bytes = shaped.text[start..<start + Int(cluster.textLength)]
            let mark =
                switch cluster.breakAfter {
                case .desperate: ""
                case .inWord: "~"
                case .allowed: "|"
                case .mandatory: "¶"
                }
            return String(decoding: bytes, as: UTF8.self) + mark
        }.joined()
    }

    private func levels(_ text: String) -> String {
        shape(text).clusters.map { String($0.level) }.joined()
    }

    @Test func smallCapitalsAreTheLettersOfTheText() {
        var small = regular
        small.smallCaps = true
        let shaper = CellShaper()
        let plain = shaper.shape(StyledText([.init("Ada", font: regular)]))
        #expect(shaper.shape(StyledText([.init("Ada", font: small)])) == plain)
        #expect(shaper.faces.count == 1)
        #expect(!shaper.hasSmallCaps(small))
    }

    @Test func everyCellIsHalfAnEm() {
        let shaped = shape("a漢e\u{301}\u{200B}")
        #expect(shaped.clusters.map(\.advance) == [0.5, 1, 0.5, 0])
        #expect(shaped.glyphs.map(\.id) == [0x61, 0x6F22, 0x65, 0x200B])
    }

    @Test(arguments: ["", "plain", "e\u{301}\r\nx", "漢字👨‍👩‍👧 🇪🇸", "שלום 12", "a\nb\n"])
    func clustersCoverTextAndGlyphsInOrder(text: String) {
        let shaped = shape(text)
        #expect(shaped.text == Array(text.utf8))
        var (byte, glyph) = (0, 0)
        for cluster in shaped.clusters {
            #expect(Int(cluster.textStart) == byte)
            #expect(Int(cluster.glyphStart) == glyph)
            byte += Int(cluster.textLength)
            glyph += Int(cluster.glyphCount)
        }
        #expect(byte == shaped.text.count)
        #expect(glyph == shaped.glyphs.count)
        #expect(shaped.clusters.count == text.count)
    }

    @Test func aLineFeedHasNoGlyph() {
        let shaped = shape("a\nb")
        #expect(shaped.clusters.map(\.glyphCount) == [1, 0, 1])
        #expect(shaped.clusters[1].advance == 0)
        #expect(shaped.clusters[1].isSpace)
    }

    @Test func trackingIsAddedToEveryVisibleCluster() {
        let shaped = shape("a漢\u{200B}\n", tracking: 0.1)
        #expect(shaped.clusters.map(\.advance) == [0.6, 1.1, 0, 0])
        #expect(shaped.glyphs.map(\.advance) == [0.5, 1, 0])
    }

    @Test func spacesAreKnown() {
        #expect(
            shape("a \t\u{A0}\u{3000}").clusters.map(\.isSpace) == [false, true, true, true, true])
    }

    @Test(arguments: [
        ("two words", "two |words"), ("two  blanks", "two  |blanks"), ("end ", "end |"),
        ("full-stack", "full-~stack"), ("and/or", "and/~or"), ("a.b", "a.~b"), ("a@b_c", "a@~b_~c"),
        ("1990–2001", "1990–~2001"), ("so—that", "so—~that"), ("https://x", "https://~x"),
        ("end. Next", "end. |Next"), ("line\nnext", "line\n¶next"), ("a\r\nb", "a\r\n¶b"),
        ("last\n", "last\n¶"), ("a\n\nb", "a\n¶\n¶b"), ("a\u{A0}b", "a\u{A0}b"),
        ("a\u{200B}b", "a\u{200B}|b"), ("a\u{2060}b", "a\u{2060}b"), ("word", "word"),
        ("(a) b", "(a) |b"), ("-\u{301}a", "-\u{301}a"), ("at -5", "at |-5"),
        ("Bonjour ! Oui", "Bonjour ! |Oui"),
    ])
    func linesMayEndInWesternText(text: String, marked: String) {
        #expect(breaks(text) == marked)
    }

    @Test(arguments: [
        ("漢字", "漢|字"), ("漢字。漢", "漢|字。|漢"), ("「漢」字", "「漢」|字"), ("漢（字）漢", "漢|（字）|漢"),
        ("キャッチ", "キャッ|チ"), ("データ", "デー|タ"), ("人々", "人々"), ("漢ab字", "漢|ab|字"),
        ("漢, 字", "漢, |字"), ("한국", "한|국"), ("漢！？", "漢！？"), ("漢\u{A0}字", "漢\u{A0}字"),
        ("漢“字”漢", "漢|“字”|漢"), ("漢-字", "漢-|字"), ("100％漢", "100％|漢"),
    ])
    func linesMayEndBetweenIdeographs(text: String, marked: String) {
        #expect(breaks(text) == marked)
    }

    /// Rows as in Unicode's BidiCharacterTest.txt: the paragraph's first strong character sets its
    /// level, and lines end where they are ended by force.
    @Test(arguments: [
        ("abc 12", "000000"), ("שלום", "1111"), ("123", "000"), ("", ""), ("שלום abc", "11111222"),
        ("abc שלום", "00001111"), ("abc של ום def", "0000111110000"), ("של 12", "11122"),
        ("של 3.5%", "1112222"), ("מחיר $5", "1111122"), ("מחיר 1,5-", "111112221"),
        // W1: marks are those of their letters. W2: European digits after an Arabic letter.
        ("ש\u{5B0}ל", "11"), ("ه 1-2", "11212"), ("ש 1-2", "11222"), ("ש ١-٢", "11212"),
        // W7: European digits after a Latin letter.
        ("abc של 12 def", "0000111220000"), ("שלa1 ב", "112211"), ("של a 12", "1112222"),
        ("a12ש", "0001"), ("של a-12", "1112222"),
        // N0: brackets and what is in them go together.
        ("של (abc)", "11112221"), ("a(ש)b", "00100"), ("ש(a)ב", "11211"),
        ("a (ש b) ג", "000100001"),
        ("ש (a ב) c", "111211112"), ("a[ש]", "0010"), ("ש)a(", "1121"), ("של [1]", "111121"),
        ("ש a[b]", "112222"), ("a (ש) ב", "0001001"),
        // Isolates and their ends stand at the level around them.
        ("a\u{2067}ש b\u{2069}c", "0011200"), ("ש\u{2066}a\u{2069}ב", "11211"),
        ("a \u{2068}שb\u{2069} ג", "00012001"),
        // L1: blanks at the end of the text and of its lines.
        ("abc!", "0000"), ("a ש ", "0010"), ("ש a ", "1121"), ("של\nab", "11122"),
        ("a ש \nב ", "0010010"), ("مرحبا", "11111"), ("漢 ש", "001"),
    ])
    func levelsFollowTheBidirectionalAlgorithm(text: String, expected: String) {
        #expect(levels(text) == expected)
    }

    /// On a page from right to left all stands at level 1 or above, and what belongs together stays so.
    @Test(arguments: [
        ("", ""), ("abc.", "2222"), ("של abc.", "1112221"), ("של", "11"), ("5 – 7", "21112"),
        ("+1 2-3", "222222"), ("ש C++ ב", "1122211"), ("abc\nש", "22211"), ("a.\n", "221"),
        ("ه +1 2", "112222"), ("ש (Go)", "111221"), ("ש Go, R.", "11222221"),
    ])
    func levelsOfAPageFromRightToLeft(text: String, expected: String) {
        let shaped = CellShaper().shape(
            StyledText([.init(text, font: regular)], language: "he", isRightToLeft: true))
        #expect(shaped.baseLevel == 1)
        #expect(shaped.clusters.map { String($0.level) }.joined() == expected)
    }

    @Test func partsOfTheirOwnLookKeepTheirSigns() {
        let shaped = CellShaper().shape(
            StyledText(
                [.init("A B.", font: regular), .init(", ש", font: regular)], isRightToLeft: true))
        #expect(shaped.clusters.map { String($0.level) }.joined() == "2222111")
    }

    @Test(arguments: [
        ("", UInt8(0)), ("abc", 0), ("12 שלום", 1), ("abc שלום", 0), ("مرحبا abc", 1), ("漢字", 0),
        ("!?", 0), ("\u{2067}ש\u{2069} abc", 0), ("\u{200F}abc", 1),
    ])
    func theFirstStrongCharacterSetsTheBaseLevel(text: String, level: UInt8) {
        #expect(shape(text).baseLevel == level)
    }

    @Test(arguments: [
        (400, false, "Cells-Regular"), (700, false, "Cells-Bold"), (400, true, "Cells-Italic"),
        (700, true, "Cells-BoldItalic"), (100, false, "Cells-Thin"),
        (200, false, "Cells-ExtraLight"),
        (300, false, "Cells-Light"), (500, false, "Cells-Medium"),
        (600, true, "Cells-SemiBoldItalic"),
        (800, false, "Cells-ExtraBold"), (900, false, "Cells-Black"),
    ])
    func aFaceIsNamedByWeightAndSlope(weight: Int, isItalic: Bool, name: String) {
        let shaper = CellShaper()
        let query = FontQuery(family: "Lato", weight: weight, isItalic: isItalic)
        _ = shaper.shape(StyledText([.init("x", font: query)]))
        #expect(
            shaper.faces == [
                FontFace(family: "Lato", weight: weight, isItalic: isItalic, postScriptName: name)
            ])
    }

    @Test func facesAreListedOnceInOrderOfUse() {
        let shaper = CellShaper()
        let bold = FontQuery(family: "Lato", weight: 700)
        let shaped = shaper.shape(
            StyledText([
                .init("a", font: regular), .init("b", font: bold), .init("c", font: regular),
            ]))
        #expect(shaper.faces.map(\.family) == ["Source Sans 3", "Lato"])
        #expect(shaped.clusters.map(\.face) == [0, 1, 0])
        #expect(shaped.clusters.map(\.span) == [0, 1, 2])
        #expect(shaper.shape(StyledText([.init("d", font: bold)])).clusters.first?.face == 1)
    }

    @Test func breaksAndLevelsLookAcrossSpans() {
        let shaped = CellShaper().shape(
            StyledText([.init("ab ", font: regular), .init("cd", font: regular)]))
        #expect(shaped.clusters[2].breakAfter == .allowed)
        let mixed = CellShaper().shape(
            StyledText([.init("של", font: regular), .init("ab", font: regular)]))
        #expect(mixed.clusters.map(\.level) == [1, 1, 2, 2])
    }

    @Test func measuresAreThoseOfACell() {
        let metrics = CellShaper().metrics(of: regular)
        #expect(metrics == FontMetrics(ascent: 0.8, descent: 0.2, capHeight: 0.7, xHeight: 0.5))
    }
}
