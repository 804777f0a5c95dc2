import PDFFile
import Pages
import Testing

@testable import CairoPangoBackend

@Suite struct UnpackedStreamsTests {
    let library = TestFonts.library()
    let shaper: PangoShaper

    init() throws { shaper = try #require(PangoShaper(library: library)) }

    /// A page with text and a picture whose pixels are more than a block of zlib's.
    private var document: PageDocument {
        var builder = DocumentBuilder(shaper)
        builder.document.images = [
            ImageAsset(width: 200, height: 150, content: .pixels(Self.pixels))
        ]
        let figure = builder.element(.figure(alternative: "a face"))
        builder.document.pages[0].items.append(
            .image(
                ImagePlacement(
                    image: 0, frame: Rect(x: 400, y: 50, width: 90, height: 60), element: figure)))
        builder.paragraph("Words")
        return builder.document
    }

    /// Blue, green, red and nothing, as cairo has them.
    private static let pixels = [[UInt8]](repeating: [9, 99, 199, 255], count: 200 * 150)
        .flatMap(\.self)

    private func streams(of file: PDFDocument) -> [PDFStream] {
        file.objects.compactMap(\.stream).filter { $0.dictionary["Filter"] != nil }
    }

    private static let unpacked: [UInt8] = [0x78, 0x01]

    @Test func cairoPacksNothing() throws {
        let drawn = try PDFBackend.drawn(document, fonts: library)
        let streams = streams(of: try PDFDocument(reading: drawn.bytes))
        // The page, the picture, the font and its table of characters.
        #expect(streams.count >= 4)
        #expect(streams.allSatisfy { $0.data.starts(with: Self.unpacked) })
    }

    @Test func inTheFinishedFileAllIsPacked() throws {
        let file = try PDFDocument(reading: try PDFBackend.render(document, fonts: library))
        let streams = streams(of: file)
        #expect(streams.allSatisfy { !$0.data.starts(with: Self.unpacked) })
        let picture = try #require(
            streams.first { $0.dictionary["Subtype"] == .name("Image") })
        let colors = [[UInt8]](repeating: [199, 99, 9], count: 200 * 150).flatMap(\.self)
        #expect(try file.data(of: picture) == colors)
        #expect(picture.data.count < colors.count / 4)
    }
}
