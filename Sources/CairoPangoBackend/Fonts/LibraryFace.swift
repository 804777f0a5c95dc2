import Characters
import CPango
import Glibc
import Pages

/// A face of the library: one face of one font file, opened with HarfBuzz.
///
/// Owns an `hb_font_t` whose scale is the face's own units, so that all it answers is exact.
final class LibraryFace {
    /// What the face is called.
    let description: FontFace
    /// Where its file is.
    let source: FontSource
    /// The number of the face in its file; 0 but for collections.
    let index: Int32
    /// The container's format, in fontconfig's words.
    let format: String
    /// Whether the face can be set in other weights or widths than its own, which are not used.
    let isVariable: Bool

    private let font: OpaquePointer
    private let builtIn: EmbeddedFont?
    private let unitsPerEm: Double

    /// Whether the face has all printable characters of ASCII.
    lazy var coversASCII = (0x20...0x7E).allSatisfy { covers($0) }
    /// The glyph of the space.
    lazy var spaceGlyph: UInt32? = glyph(of: 0x20)
    /// Whether the face has small capitals of its own.
    lazy var hasSmallCaps = SmallCaps.areComplete(in: font)
    /// Whether its letters have serifs: then those of a capital I are far wider than its stem.
    lazy var isSerif = hasWideI()
    /// The face's measures.
    lazy var metrics: FontMetrics = measure()

    /// Reads what a face says of itself; throws if it cannot be drawn from.
    ///
    /// Faces without outlines or with coloured glyphs are refused: their glyphs become pictures.
    init(
        blob: OpaquePointer, index: Int32, source: FontSource, font builtIn: EmbeddedFont? = nil
    ) throws(FaceFault) {
        let face = hb_face_create(blob, UInt32(index))
        defer { hb_face_destroy(face) }
        guard let face, hb_face_get_glyph_count(face) > 0 else {
            throw FaceFault(reason: "it has no glyphs")
        }
        if builtIn == nil { try FaceTables(face: face).check() }
        let names = FontNames(face: face)
        guard let family = names.family else { throw FaceFault(reason: "it has no name") }
        guard let outlines = names.outlineFormat else {
            throw FaceFault(reason: FontFileProblem.onlyPictures)
        }
        guard !names.isColored else { throw FaceFault(reason: "its glyphs are coloured pictures") }
        guard let font = hb_font_create(face) else {
            throw FaceFault(reason: "there is no memory for it")
        }
        let units = hb_face_get_upem(face)
        hb_font_set_scale(font, Int32(units), Int32(units))
        let weight = Int(hb_style_get_value(font, HB_STYLE_TAG_WEIGHT).rounded())
        description = FontFace(
            family: family, weight: weight < 10 ? weight * 100 : weight,
            isItalic: hb_style_get_value(font, HB_STYLE_TAG_ITALIC) > 0,
            postScriptName: names.postScriptName ?? family)
        self.font = font
        self.source = source
        self.index = index
        self.builtIn = builtIn
        format = outlines
        isVariable = hb_ot_var_has_data(face) != 0
        unitsPerEm = Double(units)
    }

    deinit { hb_font_destroy(font) }

    /// More than the thickest stems and less than the narrowest serifs take, in em: of the built-in faces
    /// without serifs a bold I takes 0.17, of those with serifs a light one 0.21.
    private static let widestStem = 0.19

    private func hasWideI() -> Bool {
        guard let glyph = glyph(of: 0x49), let ink = ink(of: glyph) else { return false }
        // What a slanted stem takes beside its width is no serif.
        let slant = Double(hb_style_get_value(font, HB_STYLE_TAG_SLANT_RATIO))
        let lean = max(slant, 0) * height(HB_OT_METRICS_TAG_CAP_HEIGHT, of: "H")
        return ink.upperBound - ink.lowerBound - lean > Self.widestStem
    }

    /// Whether the face has a glyph for a character.
    func covers(_ scalar: UInt32) -> Bool { glyph(of: scalar) != nil }

    /// Whether the face has glyphs for all of some characters.
    func covers(all scalars: [UInt32]) -> Bool { scalars.allSatisfy(covers) }

    /// The glyph that stands for a character by itself; nil if there is none.
    func glyph(of scalar: UInt32) -> UInt32? {
        var glyph: UInt32 = 0
        return hb_font_get_nominal_glyph(font, scalar, &glyph) != 0 ? glyph : nil
    }

    /// Where the ink of a glyph begins and ends, from its origin to the right, in em; nil without ink.
    func ink(of glyph: UInt32) -> ClosedRange<Double>? {
        var extents = hb_glyph_extents_t()
        guard hb_font_get_glyph_extents(font, glyph, &extents) != 0, extents.width > 0 else {
            return nil
        }
        let start = Double(extents.x_bearing) / unitsPerEm
        return start...(start + Double(extents.width) / unitsPerEm)
    }

    /// A path by which libraries can open the face's file.
    func path() throws(FontProblem) -> String {
        switch source {
        case .file(let path), .system(let path): return path
        case .embedded:
            guard let builtIn, let path = MemoryFile.path(of: builtIn) else {
                throw .unavailable(description, errno: errno)
            }
            return path
        }
    }

    /// Whether the face is part of the program.
    var isBuiltIn: Bool { builtIn != nil }

    /// Throws if one of some glyphs is damaged: cairo would draw something else, or fail.
    ///
    /// The built-in fonts are known to be sound.
    func check(_ glyphs: Set<UInt32>) throws(FontProblem) {
        guard !isBuiltIn, let face = hb_font_get_face(font) else { return }
        do throws(FaceFault) {
            if var outlines = try TrueTypeOutlines(face: face) {
                for glyph in glyphs { try outlines.check(Int(glyph)) }
            } else if let outlines = try CFFOutlines(face: face) {
                for glyph in glyphs { try outlines.check(Int(glyph)) }
            }
        } catch {
            throw .unreadable(path: source.path, reason: error.reason)
        }
    }

    private func measure() -> FontMetrics {
        var extents = hb_font_extents_t()
        hb_font_get_h_extents(font, &extents)
        return FontMetrics(
            ascent: Double(extents.ascender) / unitsPerEm,
            descent: -Double(extents.descender) / unitsPerEm,
            capHeight: height(HB_OT_METRICS_TAG_CAP_HEIGHT, of: "H"),
            xHeight: height(HB_OT_METRICS_TAG_X_HEIGHT, of: "x"))
    }

    /// A height that the `OS/2` table names, else the height of a letter.
    private func height(_ tag: hb_ot_metrics_tag_t, of letter: Unicode.Scalar) -> Double {
        var position: Int32 = 0
        if hb_ot_metrics_get_position(font, tag, &position) != 0, position > 0 {
            return Double(position) / unitsPerEm
        }
        var extents = hb_glyph_extents_t()
        guard let glyph = glyph(of: letter.value),
            hb_font_get_glyph_extents(font, glyph, &extents) != 0
        else { return 0 }
        return Double(extents.y_bearing) / unitsPerEm
    }
}
