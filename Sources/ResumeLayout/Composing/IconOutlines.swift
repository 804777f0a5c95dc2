import Pages

/// The outlines of the icons, on a grid of 24 units.
///
/// Holes run against the clock, solid parts with it, so that solid parts may overlap. No line and no
/// gap is thinner than 1.4 units, which is 0.55 pt in text of 10 pt.
enum IconOutlines {
    static let pin: [PathShape.Segment] =
        [
            .move(Point(x: 12, y: 22.5)),
            .curve(Point(x: 9.5, y: 19), Point(x: 4.6, y: 14), to: Point(x: 4.6, y: 9)),
            .curve(Point(x: 4.6, y: 4.9), Point(x: 7.9, y: 1.6), to: Point(x: 12, y: 1.6)),
            .curve(Point(x: 16.1, y: 1.6), Point(x: 19.4, y: 4.9), to: Point(x: 19.4, y: 9)),
            .curve(Point(x: 19.4, y: 14), Point(x: 14.5, y: 19), to: Point(x: 12, y: 22.5)),
            .close,
        ] + ellipse(x: 12, y: 9, 2.9, 2.9, isHole: true)

    static let envelope =
        polygon([(1.5, 5), (22.5, 5), (22.5, 5.8), (12, 13), (1.5, 5.8)])
        + polygon([(1.5, 8.2), (12, 15.4), (22.5, 8.2), (22.5, 19.4), (1.5, 19.4)])

    static let phone =
        roundedRect(6.2, 1.5, 17.8, 22.5, radius: 2.4, isHole: false)
        + roundedRect(8.1, 4.4, 15.9, 17.6, radius: 0.4, isHole: true)
        + ellipse(x: 12, y: 20.1, 1.15, 1.15, isHole: true)

    static let globe =
        ellipse(x: 12, y: 12, 10.4, 10.4, isHole: false)
        + ellipse(x: 12, y: 12, 8.8, 8.8, isHole: true)
        + ellipse(x: 12, y: 12, 5, 9.6, isHole: false)
        + ellipse(x: 12, y: 12, 3.4, 8.4, isHole: true)
        + polygon([(2.4, 11.2), (21.6, 11.2), (21.6, 12.8), (2.4, 12.8)])

    static let person =
        ellipse(x: 12, y: 7.2, 4.9, 4.9, isHole: false) + [
            .move(Point(x: 2.6, y: 21.6)),
            .curve(Point(x: 2.6, y: 16.4), Point(x: 6.6, y: 13.8), to: Point(x: 12, y: 13.8)),
            .curve(
                Point(x: 17.4, y: 13.8), Point(x: 21.4, y: 16.4), to: Point(x: 21.4, y: 21.6)),
            .close,
        ]

    static let briefcase =
        roundedRect(7.4, 2.6, 16.6, 8.6, radius: 1.8, isHole: false)
        + rect(9.2, 4.4, 14.8, 6.8, isHole: true)
        + roundedRect(1.4, 6.8, 22.6, 21, radius: 2, isHole: false)
        + rect(1.4, 13, 9.8, 14.5, isHole: true) + rect(14.2, 13, 22.6, 14.5, isHole: true)

    static let mortarboard =
        polygon([(12, 3.2), (23.6, 8.8), (12, 14.4), (0.4, 8.8)])
        + [
            .move(Point(x: 5.2, y: 13)), .line(Point(x: 12, y: 16.3)),
            .line(Point(x: 18.8, y: 13)), .line(Point(x: 18.8, y: 18)),
            .curve(Point(x: 17, y: 20), Point(x: 14.6, y: 21), to: Point(x: 12, y: 21)),
            .curve(Point(x: 9.4, y: 21), Point(x: 7, y: 20), to: Point(x: 5.2, y: 18)), .close,
        ]
        + rect(20.9, 9, 22.5, 16) + ellipse(x: 21.7, y: 17, 1.6, 2.2, isHole: false)

    static let sliders =
        slider(y: 4.8, knob: 16.2) + slider(y: 12, knob: 7.6) + slider(y: 19.2, knob: 14.2)

    static let speechBubble =
        roundedRect(1.4, 2.6, 22.6, 17.4, radius: 3.4, isHole: false)
        + polygon([(5.4, 17), (12.4, 17), (5.4, 22.6)])
        + ellipse(x: 6.4, y: 10, 1.9, 1.9, isHole: true)
        + ellipse(x: 12, y: 10, 1.9, 1.9, isHole: true)
        + ellipse(x: 17.6, y: 10, 1.9, 1.9, isHole: true)

