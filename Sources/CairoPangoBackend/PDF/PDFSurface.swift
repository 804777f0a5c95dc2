import CCairo
import Pages

/// A PDF that cairo writes into memory, and the context that draws on it.
///
/// Owns both. `finish` takes the bytes out; a surface that is dropped without it is thrown away.
/// Cairo 1.16 loses some errors of the context and of the stream, so all of them are asked for.
struct PDFSurface: ~Copyable {
    /// What is drawn with.
    let context: OpaquePointer
    /// What is drawn on.
    let surface: OpaquePointer
    private let sink: UnsafeMutablePointer<CairoSink>

    /// Opens a PDF whose first page has a size in points.
    static func open(size: Size) throws(PDFError) -> PDFSurface {
        let sink = UnsafeMutablePointer<CairoSink>.allocate(capacity: 1)
        sink.initialize(to: CairoSink())
        guard
            let surface = cairo_pdf_surface_create_for_stream(
                CairoSink.write, sink, size.width, size.height),
            let context = cairo_create(surface)
        else {
            // Cairo answers with an object in any case; that of a failure is a constant.
            sink.deinitialize(count: 1)
            sink.deallocate()
            throw .cairo(status: CAIRO_STATUS_NO_MEMORY)
        }
        let opened = PDFSurface(context: context, surface: surface, sink: sink)
        try opened.check()
        return opened
    }

    deinit {
        cairo_destroy(context)
        cairo_surface_destroy(surface)
        sink.deinitialize(count: 1)
        sink.deallocate()
    }

    /// Throws what has gone wrong so far.
    func check() throws(PDFError) {
        try PDFError.check(cairo_status(context))
        try PDFError.check(cairo_surface_status(surface))
    }

    /// Completes the file and answers its bytes.
    consuming func finish() throws(PDFError) -> [UInt8] {
        try check()
        cairo_surface_finish(surface)
        try check()
        guard !sink.pointee.hasFailed else { throw .cairo(status: CAIRO_STATUS_WRITE_ERROR) }
        return sink.pointee.takeBytes()
    }
}

extension PDFSurface {
    /// Writes bookmarks, all of one level.
    func write(_ bookmarks: [Bookmark]) {
        for bookmark in bookmarks {
            let target = "page=\(bookmark.page + 1) pos=[0 \(decimal(bookmark.y))]"
            let title = bookmark.title.split(separator: "\0").joined(separator: " ")
            cairo_pdf_surface_add_outline(
                surface, CAIRO_PDF_OUTLINE_ROOT, title, target, CAIRO_PDF_OUTLINE_FLAG_OPEN)
        }
    }
}

/// Where cairo's bytes go: thousands of times a page, a few at a time.
struct CairoSink {
    private var bytes: [UInt8] = []
    private(set) var hasFailed = false

    mutating func takeBytes() -> [UInt8] {
        defer { bytes = [] }
        return bytes
    }

    /// Cairo calls this from C, so it must not trap.
    static let write: cairo_write_func_t = { closure, data, length in
        guard let closure else { return CAIRO_STATUS_WRITE_ERROR }
        let sink = closure.assumingMemoryBound(to: CairoSink.self)
        guard let data else {
            if length > 0 { sink.pointee.hasFailed = true }
            return length == 0 ? CAIRO_STATUS_SUCCESS : CAIRO_STATUS_WRITE_ERROR
        }
        sink.pointee.bytes.append(contentsOf: UnsafeBufferPointer(start: data, count: Int(length)))
        return CAIRO_STATUS_SUCCESS
    }
}

extension PDFError {
    /// A status of cairo's, with its text; codes that this version does not know are kept.
    static func cairo(status: cairo_status_t) -> Self {
        .cairo(code: status.rawValue, message: String(cString: cairo_status_to_string(status)))
    }

    /// Throws a status of cairo's that tells of a failure.
    static func check(_ status: cairo_status_t) throws(PDFError) {
        guard status == CAIRO_STATUS_SUCCESS else { throw cairo(status: status) }
    }
}
