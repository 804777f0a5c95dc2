import CCairo
import Pages

/// Fills and strokes figures.
struct PathPainter {
    let context: OpaquePointer

    /// Draws a figure.
    func paint(_ path: PathShape) {
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
        if let fill = path.fill {
            select(fill)
            cairo_fill_preserve(context)
        }
        if let stroke = path.stroke {
            select(stroke.color)
            cairo_set_line_width(context, stroke.width)
            cairo_stroke_preserve(context)
        }
        cairo_new_path(context)
    }

    private func select(_ color: Color) {
        cairo_set_source_rgb(context, color.red, color.green, color.blue)
    }
}
