import PDFFile
import Pages
import TestSupport
import Testing

@testable import CairoPangoBackend

/// What cairo would take without a word.
@Suite struct PDFRefusalTests {
    let library = TestFonts.library()
    let shaper: PangoShaper

    init() throws { shaper = try #require(PangoShaper(library: library)) }

    private func builder() -> DocumentBuilder {
        var builder = DocumentBuilder(shaper)
        builder.paragraph("one")
        return builder
    }

    private func render(_ document: PageDocument) throws(PDFError) -> [UInt8] {
        try PDFBackend.render(document, fonts: library)
    }

    private func withFirstRun(_ change: (inout GlyphRun) -> Void) -> PageDocument {
        var document = builder().document
        guard case .text(var line) = document.pages[0].items[0] else { return document }
        change(&line.runs[0])
        document.pages[0].items[0] = .text(line)
        return document
    }

    @Test func documentWithoutPages() {
        #expect(throws: PDFError.noPages) { try render(PageDocument(info: .init(title: ""))) }
    }

    @Test(arguments: [0, -1, 35, 14_401, .nan, .infinity])
    func pageSizes(length: Double) {
        var document = builder().document
        document.pages.append(Page(size: Size(width: 595, height: length)))
        #expect(throws: PDFError.pageSize(page: 1)) { try render(document) }
    }

    @Test(arguments: [0, -10, 0.5, 401, 50_000, .nan, .infinity])
    func fontSizes(size: Double) {
        let document = withFirstRun { $0.size = size }
        #expect(throws: PDFError.number(page: 0, item: 0, what: "font size")) {
            try render(document)
        }
    }

    @Test(arguments: [Double.nan, .infinity, -.infinity, 1e308, 1e7])
    func positions(number: Double) {
        let expected = PDFError.number(page: 0, item: 0, what: "position")
        for document in [
            withFirstRun { $0.x = number }, withFirstRun { $0.glyphs[1].x = number },
            withFirstRun { $0.glyphs[1].y = number },
        ] {
            #expect(throws: expected) { try render(document) }
        }
        var document = builder().document
        document.pages[0].items = [.text(GlyphLine(origin: Point(x: 0, y: number), runs: []))]
        #expect(throws: expected) { try render(document) }
    }

    @Test(arguments: [Double.nan, 1.5, -0.1])
    func colours(part: Double) {
        let document = withFirstRun { $0.color.green = part }
        #expect(throws: PDFError.number(page: 0, item: 0, what: "colour")) { try render(document) }
    }

    @Test func clustersThatDoNotAddUp() {
        let expected = PDFError.clusters(page: 0, item: 0)
        for document in [
            withFirstRun { $0.clusters.removeLast() }, withFirstRun { $0.text += "x" },
            withFirstRun { $0.glyphs.removeLast() },
            withFirstRun {
                $0.clusters[0].glyphCount = -1; $0.clusters[1].glyphCount = 3
            },
        ] {
            #expect(throws: expected) { try render(document) }
        }
    }

