import Testing

@testable import Pages

@Suite struct PackedRunTests {
    /// The glyphs and clusters of a line, and its width, as a paragraph that is not packed gives them.
    private static func line(
        _ shaped: ShapedText, _ clusters: [Int], size: Double, stretch: Double, end: Int
    ) -> (glyphs: [GlyphRun.Glyph], clusters: [GlyphRun.Cluster], width: Double) {
        var glyphs: [GlyphRun.Glyph] = []
        var x = 0.0
        for index in clusters {
            let cluster = shaped.clusters[index]
            let first = Int(cluster.glyphStart)
            var inner = x
            for glyph in shaped.glyphs[first..<first + Int(cluster.glyphCount)] {
                glyphs.append(
                    GlyphRun.Glyph(id: glyph.id, x: inner + glyph.dx * size, y: glyph.dy * size))
                inner += glyph.advance * size
            }
            x += cluster.advance * size
            if cluster.isSpace, index < end { x += stretch }
        }
        let parts = clusters.map { index in
            let cluster = shaped.clusters[index]
            return GlyphRun.Cluster(
                textLength: Int(cluster.textLength), glyphCount: Int(cluster.glyphCount))
        }
        return (glyphs, parts, x)
    }

    /// The glyphs of each cluster.
    private static func clusters(_ run: GlyphRun) -> [[GlyphRun.Glyph]] {
        var clusters: [[GlyphRun.Glyph]] = []
        run.forEachCluster { glyphs, _ in clusters.append(Array(glyphs)) }
        return clusters
    }

    @Test(arguments: [false, true], [0..<6, 1..<4, 3..<5])
    func runsAreWhatTheirParagraphMakesOfThem(isWhole: Bool, clusters: Range<Int>) {
        for isReversed in [false, true] {
            var shaped = PackedTextTests.sample
            if isWhole {
                // An accent above and a second glyph of a letter, so that nothing is packed.
                shaped.glyphs[1].dy = -0.5
                shaped.glyphs.insert(ShapedGlyph(id: 9, advance: 0.5, dx: 0.25), at: 2)
                shaped.clusters[1].glyphCount = 2
                for index in 2..<6 { shaped.clusters[index].glyphStart += 1 }
            }
            let packed = PackedText(shaped)
            #expect((packed.whole != nil) == isWhole)
            let line = Self.line(
                shaped, isReversed ? clusters.reversed() : Array(clusters), size: 9.7, stretch: 0.3,
                end: 5)
            let first = Int(shaped.clusters[clusters.lowerBound].textStart)
            let last = shaped.clusters[clusters.upperBound - 1]
            var run = GlyphRun(
                face: 2, size: 9.7, color: .black, of: packed, clusters,
                text: first..<Int(last.textStart + last.textLength), stretch: 0.3, end: 5,
                isRightToLeft: isReversed, isCapitals: false)
            #expect(run.isPacked && run.width == line.width)
            let bytes = shaped.clusters[clusters].flatMap {
                shaped.text[Int($0.textStart)..<Int($0.textStart + $0.textLength)]
            }
            var placed = GlyphRun(
                face: 2, size: 9.7, color: .black, element: nil, x: 0, width: line.width,
                glyphs: line.glyphs, clusters: line.clusters,
                text: String(decoding: bytes, as: UTF8.self), isRightToLeft: isReversed)
            #expect(!placed.isPacked && run == placed)
            #expect(run.glyphs == placed.glyphs && run.clusters == placed.clusters)
            #expect(run.text == placed.text)
            #expect(Self.clusters(run) == Self.clusters(placed))
            #expect(Self.clusters(run).flatMap(\.self) == line.glyphs)
            // A change leaves the rest as it was.
            run.text += "!"
            #expect(run != placed && run.glyphs == placed.glyphs && !run.isPacked)
            placed.text += "!"
            run.glyphs[0].y -= 1
            #expect(run.clusters == placed.clusters && run != placed)
        }
    }

    @Test func blanksAreStretchedBeforeTheLinesEnd() {
        let packed = PackedText(PackedTextTests.sample)
        func width(stretch: Double, end: Int) -> Double {
            GlyphRun(
                face: 0, size: 8, color: .black, of: packed, 0..<4, text: 0..<4, stretch: stretch,
                end: end,
                isRightToLeft: false, isCapitals: true
            ).width
        }
        #expect(width(stretch: 0, end: 4) == (0.5 + 0.25 + 0.125 + 1.5625) * 8)
        #expect(width(stretch: 2, end: 4) == width(stretch: 0, end: 4) + 2)
        #expect(width(stretch: 2, end: 2) == width(stretch: 0, end: 4))
    }
}
