import Pages

/// The icons, on a grid of 24 units.
///
/// Holes run against the clock, solid parts with it, so that solid parts may overlap. No line and no
/// gap is thinner than 1.4 units, which is 0.55 pt in text of 10 pt.
extension Icon {
    static let pin = Icon(
        [
            .move(12, 22.5), .curve(9.5, 19, 4.6, 14, 4.6, 9), .curve(4.6, 4.9, 7.9, 1.6, 12, 1.6),
            .curve(16.1, 1.6, 19.4, 4.9, 19.4, 9), .curve(19.4, 14, 14.5, 19, 12, 22.5), .close,
        ], ellipse(x: 12, y: 9, 2.9, 2.9, isHole: true))

    static let envelope = Icon(
        polygon([(1.5, 5), (22.5, 5), (22.5, 5.8), (12, 13), (1.5, 5.8)]),
        polygon([(1.5, 8.2), (12, 15.4), (22.5, 8.2), (22.5, 19.4), (1.5, 19.4)]))

    static let phone = Icon(
        roundedRect(6.2, 1.5, 17.8, 22.5, radius: 2.4),
        roundedRect(8.1, 4.4, 15.9, 17.6, radius: 0.4, isHole: true),
        ellipse(x: 12, y: 20.1, 1.15, 1.15, isHole: true))

    static let globe = Icon(
        ellipse(x: 12, y: 12, 10.4, 10.4), ellipse(x: 12, y: 12, 8.8, 8.8, isHole: true),
        ellipse(x: 12, y: 12, 5, 9.6), ellipse(x: 12, y: 12, 3.4, 8.4, isHole: true),
        polygon([(2.4, 11.2), (21.6, 11.2), (21.6, 12.8), (2.4, 12.8)]))

    static let person = Icon(
        ellipse(x: 12, y: 7.2, 4.9, 4.9),
        [
            .move(2.6, 21.6), .curve(2.6, 16.4, 6.6, 13.8, 12, 13.8),
            .curve(17.4, 13.8, 21.4, 16.4, 21.4, 21.6), .close,
        ])

    static let briefcase = Icon(
        roundedRect(7.4, 2.6, 16.6, 8.6, radius: 1.8), rect(9.2, 4.4, 14.8, 6.8, isHole: true),
        roundedRect(1.4, 6.8, 22.6, 21, radius: 2), rect(1.4, 13, 9.8, 14.5, isHole: true),
        rect(14.2, 13, 22.6, 14.5, isHole: true))

    static let mortarboard = Icon(
        polygon([(12, 3.2), (23.6, 8.8), (12, 14.4), (0.4, 8.8)]),
        [
            .move(5.2, 13), .line(12, 16.3), .line(18.8, 13), .line(18.8, 18),
            .curve(17, 20, 14.6, 21, 12, 21), .curve(9.4, 21, 7, 20, 5.2, 18), .close,
        ], rect(20.9, 9, 22.5, 16), ellipse(x: 21.7, y: 17, 1.6, 2.2))

    static let sliders = Icon(
        slider(y: 4.8, knob: 16.2), slider(y: 12, knob: 7.6), slider(y: 19.2, knob: 14.2))

    static let speechBubble = Icon(
        roundedRect(1.4, 2.6, 22.6, 17.4, radius: 3.4),
        polygon([(5.4, 17), (12.4, 17), (5.4, 22.6)]),
        ellipse(x: 6.4, y: 10, 1.9, 1.9, isHole: true),
        ellipse(x: 12, y: 10, 1.9, 1.9, isHole: true),
        ellipse(x: 17.6, y: 10, 1.9, 1.9, isHole: true))

    static let folder = Icon([
        .move(3.2, 3.4), .line(8.8, 3.4), .line(11.2, 5.8), .line(20.8, 5.8),
        .curve(21.8, 5.8, 22.6, 6.6, 22.6, 7.6), .line(22.6, 8.6), .line(1.4, 8.6), .line(1.4, 5.2),
        .curve(1.4, 4.2, 2.2, 3.4, 3.2, 3.4), .close, .move(1.4, 10.1), .line(22.6, 10.1),
        .line(22.6, 18.8), .curve(22.6, 19.8, 21.8, 20.6, 20.8, 20.6), .line(3.2, 20.6),
        .curve(2.2, 20.6, 1.4, 19.8, 1.4, 18.8), .close,
    ])

