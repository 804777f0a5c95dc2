/// Some clusters of a packed paragraph side by side on a line, from left to right.
struct PackedRun: Sendable {
    private let paragraph: PackedText
    /// The first of the clusters, and how many there are.
    private let first: Int32
    private let count: Int32
    /// The same for the bytes of their text.
    private let textStart: Int32
    private let textLength: Int32
    /// The cluster from which on no blank gets more.
    private let end: Int32
    private let isReversed: Bool
    /// The size, in points.
    private let size: Double
    /// What is added to each blank, in points.
    private let stretch: Double

    init(
        _ paragraph: PackedText, _ clusters: Range<Int>, text: Range<Int>, isReversed: Bool,
        size: Double, stretch: Double, end: Int
    ) {
        self.paragraph = paragraph
        (first, count) = (Int32(clusters.lowerBound), Int32(clusters.count))
        (textStart, textLength) = (Int32(text.lowerBound), Int32(text.count))
        self.isReversed = isReversed
        self.size = size
        self.stretch = stretch
        self.end = Int32(end)
    }

    /// The characters, in reading order.
    var text: String {
        let text = paragraph.frame.text[Int(textStart)..<Int(textStart + textLength)]
        return String(decoding: text, as: UTF8.self)
    }

    /// The width, in points: the very sum that places the last glyph.
    var width: Double {
        if let whole = paragraph.whole {
            return pass { index, _ in (whole.clusters[index].advance, whole.clusters[index].isSpace)
            }
        }
        return paragraph.withWords { words, looks in
            pass { index, _ in
                let word = words[index]
                return (word.advance + looks[word.look].tracking, word.isSpace)
            }
        }
    }

    /// Calls a closure for each cluster from left to right, with its glyphs, which have places in points,
    /// and the length of its text in bytes.
    func forEachCluster(_ body: (UnsafeBufferPointer<GlyphRun.Glyph>, _ textLength: Int) -> Void) {
        guard let whole = paragraph.whole else { return forEachWord(body) }
        var glyphs: [GlyphRun.Glyph] = []
        _ = pass { index, x in
            let cluster = whole.clusters[index]
            let first = Int(cluster.glyphStart)
            var inner = x
            glyphs.removeAll(keepingCapacity: true)
            for glyph in whole.glyphs[first..<first + Int(cluster.glyphCount)] {
                glyphs.append(
                    GlyphRun.Glyph(id: glyph.id, x: inner + glyph.dx * size, y: glyph.dy * size))
                inner += glyph.advance * size
            }
            glyphs.withUnsafeBufferPointer { body($0, Int(cluster.textLength)) }
            return (cluster.advance, cluster.isSpace)
        }
    }

    private func forEachWord(_ body: (UnsafeBufferPointer<GlyphRun.Glyph>, Int) -> Void) {
        _ = paragraph.withWords { words, looks in
            pass { index, x in
                let word = words[index]
                withUnsafePointer(to: GlyphRun.Glyph(id: word.glyph, x: x)) {
                    body(
                        UnsafeBufferPointer(start: $0, count: word.hasGlyph ? 1 : 0),
                        Int(word.textLength))
                }
                return (word.advance + looks[word.look].tracking, word.isSpace)
            }
        }
    }

    /// Goes past the clusters, each with its number in the paragraph and its place, in points, and
    /// gives the place behind the last.
    @inline(__always)
    private func pass(
        _ cluster: (_ index: Int, _ x: Double) -> (advance: Double, isSpace: Bool)
    ) -> Double {
        var x = 0.0
        var index = Int(isReversed ? first + count - 1 : first)
        for _ in 0..<count {
            let (advance, isSpace) = cluster(index, x)
            x += advance * size
            if stretch > 0, isSpace, index < Int(end) { x += stretch }
            index += isReversed ? -1 : 1
        }
        return x
    }
}