    static let folder: [PathShape.Segment] = [
        .move(Point(x: 3.2, y: 3.4)), .line(Point(x: 8.8, y: 3.4)),
        .line(Point(x: 11.2, y: 5.8)), .line(Point(x: 20.8, y: 5.8)),
        .curve(Point(x: 21.8, y: 5.8), Point(x: 22.6, y: 6.6), to: Point(x: 22.6, y: 7.6)),
        .line(Point(x: 22.6, y: 8.6)), .line(Point(x: 1.4, y: 8.6)), .line(Point(x: 1.4, y: 5.2)),
        .curve(Point(x: 1.4, y: 4.2), Point(x: 2.2, y: 3.4), to: Point(x: 3.2, y: 3.4)), .close,
        .move(Point(x: 1.4, y: 10.1)), .line(Point(x: 22.6, y: 10.1)),
        .line(Point(x: 22.6, y: 18.8)),
        .curve(Point(x: 22.6, y: 19.8), Point(x: 21.8, y: 20.6), to: Point(x: 20.8, y: 20.6)),
        .line(Point(x: 3.2, y: 20.6)),
        .curve(Point(x: 2.2, y: 20.6), Point(x: 1.4, y: 19.8), to: Point(x: 1.4, y: 18.8)), .close,
    ]

    static let trophy =
        ellipse(x: 6.2, y: 7, 5, 4.2, isHole: false)
        + ellipse(x: 6.2, y: 7, 3.3, 2.5, isHole: true)
        + ellipse(x: 17.8, y: 7, 5, 4.2, isHole: false)
        + ellipse(x: 17.8, y: 7, 3.3, 2.5, isHole: true)
        + [
            .move(Point(x: 5.6, y: 1.8)), .line(Point(x: 18.4, y: 1.8)),
            .line(Point(x: 18.4, y: 8)),
            .curve(Point(x: 18.4, y: 12), Point(x: 15.6, y: 14.6), to: Point(x: 12, y: 14.6)),
            .curve(Point(x: 8.4, y: 14.6), Point(x: 5.6, y: 12), to: Point(x: 5.6, y: 8)), .close,
        ]
        + rect(10.8, 14, 13.2, 19)
        + roundedRect(6.4, 18.6, 17.6, 22.4, radius: 1, isHole: false)

    static let rosette =
        polygon([(7, 14), (17, 14), (18.6, 23), (12, 19.6), (5.4, 23)])
        + burst(x: 12, y: 8.8, inner: 6.7, outer: 7.9)
        + ellipse(x: 12, y: 8.8, 4.6, 4.6, isHole: true)
        + ellipse(x: 12, y: 8.8, 2.8, 2.8, isHole: false)

    static let openBook = page(side: -1) + page(side: 1)

    static let heart: [PathShape.Segment] = [
        .move(Point(x: 12, y: 21.8)),
        .curve(Point(x: 5.4, y: 17), Point(x: 1.2, y: 13), to: Point(x: 1.2, y: 8.4)),
        .curve(Point(x: 1.2, y: 5), Point(x: 3.8, y: 2.4), to: Point(x: 7, y: 2.4)),
        .curve(Point(x: 9.1, y: 2.4), Point(x: 11, y: 3.5), to: Point(x: 12, y: 5.2)),
        .curve(Point(x: 13, y: 3.5), Point(x: 14.9, y: 2.4), to: Point(x: 17, y: 2.4)),
        .curve(Point(x: 20.2, y: 2.4), Point(x: 22.8, y: 5), to: Point(x: 22.8, y: 8.4)),
        .curve(Point(x: 22.8, y: 13), Point(x: 18.6, y: 17), to: Point(x: 12, y: 21.8)), .close,
    ]

    /// A star of five points, a little fuller than a pentagram, which looks thin beside the others.
    static let star = polygon([
        (12, 1.33), (14.98, 9.02), (23.22, 9.48), (16.83, 14.69), (18.94, 22.67), (12, 18.2),
        (5.06, 22.67), (7.17, 14.69), (0.78, 9.48), (9.02, 9.02),
    ])

    static let quotationMark = comma(x: 1.6) + comma(x: 13)

