import Pages
import Testing

/// Galleries of pages that are made by hand.
@Suite struct PageDocumentGalleryTests {
    private static let face = FontFace(
        family: "A", weight: 400, isItalic: false, postScriptName: "A")

    private func run(_ text: String, in element: Int?) -> GlyphRun {
        GlyphRun(
            face: 0, size: 10, color: .black, element: element, x: 0, width: 5,
            glyphs: [GlyphRun.Glyph(id: 1, x: 0)],
            clusters: [GlyphRun.Cluster(textLength: text.utf8.count, glyphCount: 1)], text: text)
    }

    private func line(_ text: String, y: Double, in element: Int?) -> PageItem {
        .text(GlyphLine(origin: Point(x: 7, y: y), runs: [run(text, in: element)]))
    }

    private func image(_ byte: UInt8) -> ImageAsset {
        ImageAsset(width: 1, height: 1, content: .pixels([byte, 0, 0, 255]))
    }

    private let band = PathShape(Rect(x: 0, y: 0, width: 10, height: 20), fill: .black)

    /// Two pages; elements 2 and 6 are used on the second one only.
    private var document: PageDocument {
        let link = StructureElement.Kind.link(
            target: "https://a.b", area: Rect(x: 1, y: 2, width: 3, height: 4))
        return PageDocument(
            info: DocumentInfo(title: "One"), faces: [Self.face], images: [image(1), image(2)],
            structure: [
                StructureElement(.document, parent: nil),
                StructureElement(.heading(1), parent: 0),
                StructureElement(.paragraph, parent: 0),
                StructureElement(.section, parent: 0),
                StructureElement(.paragraph, parent: 3),
                StructureElement(link, parent: 4),
                StructureElement(.span, parent: 4),
                StructureElement(.figure(alternative: "me"), parent: 0),
            ],
            pages: [
                Page(
                    size: Size(width: 100, height: 200),
                    items: [
                        .path(band), line("h", y: 10, in: 1), line("a", y: 20, in: 5),
                        .image(
                            ImagePlacement(
                                image: 1, frame: Rect(x: 0, y: 30, width: 9, height: 9),
                                element: 7)), line("1", y: 190, in: nil),
                    ]),
                Page(size: Size(width: 100, height: 200), items: [line("b", y: 10, in: 6)]),
            ])
    }

    private func exhibit(_ title: String, _ document: PageDocument) -> GalleryExhibit {
        let rule = PathShape(Rect(x: 0, y: 29, width: 100, height: 1), fill: .black)
        return GalleryExhibit(
            title: title, document: document,
            caption: GalleryExhibit.Caption(
                height: 30,
                heading: GlyphLine(origin: Point(x: 2, y: 12), runs: [run(title, in: nil)]),
                lines: [GlyphLine(origin: Point(x: 2, y: 24), runs: [run("s", in: nil)])],
                decoration: [rule]))
    }

    private func gallery(_ exhibits: [GalleryExhibit]) -> PageDocument {
        .gallery(of: exhibits, faces: [Self.face], info: DocumentInfo(title: "All"))
    }

    @Test func thePageMovesBelowItsCaption() {
        let gallery = gallery([exhibit("x", document)])
        #expect(gallery.info.title == "All")
        #expect(gallery.pages.count == 1)
        #expect(gallery.pages[0].size == Size(width: 100, height: 230))
        var tops: [Double] = []
        for item in gallery.pages[0].items {
            switch item {
            case .text(let line): tops.append(line.origin.y)
            case .image(let image): tops.append(image.frame.minY)
            case .path(let path):
                if case .move(let point) = path.segments[0] { tops.append(point.y) }
            }
        }
        // The page's background, the caption's rule, its two lines, then the page.
        #expect(tops == [30, 29, 12, 24, 40, 50, 60, 220])
    }

    @Test func onlyElementsOfThatPageAreKept() {
        let gallery = gallery([exhibit("x", document), exhibit("y", document)])
        let area = Rect(x: 1, y: 32, width: 3, height: 4)
        let part: [StructureElement.Kind] = [
            .section, .heading(1), .paragraph, .heading(2), .section, .paragraph,
            .link(target: "https://a.b", area: area), .figure(alternative: "me"),
        ]
        #expect(gallery.structure.map(\.kind) == [.document] + part + part)
        let parents: [Int?] = [nil, 0, 1, 1, 1, 1, 5, 6, 1, 0, 9, 9, 9, 9, 13, 14, 9]
        #expect(gallery.structure.map(\.parent) == parents)
        let elements = gallery.pages.map { page in
            page.items.compactMap { item -> Int? in
                switch item {
                case .text(let line): line.runs[0].element
                case .image(let image): image.element
                case .path: nil
                }
            }
        }
        #expect(elements == [[2, 3, 4, 7, 8], [10, 11, 12, 15, 16]])
    }

    @Test func aPictureIsHeldOnce() {
        var other = document
        other.images = [image(2), image(3)]
        let gallery = gallery([exhibit("x", document), exhibit("y", document), exhibit("z", other)])
        #expect(gallery.images == [image(2), image(3)])
        let indices = gallery.pages.flatMap(\.items).compactMap { item -> Int? in
            if case .image(let image) = item { image.image } else { nil }
        }
        #expect(indices == [0, 0, 1])
    }

    @Test func eachHasABookmark() {
        let empty = PageDocument(info: DocumentInfo(title: "None"))
        let gallery = gallery([exhibit("x", document), exhibit("e", empty), exhibit("y", document)])
        #expect(
            gallery.outline == [
                Bookmark(title: "x", page: 0, y: 0),
                Bookmark(title: "y", page: 1, y: 0),
            ])
    }

    @Test func headingsHaveNoLevelBelowTheSixth() {
        var deep = document
        deep.structure[1].kind = .heading(6)
        #expect(gallery([exhibit("x", deep)]).structure[4].kind == .heading(6))
    }
}
