import CCairo
import CPango
import Pages
import System

/// The faces of a document as cairo fonts, which it owns.
///
/// Each serves all sizes, so that a face is embedded once.
final class PDFFaces {
    /// The faces of the document's list.
    let faces: [LibraryFace]
    /// Their cairo fonts, in the same order.
    private(set) var fonts: [OpaquePointer] = []
    /// Further fonts of faces, for glyphs that stand for several texts.
    private var others: [Variant: OpaquePointer] = [:]

    private struct Variant: Hashable {
        var face: Int
        var number: Int
    }

    /// Opens the faces, if all their glyphs on some pages are sound.
    init(
        _ descriptions: [FontFace], on pages: some Sequence<Page>, library: FontLibrary
    ) throws(PDFError) {
        var faces: [LibraryFace] = []
        for description in descriptions {
            guard let face = library.face(named: description) else {
                throw .missingFace(description)
            }
            faces.append(face)
        }
        self.faces = faces
        try Self.check(faces, on: pages)
        for face in faces {
            let font = try Self.font(for: face)
            fonts.append(font)
            try PDFError.check(cairo_font_face_status(font))
        }
    }

    deinit {
        for font in fonts { cairo_font_face_destroy(font) }
        for font in others.values { cairo_font_face_destroy(font) }
    }

    /// How many fonts of one face there may be.
    static let mostFonts = 5

    /// One of the fonts of a face, by number; the first is that of `fonts`.
    ///
    /// They look alike, but cairo embeds each as a subset of its own, in which a glyph can stand for
    /// another text: it tells them apart by a filter of pixels that no PDF has.
    func font(of face: Int, _ number: Int) throws(PDFError) -> OpaquePointer {
        guard number > 0 else { return fonts[face] }
        let variant = Variant(face: face, number: number)
        if let font = others[variant] { return font }
        let font = try Self.font(for: faces[face], filter: Int32(number) - 1)
        others[variant] = font
        try PDFError.check(cairo_font_face_status(font))
        return font
    }

    /// Checks the glyphs of the faces that are not built in.
    private static func check(
        _ faces: [LibraryFace], on pages: some Sequence<Page>
    ) throws(PDFError) {
        guard faces.contains(where: { !$0.isBuiltIn }) else { return }
        var glyphs = Array(repeating: Set<UInt32>(), count: faces.count)
        for case .text(let line) in pages.lazy.flatMap(\.items) {
            for run in line.runs where !faces[run.face].isBuiltIn {
                glyphs[run.face].formUnion(run.glyphs.lazy.map(\.id))
            }
        }
        for (face, glyphs) in zip(faces, glyphs) where !face.isBuiltIn {
            do throws(FontProblem) {
                try face.check(glyphs)
            } catch {
                throw .font(error)
            }
        }
    }

    /// Draws with the faces; of an error of cairo's the cause is named as far as it is known: the
    /// one font that is not built in.
    func draw<Drawing>(
        _ body: (PDFFaces) throws(PDFError) -> Drawing
    ) throws(PDFError) -> Drawing {
        do throws(PDFError) {
            return try body(self)
        } catch {
            let paths = Set(faces.lazy.filter { !$0.isBuiltIn }.map(\.source.path))
            guard case .cairo(_, let message) = error, paths.count == 1, let path = paths.first
            else { throw error }
            throw .font(.unreadable(path: path, reason: "cairo cannot embed it: \(message)"))
        }
    }

    /// Makes a cairo font of a face, with one of fontconfig's filters of pixels (0 to 3) or the usual
    /// one.
    private static func font(
        for face: LibraryFace, filter: Int32? = nil
    ) throws(PDFError) -> OpaquePointer {
        let path: String
        do throws(FontProblem) {
            path = try face.path()
        } catch {
            throw .font(error)
        }
        guard let pattern = FcPatternCreate() else {
            throw .cairo(status: CAIRO_STATUS_NO_MEMORY)
        }
        defer { FcPatternDestroy(pattern) }
        FcPatternAddString(pattern, FC_FILE, SystemText.bytes(of: path) + [0])
        FcPatternAddInteger(pattern, FC_INDEX, face.index)
        if let filter { FcPatternAddInteger(pattern, FC_LCD_FILTER, filter) }
        guard let font = cairo_ft_font_face_create_for_pattern(pattern) else {
            throw .cairo(status: CAIRO_STATUS_NO_MEMORY)
        }
        return font
    }
}
