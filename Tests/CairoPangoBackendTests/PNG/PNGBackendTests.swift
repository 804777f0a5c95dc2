import Pages
import TestSupport
import Testing

@testable import CairoPangoBackend

@Suite struct PNGBackendTests {
    let library = TestFonts.library()
    let shaper: PangoShaper

    init() throws { shaper = try #require(PangoShaper(library: library)) }

    private func pixels(_ image: ImageAsset) throws -> [UInt8] {
        guard case .pixels(let bytes) = image.content else { throw PNGError.size }
        try #require(bytes.count == image.width * image.height * 4)
        return bytes
    }

    @Test func aPageHasItsTextAtItsPlace() throws {
        var builder = DocumentBuilder(shaper)
        builder.paragraph("HHHHHHHHHH")
        let backend = try PNGBackend(builder.document, fonts: library)
        let image = try backend.pixels(ofPage: 0, resolution: 144)
        #expect(image.width == 1191 && image.height == 1684)
        let bytes = try pixels(image)
        // The letters' box is 72 pt from the left and top; nothing is drawn elsewhere.
        let dark = (0..<image.width * image.height).filter { bytes[$0 * 4] < 128 }
        #expect(!dark.isEmpty)
        let columns = dark.map { $0 % image.width }
        let rows = dark.map { $0 / image.width }
        #expect((144...150).contains(columns.min() ?? 0))
        #expect((142...145).contains(rows.max() ?? 0) && (126...134).contains(rows.min() ?? 0))
    }

    @Test func theFileHoldsTheSamePixels() throws {
        var builder = DocumentBuilder(shaper)
        builder.paragraph("The same page")
        let backend = try PNGBackend(builder.document, fonts: library)
        let file = try backend.png(ofPage: 0, resolution: 72)
        #expect(file.starts(with: [0x89, 0x50, 0x4E, 0x47]))
        #expect(try backend.png(ofPage: 0, resolution: 72) == file)
        let read = try PhotoReader().read(file, name: "page.png")
        #expect(read.width == 596 && read.height == 842)
        #expect(try pixels(read) == pixels(backend.pixels(ofPage: 0, resolution: 72)))
    }

    @Test(arguments: ImageAsset.Orientation.allCases)
    func aPhotoStandsUprightHoweverItIsStored(_ orientation: ImageAsset.Orientation) throws {
        // Stored: red, green above; blue, yellow below.
        let asset = ImageAsset(
            width: orientation.swapsSides ? 8 : 16, height: orientation.swapsSides ? 16 : 8,
            content: .jpeg(SampleJPEG.colour), orientation: orientation)
        let size = orientation.swapsSides ? (4, 8) : (8, 4)
        let document = PageDocument(
            info: .init(title: "x"), images: [asset],
            pages: [Page(size: Size(width: 100, height: 100))])
        let placement = ImagePlacement(
            image: 0,
            frame: Rect(x: 10, y: 20, width: Double(size.0 * 10), height: Double(size.1 * 10)))
        let backend = try PNGBackend(document, fonts: library)
        let image = try backend.pixels(of: placement, width: size.0 * 4)
        #expect(image.width == size.0 * 4 && image.height == size.1 * 4)
        let bytes = try pixels(image)
        func name(_ x: Int, _ y: Int) -> String {
            let place = (y * image.width + x) * 4
            return bytes[place..<(place + 3)].map { $0 > 128 ? "1" : "0" }.joined()
        }
        let (right, bottom) = (image.width - 3, image.height - 3)
        let seen = [name(2, 2), name(right, 2), name(2, bottom), name(right, bottom)]
        let colors = ["001": "r", "010": "g", "100": "b", "011": "y"]
        let corners = seen.map { colors[$0] ?? "?" }.joined()
        // Exif 2.32, 4.6.4: where the stored first row and first column are seen.
        let expected: [ImageAsset.Orientation: String] = [
            .up: "rgby", .upMirrored: "gryb", .down: "ybgr", .downMirrored: "byrg",
            .leftMirrored: "rbgy", .right: "bryg", .rightMirrored: "ygbr", .left: "gyrb",
        ]
        #expect(corners == expected[orientation])
    }

    @Test(arguments: [
        ImageAsset(width: 1, height: 1, content: .pixels([0, 0, 200, 255])),
        ImageAsset(width: 16, height: 8, content: .jpeg(SampleJPEG.colour)),
    ])
    func aPhotoInGreysHasNoColour(_ asset: ImageAsset) throws {
        let document = PageDocument(
            info: .init(title: "x"), images: [asset],
            pages: [Page(size: Size(width: 100, height: 100))])
        for tone in ImagePlacement.Tone.allCases {
            let placement = ImagePlacement(
                image: 0, frame: Rect(x: 0, y: 0, width: 50, height: 50), tone: tone)
            let image = try PNGBackend(document, fonts: library).pixels(of: placement, width: 20)
            let bytes = try pixels(image)
            let pixel = Array(bytes[(10 * 20 + 4) * 4..<(10 * 20 + 4) * 4 + 3])
            #expect((Set(pixel).count == 1) == (tone == .gray), "\(pixel)")
        }
    }

    @Test func theCornersOfARoundPhotoAreLeftOut() throws {
        let asset = ImageAsset(width: 1, height: 1, content: .pixels([0, 0, 200, 255]))
        let document = PageDocument(
            info: .init(title: "x"), images: [asset],
            pages: [Page(size: Size(width: 100, height: 100))])
        let placement = ImagePlacement(
            image: 0, frame: Rect(x: 0, y: 0, width: 50, height: 50), shape: .ellipse)
        let image = try PNGBackend(document, fonts: library).pixels(of: placement, width: 20)
        let bytes = try pixels(image)
        #expect(Array(bytes[0..<4]) == [0, 0, 0, 0])
        #expect(Array(bytes[(10 * 20 + 10) * 4..<(10 * 20 + 10) * 4 + 3]) == [0, 0, 200])
    }

    @Test func whatCannotBeDrawnIsRefused() throws {
        var builder = DocumentBuilder(shaper)
        builder.paragraph("x")
        let backend = try PNGBackend(builder.document, fonts: library)
        #expect(throws: PNGError.page(1)) { try backend.png(ofPage: 1, resolution: 72) }
        #expect(throws: PNGError.page(-1)) { try backend.png(ofPage: -1, resolution: 72) }
        #expect(throws: PNGError.resolution(0)) { try backend.png(ofPage: 0, resolution: 0) }
        #expect(throws: PNGError.size) { try backend.png(ofPage: 0, resolution: 2_000) }
        let asset = ImageAsset(
            width: 16, height: 8, content: .jpeg(Array(SampleJPEG.colour.prefix(90))))
        var document = builder.document
        document.images = [asset]
        let placement = ImagePlacement(image: 0, frame: Rect(x: 0, y: 0, width: 50, height: 50))
        let broken = try PNGBackend(document, fonts: library)
        #expect(throws: PNGError.document(.image(0))) {
            try broken.pixels(of: placement, width: 20)
        }
    }
}