    static let trophy = Icon(
        ellipse(x: 6.2, y: 7, 5, 4.2), ellipse(x: 6.2, y: 7, 3.3, 2.5, isHole: true),
        ellipse(x: 17.8, y: 7, 5, 4.2), ellipse(x: 17.8, y: 7, 3.3, 2.5, isHole: true),
        [
            .move(5.6, 1.8), .line(18.4, 1.8), .line(18.4, 8),
            .curve(18.4, 12, 15.6, 14.6, 12, 14.6), .curve(8.4, 14.6, 5.6, 12, 5.6, 8), .close,
        ], rect(10.8, 14, 13.2, 19), roundedRect(6.4, 18.6, 17.6, 22.4, radius: 1))

    static let rosette = Icon(
        polygon([(7, 14), (17, 14), (18.6, 23), (12, 19.6), (5.4, 23)]),
        burst(x: 12, y: 8.8, inner: 6.7, outer: 7.9),
        ellipse(x: 12, y: 8.8, 4.6, 4.6, isHole: true), ellipse(x: 12, y: 8.8, 2.8, 2.8))

    static let openBook = Icon(page(side: -1), page(side: 1))

    static let heart = Icon([
        .move(12, 21.8), .curve(5.4, 17, 1.2, 13, 1.2, 8.4), .curve(1.2, 5, 3.8, 2.4, 7, 2.4),
        .curve(9.1, 2.4, 11, 3.5, 12, 5.2), .curve(13, 3.5, 14.9, 2.4, 17, 2.4),
        .curve(20.2, 2.4, 22.8, 5, 22.8, 8.4), .curve(22.8, 13, 18.6, 17, 12, 21.8), .close,
    ])

    /// A star of five points, a little fuller than a pentagram, which looks thin beside the others.
    static let star = Icon(
        polygon([
            (12, 1.33), (14.98, 9.02), (23.22, 9.48), (16.83, 14.69), (18.94, 22.67), (12, 18.2),
            (5.06, 22.67), (7.17, 14.69), (0.78, 9.48), (9.02, 9.02),
        ]))

    static let quotationMark = Icon(comma(x: 1.6), comma(x: 13))

    static let personCard = Icon(
        roundedRect(1.2, 3.6, 22.8, 20.4, radius: 2.2),
        ellipse(x: 7.6, y: 9.2, 2.5, 2.5, isHole: true),
        [
            .move(3.6, 17), .line(11.6, 17), .curve(11.6, 14.4, 10.1, 12.9, 7.6, 12.9),
            .curve(5.1, 12.9, 3.6, 14.4, 3.6, 17), .close,
        ], rect(14, 7.2, 20.4, 8.8, isHole: true), rect(14, 11.2, 20.4, 12.8, isHole: true),
        rect(14, 15.2, 18.4, 16.8, isHole: true))
}

extension Icon {
    private static func polygon(_ corners: [(Double, Double)]) -> Outline {
        corners.enumerated().map { index, corner in
            let point = Point(x: corner.0, y: corner.1)
            return index == 0 ? .move(point) : .line(point)
        } + [.close]
    }

    /// An ellipse of four Bézier curves; a hole runs the other way round.
    private static func ellipse(
        x: Double, y: Double, _ rx: Double, _ ry: Double, isHole: Bool = false
    ) -> Outline {
        // The control points' distance that comes closest to a quarter circle.
        let k = 0.552_284_75
        let turn = isHole ? -1.0 : 1.0
        func point(_ dx: Double, _ dy: Double) -> Point {
            Point(x: x + dx * rx, y: y + dy * ry * turn)
        }
        return [
            .move(point(1, 0)), .curve(point(1, k), point(k, 1), to: point(0, 1)),
            .curve(point(-k, 1), point(-1, k), to: point(-1, 0)),
            .curve(point(-1, -k), point(-k, -1), to: point(0, -1)),
            .curve(point(k, -1), point(1, -k), to: point(1, 0)), .close,
        ]
    }

