import CCairo
import Glibc
import Pages

/// Draws pictures, and owns cairo's copies of them.
final class ImagePainter {
    private let context: OpaquePointer
    private let document: PageDocument
    private let images: [ImageAsset]
    private let target: Target
    private var surfaces: [Look: OpaquePointer] = [:]

    /// A picture in a tone.
    private struct Look: Hashable {
        var image: Int
        var tone: ImagePlacement.Tone
    }

    /// What is drawn on.
    enum Target {
        /// A PDF, which takes pictures as they are, unless they are finer than printers print.
        case pdf
        /// Pixels, which pictures are decoded and fitted to.
        case pixels
    }

    init(context: OpaquePointer, document: PageDocument, target: Target) {
        self.context = context
        self.document = document
        images = document.images
        self.target = target
    }

    deinit { for surface in surfaces.values { cairo_surface_destroy(surface) } }

    /// Draws a picture into its frame, cut to its shape.
    func paint(_ placement: ImagePlacement) throws(PDFError) {
        let image = images[placement.image]
        let frame = placement.frame
        let surface = try surface(of: placement)
        cairo_save(context)
        defer { cairo_restore(context) }
        outline(placement.shape, in: frame)
        cairo_clip(context)
        // From the frame to the unit square, from there to the stored picture's pixels.
        var matrix = image.orientation.matrix
        let width = Double(cairo_image_surface_get_width(surface))
        let height = Double(cairo_image_surface_get_height(surface))
        let whole = placement.whole(of: image)
        cairo_translate(context, whole.minX, whole.minY)
        cairo_scale(context, whole.size.width, whole.size.height)
        cairo_transform(context, &matrix)
        cairo_scale(context, 1 / width, 1 / height)
        cairo_set_source_surface(context, surface, 0, 0)
        // Any other filter makes cairo ask viewers to interpolate, which PDF/A forbids.
        cairo_pattern_set_filter(
            cairo_get_source(context), target == .pdf ? CAIRO_FILTER_NEAREST : CAIRO_FILTER_GOOD)
        // Without this the edges of a smaller or larger picture fade into nothing.
        if target == .pixels {
            cairo_pattern_set_extend(cairo_get_source(context), CAIRO_EXTEND_PAD)
        }
        // Not cairo_paint: over a whole page it would throw the page's structure away.
        cairo_rectangle(context, 0, 0, width, height)
        cairo_fill(context)
    }

    private func surface(of placement: ImagePlacement) throws(PDFError) -> OpaquePointer {
        let look = Look(image: placement.image, tone: placement.tone)
        if let surface = surfaces[look] { return surface }
        let image = target == .pdf ? printed(look) : images[look.image]
        switch (image.content, target) {
        case (.jpeg(let bytes), .pdf):
            let surface = try blank(
                CAIRO_FORMAT_RGB24, image.storedWidth, image.storedHeight, for: look)
            try attach(bytes, to: surface)
            return surface
        case (.jpeg(let bytes), .pixels):
            guard let grid = JPEGPixels.decode(bytes, atLeast: side(of: placement, image)) else {
                throw .image(look.image)
            }
            let surface = try blank(CAIRO_FORMAT_ARGB32, grid.width, grid.height, for: look)
            copy(grid.toned(look.tone).bytes, width: grid.width, to: surface)
            return surface
        case (.pixels(let bytes), _):
            let grid = PixelGrid(width: image.width, height: image.height, bytes: bytes)
            let surface = try blank(CAIRO_FORMAT_ARGB32, image.width, image.height, for: look)
            copy(
                target == .pdf ? bytes : grid.toned(look.tone).bytes, width: image.width,
                to: surface)
            return surface
        }
    }

    /// The most pixels of an inch in a PDF: what offset printing asks for, and more than people see.
    private static let finest = 300.0

    /// A picture with no more pixels than it needs where it is largest.
    private func printed(_ look: Look) -> ImageAsset {
        let image = images[look.image]
        var longest = 0.0
        for case .image(let placement) in document.pages.lazy.flatMap(\.items)
        where placement.image == look.image {
            let size = placement.whole(of: image).size
            longest = max(longest, size.width, size.height)
        }
        return image.reduced(to: max(Int(longest / 72 * Self.finest + 1e-6), 1), look.tone)
    }