    @Test func referencesThatLeadNowhere() {
        #expect(throws: PDFError.reference(page: 0, item: 0, what: "a font face")) {
            try render(withFirstRun { $0.face = 7 })
        }
        #expect(throws: PDFError.reference(page: 0, item: 0, what: "a structure element")) {
            try render(withFirstRun { $0.element = 99 })
        }
        var document = builder().document
        document.pages[0].items.append(
            .image(ImagePlacement(image: 0, frame: Rect(x: 0, y: 0, width: 9, height: 9))))
        #expect(throws: PDFError.reference(page: 0, item: 1, what: "a picture")) {
            try render(document)
        }
    }

    @Test func facesThatTheLibraryLacks() {
        var document = builder().document
        document.faces[0].weight = 600
        let face = document.faces[0]
        #expect(throws: PDFError.missingFace(face)) { try render(document) }
    }

    @Test(arguments: [
        "javascript:alert(1)", "JaVaScRiPt:alert", "data:text/html,x", "file:///etc/passwd",
        "//host", "https://x/) /S /JavaScript /JS (app.alert(1)", "https://x/)", "https://x/(",
        "https://x/'", "https://x/\\b", "https://x/ y", "https://x/\n", "https://x/é",
        "https://x/<", "https://x/>", "https://x/\"", "https://x/%", "https://x/%2",
        "https://x/%zz", " https://x", "http:", "mailto:", "", "ftp://x", "vbscript:x",
        "https://x/\u{0}", "https://x/{", "https://x/|", "https://x/`", "https://x/^",
    ])
    func addresses(target: String) {
        var builder = builder()
        let area = Rect(x: 0, y: 0, width: 10, height: 10)
        let link = builder.element(.link(target: target, area: area))
        builder.line("x", in: link)
        let document = builder.document
        #expect(throws: PDFError.link(target)) { try render(document) }
    }

    @Test(arguments: [
        "https://x.example", "HTTPS://x", "http://[::1]:8080/a;b=c,d?e=f&g#h!$*+@~_-.",
        "mailto:a@b.example", "tel:+46-8-555", "https://x/%C3%A9%20",
    ])
    func soundAddressesPass(target: String) throws { #expect(LinkTarget.isSafe(target)) }

    @Test func longAddressesComeOutWhole() throws {
        let target = "https://x.example/" + String(repeating: "a", count: 30_000)
        var builder = builder()
        let link = builder.element(
            .link(target: target, area: Rect(x: 0, y: 0, width: 10, height: 10)))
        builder.line("x", in: link)
        let file = try PDFDocument(reading: try render(builder.document))
        let links = file.objects.compactMap { $0.dictionary?["A"]?.dictionary?["URI"] }
        #expect(links == [.string(Array(target.utf8))])
        #expect(!LinkTarget.isSafe(target + target))
    }

    @Test func linkInsideALink() {
        var builder = builder()
        let area = Rect(x: 0, y: 0, width: 10, height: 10)
        let outer = builder.element(.link(target: "https://a.example", area: area))
        _ = builder.element(.link(target: "https://b.example", area: area), in: outer)
        let document = builder.document
        #expect(throws: PDFError.structure(element: 3, reason: "is a link inside a link")) {
            try render(document)
        }
    }

    @Test func elementThatGoesOnAfterAnother() {
        var builder = builder()
        builder.paragraph("two")
        builder.line("more of one", in: 1)
        let document = builder.document
        #expect(
            throws: PDFError.structure(element: 1, reason: "(P) goes on after another has begun")
        ) { try render(document) }
    }

    @Test func leafThatIsInterruptedByDecoration() {
        var builder = builder()
        builder.line("foot", in: nil)
        builder.page()
        builder.line("more of one", in: 1)
        let document = builder.document
        #expect(throws: PDFError.self) { try render(document) }
    }

    @Test func textBesideChildren() {
        var builder = builder()
        let span = builder.element(.span, in: 1)
        builder.line("inner", in: span)
        let document = builder.document
        #expect(
            throws: PDFError.structure(
                element: 1, reason: "(P) has text of its own beside its children")
        ) { try render(document) }
    }

    @Test func structureThatIsNoTree() {
        for parent in [2, 7, -1] {
            var document = builder().document
            document.structure.append(StructureElement(.span, parent: parent))
            #expect(
                throws: PDFError.structure(element: 2, reason: "does not stand after its parent")
            ) { try render(document) }
        }
        var document = builder().document
        document.structure.append(StructureElement(.document, parent: nil))
        #expect(throws: PDFError.structure(element: 2, reason: "has no parent")) {
            try render(document)
        }
    }

    @Test(arguments: [0, 7, -1])
    func headingLevels(level: Int) {
        var builder = builder()
        _ = builder.element(.heading(level))
        let document = builder.document
        #expect(throws: PDFError.self) { try render(document) }
    }

    @Test func bookmarksThatLeadNowhere() {
        for entry in [
            Bookmark(title: "x", page: 1, y: 0),
            Bookmark(title: "x", page: 0, y: .nan),
            Bookmark(title: "", page: 0, y: 0),
        ] {
            var document = builder().document
            document.outline = [entry]
            #expect(throws: PDFError.outline(0)) { try render(document) }
        }
    }

    @Test func picturesWithoutTheirData() {
        for asset in [
            ImageAsset(width: 2, height: 2, content: .pixels([0, 0, 0])),
            ImageAsset(width: 0, height: 2, content: .pixels([])),
            ImageAsset(
                width: 40_000, height: 1, content: .pixels(Array(repeating: 0, count: 160_000))),
            ImageAsset(width: 2, height: 2, content: .jpeg([1, 2, 3])),
        ] {
            var document = builder().document
            document.images = [asset]
            #expect(throws: PDFError.image(0)) { try render(document) }
        }
    }

    @Test func errorsAreSentences() {
        let errors: [PDFError] = [
            .noPages, .pageSize(page: 0), .number(page: 0, item: 1, what: "font size"), .image(0),
            .link("x"), .cairo(code: 99, message: "new"),
        ]
        #expect(errors[2].description == "the font size of item 2 on page 1 is out of range")
        #expect(errors[5].description == "cairo failed: new (99)")
        #expect(Set(errors.map(\.description)).count == errors.count)
    }
}
