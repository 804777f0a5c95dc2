/// A shaped paragraph in few bytes, for as long as nothing but its drawing is left to do.
///
/// A cluster of one glyph takes eight bytes beside its text. A paragraph with one that does not fit,
/// such as a letter whose accent is a glyph of its own, is kept as it is.
public final class PackedText: Sendable, Equatable {
    /// The paragraph without clusters and glyphs.
    public let frame: ShapedText
    /// How many clusters it has.
    public let count: Int

    private let words: [Word]
    private let looks: [Look]
    /// The paragraph, where it does not fit.
    private let whole: ShapedText?

    /// What many clusters have in common.
    private struct Look: Sendable, Hashable {
        var face: Int32
        var span: Int32
        var level: UInt8
        /// What is added to the glyph's advance, in em.
        var tracking: Double

        init(_ cluster: ShapedCluster, _ tracking: Double) {
            (face, span, level) = (cluster.face, cluster.span, cluster.level)
            self.tracking = tracking
        }

        func isOf(_ cluster: ShapedCluster, _ tracking: Double) -> Bool {
            face == cluster.face && span == cluster.span && level == cluster.level
                && self.tracking == tracking
        }
    }

    /// Whether it takes little room.
    var isSmall: Bool { whole == nil }

    /// Packs a paragraph.
    public init(_ shaped: ShapedText) {
        count = shaped.clusters.count
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

    private static func packed(_ shaped: ShapedText) -> ([Word], [Look])? {
        var looks: [Look] = []
        var (text, glyph, last) = (0 as Int32, 0 as Int32, 0)
        var fits = true
        let words = shaped.clusters.withUnsafeBufferPointer { clusters in
            shaped.glyphs.withUnsafeBufferPointer { glyphs in
                [Word](unsafeUninitializedCapacity: clusters.count) { words, count in
                    for cluster in clusters {
                        var (drawn, tracking) = (ShapedGlyph(id: 0, advance: 0), cluster.advance)
                        guard cluster.textStart == text, cluster.glyphStart == glyph else { break }
                        if cluster.glyphCount > 0 {
                            drawn = glyphs[Int(glyph)]
                            tracking = cluster.advance - drawn.advance
                        }
                        guard var word = Word(cluster, drawn),
                            drawn.advance + tracking == cluster.advance
                        else { break }
                        if looks.isEmpty || !looks[last].isOf(cluster, tracking) {
                            last =
                                looks.firstIndex { $0.isOf(cluster, tracking) } ?? looks.count
                            guard last <= Word.mostLooks else { break }
                            if last == looks.count { looks.append(Look(cluster, tracking)) }
                        }
                        word.set(look: last)
                        words.initializeElement(at: count, to: word)
                        count += 1
                        text += cluster.textLength
                        glyph += cluster.glyphCount
                    }
                    fits = count == clusters.count
                }
            }
        }
        guard fits, Int(text) == shaped.text.count, Int(glyph) == shaped.glyphs.count else {
            return nil
        }
        return (words, looks)
    }

    // MARK: Unpacking

    /// The paragraph as it was.
    public var shaped: ShapedText {
        if let whole { return whole }
        var shaped = frame
        var glyphs: [ShapedGlyph] = []
        glyphs.reserveCapacity(words.count)
        shaped.clusters = looks.withUnsafeBufferPointer { looks in
            [ShapedCluster](unsafeUninitializedCapacity: words.count) { clusters, count in
                var text: Int32 = 0
                for word in words {
                    let look = looks[word.look]
                    let advance = word.advance
                    clusters.initializeElement(
                        at: count,
                        to: ShapedCluster(
                            textStart: text, textLength: word.textLength,
                            glyphStart: Int32(glyphs.count), glyphCount: word.hasGlyph ? 1 : 0,
                            advance: advance + look.tracking, face: look.face, span: look.span,
                            level: look.level, isSpace: word.isSpace, breakAfter: word.breakAfter))
                    count += 1
                    text += word.textLength
                    if word.hasGlyph {
                        glyphs.append(ShapedGlyph(id: word.glyph, advance: advance))
                    }
                }
            }
        }
        shaped.glyphs = glyphs
        shaped.packed = self
        return shaped
    }

    /// The width of some clusters, in points.
    func width(of clusters: Range<Int>, isReversed: Bool, _ placer: GlyphPlacer) -> Double {
        var placer = placer
        func pass(_ index: Int) {
            if let whole {
                let cluster = whole.clusters[index]
                placer.pass(cluster.advance, cluster.isSpace, index)
            } else {
                let word = words[index]
                placer.pass(
                    word.advance + looks[word.look].tracking, word.isSpace, index)
            }
        }
        // The order decides the last bits of the sum.
        if isReversed {
            for index in clusters.reversed() { pass(index) }
        } else {
            for index in clusters { pass(index) }
        }
        return placer.x
    }

    /// Places the glyphs of some clusters.
    func place(
        _ clusters: Range<Int>, isReversed: Bool, by placer: inout GlyphPlacer
    ) {
        func place(_ index: Int) {
            if let whole {
                placer.place(whole.clusters[index], index, glyphs: whole.glyphs)
            } else {
                let word = words[index]
                placer.place(
                    word.hasGlyph ? word.glyph : nil,
                    advance: word.advance + looks[word.look].tracking,
                    textLength: Int(word.textLength), isSpace: word.isSpace, index)
            }
        }
        if isReversed {
            for index in clusters.reversed() { place(index) }
        } else {
            for index in clusters { place(index) }
        }
    }
}

/// A cluster of one glyph, or of none, in eight bytes.
private struct Word: Sendable, Hashable {
    private var bits: UInt64

