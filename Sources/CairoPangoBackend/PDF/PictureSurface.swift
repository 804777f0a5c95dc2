import CCairo
import Pages

/// A picture as cairo holds it.
final class PictureSurface {
    private let surface: OpaquePointer
    private let width: Int
    private let height: Int
    private let jpeg: UnsafeMutableBufferPointer<UInt8>?

    init(_ image: ImageAsset) throws(PDFError) {
        width = image.width
        height = image.height
        guard (1...32_767).contains(width), (1...32_767).contains(height) else {
            throw PDFError("a picture of \(width) × \(height) pixels is impossible")
        }
        let format: cairo_format_t
        switch image.content {
        case .pixels: format = CAIRO_FORMAT_ARGB32
        case .jpeg: format = CAIRO_FORMAT_A1
        }
        // For a JPEG the surface only states the size: its data go into the file as they are.
        guard let surface = cairo_image_surface_create(format, Int32(width), Int32(height)) else {
            throw PDFError("cairo has no memory for a picture")
        }
        self.surface = surface
        switch image.content {
        case .pixels(let pixels):
            jpeg = nil
            let stride = Int(cairo_image_surface_get_stride(surface))
            guard pixels.count == width * height * 4,
                let data = cairo_image_surface_get_data(surface)
            else { throw PDFError("a picture's pixels do not fill it") }
            cairo_surface_flush(surface)
            pixels.withUnsafeBufferPointer { source in
                for row in 0..<height {
                    guard let start = source.baseAddress else { return }
                    (data + row * stride).update(from: start + row * width * 4, count: width * 4)
                }
            }
            cairo_surface_mark_dirty(surface)
        case .jpeg(let bytes):
            let copy = UnsafeMutableBufferPointer<UInt8>.allocate(capacity: bytes.count)
            _ = copy.initialize(from: bytes)
            jpeg = copy
            let status = cairo_surface_set_mime_data(
                surface, CAIRO_MIME_TYPE_JPEG, copy.baseAddress, UInt(copy.count), nil, nil)
            guard status == CAIRO_STATUS_SUCCESS else {
                throw PDFError("cairo does not take the photo's data")
            }
        }
    }

    deinit {
        cairo_surface_destroy(surface)
        jpeg?.deallocate()
    }

    /// Draws the picture so that it fills a frame.
    func draw(in frame: Rect, on context: OpaquePointer) {
        cairo_translate(context, frame.minX, frame.minY)
        cairo_scale(
            context, frame.size.width / Double(width), frame.size.height / Double(height))
        cairo_set_source_surface(context, surface, 0, 0)
        // Any smoother filter makes cairo write /Interpolate, which PDF/A forbids (ISO 19005-2, 6.2.8).
        cairo_pattern_set_filter(cairo_get_source(context), CAIRO_FILTER_NEAREST)
        cairo_paint(context)
    }
}
