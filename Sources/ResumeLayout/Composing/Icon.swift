import Pages

/// A sign before a contact item or a section's title.
///
/// Filled outlines, which leave no characters in the text. Drawn on a grid of 24 units,
/// which is a little less than one em.
enum Icon: CaseIterable {
    case pin
    case envelope
    case phone
    case globe
    case person
    case briefcase
    case mortarboard
    case sliders
    case speechBubble
    case folder
    case trophy
    case rosette
    case openBook
    case heart
    case star
    case quotationMark
    case personCard
    case calendar

    /// How far the text stands from the icon's left edge, in em.
    static let advance = 1.22

    /// The size of the grid, in em.
    private static let gridSize = 0.94

    /// The icon in a colour, with its left edge at `x` and its middle at a height, in points.
    func shape(x: Double, middle: Double, size: Double, color: Color) -> PathShape {
        let scale = size * Self.gridSize / 24
        func placed(_ point: Point) -> Point {
            Point(x: x + point.x * scale, y: middle + (point.y - 12) * scale)
        }
        let segments = outline.map { segment -> PathShape.Segment in
            switch segment {
            case .move(let point): .move(placed(point))
            case .line(let point): .line(placed(point))
            case .curve(let first, let second, let end):
                .curve(placed(first), placed(second), to: placed(end))
            case .close: .close
            }
        }
        return PathShape(segments: segments, fill: color)
    }

    private var outline: [PathShape.Segment] {
        switch self {
        case .pin:
            [
                .move(Point(x: 12, y: 22.5)),
                .curve(Point(x: 9.5, y: 19), Point(x: 4.6, y: 14), to: Point(x: 4.6, y: 9)),
                .curve(Point(x: 4.6, y: 4.9), Point(x: 7.9, y: 1.6), to: Point(x: 12, y: 1.6)),
                .curve(Point(x: 16.1, y: 1.6), Point(x: 19.4, y: 4.9), to: Point(x: 19.4, y: 9)),
                .curve(Point(x: 19.4, y: 14), Point(x: 14.5, y: 19), to: Point(x: 12, y: 22.5)),
                .close,
            ] + Self.ellipse(x: 12, y: 9, 2.9, 2.9, isHole: true)
        case .envelope:
            Self.polygon([(1.5, 5), (22.5, 5), (22.5, 5.8), (12, 13), (1.5, 5.8)])
                + Self.polygon([(1.5, 8.2), (12, 15.4), (22.5, 8.2), (22.5, 19.4), (1.5, 19.4)])
        case .phone:
            Self.roundedRect(6.2, 1.5, 17.8, 22.5, radius: 2.4, isHole: false)
                + Self.roundedRect(8.1, 4.4, 15.9, 17.6, radius: 0.4, isHole: true)
                + Self.ellipse(x: 12, y: 20.1, 1.15, 1.15, isHole: true)
        case .globe:
            Self.ellipse(x: 12, y: 12, 10.4, 10.4, isHole: false)
                + Self.ellipse(x: 12, y: 12, 8.8, 8.8, isHole: true)
                + Self.ellipse(x: 12, y: 12, 5, 9.6, isHole: false)
                + Self.ellipse(x: 12, y: 12, 3.4, 8.4, isHole: true)
                + Self.polygon([(2.4, 11.2), (21.6, 11.2), (21.6, 12.8), (2.4, 12.8)])
        case .person:
            Self.ellipse(x: 12, y: 7.2, 4.9, 4.9, isHole: false) + [
                .move(Point(x: 2.6, y: 21.6)),
                .curve(Point(x: 2.6, y: 16.4), Point(x: 6.6, y: 13.8), to: Point(x: 12, y: 13.8)),
                .curve(
                    Point(x: 17.4, y: 13.8), Point(x: 21.4, y: 16.4), to: Point(x: 21.4, y: 21.6)),
                .close,
            ]
        case .briefcase: SectionOutlines.briefcase
        case .mortarboard: SectionOutlines.mortarboard
        case .sliders: SectionOutlines.sliders
        case .speechBubble: SectionOutlines.speechBubble
        case .folder: SectionOutlines.folder
        case .trophy: SectionOutlines.trophy
        case .rosette: SectionOutlines.rosette
        case .openBook: SectionOutlines.openBook
        case .heart: SectionOutlines.heart
        case .star: SectionOutlines.star
        case .quotationMark: SectionOutlines.quotationMark
        case .personCard: SectionOutlines.personCard
        case .calendar: SectionOutlines.calendar
        }
    }

    static func polygon(_ corners: [(Double, Double)]) -> [PathShape.Segment] {
        corners.enumerated().map { index, corner in
            let point = Point(x: corner.0, y: corner.1)
            return index == 0 ? .move(point) : .line(point)
        } + [.close]
    }

    /// An ellipse of four Bézier curves; a hole runs the other way round.
    static func ellipse(
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

    static func roundedRect(
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
}
