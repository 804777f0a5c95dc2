import Pages
import TestSupport
import Testing

@testable import CairoPangoBackend

@Suite struct PDFImageTests {
    let library = TestFonts.library()
    let shaper: PangoShaper

    init() throws { shaper = try #require(PangoShaper(library: library)) }

    private func document(_ asset: ImageAsset, _ shape: ImagePlacement.Shape) -> PageDocument {
        var builder = DocumentBuilder(shaper)
        let figure = builder.element(.figure(alternative: "a face"))
        builder.document.images = [asset]
        builder.document.pages[0].items.append(
            .image(
                ImagePlacement(
                    image: 0, frame: Rect(x: 400, y: 50, width: 90, height: 60), shape: shape,
                    element: figure)))
        builder.paragraph("after")
        return builder.document
    }

    @Test(
        .needs(.pdfimages),
        arguments: [ImagePlacement.Shape.rectangle, .rounded(12), .rounded(1000), .ellipse])
    func pixelsArriveUnchanged(shape: ImagePlacement.Shape) throws {
        let pixels: [UInt8] = (0..<6).flatMap { [UInt8($0 * 40), 10, 200, 255] }
        let asset = ImageAsset(width: 3, height: 2, content: .pixels(pixels))
        let bytes = try PDFBackend.render(document(asset, shape), fonts: library)
        let output = Program.output(of: "pdfimages -list $F", on: bytes)
        let rows = output.split(separator: "\n").dropFirst(2)
        #expect(rows.count == 1)
        #expect(
            rows.first?.split(separator: " ").prefix(5).joined(separator: " ") == "1 0 image 3 2")
        let check = Program.output(
            of: "qpdf --qdf --object-streams=disable $F - | grep -c 'Interpolate true'", on: bytes)
        #expect(check == "0\n")
        let structure = Program.output(of: "pdfinfo -struct $F", on: bytes)
        #expect(structure.contains("Figure") && structure.contains("P"))
    }

    @Test(.needs(.pdfimages, .ghostscript))
    func photographsPassThroughByteForByte() throws {
        let made = Program.output(
            of: """
                gs -q -dNOPAUSE -dBATCH -sDEVICE=jpeg -r10 -g16x8 -sOutputFile=$F -c '0.5 setgray clippath fill showpage' \
                && od -An -v -tu1 $F
                """)
        let jpeg = made.split(whereSeparator: \.isWhitespace).compactMap { UInt8($0) }
        try #require(jpeg.starts(with: [0xFF, 0xD8]))
        let asset = ImageAsset(width: 16, height: 8, content: .jpeg(jpeg))
        let bytes = try PDFBackend.render(document(asset, .ellipse), fonts: library)
        #expect(bytes.indices.contains { bytes[$0...].starts(with: jpeg) })
        let list = Program.output(of: "pdfimages -list $F", on: bytes)
        #expect(list.contains(" jpeg "))
    }

    @Test(
        .needs(.pdfimages),
        arguments: [(1_200, 900, "375"), (375, 250, "375"), (374, 250, "374"), (500, 2_000, "375")])
    func noPhotographIsFinerThanPrintersPrint(_ width: Int, _ height: Int, _ found: String) throws {
        let grey = PixelGrid(
            width: width, height: height,
            bytes: (0..<(width * height * 4)).map { UInt8(truncatingIfNeeded: $0 >> 4) | 3 })
        let file = try #require(JPEGPixels.encode(grey, isGrey: false))
        for content in [ImageAsset.Content.jpeg(file), .pixels(grey.bytes)] {
            let asset = ImageAsset(width: width, height: height, content: content)
            let bytes = try PDFBackend.render(document(asset, .rectangle), fonts: library)
            let row = Program.output(of: "pdfimages -list $F", on: bytes).split(separator: "\n")
                .last
            let columns = (row ?? "").split(separator: " ")
            #expect(columns[3] == found)
            let resolution = try #require(Int(columns[12]))
            #expect(resolution <= 300)
            #expect(resolution > 290 || width < 375)
        }
    }

    @Test(.needs(.pdfimages))
    func aPictureServesItsLargestPlace() throws {
        let pixels = [UInt8](repeating: 200, count: 800 * 600 * 4)
        var document = document(
            ImageAsset(width: 800, height: 600, content: .pixels(pixels)), .rectangle)
        for side in [96.0, 12] {
            let frame = Rect(x: 9, y: 9, width: side, height: side * 0.75)
            document.pages[0].items.append(.image(ImagePlacement(image: 0, frame: frame)))
        }
        let bytes = try PDFBackend.render(document, fonts: library)
        let rows = Program.output(of: "pdfimages -list $F", on: bytes).split(separator: "\n")
        #expect(rows.dropFirst(2).allSatisfy { $0.split(separator: " ")[3] == "400" })
    }

    @Test(.needs(.pdfimages)) func greysAreEmbeddedAsOneChannelBesideTheColours() throws {
        let grid = PixelGrid(
            width: 100, height: 60,
            bytes: (0..<24_000).map { UInt8(truncatingIfNeeded: $0 >> 5) | 3 })
        let file = try #require(JPEGPixels.encode(grid, isGrey: false))
        let asset = ImageAsset(width: 100, height: 60, content: .jpeg(file))
        var document = document(asset, .rectangle)
        let frame = Rect(x: 9, y: 9, width: 30, height: 30)
        document.pages[0].items.append(
            .image(ImagePlacement(image: 0, frame: frame, tone: .gray)))
        let bytes = try PDFBackend.render(document, fonts: library)
        let rows = Program.output(of: "pdfimages -list $F", on: bytes).split(separator: "\n")
        // One picture in colour, one with a channel of grey.
        let kinds = rows.dropFirst(2).map { $0.split(separator: " ")[5...6].joined(separator: " ") }
        #expect(kinds.sorted() == ["gray 1", "rgb 3"])
    }

    @Test func onePictureIsEmbeddedOnce() throws {
        let asset = ImageAsset(
            width: 100, height: 100,
            content: .pixels((0..<40_000).map { UInt8(truncatingIfNeeded: $0 &* $0 >> 3) | 3 }))
        var document = document(asset, .rectangle)
        let once = try PDFBackend.render(document, fonts: library).count
        document.pages[0].items.append(
            .image(ImagePlacement(image: 0, frame: Rect(x: 9, y: 9, width: 30, height: 30))))
        let twice = try PDFBackend.render(document, fonts: library).count
        #expect(twice < once + 2000)
    }

    @Test(.needs(.pdftoppm))
    func pathsAreFilled() throws {
        var document = PageDocument(
            info: .init(title: "x"), pages: [Page(size: Size(width: 40, height: 40))])
        document.pages[0].items = [
            .path(PathShape(Rect(x: 0, y: 0, width: 20, height: 40), fill: Color(hex: 0xFF0000))),
            .path(
                PathShape(Rect(x: 20, y: 0, width: 20, height: 40), fill: Color(hex: 0x0000FF))),
        ]
        let bytes = try PDFBackend.render(document, fonts: library)
        let output = Program.output(
            of: "pdftoppm -r 72 $F | tail -c +14 | od -An -v -tu1 -w3", on: bytes)
        let pixels = output.split(separator: "\n").map {
            $0.split(separator: " ").compactMap { Int($0) }
        }
        #expect(pixels.count == 1600)
        #expect(pixels[20 * 40 + 5] == [255, 0, 0])
        #expect(pixels[20 * 40 + 35] == [0, 0, 255])
    }
}
