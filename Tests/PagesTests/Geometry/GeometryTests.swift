import Pages
import Testing

@Suite struct GeometryTests {
    @Test func aRectangleKnowsItsEdges() {
        let rect = Rect(x: 10, y: 20, width: 30, height: 40)
        #expect(rect.minX == 10)
        #expect(rect.minY == 20)
        #expect(rect.maxX == 40)
        #expect(rect.maxY == 60)
    }

    @Test func aRectangleHoldsItsOriginAndSize() {
        let rect = Rect(x: 1, y: 2, width: 3, height: 4)
        #expect(rect.origin == Point(x: 1, y: 2))
        #expect(rect.size == Size(width: 3, height: 4))
    }

    @Test func aFilledRectangleIsAClosedOutlineOfFourCorners() {
        let shape = PathShape(Rect(x: 1, y: 2, width: 10, height: 5), fill: .black)
        #expect(
            shape.segments == [
                .move(Point(x: 1, y: 2)), .line(Point(x: 11, y: 2)), .line(Point(x: 11, y: 7)),
                .line(Point(x: 1, y: 7)), .close,
            ])
        #expect(shape.fill == .black)
    }
}
