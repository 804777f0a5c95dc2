import Testing

@testable import Pages

struct SVGPathReaderTests {
    /// An outline in short: `M0,0 L1,2 C… Z`, numbers with two decimals at most.
    private func outline(_ data: String) throws -> String {
        func short(_ number: Double) -> String {
            let hundredths = (number * 100).rounded() / 100
            return hundredths == hundredths.rounded() ? "\(Int(hundredths))" : "\(hundredths)"
        }
        func text(_ points: [Point]) -> String {
            points.map { "\(short($0.x)),\(short($0.y))" }.joined(separator: " ")
        }
        return try SVGPathReader.outline(Array(data.utf8)[...]).map { segment in
            switch segment {
            case .move(let point): "M\(text([point]))"
            case .line(let point): "L\(text([point]))"
            case .curve(let first, let second, let end): "C\(text([first, second, end]))"
            case .close: "Z"
            }
        }.joined(separator: " ")
    }

    @Test(
        arguments: [
            ("", ""), ("M3 4", ""), ("M1 2L3 4", "M1,2 L3,4 Z"),
            // Signs and points part numbers as blanks and commas do.
            ("M1-2L.5.25-3e1,4E-1 z", "M1,-2 L0.5,0.25 L-30,0.4 Z"), ("m1 2 3 4z", "M1,2 L4,6 Z"),
            (" M 1,2\n,3", nil), ("M+1 2H3V4h-1v-1z", "M1,2 L3,2 L3,4 L2,4 L2,3 Z"),
            // What is open when another part begins is closed as filling closes it.
            ("M1 1h1v1M5 5h1v1", "M1,1 L2,1 L2,2 Z M5,5 L6,5 L6,6 Z"),
            // Behind a closed part the pen is back where that began.
            ("M1 1h2v2zm1 1h1z", "M1,1 L3,1 L3,3 Z M2,2 L3,2 Z"),
            ("M1 1h2v2zh5v1", "M1,1 L3,1 L3,3 Z M1,1 L6,1 L6,2 Z"),
            ("M0 0C1 2 3 4 5 6", "M0,0 C1,2 3,4 5,6 Z"),
            ("M1 1c1 2 3 4 5 6", "M1,1 C2,3 4,5 6,7 Z"),
            ("M0 0C1 2 3 4 5 6S8 8 9 9", "M0,0 C1,2 3,4 5,6 C7,8 8,8 9,9 Z"),
            ("M0 0c1 2 3 4 5 6s3 2 4 3", "M0,0 C1,2 3,4 5,6 C7,8 8,8 9,9 Z"),
            // Only a curve of the same kind is mirrored.
            ("M0 0L5 6S8 8 9 9", "M0,0 L5,6 C5,6 8,8 9,9 Z"),
            ("M0 0Q3 0 3 3S8 8 9 9", "M0,0 C2,0 3,1 3,3 C3,3 8,8 9,9 Z"),
            ("M0 0Q3 0 3 3", "M0,0 C2,0 3,1 3,3 Z"), ("M1 1q3 0 3 3", "M1,1 C3,1 4,2 4,4 Z"),
            ("M0 0Q3 0 3 3T6 6", "M0,0 C2,0 3,1 3,3 C3,5 4,6 6,6 Z"),
            ("M0 0Q3 0 3 3t3 3t3 3", "M0,0 C2,0 3,1 3,3 C3,5 4,6 6,6 C8,6 9,7 9,9 Z"),
            // Quarters of a circle, with flags that touch the next number.
            ("M1 0A1 1 0 01 0 1", "M1,0 C1,0.55 0.55,1 0,1 Z"),
            ("M1 0a1 1 0 00-1 1", "M1,0 C0.45,0 0,0.45 0,1 Z"),
            (
                "M1 0a1 1 0 1 0 1 1",
                "M1,0 C0.45,0 0,0.45 0,1 C0,1.55 0.45,2 1,2 C1.55,2 2,1.55 2,1 Z"
            ),
            (
                "M1 0a1 1 0 11-1 1",
                "M1,0 C1.55,0 2,0.45 2,1 C2,1.55 1.55,2 1,2 C0.45,2 0,1.55 0,1 Z"
            ),
            ("M0 0a2 1 90 012 0", "M0,0 C0,-1.1 0.45,-2 1,-2 C1.55,-2 2,-1.1 2,0 Z"),
            // Radii that are too small grow, those without a sign have none, and flat ones are lines.
            ("M0 0a1-1 0 014 0", "M0,0 C0,-1.1 0.9,-2 2,-2 C3.1,-2 4,-1.1 4,0 Z"),
            ("M0 0a0 1 0 014 0", "M0,0 L4,0 Z"), ("M0 0a1 1 0 010 0h1", "M0,0 L1,0 Z"),
            ("M9 9a1 1 0 01-1-1 1 1 0 011-1", "M9,9 C8.45,9 8,8.55 8,8 C8,7.45 8.45,7 9,7 Z"),
        ] as [(String, String?)])
    func dataBecomeOutlines(_ data: String, _ expected: String?) throws {
        guard let expected else {
            #expect(throws: SVGPathReader.Fault.self) { try outline(data) }
            return
        }
        #expect(try outline(data) == expected)
    }

