import CCairo
import Glibc

/// A picture that cairo decoded from a PNG file; owns cairo's surface.
final class PNGSurface {
    private let surface: OpaquePointer

    /// Decodes a file whose size was checked.
    init(_ file: PNGFile) throws(PhotoError.Reason) {
        let decoded = file.essence.withUnsafeBytes { buffer in
            var source = Source(left: buffer)
            return cairo_image_surface_create_from_png_stream(readPNG, &source)
        }
        guard let decoded else { throw .memory }
        surface = decoded
        switch cairo_surface_status(decoded) {
        case CAIRO_STATUS_SUCCESS: break
        case CAIRO_STATUS_NO_MEMORY:
            // Cairo 1.16 says so of everything that libpng refuses.
            throw file.header.hasMemory ? .damaged("bad picture data") : .memory
        case CAIRO_STATUS_READ_ERROR: throw .truncated
        default: throw .damaged("bad picture data")
        }
    }

    deinit { cairo_surface_destroy(surface) }

    /// The pixels, reduced so that no side is longer than `limit`.
    func pixels(reducedTo limit: Int) throws(PhotoError.Reason) -> PixelGrid {
        let format = cairo_image_surface_get_format(surface)
        guard format == CAIRO_FORMAT_ARGB32 || format == CAIRO_FORMAT_RGB24 else {
            // Later versions of cairo keep 16-bit channels as floating-point numbers.
            return try inEightBits().pixels(reducedTo: limit)
        }
        cairo_surface_flush(surface)
        let width = Int(cairo_image_surface_get_width(surface))
        let height = Int(cairo_image_surface_get_height(surface))
        guard width > 0, height > 0, let data = cairo_image_surface_get_data(surface) else {
            throw .damaged("no pixels")
        }
        // Pixels without alpha have 0xFF in its place: cairo's PNG reader writes it so.
        return PixelReduction(
            source: data, width: width, height: height,
            stride: Int(cairo_image_surface_get_stride(surface))
        ).reduced(to: limit)
    }

    private init(drawing other: OpaquePointer) throws(PhotoError.Reason) {
        let copy = cairo_image_surface_create(
            CAIRO_FORMAT_ARGB32, cairo_image_surface_get_width(other),
            cairo_image_surface_get_height(other))
        guard let copy else { throw .memory }
        surface = copy
        let context = cairo_create(copy)
        cairo_set_operator(context, CAIRO_OPERATOR_SOURCE)
        cairo_set_source_surface(context, other, 0, 0)
        cairo_paint(context)
        let status = cairo_status(context)
        cairo_destroy(context)
        guard status == CAIRO_STATUS_SUCCESS else { throw .memory }
    }

    private func inEightBits() throws(PhotoError.Reason) -> PNGSurface {
        try PNGSurface(drawing: surface)
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

/// What is still to be read of a file.
private struct Source {
    var left: UnsafeRawBufferPointer
}

/// Gives cairo the next bytes; called from C, so it must not trap.
private func readPNG(
    closure: UnsafeMutableRawPointer?, target: UnsafeMutablePointer<UInt8>?, length: UInt32
) -> cairo_status_t {
    let count = Int(length)
    guard let source = closure?.assumingMemoryBound(to: Source.self), let target,
        let start = source.pointee.left.baseAddress, source.pointee.left.count >= count
    else { return CAIRO_STATUS_READ_ERROR }
    UnsafeMutableRawPointer(target).copyMemory(from: start, byteCount: count)
    source.pointee.left = UnsafeRawBufferPointer(rebasing: source.pointee.left.dropFirst(count))
    return CAIRO_STATUS_SUCCESS
}
