import Assets
import Pages
import Testing

@testable import CairoPangoBackend

struct PDFBackendTests {
    private let fonts = FontLibrary(embedded: Self.embedded, usesSystemFonts: false)

    private static var embedded: [EmbeddedFont] {
        (0..<asset_count()).compactMap { index in
            let asset = asset_at(index)
            guard let name = asset.name.map({ String(cString: $0) }), name.hasSuffix(".ttf") else {
                return nil
            }
            return EmbeddedFont(
                name: name,
                bytes: UnsafeRawBufferPointer(start: asset.bytes, count: asset.length))
        }
    }

    /// A document of one line for each element; every element is a paragraph unless given.
    private func document(
        _ lines: [(text: String, element: Int?)], structure: [StructureElement]? = nil,
        created: String? = nil, size: Double = 10
    ) throws -> PageDocument {
        let shaper = try #require(PangoShaper(library: fonts))
        let query = FontQuery(family: "Source Sans 3")
        var items: [PageItem] = []
        for (number, line) in lines.enumerated() {
            let shaped = shaper.shape(StyledText([.init(line.text, font: query)]))
            var x = 0.0
            var glyphs: [GlyphRun.Glyph] = []
            for glyph in shaped.glyphs {
                glyphs.append(GlyphRun.Glyph(id: glyph.id, x: x))
                x += glyph.advance * size
            }
            let run = GlyphRun(
                face: 0, size: size, color: .black, element: line.element, x: 0, width: x,
                glyphs: glyphs,
                clusters: shaped.clusters.map {
                    .init(textLength: Int($0.textLength), glyphCount: Int($0.glyphCount))
                }, text: line.text)
            items.append(
                .text(TextLine(origin: Point(x: 50, y: 60 + 20 * Double(number)), runs: [run])))
        }
        let elements =
            structure
            ?? [StructureElement(.document, parent: nil)]
            + lines.map { _ in StructureElement(.paragraph, parent: 0) }
        return PageDocument(
            info: DocumentInfo(title: "Title", author: "Ann", created: created),
            faces: shaper.faces, structure: elements,
            outline: [OutlineEntry(title: "Part", level: 0, page: 0, y: 60)],
            pages: [Page(size: Size(width: 300, height: 400), items: items)])
    }

    private func text(_ bytes: [UInt8]) -> String {
        String(decoding: bytes, as: UTF8.self)
    }

    @Test func theSamePagesGiveTheSameBytes() throws {
        let document = try document([("One line.", 1)])
        let first = try PDFBackend.render(document, fonts: fonts)
        #expect(try PDFBackend.render(document, fonts: fonts) == first)
        #expect(first.starts(with: "%PDF-1.".utf8))
    }

    @Test func aDocumentWithoutDateHasNone() throws {
        let bytes = try PDFBackend.render(try document([("One.", 1)]), fonts: fonts)
        #expect(!text(bytes).contains("CreationDate"))
    }

    @Test func aDateIsWrittenAsPDFWantsIt() throws {
        let bytes = try PDFBackend.render(
            try document([("One.", 1)], created: "2021-03-09T14:05:07Z"), fonts: fonts)
        #expect(text(bytes).contains("/CreationDate (D:20210309140507Z)"))
    }

    @Test func theFileIsTaggedAndHasBookmarks() throws {
        let file = text(try PDFBackend.render(try document([("One.", 1)]), fonts: fonts))
        #expect(file.contains("/Marked true"))
        #expect(file.contains("/StructTreeRoot"))
        #expect(file.contains("/Title (Part)"))
    }

    @Test func aLinkIsOfTheGivenAreaAndAddress() throws {
        let structure = [
            StructureElement(.document, parent: nil), StructureElement(.paragraph, parent: 0),
            StructureElement(
                .link(
                    target: "https://example.org/a%20b",
                    area: Rect(x: 50, y: 52, width: 40, height: 10)), parent: 1),
        ]
        let file = text(
            try PDFBackend.render(
                try document([("Link", 2)], structure: structure), fonts: fonts))
        #expect(file.contains("/URI (https://example.org/a%20b)"))
        #expect(file.contains("/Rect [ 50 338 90 348 ]"))
    }

