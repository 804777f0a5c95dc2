import Pages
import Testing

@Suite struct ImageOrientationTests {
    /// Where Exif says that the stored picture's top left and top right corners are to be seen.
    private static let corners: [(ImageAsset.Orientation, Point, Point)] = [
        (.up, Point(x: 0, y: 0), Point(x: 1, y: 0)),
        (.upMirrored, Point(x: 1, y: 0), Point(x: 0, y: 0)),
        (.down, Point(x: 1, y: 1), Point(x: 0, y: 1)),
        (.downMirrored, Point(x: 0, y: 1), Point(x: 1, y: 1)),
        (.leftMirrored, Point(x: 0, y: 0), Point(x: 0, y: 1)),
        (.right, Point(x: 1, y: 0), Point(x: 1, y: 1)),
        (.rightMirrored, Point(x: 1, y: 1), Point(x: 1, y: 0)),
        (.left, Point(x: 0, y: 1), Point(x: 0, y: 0)),
    ]

    @Test(arguments: corners)
    func cornersGoWhereExifSays(orientation: ImageAsset.Orientation, left: Point, right: Point) {
        #expect(orientation.transform(Point(x: 0, y: 0)) == left)
        #expect(orientation.transform(Point(x: 1, y: 0)) == right)
    }

    @Test(arguments: ImageAsset.Orientation.allCases)
    func theUnitSquareStaysInPlace(orientation: ImageAsset.Orientation) {
        let corners = [(0.0, 0.0), (1, 0), (0, 1), (1, 1)].map { x, y in
            orientation.transform(Point(x: x, y: y))
        }
        #expect(Set(corners).count == 4)
        #expect(corners.allSatisfy { [0, 1].contains($0.x) && [0, 1].contains($0.y) })
    }

    @Test func quarterTurnsSwapTheSides() {
        let swapping = ImageAsset.Orientation.allCases.filter(\.swapsSides)
        #expect(swapping == [.leftMirrored, .right, .rightMirrored, .left])
    }

    @Test func aTurnedPictureKnowsItsStoredSize() {
        let turned = ImageAsset(width: 3, height: 4, content: .jpeg([]), orientation: .left)
        #expect(turned.storedWidth == 4)
        #expect(turned.storedHeight == 3)
        let upright = ImageAsset(width: 3, height: 4, content: .jpeg([]))
        #expect(upright.orientation == .up)
        #expect(upright.storedWidth == 3)
        #expect(upright.storedHeight == 4)
    }

    @Test func theDumpTellsTheOrientation() {
        let document = PageDocument(
            info: DocumentInfo(title: "x"),
            images: [ImageAsset(width: 3, height: 4, content: .jpeg([1, 2]), orientation: .right)])
        #expect(PageDump().lines(of: document)[1] == "asset 0 3x4 jpeg 2 bytes right")
    }
}
