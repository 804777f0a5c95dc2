import Pages
import Testing

@testable import ResumeLayout

/// How rules are drawn.
struct RuleLayoutShapesTests {
    /// The corners of each rectangle of a figure.
    private func areas(_ shape: PathShape) -> [Rect] {
        let points = shape.segments.flatMap(\.points)
        return stride(from: 0, to: points.count, by: 4).map { index in
            let corner = points[index + 2]
            return Rect(
                x: points[index].x, y: points[index].y, width: corner.x - points[index].x,
                height: corner.y - points[index].y)
        }
    }

    private func areas(_ rule: RuleLayout, width: Double = 100) -> [Rect] {
        rule.shapes(x: 10, middle: 5, width: width).flatMap { areas($0) }
    }

    private let plain = RuleLayout(thickness: 1, color: .black)

    @Test func aRuleIsOneArea() {
        #expect(areas(plain) == [Rect(x: 10, y: 4.5, width: 100, height: 1)])
        #expect(plain.height == 1)
    }

    @Test func endsLieOverItAtItsMiddle() {
        var rule = plain
        rule.start = .init(length: 26, thickness: 2, color: Color(hex: 0xC9A14A))
        rule.end = .init(length: 7, thickness: 8, color: Color(hex: 0x0000FF))
        #expect(
            areas(rule).dropFirst() == [
                Rect(x: 10, y: 4, width: 26, height: 2), Rect(x: 103, y: 1, width: 7, height: 8),
            ])
        #expect(
            rule.shapes(x: 0, middle: 0, width: 9).map(\.fill)
                == [.black, Color(hex: 0xC9A14A), Color(hex: 0x0000FF)])
        #expect(rule.height == 8)
        #expect(areas(rule, width: 5).allSatisfy { $0.minX == 10 && $0.maxX == 15 })
    }

    @Test func aDashEndsEachSide() throws {
        var rule = plain
        rule.dash = 3
        let dashes = areas(rule)
        #expect(dashes.count == 17)
        #expect(dashes.allSatisfy { $0.size.width == 3 })
        #expect(dashes.first?.minX == 10)
        #expect(abs(try #require(dashes.last).maxX - 110) < 1e-9)
        // A rule as short as a dash is one.
        #expect(areas(rule, width: 2) == [Rect(x: 10, y: 4.5, width: 2, height: 1)])
        #expect(areas(rule, width: 4).count == 1)
    }
}
