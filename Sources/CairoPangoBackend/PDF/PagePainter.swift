import CCairo
import Pages

/// Draws the items of pages in order, in a PDF each inside its structure element.
struct PagePainter {
    private let context: OpaquePointer
    /// Nil for pixels, which have no structure.
    private var tags: TagWriter?
    private var text: GlyphRunPainter
    private let images: ImagePainter

    init(
        _ document: PageDocument, context: OpaquePointer, faces: PDFFaces,
        target: ImagePainter.Target
    ) {
        self.context = context
        let isPDF = target == .pdf
        tags = isPDF ? TagWriter(structure: document.structure, context: context) : nil
        text = GlyphRunPainter(
            context: context, faces: faces,
            antialiasing: isPDF ? CAIRO_ANTIALIAS_DEFAULT : CAIRO_ANTIALIAS_GRAY)
        images = ImagePainter(context: context, document: document, target: target)
    }

    mutating func paint(_ page: Page) throws(PDFError) {
        if tags != nil { paintGround(page.size) }
        for item in page.items {
            switch item {
            case .text(let line):
                for run in line.runs {
                    try tags?.enter(run.element)
                    try text.paint(run, at: line.origin)
                }
            case .path(let path):
                try tags?.enter(nil)
                fill(path)
                text.forgetState()
            case .image(let placement):
                try tags?.enter(placement.element)
                try images.paint(placement)
            }
        }
    }

    /// Closes the elements that are open; gives all that were, in order.
    mutating func finish() -> [Int] {
        tags?.leave()
        return tags?.opened ?? []
    }

    /// Fills a page of a PDF, before all else, with the white of its paper; `Conformance` leaves it out.
    ///
    /// Cairo keeps a region of what has been drawn, and joining something to it takes longer the more
    /// pieces it has. Where it is the whole page from the beginning, 4,000 words take a fifth of the
    /// instructions.
    private mutating func paintGround(_ size: Size) {
        cairo_set_source_rgb(context, 1, 1, 1)
        cairo_rectangle(context, 0, 0, size.width, size.height)
        cairo_fill(context)
        text.forgetState()
    }

    private func fill(_ path: PathShape) {
        cairo_new_path(context)
        for segment in path.segments {
            switch segment {
            case .move(let point): cairo_move_to(context, point.x, point.y)
            case .line(let point): cairo_line_to(context, point.x, point.y)
            case .curve(let first, let second, let end):
                cairo_curve_to(context, first.x, first.y, second.x, second.y, end.x, end.y)
            case .close: cairo_close_path(context)
            }
        }
        cairo_set_source_rgb(context, path.fill.red, path.fill.green, path.fill.blue)
        cairo_fill(context)
    }
}
