import Pages

/// Draws a level as a bar, dots or squares.
struct LevelDrawing {
    let layout: LevelLayout

    /// The figures for a share of 0 to 1, from a left edge, around a height.
    func shapes(_ share: Double, x: Double, middle: Double) -> [PathShape] {
        let share = min(max(share, 0), 1)
        switch layout.shape {
        case .bar:
            let top = middle - layout.height / 2
            let radius = layout.height / 2
            let whole = Rect(x: x, y: top, width: layout.width, height: layout.height)
            let reached = Rect(
                x: x, y: top, width: max(layout.width * share, layout.height),
                height: layout.height)
            return [
                PathShape(roundedRect: whole, radius: radius, fill: layout.rest),
                PathShape(roundedRect: reached, radius: radius, fill: layout.color),
            ]
        case .dots, .squares:
            let reached = max(1, Int((share * Double(layout.steps)).rounded()))
            let step = (layout.width - layout.height) / Double(max(layout.steps - 1, 1))
            return (0..<layout.steps).map { number in
                let box = Rect(
                    x: x + Double(number) * step, y: middle - layout.height / 2,
                    width: layout.height, height: layout.height)
                let color = number < reached ? layout.color : layout.rest
                return layout.shape == .dots
                    ? PathShape(ellipseIn: box, fill: color) : PathShape(box, fill: color)
            }
        }
    }
}
