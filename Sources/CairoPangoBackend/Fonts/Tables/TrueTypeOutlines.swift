import CPango

/// Looks whether glyphs of the table `glyf` can be drawn and embedded (OpenType 1.9, "glyf").
struct TrueTypeOutlines {
    private let glyf: FontTable
    private let loca: FontTable
    private let isLong: Bool
    private let glyphCount: Int
    /// The glyphs that are known to be well formed.
    private var sound: Set<Int> = []

    /// Takes the tables of an `hb_face_t`, which `FaceTables` has checked; nil if there are none.
    init?(face: OpaquePointer) throws(FaceFault) {
        guard let glyf = try? FontTable("glyf", of: face) else { return nil }
        self.glyf = glyf
        loca = try FontTable("loca", of: face)
        isLong = try FontTable("head", of: face).word(at: 50) == 1
        glyphCount = Int(hb_face_get_glyph_count(face))
    }

    /// Throws if a glyph, or one that it is made of, is damaged.
    mutating func check(_ glyph: Int) throws(FaceFault) { try check(glyph, inside: []) }

    private mutating func check(_ glyph: Int, inside parents: [Int]) throws(FaceFault) {
        guard !sound.contains(glyph) else { return }
        // FreeType refuses a glyph that is part of itself; nobody nests so deep.
        try glyf.require(glyph < glyphCount, !parents.contains(glyph), parents.count < 16)
        let (size, unit) = isLong ? (4, 1) : (2, 2)
        let first = try loca.number(at: glyph * size, bytes: size)
        let last = try loca.number(at: (glyph + 1) * size, bytes: size)
        try loca.require(first <= last, last * unit <= glyf.count)
        if first < last {
            let range = first * unit..<last * unit
            let contours = try glyf.signedWord(at: range.lowerBound)
            try glyf.require(range.count >= 10)
            if contours < 0 {
                for part in try parts(in: range) { try check(part, inside: parents + [glyph]) }
            } else if contours > 0 {
                try checkContours(contours, in: range)
            }
        }
        sound.insert(glyph)
    }

    /// The glyphs that a composite one is made of.
    private func parts(in range: Range<Int>) throws(FaceFault) -> [Int] {
        var parts: [Int] = []
        var offset = range.lowerBound + 10
        var flags = 0x20  // More components follow.
        while flags & 0x20 != 0 {
            try glyf.require(offset + 6 <= range.upperBound)
            flags = try glyf.word(at: offset)
            parts.append(try glyf.word(at: offset + 2))
            offset += 4 + (flags & 0x01 != 0 ? 4 : 2)
            // A scale, two of them, or a matrix.
            offset += flags & 0x08 != 0 ? 2 : flags & 0x40 != 0 ? 4 : flags & 0x80 != 0 ? 8 : 0
            try glyf.require(offset <= range.upperBound)
        }
        return parts
    }

    /// Checks the points of a simple glyph as FreeType reads them.
    private func checkContours(_ contours: Int, in range: Range<Int>) throws(FaceFault) {
        var offset = range.lowerBound + 10
        var last = -1
        for _ in 0..<contours {
            let end = try glyf.word(at: offset)
            offset += 2
            try glyf.require(offset <= range.upperBound, end > last)
            last = end
        }
        offset += 2 + (try glyf.word(at: offset))
        var points = 0
        var coordinates = 0
        while points <= last {
            try glyf.require(offset < range.upperBound)
            let flag = try glyf.byte(at: offset)
            offset += 1
            var count = 1
            if flag & 0x08 != 0 {
                count += try glyf.byte(at: offset)
                offset += 1
            }
            points += count
            let width = flag & 0x02 != 0 ? 1 : flag & 0x10 != 0 ? 0 : 2
            let height = flag & 0x04 != 0 ? 1 : flag & 0x20 != 0 ? 0 : 2
            coordinates += count * (width + height)
        }
        try glyf.require(points == last + 1, offset + coordinates <= range.upperBound)
    }
}
