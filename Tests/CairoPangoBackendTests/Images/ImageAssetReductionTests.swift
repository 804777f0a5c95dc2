import Pages
import Testing

@testable import CairoPangoBackend

@Suite struct ImageAssetReductionTests {
    /// A picture of four fields: red and green above, blue and yellow below.
    private static func fields(_ width: Int, _ height: Int) -> PixelGrid {
        var bytes: [UInt8] = []
        for row in 0..<height {
            for column in 0..<width {
                let isRight = column * 2 >= width
                bytes +=
                    row * 2 < height
                    ? (isRight ? [0, 255, 0, 255] : [0, 0, 255, 255])
                    : (isRight ? [0, 255, 255, 255] : [255, 0, 0, 255])
            }
        }
        return PixelGrid(width: width, height: height, bytes: bytes)
    }

    private func jpeg(
        _ width: Int, _ height: Int, isGrey: Bool = false, _ turn: ImageAsset.Orientation = .up
    ) throws -> ImageAsset {
        let file = try #require(JPEGPixels.encode(Self.fields(width, height), isGrey: isGrey))
        return ImageAsset(
            width: turn.swapsSides ? height : width, height: turn.swapsSides ? width : height,
            content: .jpeg(file), orientation: turn)
    }

    private func colour(_ grid: PixelGrid, _ x: Double, _ y: Double) -> String {
        let place =
            (Int(y * Double(grid.height)) * grid.width + Int(x * Double(grid.width))) * 4
        return grid.bytes[place..<(place + 3)].map { $0 > 128 ? "1" : "0" }.joined()
    }

    @Test(arguments: [ImageAsset.Orientation.up, .down, .right, .left, .leftMirrored])
    func aPhotographBecomesASmallerOneTurnedAsItWas(_ turn: ImageAsset.Orientation) throws {
        let photo = try jpeg(640, 400, turn)
        let small = photo.reduced(to: 100)
        #expect(small.orientation == turn)
        #expect(small.width == (turn.swapsSides ? 63 : 100))
        #expect(small.height == (turn.swapsSides ? 100 : 63))
        let bytes = small.jpegBytes
        let grid = try #require(JPEGPixels.decode(bytes, atLeast: 1_000))
        #expect(grid.width == 100 && grid.height == 63)
        let corners = [(0.2, 0.2), (0.8, 0.2), (0.2, 0.8), (0.8, 0.8)]
        #expect(corners.map { colour(grid, $0.0, $0.1) } == ["001", "010", "100", "011"])
        // What comes out is a photo that may be read again.
        #expect(try PhotoReader().read(bytes, name: "").width == 100)
    }

    @Test func greyStaysGrey() throws {
        let small = try jpeg(300, 300, isGrey: true).reduced(to: 40)
        #expect(JPEGPixels.isGrey(small.jpegBytes))
        #expect(
            try JPEGPixels.isGrey(#require(JPEGPixels.encode(Self.fields(9, 9), isGrey: false)))
                == false)
    }

    @Test(arguments: [40, 1_000], [false, true])
    func inGreyAPhotographHasOneChannelOfItsLightness(_ limit: Int, _ isGrey: Bool) throws {
        let photo = try jpeg(300, 300, isGrey: isGrey)
        let grey = photo.reduced(to: limit, .gray)
        #expect(grey.width == min(limit, 300))
        #expect(JPEGPixels.isGrey(grey.jpegBytes))
        let grid = try #require(JPEGPixels.decode(grey.jpegBytes, atLeast: 1_000))
        // Red, green, blue and yellow by the weights 0.299, 0.587 and 0.114.
        for (x, y, luma) in [(0.2, 0.2, 76), (0.8, 0.2, 150), (0.2, 0.8, 29), (0.8, 0.8, 226)] {
            let place =
                (Int(y * Double(grid.height)) * grid.width + Int(x * Double(grid.width))) * 4
            for part in 0..<3 { #expect(abs(Int(grid.bytes[place + part]) - luma) <= 2) }
        }
    }

    @Test func aPhotographInGreyStaysByteForByte() throws {
        let noise = (0..<40_000).map { UInt8(truncatingIfNeeded: ($0 &* 7_919) >> 3) }
        let grid = PixelGrid(width: 100, height: 100, bytes: noise)
        let file = try #require(JPEGPixels.encode(grid, isGrey: true))
        let photo = ImageAsset(width: 100, height: 100, content: .jpeg(file))
        #expect(photo.reduced(to: 100, .gray) == photo)
        #expect(photo.reduced(to: 99, .gray) != photo)
    }

    @Test(arguments: [40, 1_000]) func inGreyPixelsKeepTheirAlpha(_ limit: Int) {
        let grid = Self.fields(400, 200)
        let asset = ImageAsset(width: 400, height: 200, content: .pixels(grid.bytes))
        let grey = asset.reduced(to: limit, .gray)
        let size = (min(limit, 400), min(limit, 400) / 2)
        #expect(
            grey.content == .pixels(Self.fields(size.0, size.1).toned(.gray).bytes))
        let pixel = PixelGrid(width: 1, height: 1, bytes: [100, 0, 50, 128])
        #expect(pixel.toned(.gray).bytes == [26, 26, 26, 128])
        #expect(pixel.toned(.color) == pixel)
    }

    @Test func pixelsAreAveragedAndStayWithoutLoss() {
        let grid = Self.fields(400, 200)
        let asset = ImageAsset(width: 400, height: 200, content: .pixels(grid.bytes))
        #expect(asset.reduced(to: 40).content == .pixels(Self.fields(40, 20).bytes))
        #expect(asset.reduced(to: 40).width == 40 && asset.reduced(to: 40).height == 20)
    }

    @Test(arguments: [400, 401, 5_000])
    func whatIsSmallEnoughStaysByteForByte(_ limit: Int) throws {
        let photo = try jpeg(400, 200, .right)
        #expect(photo.reduced(to: limit) == photo)
        #expect(photo.reduced(to: 399) != photo)
    }

    @Test func whatCannotBeDecodedStaysAsItIs() {
        let damaged = ImageAsset(width: 500, height: 500, content: .jpeg([0xFF, 0xD8, 0xFF, 0xD9]))
        #expect(damaged.reduced(to: 10) == damaged)
    }
}