    @Test(arguments: [
        "javascript:alert(1)", "https://x/) /S /JavaScript /JS (app.alert(1)", "file:///etc/passwd",
        "https://x/'", "https://x/\\", "https://x/\u{E4}", "//host/x", "data:text/html,x",
    ])
    func anUnsafeAddressIsRefused(_ target: String) throws {
        let structure = [
            StructureElement(.document, parent: nil),
            StructureElement(
                .link(target: target, area: Rect(x: 0, y: 0, width: 1, height: 1)), parent: 0),
        ]
        let document = try document([("Link", 1)], structure: structure)
        #expect(throws: PDFError.self) { try PDFBackend.render(document, fonts: fonts) }
    }

    @Test func anElementIsOpenedOnceOnly() throws {
        let document = try document(
            [("One.", 1), ("Two.", 2), ("One again.", 1)],
            structure: [
                StructureElement(.document, parent: nil), StructureElement(.paragraph, parent: 0),
                StructureElement(.paragraph, parent: 0),
            ])
        #expect(throws: PDFError("structure element 1 would have to be opened twice")) {
            try PDFBackend.render(document, fonts: fonts)
        }
    }

    @Test func textStandsInLeavesOnly() throws {
        let document = try document(
            [("One.", 1)],
            structure: [
                StructureElement(.document, parent: nil), StructureElement(.paragraph, parent: 0),
                StructureElement(.span, parent: 1),
            ])
        #expect(throws: PDFError("structure element 1 is no leaf, but has content")) {
            try PDFBackend.render(document, fonts: fonts)
        }
    }

    @Test(arguments: [0.0, .nan, .infinity, -10, 20_000])
    func anImpossiblePageIsRefused(_ width: Double) throws {
        var document = try document([("One.", 1)])
        document.pages[0].size.width = width
        #expect(throws: PDFError.self) { try PDFBackend.render(document, fonts: fonts) }
    }

    @Test(arguments: [Double.nan, .infinity])
    func aPlaceThatIsNoneIsRefused(_ x: Double) throws {
        var document = try document([("One.", 1)])
        guard case .text(var line) = document.pages[0].items[0] else { return }
        line.origin.x = x
        document.pages[0].items[0] = .text(line)
        #expect(throws: PDFError.self) { try PDFBackend.render(document, fonts: fonts) }
    }

    @Test(arguments: [0.0, 0.5, 401, .nan])
    func anImpossibleSizeIsRefused(_ size: Double) throws {
        var document = try document([("One.", 1)])
        guard case .text(var line) = document.pages[0].items[0] else { return }
        line.runs[0].size = size
        document.pages[0].items[0] = .text(line)
        #expect(throws: PDFError.self) { try PDFBackend.render(document, fonts: fonts) }
    }

    @Test func clustersMustCoverTheText() throws {
        var document = try document([("One.", 1)])
        guard case .text(var line) = document.pages[0].items[0] else { return }
        line.runs[0].clusters.removeLast()
        document.pages[0].items[0] = .text(line)
        #expect(throws: PDFError.self) { try PDFBackend.render(document, fonts: fonts) }
    }

    @Test func aFaceMustBeInTheLibrary() throws {
        var document = try document([("One.", 1)])
        document.faces[0].postScriptName = "Nowhere"
        #expect(throws: PDFError.self) { try PDFBackend.render(document, fonts: fonts) }
    }

    @Test func aPictureOfPixelsIsDrawn() throws {
        var document = try document([("One.", 1)])
        document.images = [
            ImageAsset(
                width: 2, height: 2, content: .pixels(Array(repeating: 0xFF, count: 16)))
        ]
        document.structure.append(StructureElement(.figure(alternative: "Photo"), parent: 0))
        document.pages[0].items.append(
            .image(
                ImagePlacement(
                    image: 0, frame: Rect(x: 10, y: 200, width: 50, height: 50), shape: .ellipse,
                    element: 2)))
        let file = text(try PDFBackend.render(document, fonts: fonts))
        #expect(file.contains("/Subtype /Image"))
        #expect(file.contains("/Figure"))
        #expect(!file.contains("/Interpolate true"))
    }
}
