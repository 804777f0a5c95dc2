import Pages
import Testing

@Suite struct PageDocumentMirroringTests {
    private func run(_ text: String, x: Double, width: Double) -> GlyphRun {
        GlyphRun(
            face: 0, size: 10, color: .black, element: nil, x: x, width: width,
            glyphs: [.init(id: 1, x: 1), .init(id: 2, x: 4)],
            clusters: [.init(textLength: 1, glyphCount: 1), .init(textLength: 1, glyphCount: 1)],
            text: text)
    }

    private func document(_ items: [PageItem]) -> PageDocument {
        PageDocument(
            info: DocumentInfo(title: "t"),
            structure: [
                StructureElement(
                    .link(
                        target: "https://a.example", area: Rect(x: 10, y: 5, width: 30, height: 8)),
                    parent: nil)
            ],
            pages: [
                Page(
                    size: Size(width: 100, height: 200),
                    textArea: Rect(x: 20, y: 10, width: 70, height: 180), items: items)
            ])
    }

    @Test func linesKeepTheirRunsAtAnEqualDistanceFromTheOtherEdge() throws {
        let line = GlyphLine(
            origin: Point(x: 10, y: 50),
            runs: [run("ab", x: 0, width: 8), run("cd", x: 8, width: 12)])
        var mirrored = document([.text(line)])
        mirrored.mirror()
        guard case .text(let set) = mirrored.pages[0].items[0] else { return }
        #expect(set.origin == Point(x: 70, y: 50))
        #expect(set.runs.map(\.x) == [12, 0])
        #expect(set.maxX == 90 && set.isRightToLeft)
        // Letters are not turned round.
        #expect(set.runs.map(\.glyphs) == line.runs.map(\.glyphs))
        #expect(set.runs.map(\.text) == ["ab", "cd"])
    }

    @Test func figuresMoveWithoutBeingTurned() throws {
        // A triangle with its upright side at the left.
        let shape = PathShape(
            segments: [
                .move(Point(x: 10, y: 0)), .line(Point(x: 16, y: 3)), .line(Point(x: 10, y: 6)),
                .close,
            ], fill: .black, alternative: "play")
        let photo = ImagePlacement(image: 0, frame: Rect(x: 5, y: 6, width: 20, height: 25))
        var mirrored = document([.path(shape), .image(photo)])
        mirrored.mirror()
        guard case .path(let moved) = mirrored.pages[0].items[0],
            case .image(let image) = mirrored.pages[0].items[1]
        else { return }
        #expect(moved == shape.moved(by: Point(x: 74, y: 0)))
        #expect(image.frame == Rect(x: 75, y: 6, width: 20, height: 25))
    }

    @Test func areasOfLinksAndTextMoveToo() {
        var mirrored = document([])
        mirrored.mirror()
        #expect(mirrored.pages[0].textArea == Rect(x: 10, y: 10, width: 70, height: 180))
        #expect(
            mirrored.structure[0].kind
                == .link(target: "https://a.example", area: Rect(x: 60, y: 5, width: 30, height: 8))
        )
    }

    @Test func twiceIsNothing() {
        let line = GlyphLine(origin: Point(x: 16, y: 50), runs: [run("ab", x: 0, width: 8)])
        let whole = document([.text(line), .path(PathShape(segments: [], fill: .black))])
        var mirrored = whole
        mirrored.mirror()
        #expect(mirrored.pages[0].textArea != whole.pages[0].textArea)
        mirrored.mirror()
        #expect(mirrored == whole)
    }

    @Test func noPagesAreNone() {
        var empty = PageDocument(info: DocumentInfo(title: "t"))
        empty.mirror()
        #expect(empty.pages.isEmpty)
    }
}