    /// How long the picture's longer side is where it is drawn, in pixels, and as much again, for
    /// the next one may be larger.
    private func side(of placement: ImagePlacement, _ image: ImageAsset) -> Int {
        var size = placement.whole(of: image).size
        cairo_user_to_device_distance(context, &size.width, &size.height)
        return Int(min(max(abs(size.width), abs(size.height)) * 2, 65_536))
    }

    private func blank(
        _ format: cairo_format_t, _ width: Int, _ height: Int, for look: Look
    ) throws(PDFError) -> OpaquePointer {
        guard let surface = cairo_image_surface_create(format, Int32(width), Int32(height)) else {
            throw .cairo(status: CAIRO_STATUS_NO_MEMORY)
        }
        surfaces[look] = surface
        try PDFError.check(cairo_surface_status(surface))
        return surface
    }

    /// Hands the file on as it is; the surface's own pixels stay blank and are never looked at.
    private func attach(_ bytes: [UInt8], to surface: OpaquePointer) throws(PDFError) {
        guard let copy = malloc(bytes.count) else { throw .cairo(status: CAIRO_STATUS_NO_MEMORY) }
        memcpy(copy, bytes, bytes.count)
        let status = cairo_surface_set_mime_data(
            surface, CAIRO_MIME_TYPE_JPEG, copy.assumingMemoryBound(to: UInt8.self),
            UInt(bytes.count), { free($0) }, copy)
        guard status == CAIRO_STATUS_SUCCESS else {
            free(copy)
            throw .cairo(status: status)
        }
    }

    private func copy(_ bytes: [UInt8], width: Int, to surface: OpaquePointer) {
        let stride = Int(cairo_image_surface_get_stride(surface))
        guard let target = cairo_image_surface_get_data(surface) else { return }
        bytes.withUnsafeBufferPointer { source in
            guard let base = source.baseAddress else { return }
            for row in 0..<source.count / (width * 4) {
                (target + row * stride).update(from: base + row * width * 4, count: width * 4)
            }
        }
        cairo_surface_mark_dirty(surface)
    }

    private func outline(_ shape: ImagePlacement.Shape, in frame: Rect) {
        cairo_new_path(context)
        switch shape {
        case .rectangle:
            cairo_rectangle(context, frame.minX, frame.minY, frame.size.width, frame.size.height)
        case .rounded(let radius):
            let radius = min(radius, frame.size.width / 2, frame.size.height / 2)
            let corners = [
                (frame.maxX - radius, frame.minY + radius),
                (frame.maxX - radius, frame.maxY - radius),
                (frame.minX + radius, frame.maxY - radius),
                (frame.minX + radius, frame.minY + radius),
            ]
            for (index, corner) in corners.enumerated() {
                let start = Double(index - 1) * .pi / 2
                cairo_arc(context, corner.0, corner.1, radius, start, start + .pi / 2)
            }
            cairo_close_path(context)
        case .ellipse:
            cairo_save(context)
            cairo_translate(context, (frame.minX + frame.maxX) / 2, (frame.minY + frame.maxY) / 2)
            cairo_scale(context, frame.size.width / 2, frame.size.height / 2)
            cairo_arc(context, 0, 0, 1, 0, 2 * .pi)
            cairo_restore(context)
        }
    }
}

extension ImageAsset.Orientation {
    /// The map from the stored picture to the upright one, both as the unit square with its origin
    /// at the top left and y downwards.
    var matrix: cairo_matrix_t {
        switch self {
        case .up: cairo_matrix_t(xx: 1, yx: 0, xy: 0, yy: 1, x0: 0, y0: 0)
        case .upMirrored: cairo_matrix_t(xx: -1, yx: 0, xy: 0, yy: 1, x0: 1, y0: 0)
        case .down: cairo_matrix_t(xx: -1, yx: 0, xy: 0, yy: -1, x0: 1, y0: 1)
        case .downMirrored: cairo_matrix_t(xx: 1, yx: 0, xy: 0, yy: -1, x0: 0, y0: 1)
        case .leftMirrored: cairo_matrix_t(xx: 0, yx: 1, xy: 1, yy: 0, x0: 0, y0: 0)
        case .right: cairo_matrix_t(xx: 0, yx: 1, xy: -1, yy: 0, x0: 1, y0: 0)
        case .rightMirrored: cairo_matrix_t(xx: 0, yx: -1, xy: -1, yy: 0, x0: 1, y0: 1)
        case .left: cairo_matrix_t(xx: 0, yx: -1, xy: 1, yy: 0, x0: 0, y0: 1)
        }
    }
}
