import CCairo
import CPango
import Pages

/// The faces of a document as cairo fonts, which it owns.
///
/// Each serves all sizes, so that a face is embedded once.
final class PDFFaces {
    /// The faces of the document's list.
    let faces: [LibraryFace]
    /// Their cairo fonts, in the same order.
    private(set) var fonts: [OpaquePointer] = []

    /// Opens the faces.
    init(_ descriptions: [FontFace], library: FontLibrary) throws(PDFError) {
        var faces: [LibraryFace] = []
        for description in descriptions {
            guard let face = library.face(named: description) else {
                throw .missingFace(description)
            }
            faces.append(face)
        }
        self.faces = faces
        for face in faces { fonts.append(try Self.font(for: face)) }
    }

    deinit {
        for font in fonts { cairo_font_face_destroy(font) }
    }

    private static func font(for face: LibraryFace) throws(PDFError) -> OpaquePointer {
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
        FcPatternAddString(pattern, FC_FILE, path)
        FcPatternAddInteger(pattern, FC_INDEX, face.index)
        guard let font = cairo_ft_font_face_create_for_pattern(pattern) else {
            throw .cairo(status: CAIRO_STATUS_NO_MEMORY)
        }
        let status = cairo_font_face_status(font)
        guard status == CAIRO_STATUS_SUCCESS else {
            cairo_font_face_destroy(font)
            throw .cairo(status: status)
        }
        return font
    }
}
