/// Puts the glyphs of shaped clusters side by side, from left to right.
public struct GlyphPlacer: Sendable {
    /// The glyphs, with places in points.
    public private(set) var glyphs: [GlyphRun.Glyph] = []
    /// The clusters that they belong to.
    public private(set) var clusters: [GlyphRun.Cluster] = []
    /// Where the next glyph stands, in points.
    public private(set) var x = 0.0

    private let size: Double
    private let stretch: Double
    private let end: Int

    /// Begins a run.
    ///
    /// - Parameters:
    ///   - size: the size, in points.
    ///   - stretch: what is added to each blank, in points.
    ///   - end: the cluster from which on no blank gets more.
    public init(size: Double, stretch: Double, end: Int) {
        self.size = size
        self.stretch = stretch
        self.end = end
    }

    /// Makes room for clusters of a glyph each.
    public mutating func reserve(_ count: Int) {
        glyphs.reserveCapacity(count)
        clusters.reserveCapacity(count)
    }

    /// Places a cluster, which has a number among those of its paragraph.
    public mutating func place(_ cluster: ShapedCluster, _ index: Int, glyphs shaped: [ShapedGlyph])
    {
        var inner = x
        for glyph in shaped[
            Int(cluster.glyphStart)..<Int(cluster.glyphStart + cluster.glyphCount)]
        {
            glyphs.append(
                GlyphRun.Glyph(id: glyph.id, x: inner + glyph.dx * size, y: glyph.dy * size))
            inner += glyph.advance * size
        }
        close(
            textLength: Int(cluster.textLength), glyphCount: Int(cluster.glyphCount),
            cluster.advance, cluster.isSpace, index)
    }

    /// Places a cluster of one glyph, or of none, on the baseline.
    mutating func place(
        _ glyph: UInt32?, advance: Double, textLength: Int, isSpace: Bool, _ index: Int
    ) {
        if let glyph { glyphs.append(GlyphRun.Glyph(id: glyph, x: x)) }
        close(textLength: textLength, glyphCount: glyph == nil ? 0 : 1, advance, isSpace, index)
    }

    private mutating func close(
        textLength: Int, glyphCount: Int, _ advance: Double, _ isSpace: Bool, _ index: Int
    ) {
        clusters.append(GlyphRun.Cluster(textLength: textLength, glyphCount: glyphCount))
        pass(advance, isSpace, index)
    }

    /// Goes past a cluster without drawing it.
    mutating func pass(_ advance: Double, _ isSpace: Bool, _ index: Int) {
        x += advance * size
        if stretch > 0, isSpace, index < end { x += stretch }
    }
}