    private static func roundedRect(
        _ left: Double, _ top: Double, _ right: Double, _ bottom: Double, radius: Double,
        isHole: Bool = false
    ) -> Outline {
        let k = radius * (1 - 0.552_284_75)
        func point(_ x: Double, _ y: Double) -> Point {
            Point(x: isHole ? left + right - x : x, y: y)
        }
        return [
            .move(point(left + radius, top)), .line(point(right - radius, top)),
            .curve(point(right - k, top), point(right, top + k), to: point(right, top + radius)),
            .line(point(right, bottom - radius)),
            .curve(
                point(right, bottom - k), point(right - k, bottom),
                to: point(right - radius, bottom)), .line(point(left + radius, bottom)),
            .curve(
                point(left + k, bottom), point(left, bottom - k), to: point(left, bottom - radius)),
            .line(point(left, top + radius)),
            .curve(point(left, top + k), point(left + k, top), to: point(left + radius, top)),
            .close,
        ]
    }

    private static func rect(
        _ left: Double, _ top: Double, _ right: Double, _ bottom: Double, isHole: Bool = false
    ) -> Outline {
        let corners = [(left, top), (right, top), (right, bottom), (left, bottom)]
        return polygon(isHole ? corners.reversed() : corners)
    }

    /// A rail with a round knob.
    private static func slider(y: Double, knob: Double) -> Outline {
        rect(1.2, y - 1.1, knob - 2, y + 1.1) + rect(knob + 2, y - 1.1, 22.8, y + 1.1)
            + ellipse(x: knob, y: y, 3.4, 3.4) + ellipse(x: knob, y: y, 1.5, 1.5, isHole: true)
    }

    /// A disc with twelve points around it.
    private static func burst(x: Double, y: Double, inner: Double, outer: Double) -> Outline {
        // The cosine and the sine of 15 degrees.
        let (cosine, sine) = (0.965_925_83, 0.258_819_05)
        var direction = (x: 0.0, y: -1.0)
        var corners: [(Double, Double)] = []
        for index in 0..<24 {
            let radius = index.isMultiple(of: 2) ? outer : inner
            corners.append((x + direction.x * radius, y + direction.y * radius))
            direction = (
                direction.x * cosine - direction.y * sine, direction.x * sine + direction.y * cosine
            )
        }
        return polygon(corners)
    }

    /// One page of an open book: to the left (-1) or to the right (1) of its spine.
    private static func page(side: Double) -> Outline {
        func point(_ x: Double, _ y: Double) -> Point { Point(x: 12 + side * x, y: y) }
        // Half the gap between the pages.
        let spine = 0.8
        return [
            .move(point(spine, 5.6)), .curve(point(3.4, 3.6), point(7, 3), to: point(11.2, 3.2)),
            .line(point(11.2, 18.6)), .curve(point(7, 18.4), point(3.4, 19), to: point(spine, 21)),
            .close,
        ]
    }

    /// A comma of an opening quotation mark, 9.4 units wide.
    private static func comma(x: Double) -> Outline {
        func point(_ dx: Double, _ y: Double) -> Point { Point(x: x + dx, y: y) }
        return [
            .move(point(0, 14.6)), .curve(point(0, 9), point(2.8, 5), to: point(8.2, 3.4)),
            .line(point(9, 5.4)), .curve(point(6.4, 6.6), point(4.9, 8.2), to: point(4.6, 10.2)),
            .curve(point(7.2, 10.2), point(9.4, 12.2), to: point(9.4, 15)),
            .curve(point(9.4, 17.7), point(7.3, 19.8), to: point(4.7, 19.8)),
            .curve(point(1.9, 19.8), point(0, 17.8), to: point(0, 14.6)), .close,
        ]
    }
}

extension PathShape.Segment {
    fileprivate static func move(_ x: Double, _ y: Double) -> Self { .move(Point(x: x, y: y)) }

    fileprivate static func line(_ x: Double, _ y: Double) -> Self { .line(Point(x: x, y: y)) }

    fileprivate static func curve(
        _ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double, _ x: Double, _ y: Double
    ) -> Self { .curve(Point(x: x1, y: y1), Point(x: x2, y: y2), to: Point(x: x, y: y)) }
}
