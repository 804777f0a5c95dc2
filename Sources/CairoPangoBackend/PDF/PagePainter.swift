import CCairo
import Pages

/// Draws the items of pages, in order, inside the tags that they belong to.
struct PagePainter {
    private let document: PageDocument
    private let context: OpaquePointer
    private let faces: [CairoFace]
    private let pictures: [PictureSurface]
    private var cursor: TagCursor
    private let emitter = GlyphEmitter()

    init(_ document: PageDocument, fonts: FontLibrary, context: OpaquePointer) throws(PDFError) {
        self.document = document
        self.context = context
        cursor = try TagCursor(document.structure)
        var faces: [CairoFace] = []
        for face in document.faces { faces.append(try CairoFace(face, in: fonts)) }
        self.faces = faces
        var pictures: [PictureSurface] = []
        for image in document.images { pictures.append(try PictureSurface(image)) }
        self.pictures = pictures
        FontOptions.apply(to: context)
    }

    /// Draws a page.
    mutating func paint(_ page: Page) throws(PDFError) {
        for item in page.items {
            switch item {
            case .path(let shape):
                cursor.leaveLeaf(on: context)
                try draw(shape)
            case .image(let placement):
                try draw(placement)
            case .text(let line):
                guard line.origin.x.isFinite, line.origin.y.isFinite else {
                    throw PDFError("\"\(line.text.prefix(40))\" stands at no finite place")
                }
                for run in line.runs { try draw(run, at: line.origin) }
            }
        }
        // A leaf must not stay open across a page's end: its text would lie on both pages.
        cursor.leaveLeaf(on: context)
    }

    /// Closes all tags; called before the last page is shown.
    mutating func finish() {
        cursor.close(on: context)
    }

    private mutating func draw(_ run: GlyphRun, at origin: Point) throws(PDFError) {
        if let element = run.element {
            try cursor.move(to: element, on: context)
        } else {
            cursor.leaveLeaf(on: context)
        }
        guard faces.indices.contains(run.face) else {
            throw PDFError("a run's face \(run.face) is not in the document")
        }
        guard (1...400).contains(run.size), run.x.isFinite else {
            throw PDFError("a run of size \(run.size) at \(run.x) is impossible")
        }
        setColor(run.color)
        cairo_set_font_face(context, faces[run.face].handle)
        cairo_set_font_size(context, run.size)
        try emitter.show(run, x: origin.x + run.x, y: origin.y, on: context)
    }

    private func setColor(_ color: Color) {
        cairo_set_source_rgb(context, color.red, color.green, color.blue)
    }

    private func draw(_ shape: PathShape) throws(PDFError) {
        cairo_new_path(context)
        for segment in shape.segments {
            switch segment {
            case .move(let point): cairo_move_to(context, point.x, point.y)
            case .line(let point): cairo_line_to(context, point.x, point.y)
            case .curve(let first, let second, let end):
                cairo_curve_to(context, first.x, first.y, second.x, second.y, end.x, end.y)
            case .close: cairo_close_path(context)
            }
        }
        guard shape.segments.allSatisfy(\.isFinite) else {
            throw PDFError("a figure has a point that is not finite")
        }
        if let fill = shape.fill {
            setColor(fill)
            if shape.stroke == nil { cairo_fill(context) } else { cairo_fill_preserve(context) }
        }
        if let stroke = shape.stroke {
            setColor(stroke.color)
            cairo_set_line_width(context, stroke.width)
            cairo_stroke(context)
        }
        cairo_new_path(context)
    }

    private mutating func draw(_ placement: ImagePlacement) throws(PDFError) {
        guard pictures.indices.contains(placement.image) else {
            throw PDFError("a picture \(placement.image) is not in the document")
        }
        let frame = placement.frame
        guard [frame.minX, frame.minY, frame.maxX, frame.maxY].allSatisfy(\.isFinite),
            frame.size.width > 0, frame.size.height > 0
        else { throw PDFError("a picture's frame is impossible") }
        if let element = placement.element {
            try cursor.move(to: element, on: context)
        } else {
            cursor.leaveLeaf(on: context)
        }
        cairo_save(context)
        clip(to: placement.shape, frame)
        pictures[placement.image].draw(in: frame, on: context)
        cairo_restore(context)
    }

    private func clip(to shape: ImagePlacement.Shape, _ frame: Rect) {
        cairo_new_path(context)
        switch shape {
        case .rectangle:
            cairo_rectangle(context, frame.minX, frame.minY, frame.size.width, frame.size.height)
        case .rounded(let radius):
            let r = min(radius, frame.size.width / 2, frame.size.height / 2)
            cairo_arc(context, frame.maxX - r, frame.minY + r, r, -.pi / 2, 0)
            cairo_arc(context, frame.maxX - r, frame.maxY - r, r, 0, .pi / 2)
            cairo_arc(context, frame.minX + r, frame.maxY - r, r, .pi / 2, .pi)
            cairo_arc(context, frame.minX + r, frame.minY + r, r, .pi, .pi * 1.5)
            cairo_close_path(context)
        case .ellipse:
            cairo_save(context)
            cairo_translate(
                context, frame.minX + frame.size.width / 2, frame.minY + frame.size.height / 2)
            cairo_scale(context, frame.size.width / 2, frame.size.height / 2)
            cairo_arc(context, 0, 0, 1, 0, .pi * 2)
            cairo_restore(context)
        }
        cairo_clip(context)
    }
}

extension PathShape.Segment {
    fileprivate var isFinite: Bool {
        func isFinite(_ point: Point) -> Bool { point.x.isFinite && point.y.isFinite }
        return switch self {
        case .move(let point), .line(let point): isFinite(point)
        case .curve(let first, let second, let end):
            isFinite(first) && isFinite(second) && isFinite(end)
        case .close: true
        }
    }
}
