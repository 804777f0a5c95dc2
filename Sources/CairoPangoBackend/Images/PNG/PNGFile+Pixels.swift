import Characters
import CCairo
import Glibc

extension PNGFile {
    /// Decodes the picture with cairo, and reduces it so that no side is longer than `limit`.
    func pixels(reducedTo limit: Int) throws(PhotoError.Reason) -> PixelGrid {
        let decoded = essence.withUnsafeBytes { buffer in
            var rest = buffer
            return cairo_image_surface_create_from_png_stream(readPNG, &rest)
        }
        guard let decoded else { throw .memory }
        defer { cairo_surface_destroy(decoded) }
        switch cairo_surface_status(decoded) {
        case CAIRO_STATUS_SUCCESS: break
        case CAIRO_STATUS_NO_MEMORY:
            // Cairo 1.16 says so of everything that libpng refuses.
            throw header.hasMemory ? .damaged("bad picture data") : .memory
        case CAIRO_STATUS_READ_ERROR: throw .truncated
        default: throw .damaged("bad picture data")
        }
        let format = cairo_image_surface_get_format(decoded)
        // Later versions of cairo keep 16-bit channels as floating-point numbers.
        let isPlain = format == CAIRO_FORMAT_ARGB32 || format == CAIRO_FORMAT_RGB24
        let surface = isPlain ? cairo_surface_reference(decoded) : inEightBits(decoded)
        defer { cairo_surface_destroy(surface) }
        cairo_surface_flush(surface)
        guard let data = cairo_image_surface_get_data(surface) else { throw .damaged("no pixels") }
        // Pixels without alpha have 0xFF in its place: cairo's PNG reader writes it so.
        return PixelReduction(
            source: data, width: header.width, height: header.height,
            stride: Int(cairo_image_surface_get_stride(surface))
        ).reduced(to: limit)
    }

    /// The picture drawn with eight bits a channel; without pixels if there is no memory for it.
    private func inEightBits(_ picture: OpaquePointer) -> OpaquePointer? {
        let width = Int32(header.width)
        let copy = cairo_image_surface_create(CAIRO_FORMAT_ARGB32, width, Int32(header.height))
        let context = cairo_create(copy)
        cairo_set_operator(context, CAIRO_OPERATOR_SOURCE)
        cairo_set_source_surface(context, picture, 0, 0)
        cairo_paint(context)
        cairo_destroy(context)
        return copy
    }
}

extension PNGHeader {
    /// Whether the decoded picture would find a place in memory.
    fileprivate var hasMemory: Bool {
        let place = malloc(width * height * 4)
        free(place)
        return place != nil
    }
}

/// Gives cairo the next bytes of a buffer; called from C, so it must not trap.
private func readPNG(
    closure: UnsafeMutableRawPointer?, target: UnsafeMutablePointer<UInt8>?, length: UInt32
) -> cairo_status_t {
    let count = Int(length)
    guard let rest = closure?.assumingMemoryBound(to: UnsafeRawBufferPointer.self), let target,
        let start = rest.pointee.baseAddress, rest.pointee.count >= count
    else { return CAIRO_STATUS_READ_ERROR }
    memcpy(target, start, count)
    rest.pointee = UnsafeRawBufferPointer(rebasing: rest.pointee.dropFirst(count))
    return CAIRO_STATUS_SUCCESS
}
