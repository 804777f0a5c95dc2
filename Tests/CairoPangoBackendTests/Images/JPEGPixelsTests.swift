import Testing

@testable import CairoPangoBackend

@Suite struct JPEGPixelsTests {
    /// The colour of a pixel, to within what compression changes.
    private func name(_ grid: PixelGrid, _ x: Int, _ y: Int) -> String {
        let place = (y * grid.width + x) * 4
        return grid.bytes[place..<(place + 3)].map { $0 > 128 ? "1" : "0" }.joined()
    }

    @Test func coloursAndPlacesAreThoseOfTheFile() throws {
        let grid = try #require(JPEGPixels.decode(SampleJPEG.colour, atLeast: 16))
        #expect(grid.width == 16 && grid.height == 8)
        #expect(grid.bytes.count == 16 * 8 * 4)
        // Blue, green, red: red and green above, blue and yellow below.
        #expect(name(grid, 2, 1) == "001" && name(grid, 13, 1) == "010")
        #expect(name(grid, 2, 6) == "100" && name(grid, 13, 6) == "011")
        #expect(stride(from: 3, to: grid.bytes.count, by: 4).allSatisfy { grid.bytes[$0] == 255 })
    }

    @Test(arguments: [
        (SampleJPEG.grey, 16, 8), (SampleJPEG.progressive, 16, 8), (SampleJPEG.rgb, 16, 8),
        (SampleJPEG.subsampled, 24, 20), (SampleJPEG.restarting, 32, 16),
    ])
    func allKindsThatPagesTakeAreDecoded(_ file: [UInt8], _ width: Int, _ height: Int) throws {
        let grid = try #require(JPEGPixels.decode(file, atLeast: 100))
        #expect(grid.width == width && grid.height == height)
    }

    @Test(arguments: [(16, 16, 8), (9, 10, 5), (8, 8, 4), (1, 2, 1)])
    func aLargePictureIsShrunkOnTheWay(_ side: Int, _ width: Int, _ height: Int) throws {
        let grid = try #require(JPEGPixels.decode(SampleJPEG.colour, atLeast: side))
        #expect(grid.width == width && grid.height == height)
    }

    @Test func whatIsNoPictureGivesNone() {
        #expect(JPEGPixels.decode([], atLeast: 8) == nil)
        #expect(JPEGPixels.decode(Array("no picture".utf8), atLeast: 8) == nil)
        #expect(JPEGPixels.decode(Array(SampleJPEG.colour.prefix(90)), atLeast: 8) == nil)
    }

    @Test func whatIsCutOffIsShownAsFarAsItGoes() throws {
        let grid = try #require(
            JPEGPixels.decode(Array(SampleJPEG.subsampled.dropLast(60)), atLeast: 24))
        #expect(grid.width == 24 && grid.height == 20)
    }
}
