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
    init?(face: OpaquePointer) {
        guard let glyf = FontTable("glyf", of: face), let loca = FontTable("loca", of: face),
            let head = FontTable("head", of: face)
        else { return nil }
        self.glyf = glyf
        self.loca = loca
        isLong = head.word(at: 50) == 1
        glyphCount = Int(hb_face_get_glyph_count(face))
    }

    /// Throws if a glyph, or one that it is made of, is damaged.
    mutating func check(_ glyph: Int) throws(FaceFault) {
        try check(glyph, inside: [])
    }

    private mutating func check(_ glyph: Int, inside parents: [Int]) throws(FaceFault) {
        guard !sound.contains(glyph) else { return }
        // FreeType refuses a glyph that is part of itself; nobody nests so deep.
        guard glyph < glyphCount, !parents.contains(glyph), parents.count < 16 else {
            throw .damaged("glyf")
        }
        let size = isLong ? 4 : 2
        let unit = isLong ? 1 : 2
        guard let first = loca.number(at: glyph * size, bytes: size),
            let last = loca.number(at: (glyph + 1) * size, bytes: size), first <= last,
            last * unit <= glyf.count
        else { throw .damaged("loca") }
        if first < last {
            let range = first * unit..<last * unit
            guard range.count >= 10, let contours = glyf.signedWord(at: range.lowerBound) else {
                throw .damaged("glyf")
            }
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
            guard offset + 6 <= range.upperBound, let next = glyf.word(at: offset),
                let part = glyf.word(at: offset + 2)
            else { throw .damaged("glyf") }
            flags = next
            parts.append(part)
            offset += 4 + (flags & 0x01 != 0 ? 4 : 2)
            if flags & 0x08 != 0 {
                offset += 2
            } else if flags & 0x40 != 0 {
                offset += 4
            } else if flags & 0x80 != 0 {
                offset += 8
            }
            guard offset <= range.upperBound else { throw .damaged("glyf") }
        }
        return parts
    }

    /// Checks the points of a simple glyph as FreeType reads them.
    private func checkContours(_ contours: Int, in range: Range<Int>) throws(FaceFault) {
        var offset = range.lowerBound + 10
        var last = -1
        for _ in 0..<contours {
            guard offset + 2 <= range.upperBound, let end = glyf.word(at: offset), end > last else {
                throw .damaged("glyf")
            }
            last = end
            offset += 2
        }
        guard let instructions = glyf.word(at: offset) else { throw .damaged("glyf") }
        offset += 2 + instructions
        var points = 0
        var coordinates = 0
        while points <= last {
            guard offset < range.upperBound, let flag = glyf.byte(at: offset) else {
                throw .damaged("glyf")
            }
            offset += 1
            var count = 1
            if flag & 0x08 != 0 {
                guard let repeats = glyf.byte(at: offset) else { throw .damaged("glyf") }
                offset += 1
                count += repeats
            }
            points += count
            let width = flag & 0x02 != 0 ? 1 : flag & 0x10 != 0 ? 0 : 2
            let height = flag & 0x04 != 0 ? 1 : flag & 0x20 != 0 ? 0 : 2
            coordinates += count * (width + height)
        }
        guard points == last + 1, offset + coordinates <= range.upperBound else {
            throw .damaged("glyf")
        }
    }
}
