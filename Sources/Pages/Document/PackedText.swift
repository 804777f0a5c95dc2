/// A shaped paragraph in few bytes, for as long as nothing but its drawing is left to do.
///
/// A cluster of one glyph takes eight bytes beside its text. A paragraph with one that does not fit,
/// such as a letter whose accent is a glyph of its own, is kept as it is.
public final class PackedText: Sendable, Equatable {
    /// The paragraph without clusters and glyphs.
    public let frame: ShapedText

    private let words: [Word]
    private let looks: [Look]
    /// The paragraph, where it does not fit.
    let whole: ShapedText?

    /// What many clusters have in common.
    struct Look: Sendable, Equatable {
        var face: Int32
        var span: Int32
        var level: UInt8
        /// What is added to the glyph's advance, in em.
        var tracking: Double
    }

    /// Packs a paragraph.
    public init(_ shaped: ShapedText) {
        var frame = shaped
        (frame.clusters, frame.glyphs) = ([], [])
        self.frame = frame
        if let packed = Self.packed(shaped) {
            (words, looks) = packed
            whole = nil
        } else {
            (words, looks) = ([], [])
            whole = shaped
        }
    }

    /// Whether two paragraphs are the same.
    public static func == (left: PackedText, right: PackedText) -> Bool {
        left === right
            || left.frame == right.frame && left.words == right.words && left.looks == right.looks
                && left.whole == right.whole
    }

    /// The clusters in few bytes; none if the paragraph does not fit.
    func withWords<Result>(
        _ body: (UnsafeBufferPointer<Word>, UnsafeBufferPointer<Look>) -> Result
    ) -> Result {
        words.withUnsafeBufferPointer { words in
            looks.withUnsafeBufferPointer { looks in body(words, looks) }
        }
    }

    private static func packed(_ shaped: ShapedText) -> ([Word], [Look])? {
        var looks: [Look] = []
        var fits = false
        let words = [Word](unsafeUninitializedCapacity: shaped.clusters.count) { words, count in
            var (look, number) = (Look(face: -1, span: -1, level: 0, tracking: 0), 0)
            var (text, glyph) = (0, 0)
            for cluster in shaped.clusters {
                guard Int(cluster.textStart) == text, Int(cluster.glyphStart) == glyph else {
                    break
                }
                let drawn =
                    cluster.glyphCount > 0 && glyph < shaped.glyphs.count
                    ? shaped.glyphs[glyph] : ShapedGlyph(id: 0, advance: 0)
                let tracking = cluster.advance - drawn.advance
                guard drawn.advance + tracking == cluster.advance else { break }
                if look.face != cluster.face || look.span != cluster.span
                    || look.level != cluster.level || look.tracking != tracking
                {
                    look = Look(
                        face: cluster.face, span: cluster.span, level: cluster.level,
                        tracking: tracking)
                    number = looks.firstIndex(of: look) ?? looks.count
                    if number == looks.count { looks.append(look) }
                }
                guard let word = Word(cluster, drawn, look: number) else { break }
                words.initializeElement(at: count, to: word)
                count += 1
                text += Int(cluster.textLength)
                glyph += Int(cluster.glyphCount)
            }
            fits =
                count == shaped.clusters.count && text == shaped.text.count
                && glyph == shaped.glyphs.count
        }
        return fits ? (words, looks) : nil
    }

    /// The paragraph as it was, or all of it but its glyphs, where only its clusters are asked for.
    public func shaped(withGlyphs: Bool = true) -> ShapedText {
        var shaped = whole ?? frame
        if whole == nil {
            shaped.clusters = clusters
            if withGlyphs {
                shaped.glyphs = words.lazy.filter(\.hasGlyph).map {
                    ShapedGlyph(id: $0.glyph, advance: $0.advance)
                }
            }
        }
        shaped.packed = self
        return shaped
    }

    private var clusters: [ShapedCluster] {
        [ShapedCluster](unsafeUninitializedCapacity: words.count) { clusters, count in
            withWords { words, looks in
                var (text, glyph) = (0 as Int32, 0 as Int32)
                for word in words {
                    let look = looks[word.look]
                    clusters.initializeElement(
                        at: count,
                        to: ShapedCluster(
                            textStart: text, textLength: word.textLength, glyphStart: glyph,
                            glyphCount: word.hasGlyph ? 1 : 0,
                            advance: word.advance + look.tracking, face: look.face,
                            span: look.span, level: look.level, isSpace: word.isSpace,
                            breakAfter: word.breakAfter))
                    count += 1
                    text &+= word.textLength
                    if word.hasGlyph { glyph &+= 1 }
                }
            }
        }
    }

    /// A cluster of one glyph, or of none, in eight bytes.
    struct Word: Sendable, Equatable {
        private let bits: UInt64

        /// Advances are in 2⁻²⁰ em, as Pango's are at the size that text is shaped in.
        private static let unit = 1.0 / 1_048_576
        /// What is added to advances, so that none is negative.
        private static let shift = 1 << 21

        /// Packs a cluster and its glyph, with the number of what it has in common with others; nil for
        /// one that does not fit.
        @inline(__always)
        init?(_ cluster: ShapedCluster, _ glyph: ShapedGlyph, look: Int) {
            let scaled = glyph.advance / Self.unit
            guard UInt32(bitPattern: cluster.glyphCount) <= 1, glyph.id <= 0xFFFF, glyph.dx == 0,
                glyph.dy == 0, UInt32(bitPattern: cluster.textLength) <= 7, look <= 0xFF,
                abs(scaled) < Double(Self.shift)
            else { return nil }
            let units = Int(scaled)
            guard Double(units) == scaled else { return nil }
            let drawn =
                UInt64(glyph.id) | UInt64(truncatingIfNeeded: units + Self.shift) << 16
                | UInt64(truncatingIfNeeded: cluster.glyphCount) << 41
            let read =
                UInt64(truncatingIfNeeded: cluster.textLength) << 38
                | (cluster.isSpace ? 1 : 0) << 42 | UInt64(cluster.breakAfter.rawValue) << 43
            bits = drawn | read | UInt64(truncatingIfNeeded: look) << 48
        }

        var glyph: UInt32 { UInt32(truncatingIfNeeded: bits & 0xFFFF) }
        var advance: Double { Double(Int(bits >> 16 & 0x3F_FFFF) - Self.shift) * Self.unit }
        var textLength: Int32 { Int32(truncatingIfNeeded: bits >> 38 & 7) }
        var hasGlyph: Bool { bits >> 41 & 1 != 0 }
        var isSpace: Bool { bits >> 42 & 1 != 0 }
        var breakAfter: LineBreak {
            LineBreak(rawValue: UInt8(truncatingIfNeeded: bits >> 43 & 3)) ?? .desperate
        }
        var look: Int { Int(truncatingIfNeeded: bits >> 48) }
    }
}
