import Characters
import CPango

/// Looks whether the tables of a face hold together.
///
/// HarfBuzz answers with guesses where a table is damaged, FreeType refuses the file, and cairo 1.16
/// trusts it (cairo-truetype-subset.c): what the three would see differently is found out first.
struct FaceTables {
    private let face: OpaquePointer
    private let glyphCount: Int

    /// Takes an `hb_face_t`.
    init(face: OpaquePointer) {
        self.face = face
        glyphCount = Int(hb_face_get_glyph_count(face))
    }

    /// Throws the first fault: of the tables that every face has, then of those with outlines.
    func check() throws(FaceFault) {
        let head = try FontTable("head", of: face)
        try head.require(
            head.count >= 54, head.long(at: 12) == 0x5F0F_3CF5,
            (16...16_384).contains(head.word(at: 18)), head.word(at: 50) <= 1)
        let isTrueType = FontTable.exists("glyf", in: face)
        // Of version 1.0 for TrueType, of 0.5 for CFF ("maxp").
        let maxp = try FontTable("maxp", of: face)
        try maxp.require(maxp.count >= (isTrueType ? 32 : 6), maxp.word(at: 4) == glyphCount)
        try checkWidths()
        try checkNames()
        if isTrueType {
            let loca = try FontTable("loca", of: face)
            try loca.require(loca.count >= (glyphCount + 1) * (head.word(at: 50) == 1 ? 4 : 2))
        } else if !FontTable.exists("CFF ", in: face), FontTable.exists("CFF2", in: face) {
            throw FaceFault(reason: "its outlines are of a kind that PDFs cannot hold (CFF2)")
        }
    }

    private func checkWidths() throws(FaceFault) {
        let hhea = try FontTable("hhea", of: face)
        let count = try hhea.word(at: 34)
        try hhea.require((1...glyphCount).contains(count))
        let hmtx = try FontTable("hmtx", of: face)
        try hmtx.require(hmtx.count >= 4 * count + 2 * (glyphCount - count))
    }

    /// Checks the names that cairo copies: the family's (1) and the PostScript name (6).
    private func checkNames() throws(FaceFault) {
        let name = try FontTable("name", of: face)
        let (count, strings) = (try name.word(at: 2), try name.word(at: 4))
        try name.require(6 + 12 * count <= name.count)
        for start in stride(from: 6, to: 6 + 12 * count, by: 12)
        where try [1, 6].contains(name.word(at: start + 6)) {
            let (length, offset) = (try name.word(at: start + 8), try name.word(at: start + 10))
            try name.require(strings + offset + length <= name.count)
        }
    }
}