    @Test(arguments: [
        ("L1 2", 0), ("1 2", 0), ("M1", 2), ("M1 2 3", 6), ("M1 2,", 5), ("M1 2,L3 4", 5),
        ("M1,,2", 3), ("M1 2x", 4), ("M1 2L3 4 5z", 10), ("M--1 2", 2), ("M1e 2", 3), ("M. 1", 2),
        ("M0 0a1 1 0 2 0 1 1", 11), ("M0 0a1 1 0 0", 12), ("M1 2zz3", 6), ("M1e999 0", 6),
        ("M0 0 C1 1 2 2", 13),
    ])
    func badDataAreRefusedWhereTheyBreak(_ data: String, _ offset: Int) {
        #expect(throws: SVGPathReader.Fault(offset: offset)) { try outline(data) }
    }

    @Test(
        arguments: [
            (0, 1, 0), (30, 0.866_025_403_784_438_6, 0.5), (90, 0, 1),
            (135, -0.5.squareRoot(), 0.5.squareRoot()),
            (-45, 0.5.squareRoot(), -0.5.squareRoot()), (180, -1, 0), (270, 0, -1), (3_690, 0, 1),
            (1e300, nil, nil),
        ] as [(Double, Double?, Double?)])
    func directionsOfAnglesAreExact(_ degrees: Double, _ cosine: Double?, _ sine: Double?) {
        let found = SVGArc.direction(degrees: degrees)
        #expect(abs(found.x * found.x + found.y * found.y - 1) < 1e-14)
        if let cosine, let sine {
            #expect(abs(found.x - cosine) < 1e-14 && abs(found.y - sine) < 1e-14)
        }
    }

    /// Every point of an arc lies on its ellipse, wherever it begins and however far it goes.
    @Test(arguments: [
        "M0 0A5 5 0 0 1 9 1", "M0 0A5 5 0 1 1 9 1", "M0 0A5 5 0 0 0 9 1", "M0 0A5 5 0 1 0 9 1",
        "M0 0A5 5 0 1 1 .01 0", "M0 0A5 5 0 0 1 .01 0", "M0 0A5 5 0 1 1 10 0",
        "M0 0A5 5 0 0 0 10 0",
        "M3-4A5 5 0 0 1 3.0001-4", "M0 0A5 5 0 1 0 0 10",
    ])
    func arcsAreOnTheirCircles(_ data: String) throws {
        let curves = try SVGPathReader.outline(Array(data.utf8)[...])
        var pen = Point(x: 0, y: 0)
        var points: [Point] = []
        for segment in curves {
            if case .curve(let first, let second, let end) = segment {
                for step in 0...8 {
                    let t = Double(step) / 8
                    let (a, b) = ((1 - t) * (1 - t) * (1 - t), 3 * t * (1 - t) * (1 - t))
                    let (c, d) = (3 * t * t * (1 - t), t * t * t)
                    points.append(
                        Point(
                            x: a * pen.x + b * first.x + c * second.x + d * end.x,
                            y: a * pen.y + b * first.y + c * second.y + d * end.y))
                }
            }
            pen = segment.points.last ?? pen
        }
        // The circle through three of them has the radius of all.
        let (p, q, r) = (points[0], points[points.count / 3], points[points.count * 2 / 3])
        let (bx, by, cx, cy) = (q.x - p.x, q.y - p.y, r.x - p.x, r.y - p.y)
        let d = 2 * (bx * cy - by * cx)
        guard abs(d) > 1e-6 else { return }
        let (b2, c2) = (bx * bx + by * by, cx * cx + cy * cy)
        let middle = Point(x: p.x + (cy * b2 - by * c2) / d, y: p.y + (bx * c2 - cx * b2) / d)
        let isLarge = data.contains("5 5 0 1")
        #expect(curves.count { if case .curve = $0 { true } else { false } } >= (isLarge ? 2 : 1))
        for point in points {
            let (x, y) = (point.x - middle.x, point.y - middle.y)
            #expect(abs((x * x + y * y).squareRoot() - 5) < 0.005, "\(point) about \(middle)")
        }
    }
}
