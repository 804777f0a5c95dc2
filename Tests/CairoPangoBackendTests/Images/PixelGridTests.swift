import Pages
import Testing

@testable import CairoPangoBackend

@Suite struct PixelGridTests {
    /// Turning pixels and turning the unit square are two ways to say the same.
    @Test(arguments: ImageAsset.Orientation.allCases)
    func pixelsGoWhereTheTransformSays(orientation: ImageAsset.Orientation) {
        let (width, height) = (3, 2)
        let grid = PixelGrid(
            width: width, height: height, bytes: (0..<6).flatMap { Array(repeating: $0, count: 4) })
        let turned = grid.turned(orientation)
        for row in 0..<height {
            for column in 0..<width {
                let place = orientation.transform(
                    Point(
                        x: (Double(column) + 0.5) / Double(width),
                        y: (Double(row) + 0.5) / Double(height)))
                let newColumn = Int(place.x * Double(turned.width))
                let newRow = Int(place.y * Double(turned.height))
                #expect(
                    turned.bytes[4 * (newRow * turned.width + newColumn)]
                        == grid.bytes[4 * (row * width + column)])
            }
        }
    }
}
