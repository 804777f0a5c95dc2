import CCairo

/// A PNG file's pixels.
package struct PNGImage: Sendable, Hashable {
    /// The width in pixels.
    package let width: Int
    /// The height in pixels.
    package let height: Int
    /// The pixels, row by row: alpha, red, green and blue, 8 bits each, colours times alpha.
    package let pixels: [UInt32]

    /// Reads a PNG file; nil if it is not one.
    package init?(_ file: some Sequence<UInt8>) {
        var rest = Array(file)[...]
        let surface = withUnsafeMutablePointer(to: &rest) { rest in
            cairo_image_surface_create_from_png_stream(
                { source, target, length in
                    guard let source, let target else { return CAIRO_STATUS_READ_ERROR }
                    let rest = source.assumingMemoryBound(to: ArraySlice<UInt8>.self)
                    guard rest.pointee.count >= Int(length) else { return CAIRO_STATUS_READ_ERROR }
                    for index in 0..<Int(length) {
                        target[index] = rest.pointee[rest.pointee.startIndex + index]
                    }
                    rest.pointee = rest.pointee.dropFirst(Int(length))
                    return CAIRO_STATUS_SUCCESS
                }, rest)
        }
        defer { cairo_surface_destroy(surface) }
        guard cairo_surface_status(surface) == CAIRO_STATUS_SUCCESS,
            let data = cairo_image_surface_get_data(surface)
        else { return nil }
        let format = cairo_image_surface_get_format(surface)
        guard format == CAIRO_FORMAT_ARGB32 || format == CAIRO_FORMAT_RGB24 else { return nil }
        let (width, height) = (
            Int(cairo_image_surface_get_width(surface)),
            Int(cairo_image_surface_get_height(surface))
        )
        let stride = Int(cairo_image_surface_get_stride(surface))
        // Without alpha the upper byte means nothing.
        let opaque: UInt32 = format == CAIRO_FORMAT_RGB24 ? 0xFF00_0000 : 0
        self.width = width
        self.height = height
        pixels = (0..<height).flatMap { row in
            let start = UnsafeRawPointer(data + row * stride)
            return (0..<width).map {
                start.loadUnaligned(fromByteOffset: $0 * 4, as: UInt32.self) | opaque
            }
        }
    }

    /// Reads a PNG file at a path; nil if there is none.
    package init?(path: String) {
        guard let file = FileBytes.read(path) else { return nil }
        self.init(file)
    }
}