    /// The highest number of a look.
    static let mostLooks = 0xFF

    /// Advances are in 2⁻²⁰ em, as Pango's are at the size that text is shaped in.
    private static let unit = 1.0 / 1_048_576
    /// What is added to advances, so that none is negative.
    private static let shift = 1 << 21

    /// Packs a cluster and its glyph; nil for one that does not fit.
    init?(_ cluster: ShapedCluster, _ glyph: ShapedGlyph) {
        let scaled = glyph.advance / Self.unit
        guard UInt32(bitPattern: cluster.glyphCount) <= 1, glyph.id <= 0xFFFF, glyph.dx == 0,
            glyph.dy == 0, UInt32(bitPattern: cluster.textLength) <= 7,
            abs(scaled) < Double(Self.shift)
        else { return nil }
        let units = Int(scaled)
        guard Double(units) == scaled else { return nil }
        bits =
            UInt64(glyph.id) | UInt64(truncatingIfNeeded: units + Self.shift) << 16
            | UInt64(UInt32(bitPattern: cluster.textLength)) << 38
            | UInt64(UInt32(bitPattern: cluster.glyphCount)) << 41
            | (cluster.isSpace ? 1 : 0) << 42 | UInt64(cluster.breakAfter.rawValue) << 43
    }

    /// Gives it the number of what it has in common with others; it has none yet.
    mutating func set(look: Int) { bits |= UInt64(truncatingIfNeeded: look) << 48 }

    var glyph: UInt32 { UInt32(bits & 0xFFFF) }
    var advance: Double { Double(Int(bits >> 16 & 0x3F_FFFF) - Self.shift) * Self.unit }
    var textLength: Int32 { Int32(truncatingIfNeeded: bits >> 38 & 7) }
    var hasGlyph: Bool { bits >> 41 & 1 != 0 }
    var isSpace: Bool { bits >> 42 & 1 != 0 }
    var breakAfter: LineBreak { LineBreak(rawValue: UInt8(bits >> 43 & 3)) ?? .desperate }
    var look: Int { Int(bits >> 48) }
}