    static let personCard =
        roundedRect(1.2, 3.6, 22.8, 20.4, radius: 2.2, isHole: false)
        + ellipse(x: 7.6, y: 9.2, 2.5, 2.5, isHole: true)
        + [
            .move(Point(x: 3.6, y: 17)), .line(Point(x: 11.6, y: 17)),
            .curve(Point(x: 11.6, y: 14.4), Point(x: 10.1, y: 12.9), to: Point(x: 7.6, y: 12.9)),
            .curve(Point(x: 5.1, y: 12.9), Point(x: 3.6, y: 14.4), to: Point(x: 3.6, y: 17)),
            .close,
        ]
        + rect(14, 7.2, 20.4, 8.8, isHole: true) + rect(14, 11.2, 20.4, 12.8, isHole: true)
        + rect(14, 15.2, 18.4, 16.8, isHole: true)

    static let calendar =
        roundedRect(2, 3.8, 22, 22, radius: 2, isHole: false)
        + rect(3.9, 9.6, 20.1, 20.1, isHole: true)
        + rect(6.1, 1.4, 8.3, 5) + rect(15.7, 1.4, 17.9, 5)
        + rect(5.6, 11.2, 8.6, 14) + rect(10.5, 11.2, 13.5, 14) + rect(15.4, 11.2, 18.4, 14)
        + rect(5.6, 15.7, 8.6, 18.5) + rect(10.5, 15.7, 13.5, 18.5)
}

extension IconOutlines {
    private static func polygon(_ corners: [(Double, Double)]) -> [PathShape.Segment] {
        corners.enumerated().map { index, corner in
            let point = Point(x: corner.0, y: corner.1)
            return index == 0 ? .move(point) : .line(point)
        } + [.close]
    }

    /// An ellipse of four Bézier curves; a hole runs the other way round.
    private static func ellipse(
        x: Double, y: Double, _ rx: Double, _ ry: Double, isHole: Bool
    ) -> [PathShape.Segment] {
        // The control points' distance that comes closest to a quarter circle.
        let k = 0.552_284_75
        let turn = isHole ? -1.0 : 1.0
        func point(_ dx: Double, _ dy: Double) -> Point {
            Point(x: x + dx * rx, y: y + dy * ry * turn)
        }
        return [
            .move(point(1, 0)),
            .curve(point(1, k), point(k, 1), to: point(0, 1)),
            .curve(point(-k, 1), point(-1, k), to: point(-1, 0)),
            .curve(point(-1, -k), point(-k, -1), to: point(0, -1)),
            .curve(point(k, -1), point(1, -k), to: point(1, 0)),
            .close,
        ]
    }

    private static func roundedRect(
        _ left: Double, _ top: Double, _ right: Double, _ bottom: Double, radius: Double,
        isHole: Bool
    ) -> [PathShape.Segment] {
        let k = radius * (1 - 0.552_284_75)
        func point(_ x: Double, _ y: Double) -> Point {
            Point(x: isHole ? left + right - x : x, y: y)
        }
        return [
            .move(point(left + radius, top)),
            .line(point(right - radius, top)),
            .curve(point(right - k, top), point(right, top + k), to: point(right, top + radius)),
            .line(point(right, bottom - radius)),
            .curve(
                point(right, bottom - k), point(right - k, bottom),
                to: point(right - radius, bottom)),
            .line(point(left + radius, bottom)),
            .curve(
                point(left + k, bottom), point(left, bottom - k), to: point(left, bottom - radius)),
            .line(point(left, top + radius)),
            .curve(point(left, top + k), point(left + k, top), to: point(left + radius, top)),
            .close,
        ]
    }

    private static func rect(
        _ left: Double, _ top: Double, _ right: Double, _ bottom: Double, isHole: Bool = false
    ) -> [PathShape.Segment] {
        let corners = [(left, top), (right, top), (right, bottom), (left, bottom)]
        return polygon(isHole ? corners.reversed() : corners)
    }

    /// A rail with a round knob.
    private static func slider(y: Double, knob: Double) -> [PathShape.Segment] {
        rect(1.2, y - 1.1, knob - 2, y + 1.1) + rect(knob + 2, y - 1.1, 22.8, y + 1.1)
            + ellipse(x: knob, y: y, 3.4, 3.4, isHole: false)
            + ellipse(x: knob, y: y, 1.5, 1.5, isHole: true)
    }

    /// A disc with twelve points around it.
    private static func burst(
        x: Double, y: Double, inner: Double, outer: Double
    ) -> [PathShape.Segment] {
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
    private static func page(side: Double) -> [PathShape.Segment] {
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
    private static func comma(x: Double) -> [PathShape.Segment] {
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
