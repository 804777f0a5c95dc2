import Pages

extension LevelLayout {
    /// The figures for a share of 0 to 1, from a left edge, around a height, so wide in points.
    func shapes(_ share: Double, x: Double, middle: Double, width: Double) -> [PathShape] {
        let share = min(max(share, 0), 1)
        switch shape {
        case .bar:
            let top = middle - height / 2
            let radius = height / 2
            let whole = Rect(x: x, y: top, width: width, height: height)
            let reached = Rect(x: x, y: top, width: max(width * share, height), height: height)
            return [
                PathShape(roundedRect: whole, radius: radius, fill: rest),
                PathShape(roundedRect: reached, radius: radius, fill: color),
            ]
        case .dots, .squares:
            let reached = max(1, Int((share * Double(steps)).rounded()))
            let step = (width - height) / Double(max(steps - 1, 1))
            return (0..<steps).map { number in
                let box = Rect(
                    x: x + Double(number) * step, y: middle - height / 2, width: height,
                    height: height)
                let color = number < reached ? self.color : rest
                return shape == .dots
                    ? PathShape(ellipseIn: box, fill: color) : PathShape(box, fill: color)
            }
        }
    }
}
