import Pages
import Testing

@Suite struct PageDumpTests {
    private let bold = FontFace(
        family: "Source Sans 3", weight: 700, isItalic: false, postScriptName: "SourceSans3-Bold")

    private func run(
        _ text: String, x: Double = 0, element: Int? = nil, isRightToLeft: Bool = false
    ) -> GlyphRun {
        GlyphRun(
            face: 0, size: 10.5, color: Color(hex: 0x1F4E79), element: element, x: x, width: 12,
            glyphs: [.init(id: 7, x: 0), .init(id: 9, x: 6.25, y: -1)],
            clusters: [
                .init(textLength: 1, glyphCount: 1),
                .init(textLength: text.utf8.count - 1, glyphCount: 1),
            ],
            text: text, isRightToLeft: isRightToLeft)
    }

    private func document(_ items: [PageItem], structure: [StructureElement] = []) -> PageDocument {
        PageDocument(
            info: DocumentInfo(title: "CV"), faces: [bold], structure: structure,
            pages: [Page(size: Size(width: 100, height: 200), items: items)])
    }

    private func itemLines(_ items: [PageItem], details: Bool = false) -> [String] {
        Array(PageDump(showsDetails: details).lines(of: document(items)).dropFirst(2))
    }

    @Test func aWholeDocument() {
        var document = document(
            [
                .text(
                    GlyphLine(
                        origin: Point(x: 56.7, y: 98.3),
                        runs: [run("Staff "), run("Engineer", x: 31.5, element: 2)])),
                .path(PathShape(Rect(x: 56.7, y: 104, width: 40, height: 0.5), fill: .black)),
                .image(
                    ImagePlacement(
                        image: 0, frame: Rect(x: 1, y: 2, width: 80, height: 80), shape: .ellipse,
                        element: 3)),
            ],
            structure: [
                StructureElement(.document, parent: nil), StructureElement(.section, parent: 0),
                StructureElement(.heading(2), parent: 1),
                StructureElement(.figure(alternative: "Ada"), parent: 0),
            ])
        document.info = DocumentInfo(
            title: "Ada \"Countess\"", author: "Ada", subject: "CV", keywords: ["math", "code"],
            language: "en-GB", created: "2021-03-09T14:05:00Z")
        document.images = [
            ImageAsset(width: 2, height: 1, content: .pixels(Array(repeating: 0, count: 8)))
        ]
        document.outline = [
            Bookmark(title: "Work", level: 0, page: 0, y: 98.3),
            Bookmark(title: "ACME", level: 1, page: 0, y: 120),
        ]
        #expect(
            PageDump().text(of: document) == #"""
                document "Ada \"Countess\"" author "Ada" subject "CV" keywords "math" "code" language en-GB created 2021-03-09T14:05:00Z
                asset 0 2x1 pixels 8 bytes
                page 1 100x200
                  text 56.7,98.3 "Staff " SourceSans3-Bold 10.5 #1f4e79 <artifact>
                     + 88.2,98.3 "Engineer" SourceSans3-Bold 10.5 #1f4e79 <H2>
                  rule 56.7,104 40x0.5 #000000
                  image 1,2 80x80 asset 0 ellipse <Figure>
                outline "Work" page 1 y 98.3
                  outline "ACME" page 1 y 120
                element Document
                  element Sect
                    element H2 "Engineer"
                  element Figure alternative "Ada"

                """#)
    }

    @Test func anEmptyDocumentIsItsInformation() {
        let lines = PageDump().lines(of: PageDocument(info: DocumentInfo(title: "")))
        #expect(lines == [#"document "" language en"#])
    }

    @Test func glyphsAreShownOnRequestOnly() {
        let item = PageItem.text(GlyphLine(origin: Point(x: 0, y: 0), runs: [run("ab")]))
        #expect(itemLines([item]).count == 1)
        #expect(
            itemLines([item], details: true).dropFirst() == [
                "         width 12", "         glyphs 7@0 9@6.25,-1", "         clusters 1:1 1:1",
            ])
    }

    @Test func rightToLeftRunsAreMarked() {
        let runs = [run("שלום", isRightToLeft: true)]
        #expect(
            itemLines([.text(GlyphLine(origin: Point(x: 1, y: 2), runs: runs))]) == [
                #"  text 1,2 "שלום" SourceSans3-Bold 10.5 #1f4e79 rtl <artifact>"#
            ])
    }

    @Test func aLineWithoutRunsIsEmpty() {
        let line = GlyphLine(origin: Point(x: 1, y: 2), runs: [])
        #expect(itemLines([.text(line)]) == ["  text 1,2 empty"])
    }

    @Test func otherFiguresShowTheirBoundsAndPaint() {
        let shape = PathShape(
            segments: [
                .move(Point(x: 10, y: 10)),
                .curve(Point(x: 30, y: 0), Point(x: 30, y: 20), to: Point(x: 20, y: 15)), .close,
            ], fill: .black, stroke: .init(color: Color(hex: 0xFF0000), width: 0.75))
        #expect(
            itemLines([.path(shape)], details: true) == [
                "  path 10,0 20x20 3 segments fill #000000 stroke #ff0000 0.75",
                "         move 10,10", "         curve 30,0 30,20 20,15", "         close",
            ])
    }

    @Test func aFigureWithoutPointsIsEmpty() {
        #expect(
            itemLines([.path(PathShape(segments: [], fill: .black))]) == [
                "  path empty 0 segments fill #000000"
            ])
    }

    @Test func aSlantedFourSidedFigureIsNoRule() {
        let shape = PathShape(
            segments: [
                .move(Point(x: 0, y: 0)), .line(Point(x: 10, y: 1)), .line(Point(x: 10, y: 5)),
                .line(Point(x: 0, y: 4)), .close,
            ], fill: .black)
        #expect(itemLines([.path(shape)]) == ["  path 0,0 10x5 5 segments fill #000000"])
    }

    @Test func roundedPicturesShowTheRadius() {
        let picture = ImagePlacement(
            image: 3, frame: Rect(x: 0, y: 0, width: 9, height: 9), shape: .rounded(1.5))
        #expect(itemLines([.image(picture)]) == ["  image 0,0 9x9 asset 3 rounded 1.5 <artifact>"])
    }

    @Test func indicesThatLeadNowhereAreShownNotTrapped() {
        var stray = run("ab", element: 9)
        stray.face = 4
        #expect(
            itemLines([.text(GlyphLine(origin: Point(x: 0, y: 0), runs: [stray]))]) == [
                #"  text 0,0 "ab" face?4 10.5 #1f4e79 <element?9>"#
            ])
    }

    @Test(arguments: [
        (StructureElement.Kind.document, "Document"), (.section, "Sect"), (.heading(1), "H1"),
        (.heading(6), "H6"), (.paragraph, "P"), (.list, "L"), (.listItem, "LI"), (.label, "Lbl"),
        (.listBody, "LBody"), (.span, "Span"),
        (
            .link(target: "https://a.example", area: Rect(x: 1, y: 2, width: 3, height: 4)),
            #"Link to "https://a.example" area 1,2 3x4"#
        ),
        (.figure(alternative: "Photo"), #"Figure alternative "Photo""#),
    ])
    func elementsHaveTheNamesOfTheStandard(kind: StructureElement.Kind, name: String) {
        let document = document([], structure: [StructureElement(kind, parent: nil)])
        #expect(PageDump().lines(of: document).last == "element \(name)")
    }

    @Test func siblingsFollowTheListNotTheDepth() {
        let document = document(
            [],
            structure: [
                StructureElement(.document, parent: nil), StructureElement(.list, parent: 0),
                StructureElement(.paragraph, parent: 0), StructureElement(.listItem, parent: 1),
            ])
        #expect(
            PageDump().lines(of: document).suffix(4) == [
                "element Document", "  element L", "    element LI", "  element P",
            ])
    }

    @Test(arguments: [0, 1, 7, -1])
    func aParentThatDoesNotComeFirstIsMarked(parent: Int) {
        let document = document([], structure: [StructureElement(.paragraph, parent: parent)])
        #expect(PageDump().lines(of: document).last == "element P parent?\(parent)")
    }

    @Test func theTextOfAnElementIsGatheredOverLines() {
        let items = [run("one "), run("two")].map { part -> PageItem in
            var part = part
            part.element = 0
            return .text(GlyphLine(origin: Point(x: 0, y: 0), runs: [part]))
        }
        let document = document(items, structure: [StructureElement(.paragraph, parent: nil)])
        #expect(PageDump().lines(of: document).last == #"element P "one two""#)
    }
}
