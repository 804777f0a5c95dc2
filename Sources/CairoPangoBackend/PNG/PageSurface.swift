import CCairo
import Pages

/// A sheet of pixels that a page is drawn on; owns cairo's objects.
final class PageSurface {
    private let surface: OpaquePointer
    private let context: OpaquePointer
    private let width: Int
    private let height: Int
    private let isTransparent: Bool

    /// Makes a sheet of a size in pixels, with so many pixels a point; white if not transparent.
    init(width: Int, height: Int, scale: Double, isTransparent: Bool = false) throws(PDFError) {
        guard
            let surface = cairo_image_surface_create(
                isTransparent ? CAIRO_FORMAT_ARGB32 : CAIRO_FORMAT_RGB24, Int32(width),
                Int32(height)), let context = cairo_create(surface)
        else { throw .cairo(status: CAIRO_STATUS_NO_MEMORY) }
        self.surface = surface
        self.context = context
        self.width = width
        self.height = height
        self.isTransparent = isTransparent
        if !isTransparent {
            cairo_set_source_rgb(context, 1, 1, 1)
            cairo_paint(context)
        }
        cairo_scale(context, scale, scale)
        try check()
    }

    deinit {
        cairo_destroy(context)
        cairo_surface_destroy(surface)
    }

    /// Draws the items of a page in order.
    func paint(_ page: Page, of document: PageDocument, _ faces: PDFFaces) throws(PDFError) {
        var painter = PagePainter(document, context: context, faces: faces, target: .pixels)
        try painter.paint(page)
        try check()
    }

    /// Draws one picture of a page, its frame over the whole sheet.
    func paint(_ placement: ImagePlacement, of document: PageDocument) throws(PDFError) {
        cairo_translate(context, -placement.frame.minX, -placement.frame.minY)
        try ImagePainter(context: context, document: document, target: .pixels)
            .paint(placement)
        try check()
    }

    /// The pixels: blue, green, red and alpha, premultiplied.
    func pixels() throws(PDFError) -> ImageAsset {
        cairo_surface_flush(surface)
        guard let data = cairo_image_surface_get_data(surface) else {
            throw .cairo(status: CAIRO_STATUS_NO_MEMORY)
        }
        let stride = Int(cairo_image_surface_get_stride(surface))
        var bytes: [UInt8] = []
        bytes.reserveCapacity(width * height * 4)
        for row in 0..<height {
            bytes += UnsafeBufferPointer(start: data + row * stride, count: width * 4)
        }
        if !isTransparent {
            // The fourth byte of cairo's pixels without transparency means nothing.
            for index in Swift.stride(from: 3, to: bytes.count, by: 4) { bytes[index] = 255 }
        }
        return ImageAsset(width: width, height: height, content: .pixels(bytes))
    }

    /// The bytes of a PNG file.
    func png() throws(PDFError) -> [UInt8] {
        var sink = CairoSink()
        let status = withUnsafeMutablePointer(to: &sink) { sink in
            cairo_surface_write_to_png_stream(surface, CairoSink.write, sink)
        }
        try PDFError.check(status)
        return sink.takeBytes()
    }

    private func check() throws(PDFError) {
        try PDFError.check(cairo_status(context))
        try PDFError.check(cairo_surface_status(surface))
    }
}
