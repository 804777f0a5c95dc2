import Testing

@testable import Pages

@Suite struct PackedTextTests {
    /// "Ab c–" with blanks, a ligature without a glyph of its own, a line feed and two faces.
    static let sample: ShapedText = {
        var shaped = ShapedText()
        shaped.text = Array("Ab c–\n".utf8)
        shaped.baseLevel = 0
        shaped.missing = ["ß"]
        shaped.substituted = [.init(scalar: "–", asked: "One", used: "Other")]
        let advances = [0.5, 0.25, 0.125, 1.5, -0.25]
        let lengths: [Int32] = [1, 1, 1, 1, 3]
        var start: Int32 = 0
        for index in advances.indices {
            shaped.glyphs.append(
                ShapedGlyph(id: [1, 7, 3, 0xFFFF, 0][index], advance: advances[index]))
            shaped.clusters.append(
                ShapedCluster(
                    textStart: start, textLength: lengths[index], glyphStart: Int32(index),
                    glyphCount: 1, advance: advances[index] + (index == 3 ? 0.0625 : 0),
                    face: index < 3 ? 0 : 4, span: index < 2 ? 0 : 1, level: index == 4 ? 1 : 0,
                    isSpace: index == 2,
                    breakAfter: [.desperate, .desperate, .allowed, .inWord, .desperate][index]))
            start += lengths[index]
        }
        shaped.clusters.append(
            ShapedCluster(
                textStart: start, textLength: 1, glyphStart: 5, glyphCount: 0, advance: 0, face: 4,
                span: 1, isSpace: true, breakAfter: .mandatory))
        return shaped
    }()

    @Test func aParagraphComesOutAsItWentIn() {
        let packed = PackedText(Self.sample)
        #expect(packed.whole == nil)
        #expect(packed.shaped() == Self.sample)
        var clusters = Self.sample
        clusters.glyphs = []
        #expect(packed.shaped(withGlyphs: false) == clusters)
        #expect(packed.shaped(withGlyphs: false).packed === packed)
        #expect(packed.frame.clusters.isEmpty && packed.frame.glyphs.isEmpty)
        #expect(packed.frame.text == Self.sample.text && packed.frame.missing == ["ß"])
        #expect(packed.frame.substituted == Self.sample.substituted)
        #expect(PackedText(ShapedText()).shaped() == ShapedText())
    }

    @Test(
        arguments: [
            { $0.glyphs[0].id = 0x1_0000 }, { $0.glyphs[1].dx = 0.5 }, { $0.glyphs[1].dy = -0.5 },
            {
                $0.glyphs[2].advance = 2; $0.clusters[2].advance = 2
            },
            {
                $0.glyphs[2].advance = 0.1; $0.clusters[2].advance = 0.1
            },
            {
                $0.glyphs[2].advance = -2; $0.clusters[2].advance = -2
            },
            {
                $0.clusters[0].glyphCount = 2; $0.clusters[1].glyphCount = 0
            },
            { $0.clusters[1].glyphStart = 0 }, { $0.clusters[1].textStart = 0 },
            {
                $0.text += Array("12345678".utf8); $0.clusters[5].textLength = 9
            },
            { $0.clusters.removeLast() }, { $0.glyphs.append(ShapedGlyph(id: 1, advance: 0)) },
            {
                // 300 looks.
                $0.clusters = []
                $0.glyphs = []
                $0.text = Array(repeating: 65, count: 300)
                for index in 0..<Int32(300) {
                    $0.glyphs.append(ShapedGlyph(id: 1, advance: 0))
                    $0.clusters.append(
                        ShapedCluster(
                            textStart: index, textLength: 1, glyphStart: index, glyphCount: 1,
                            advance: 0, face: 0, span: index, isSpace: false, breakAfter: .allowed))
                }
            },
        ] as [@Sendable (inout ShapedText) -> Void])
    func whatDoesNotFitIsKeptAsItIs(change: @Sendable (inout ShapedText) -> Void) {
        var shaped = Self.sample
        change(&shaped)
        let packed = PackedText(shaped)
        #expect(packed.whole != nil && packed.shaped() == shaped)
        // Else each run of a long paragraph would pack it once more.
        #expect(packed.shaped().packed === packed)
        #expect(packed != PackedText(Self.sample))
    }

    @Test func aChangeUnpacks() {
        var shaped = Self.sample
        #expect(shaped.packed == nil)
        shaped.pack()
        let packed = shaped.packed
        #expect(packed != nil && packed?.frame.packed == nil)
        #expect(packed?.shaped().packed === packed)
        #expect(shaped == Self.sample)
        shaped.pack()
        #expect(shaped.packed === packed)
        var other = shaped
        other.clusters[0].breakAfter = .allowed
        #expect(other.packed == nil && other != shaped && shaped.packed === packed)
        other = shaped
        other.glyphs[0].id = 2
        #expect(other.packed == nil && other != shaped)
    }
}
