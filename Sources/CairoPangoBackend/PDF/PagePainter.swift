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
