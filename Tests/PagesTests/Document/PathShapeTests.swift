import Testing

@testable import Pages

struct PathShapeTests {
    @Test func aMovedFigureKeepsItsForm() {
        let figure = PathShape(
            roundedRect: Rect(x: 1, y: 2, width: 8, height: 6), radius: 2, fill: .black)
        let moved = figure.moved(by: Point(x: 10, y: 20))
        let pairs = zip(figure.segments.flatMap(\.points), moved.segments.flatMap(\.points))
        #expect(Array(pairs).count == 17)
        #expect(pairs.allSatisfy { abs($1.x - $0.x - 10) < 1e-9 && abs($1.y - $0.y - 20) < 1e-9 })
    }
}
