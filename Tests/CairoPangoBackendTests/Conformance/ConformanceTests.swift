import PDFFile
import Pages
import TestSupport
import Testing

@testable import CairoPangoBackend

@Suite struct ConformanceTests {
    let library = TestFonts.library()
    let shaper: PangoShaper

    init() throws { shaper = try #require(PangoShaper(library: library)) }

    /// A page with all that the pass completes, and a second one.
    private func sample() -> DocumentBuilder {
        var builder = DocumentBuilder(shaper, title: "Zoë")
        builder.document.info.language = "fr-CA"
        let photo = ImageAsset(
            width: 2, height: 2,
            content: .pixels((0..<4).flatMap { [UInt8($0 * 50), 9, 99, 255] }))
        builder.document.images = [photo]
        let figure = builder.element(.figure(alternative: "Zoë (2024)"))
        builder.document.pages[0].items = [
            .path(PathShape(Rect(x: 0, y: 0, width: 595, height: 40), fill: Color(hex: 0x336699))),
            .image(
                ImagePlacement(
                    image: 0, frame: Rect(x: 400, y: 50, width: 60, height: 60), element: figure)),
        ]
        let heading = builder.element(.heading(1))
        builder.line("Zoë Lindqvist", in: heading)
        let quote = builder.element(.paragraph)
        builder.document.structure[quote].language = "de"
        builder.line("Über Привет", in: quote)
        let paragraph = builder.element(.paragraph)
        let span = builder.element(.span, in: paragraph)
        builder.line("Page", in: span)
        link("https://a.example/1", &builder, in: paragraph)
        builder.line("Zoë – 1", in: nil)
        builder.page()
        builder.paragraph("More")
        builder.document.outline = [
            Bookmark(title: "Zoë", page: 0, y: 72), Bookmark(title: "More", page: 1, y: 72),
        ]
        return builder
    }

    /// Adds a line of a link.
    private func link(
        _ target: String, _ builder: inout DocumentBuilder, in parent: Int, y: Double = 100,
        text: String = "a.example"
    ) {
        let link = builder.element(
            .link(target: target, area: Rect(x: 72, y: y, width: 50, height: 12)), in: parent)
        builder.line(text, in: link)
    }

    private func written(_ builder: DocumentBuilder) throws -> PDFDocument {
        try PDFDocument(reading: try PDFBackend.render(builder.document, fonts: library))
    }

    /// The structure elements in order, with their numbers.
    private func tree(of file: PDFDocument) -> [(number: Int, dictionary: PDFDictionary)] {
        var result: [(Int, PDFDictionary)] = []
        func walk(_ object: PDFObject) {
            for kid in object.array ?? [object] {
                guard let number = kid.reference, let dictionary = file[number].dictionary,
                    dictionary["S"] != nil
                else { continue }
                result.append((number, dictionary))
                walk(dictionary["K"] ?? .null)
            }
        }
        walk(file.resolved(file.catalog["StructTreeRoot"]).dictionary?["K"] ?? .null)
        return result
    }

    // MARK: The whole file

    @Test func theCatalogSaysWhatTheFileIs() throws {
        let file = try written(sample())
        let catalog = file.catalog
        #expect(catalog["Lang"] == .string(Array("fr-CA".utf8)))
        #expect(catalog["MarkInfo"]?.dictionary?["Marked"] == .bool(true))
        #expect(catalog["ViewerPreferences"]?.dictionary?["DisplayDocTitle"] == .bool(true))
        let intent = try #require(catalog["OutputIntents"]?.array?.first?.dictionary)
        #expect(intent["S"] == .name("GTS_PDFA1"))
        let profile = try #require(file.resolved(intent["DestOutputProfile"]).stream)
        #expect(
            try file.data(of: profile) == ColorProfile.sRGB
                && profile.dictionary["N"] == .integer(3))
        let metadata = try #require(file.resolved(catalog["Metadata"]).stream)
        #expect(metadata.dictionary["Filter"] == nil)
        let text = String(decoding: metadata.data, as: UTF8.self)
        #expect(
            text.hasPrefix("<?xpacket begin=\"\u{FEFF}\"")
                && text.hasSuffix("<?xpacket end=\"r\"?>"))
        #expect(file.resolved(catalog["Outlines"]).dictionary?["Count"] == .integer(2))
        #expect(file.trailer["ID"]?.array?.count == 2)
    }

    @Test func pagesGoByTheStructure() throws {
        let file = try written(sample())
        #expect(file.pages.count == 2)
        for page in file.pages { #expect(file[page].dictionary?["Tabs"] == .name("S")) }
    }

    @Test func allPaintIsInTheStructureOrAnArtifact() throws {
        let file = try written(sample())
        for page in file.pages {
            let contents = file.resolved(file[page].dictionary?["Contents"])
            let stream = try #require(contents.stream)
            let content = try file.data(of: stream)
            var scanner = ContentScanner(content)
            var depth = 0
            while let token = scanner.next() {
                guard token.kind == .word else { continue }
                switch String(decoding: content[token.range], as: UTF8.self) {
                case "BDC", "BMC": depth += 1
                case "EMC": depth -= 1
                case "f", "Tj", "TJ", "Do", "re", "m": #expect(depth == 1)
                default: break
                }
            }
            #expect(depth == 0)
        }
    }

    @Test func partsHaveTheirWordsAndLanguages() throws {
        let file = try written(sample())
        let elements = tree(of: file).map(\.dictionary)
        #expect(
            elements.compactMap { $0["S"]?.name?.text } == [
                "Document", "Figure", "H1", "P", "P", "Link", "P",
            ])
        #expect(elements[1]["Alt"] == .string(text: "Zoë (2024)"))
        #expect(elements[3]["Lang"] == .string(text: "de"))
        #expect(elements.filter { $0["Lang"] != nil }.count == 1)
        #expect(elements.filter { $0["Alt"] != nil }.count == 1)
    }

    @Test(arguments: [
        ("https://a.example/x?y=1", "https://a.example/x?y=1"),
        ("mailto:a@b.example", "a@b.example"),
        ("tel:+4412", "+4412"),
    ])
    func linksArePrintedAndDescribed(target: String, words: String) throws {
        var builder = DocumentBuilder(shaper)
        let paragraph = builder.element(.paragraph)
        link(target, &builder, in: paragraph)
        let file = try written(builder)
        let notes = try #require(file[file.pages[0]].dictionary?["Annots"]?.array)
        let note = try #require(file.resolved(notes[0]).dictionary)
        #expect(notes.count == 1)
        #expect(note["F"] == .integer(4))
        #expect(note["Contents"] == .string(Array(words.utf8)))
        #expect(note["A"]?.dictionary?["URI"] == .string(Array(target.utf8)))
        #expect(note["Rect"]?.array?.compactMap(\.number) == [72, 730, 122, 742])
    }

    @Test func compositeFontsHaveTheirMap() throws {
        let file = try written(sample())
        let fonts = file.objects.filter { $0.dictionary?["Subtype"] == .name("CIDFontType2") }
        #expect(!fonts.isEmpty)
        #expect(fonts.allSatisfy { $0.dictionary?["CIDToGIDMap"] == .name("Identity") })
    }

    // MARK: Links on several lines

    @Test func aWrappedLinkIsOneElement() throws {
        var builder = DocumentBuilder(shaper)
        let paragraph = builder.element(.paragraph)
        let target = "https://a.example/long"
        link(target, &builder, in: paragraph, y: 100)
        link(target, &builder, in: paragraph, y: 114)
        builder.page()
        link(target, &builder, in: paragraph, y: 60)
        link("https://b.example", &builder, in: paragraph, y: 80)
        link("https://b.example", &builder, in: paragraph, y: 80)
        let file = try written(builder)
        let links = tree(of: file).filter { $0.dictionary["S"] == .name("Link") }
        #expect(links.count == 3)
        let kids = try #require(links[0].dictionary["K"]?.array)
        let objects = kids.compactMap { $0.dictionary?["Obj"]?.reference }
        #expect(objects.count == 3 && Set(objects).count == 3)
        #expect(kids.compactMap(\.integer) == [0, 1])
        // What is on the other page says so.
        let second = PDFObject.reference(file.pages[1])
        // The second line is open at the page's end, which cairo marks on the next one, too.
        #expect(kids.filter { $0.dictionary?["Pg"] == second }.count == 3)
        #expect(
            kids.contains(.dictionary(["Type": .name("MCR"), "Pg": second, "MCID": .integer(0)])))
        // Each mark and annotation leads back to the element.
        let tree = file.resolved(file.catalog["StructTreeRoot"]).dictionary
        let table = try #require(file.resolved(tree?["ParentTree"]).dictionary?["Nums"]?.array)
        var parents: [Int: Int] = [:]
        for index in stride(from: 0, to: table.count, by: 2) {
            for parent in file.resolved(table[index + 1]).array ?? [table[index + 1]] {
                parents[parent.reference ?? 0, default: 0] += 1
            }
        }
        #expect(parents[links[0].number] == 7)
        #expect(parents[links[1].number] == 2 && parents.count == 3)
        #expect(file[file.pages[0]].dictionary?["Annots"]?.array?.count == 2)
    }

    // MARK: Refusals

    @Test func textOutsideTheStructureIsRefused() throws {
        let builder = sample()
        let drawn = try PDFBackend.drawn(builder.document, fonts: library)
        var other = builder.document
        // The same drawing, of which less should be decoration.
        for index in other.pages[0].items.indices {
            guard case .text(var line) = other.pages[0].items[index] else { continue }
            for run in line.runs.indices { line.runs[run].element = line.runs[run].element ?? 1 }
            other.pages[0].items[index] = .text(line)
        }
        #expect(
            throws: PDFError.conformance("text of a page is outside the structure")
        ) { try Conformance(other, opened: drawn.opened).complete(drawn.bytes) }
    }

    @Test func anotherStructureIsRefused() throws {
        let builder = sample()
        let drawn = try PDFBackend.drawn(builder.document, fonts: library)
        for opened in [
            [], Array(drawn.opened.dropLast()), drawn.opened + [1], drawn.opened.reversed(),
        ] {
            #expect(throws: PDFError.self) {
                try Conformance(builder.document, opened: opened).complete(drawn.bytes)
            }
        }
        #expect(throws: PDFError.self) {
            try Conformance(builder.document, opened: drawn.opened).complete(
                Array(drawn.bytes.dropLast(200)))
        }
        var fewer = builder.document
        fewer.pages.removeLast()
        #expect(throws: PDFError.conformance("it has 2 pages")) {
            try Conformance(fewer, opened: drawn.opened).complete(drawn.bytes)
        }
    }

    /// Of a document without text only that it is one is known.
    @Test(.needs(.qpdf)) func aDocumentOfShapesHasAStructure() throws {
        let document = PageDocument(
            info: DocumentInfo(title: "x"),
            pages: [
                Page(
                    size: Size(width: 100, height: 100),
                    items: [.path(PathShape(Rect(x: 1, y: 1, width: 9, height: 9), fill: .black))])
            ])
        let bytes = try PDFBackend.render(document, fonts: library)
        let file = try PDFDocument(reading: bytes)
        #expect(tree(of: file).map { $0.dictionary["S"] } == [.name("Document")])
        #expect(Program.output(of: "qpdf --check $F", on: bytes).contains("No syntax"))
    }

    // MARK: What others see

    @Test(.needs(.qpdf), .needs(.pdftotext), .needs(.pdftoppm))
    func pagesLookAndReadAsBefore() throws {
        let builder = sample()
        let before = try PDFBackend.drawn(builder.document, fonts: library).bytes
        let after = try PDFBackend.render(builder.document, fonts: library)
        #expect(after.count < before.count)
        let read = { Program.output(of: "pdftotext -raw $F -", on: $0) }
        #expect(read(before) == read(after) && read(after).contains("Привет"))
        let pixels = { (bytes: [UInt8]) in
            Program.output(of: "pdftoppm -r 60 $F | od -An -v -tu1", on: bytes)
                .split(whereSeparator: \.isWhitespace).compactMap { Int($0) }
        }
        let (old, new) = (pixels(before), pixels(after))
        #expect(old.count == new.count && old.count > 300_000)
        // Places move by a ten-thousandth of a point at most.
        let others = zip(old, new).filter { abs($0 - $1) > 2 }.count
        #expect(others < old.count / 1000, "\(others)")
    }

    /// Each page is drawn on white, of which nothing is left.
    @Test(.needs(.pdftoppm)) func pagesAreAlikeWhateverStandsBefore() throws {
        var builder = DocumentBuilder(shaper)
        for _ in 0..<2 {
            builder.paragraph("Black on each page")
            builder.page()
        }
        builder.document.pages.removeLast()
        let bytes = try PDFBackend.render(builder.document, fonts: library)
        let file = try PDFDocument(reading: bytes)
        for page in file.pages {
            let content = try #require(file[page].dictionary?["Contents"]?.reference)
            let text = String(
                decoding: try file.data(of: try #require(file[content].stream)), as: UTF8.self)
            #expect(!text.contains("1 1 1 rg") && !text.contains(" re"))
        }
        let pages = (1...2).map {
            Program.output(
                of: "pdftoppm -f \($0) -l \($0) -r 60 $F | tail -c +20 | od -An -v -tu1", on: bytes)
        }
        let darkest = pages[0].split(whereSeparator: \.isWhitespace).compactMap { Int($0) }.min()
        #expect(try pages[0] == pages[1] && #require(darkest) < 80)
    }
}
