import CCairo
import Pages
import Testing

@testable import CairoPangoBackend

@Suite struct PixelGridTests {
    /// Turning pixels and turning the unit square are two ways to say the same.
    @Test(arguments: ImageAsset.Orientation.allCases)
    func pixelsGoWhereTheMatrixSays(orientation: ImageAsset.Orientation) {
        let (width, height) = (3, 2)
        let grid = PixelGrid(
            width: width, height: height, bytes: (0..<6).flatMap { Array(repeating: $0, count: 4) })
        let turned = grid.turned(orientation)
        var matrix = orientation.matrix
        for row in 0..<height {
            for column in 0..<width {
                var x = (Double(column) + 0.5) / Double(width)
                var y = (Double(row) + 0.5) / Double(height)
                cairo_matrix_transform_point(&matrix, &x, &y)
                let newColumn = Int(x * Double(turned.width))
                let newRow = Int(y * Double(turned.height))
                #expect(
                    turned.bytes[4 * (newRow * turned.width + newColumn)]
                        == grid.bytes[4 * (row * width + column)])
            }
        }
    }
}
