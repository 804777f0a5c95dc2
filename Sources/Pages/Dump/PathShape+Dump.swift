extension PathShape {
    /// The rectangle that a figure fills, if that is all it does.
    var filledRectangle: Rect? {
        guard stroke == nil, fill != nil, segments.count == 5,
            case .move(let first) = segments[0], case .line(let second) = segments[1],
            case .line(let third) = segments[2], case .line(let fourth) = segments[3],
            segments[4] == .close,
            first.y == second.y, second.x == third.x, third.y == fourth.y, fourth.x == first.x
        else { return nil }
        return bounds
    }

    /// The smallest rectangle around all points and control points; nil without any.
    var bounds: Rect? {
        let points = segments.flatMap { segment -> [Point] in
            switch segment {
            case .move(let point), .line(let point): [point]
            case .curve(let first, let second, let end): [first, second, end]
            case .close: []
            }
        }
        guard let first = points.first else { return nil }
        var (low, high) = (first, first)
        for point in points {
            low = Point(x: min(low.x, point.x), y: min(low.y, point.y))
            high = Point(x: max(high.x, point.x), y: max(high.y, point.y))
        }
        return Rect(x: low.x, y: low.y, width: high.x - low.x, height: high.y - low.y)
    }
}
