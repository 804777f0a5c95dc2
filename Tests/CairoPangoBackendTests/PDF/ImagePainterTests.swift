import CCairo
import Pages
import Testing

@testable import CairoPangoBackend

@Suite struct ImagePainterTests {
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
        var matrix = orientation.matrix
        for (stored, seen) in [(0.0, left), (1, right)] {
            var (x, y) = (stored, 0.0)
            cairo_matrix_transform_point(&matrix, &x, &y)
            #expect(Point(x: x, y: y) == seen)
        }
        // The bottom right corner is opposite to the top left one.
        var (x, y) = (1.0, 1.0)
        cairo_matrix_transform_point(&matrix, &x, &y)
        #expect(Point(x: x, y: y) == Point(x: 1 - left.x, y: 1 - left.y))
    }
}
