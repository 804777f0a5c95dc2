import CCairo
import CPango
import Pages

/// A face as cairo draws it.
final class CairoFace {
    let handle: OpaquePointer

    init(_ face: FontFace, in library: FontLibrary) throws(PDFError) {
        handle = try library.makeCairoFace(of: face)
    }

    deinit { cairo_font_face_destroy(handle) }
}

extension FontLibrary {
    /// Makes the cairo face that draws a face of this library.
    ///
    /// The caller owns it.
    ///
    /// One face serves all sizes, so that the PDF holds each font once. A pattern that names its
    /// file is taken as it is: no configuration of fonts is looked at.
    fileprivate func makeCairoFace(of face: FontFace) throws(PDFError) -> OpaquePointer {
        guard let found = self.face(named: face) else {
            throw PDFError("the face \(face.postScriptName) is not in the font library")
        }
        let path: String
        do throws(FontProblem) {
            path = try found.path()
        } catch {
            throw PDFError("the file of \(face.postScriptName) cannot be opened: \(error)")
        }
        guard let pattern = FcPatternCreate() else { throw PDFError("fontconfig has no memory") }
        defer { FcPatternDestroy(pattern) }
        FcPatternAddString(pattern, FC_FILE, path)
        FcPatternAddInteger(pattern, FC_INDEX, found.index)
        FcPatternAddDouble(pattern, FC_PIXEL_SIZE, 1_000)
        guard let made = cairo_ft_font_face_create_for_pattern(pattern) else {
            throw PDFError("cairo has no memory for a font face")
        }
        guard cairo_font_face_status(made) == CAIRO_STATUS_SUCCESS else {
            cairo_font_face_destroy(made)
            throw PDFError("cairo cannot use \(face.postScriptName)")
        }
        return made
    }
}
