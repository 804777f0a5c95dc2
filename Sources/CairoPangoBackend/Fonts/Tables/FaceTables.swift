import CPango

/// Looks whether the tables of a face hold together.
///
/// HarfBuzz answers with guesses where a table is damaged, FreeType refuses the file, and cairo 1.16
/// trusts it (cairo-truetype-subset.c): what the three would see differently is found out first.
struct FaceTables {
    let face: OpaquePointer
    private let glyphCount: Int

    /// Takes an `hb_face_t`.
    init(face: OpaquePointer) {
        self.face = face
        glyphCount = Int(hb_face_get_glyph_count(face))
    }

    /// Throws the first fault: of the tables that every face has, then of those with outlines.
    func check() throws(FaceFault) {
        guard glyphCount > 0 else { throw FaceFault("it has no glyphs") }
        let isLong = try checkHead()
        let isTrueType = FontTable("glyf", of: face) != nil
        // Of version 1.0 for TrueType, of 0.5 for CFF ("maxp").
        guard let maxp = FontTable("maxp", of: face), maxp.count >= (isTrueType ? 32 : 6),
            maxp.word(at: 4) == glyphCount
        else { throw .damaged("maxp") }
        try checkWidths()
        try checkNames()
        if isTrueType { try checkLocations(isLong: isLong) }
        if !isTrueType, FontTable("CFF ", of: face) == nil, FontTable("CFF2", of: face) != nil {
            throw FaceFault("its outlines are of a kind that PDFs cannot hold (CFF2)")
        }
    }

    /// Checks `head`; answers whether `loca` has long numbers.
    private func checkHead() throws(FaceFault) -> Bool {
        guard let head = FontTable("head", of: face), head.count >= 54,
            head.long(at: 12) == 0x5F0F_3CF5, let unitsPerEm = head.word(at: 18),
            (16...16_384).contains(unitsPerEm), let format = head.word(at: 50), format <= 1
        else { throw .damaged("head") }
        return format == 1
    }

    private func checkWidths() throws(FaceFault) {
        guard let hhea = FontTable("hhea", of: face), hhea.count >= 36,
            let count = hhea.word(at: 34), (1...glyphCount).contains(count)
        else { throw .damaged("hhea") }
        guard let hmtx = FontTable("hmtx", of: face),
            hmtx.count >= 4 * count + 2 * (glyphCount - count)
        else { throw .damaged("hmtx") }
    }

    /// Checks the names that cairo copies: the family's (1) and the PostScript name (6).
    private func checkNames() throws(FaceFault) {
        guard let name = FontTable("name", of: face), let count = name.word(at: 2),
            let strings = name.word(at: 4), 6 + 12 * count <= name.count
        else { throw .damaged("name") }
        for record in 0..<count {
            let start = 6 + 12 * record
            guard let identifier = name.word(at: start + 6), let length = name.word(at: start + 8),
                let offset = name.word(at: start + 10)
            else { throw .damaged("name") }
            guard identifier == 1 || identifier == 6 else { continue }
            guard strings + offset + length <= name.count else { throw .damaged("name") }
        }
    }

    private func checkLocations(isLong: Bool) throws(FaceFault) {
        guard let loca = FontTable("loca", of: face),
            loca.count >= (glyphCount + 1) * (isLong ? 4 : 2)
        else { throw .damaged("loca") }
    }
}
