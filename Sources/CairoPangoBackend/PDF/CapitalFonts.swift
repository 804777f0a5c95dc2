import CCairo

/// Chooses the fonts of a face that draw capitals which stand for other letters.
///
/// In each font that cairo embeds, a glyph stands for one text. So the A that stands for "a" is drawn
/// with the face's second font, and that for "ά" with its third.
struct CapitalFonts {
    private var texts: [DrawnGlyph: [UInt8]] = [:]

    private struct DrawnGlyph: Hashable {
        var face: Int
        var font: Int
        var glyph: UInt
    }

    /// A stretch of clusters that one font draws.
    struct Stretch: Equatable {
        /// The number of the font.
        var font: Int
        /// The cluster behind it; it begins where the one before ends.
        var end: Int
    }

    /// Divides clusters by fonts; what is no letter goes with what stands beside it.
    mutating func stretches(
        of clusters: [cairo_text_cluster_t], _ glyphs: [cairo_glyph_t], _ text: [UInt8],
        face number: Int, _ face: LibraryFace
    ) -> [Stretch] {
        var stretches: [Stretch] = []
        var current: Int?
        var (glyph, byte) = (0, 0)
        for (index, cluster) in clusters.enumerated() {
            let characters = text[byte..<byte + Int(cluster.num_bytes)]
            let letter = String(decoding: characters, as: UTF8.self).unicodeScalars.first
            if let letter, letter.properties.isCased, cluster.num_glyphs > 0 {
                let drawn = glyphs[glyph].index
                let isWritten = face.glyph(of: letter.value).map(UInt.init) == drawn
                let font = isWritten ? 0 : font(for: drawn, of: number, characters)
                if let current, current != font {
                    stretches.append(Stretch(font: current, end: index))
                }
                current = font
            }
            glyph += Int(cluster.num_glyphs)
            byte += Int(cluster.num_bytes)
        }
        return stretches + [Stretch(font: current ?? 0, end: clusters.count)]
    }

    /// The first font in which a glyph stands for a text, or for none yet.
    private mutating func font(
        for glyph: UInt, of face: Int, _ text: ArraySlice<UInt8>
    ) -> Int {
        let last = PDFFaces.mostFonts - 1
        for font in 1..<last {
            let drawn = DrawnGlyph(face: face, font: font, glyph: glyph)
            guard let known = texts[drawn] else {
                texts[drawn] = Array(text)
                return font
            }
            if known[...] == text { return font }
        }
        return last
    }
}
