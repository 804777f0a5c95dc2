import Pages

extension RuleLayout {
    /// The figures of the rule from a left edge, around a height; its ends lie over it.
    func shapes(x: Double, middle: Double, width: Double) -> [PathShape] {
        func area(_ x: Double, _ width: Double, _ thickness: Double) -> Rect {
            Rect(x: x, y: middle - thickness / 2, width: width, height: thickness)
        }
        var shapes = [PathShape(area(x, width, thickness), fill: color)]
        if let dash, dash < width {
            // A dash ends each side.
            let count = ((width / dash + 1) / 2).rounded(.down)
            let step = count > 1 ? (width - dash) / (count - 1) : 0
            shapes[0].segments = (0..<Int(count)).flatMap {
                PathShape(area(x + Double($0) * step, dash, thickness), fill: color).segments
            }
        }
        if let start {
            let length = min(start.length, width)
            shapes.append(PathShape(area(x, length, start.thickness), fill: start.color))
        }
        if let end {
            let length = min(end.length, width)
            shapes.append(
                PathShape(area(x + width - length, length, end.thickness), fill: end.color))
        }
        return shapes
    }
}
