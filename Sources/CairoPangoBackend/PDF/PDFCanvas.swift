import CCairo

/// A cairo surface that writes PDF to memory, with the context that draws on it.
struct PDFCanvas: ~Copyable {
    private let surface: OpaquePointer
    let context: OpaquePointer
    private let sink: Unmanaged<ByteSink>

    private init(surface: OpaquePointer, context: OpaquePointer, sink: Unmanaged<ByteSink>) {
        self.surface = surface
        self.context = context
        self.sink = sink
    }

    /// Opens a document; the size is that of its first page, in points.
    static func open(width: Double, height: Double) throws(PDFError) -> PDFCanvas {
        let sink = Unmanaged.passRetained(ByteSink())
        // Cairo returns an object in an error state rather than null, for both.
        guard
            let surface = cairo_pdf_surface_create_for_stream(
                ByteSink.write, sink.toOpaque(), width, height),
            let context = cairo_create(surface)
        else {
            sink.release()
            throw PDFError("cairo has no memory for a PDF surface")
        }
        let canvas = PDFCanvas(surface: surface, context: context, sink: sink)
        try canvas.check("opening the document")
        return canvas
    }

    deinit {
        cairo_destroy(context)
        cairo_surface_destroy(surface)
        sink.release()
    }

    /// Fails if anything drawn so far put cairo into an error state, which it never leaves.
    func check(_ action: @autoclosure () -> String) throws(PDFError) {
        for status in [cairo_status(context), cairo_surface_status(surface)]
        where status != CAIRO_STATUS_SUCCESS {
            let words = cairo_status_to_string(status).map { String(cString: $0) } ?? ""
            throw PDFError("cairo failed at \(action()): \(words) (\(status.rawValue))")
        }
    }

    func setPageSize(width: Double, height: Double) {
        cairo_pdf_surface_set_size(surface, width, height)
    }

    func setMetadata(_ key: cairo_pdf_metadata_t, _ value: String) {
        if !value.isEmpty { cairo_pdf_surface_set_metadata(surface, key, value) }
    }

    /// Adds a bookmark below another, and returns its number.
    func addOutline(_ title: String, parent: Int32, target: String) -> Int32 {
        cairo_pdf_surface_add_outline(
            surface, parent, title, target, cairo_pdf_outline_flags_t(rawValue: 0))
    }

    /// Closes the document and returns its bytes.
    consuming func finish() throws(PDFError) -> [UInt8] {
        try check("drawing the pages")
        cairo_surface_finish(surface)
        try check("finishing the document")
        return sink.takeUnretainedValue().bytes
    }
}
