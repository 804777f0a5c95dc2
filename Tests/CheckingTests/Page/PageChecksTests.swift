import PDFFile
import Pages
import ResumePDF
import SourceTree
import Testing

@testable import Checking

/// What is measured on the pages of files that were tampered with.
@Suite struct PageChecksTests {
    private func pdf(adding operators: String) throws -> ReadPDF {
        try SampleFile.changed { file in
            try file.updateContent { content in
                guard let font = content.firstMatch(of: /\/f-\d-\d/)?.output else { return }
                content += "\n" + operators.replacing("/F", with: String(font)) + "\n"
            }
        }
    }

    @Test func theSampleIsFine() throws {
        let pdf = try ReadPDF(SampleFile.bytes)
        #expect(TypeSizeCheck(pdf).diagnostics.all == [])
        #expect(ContrastCheck(pdf).diagnostics.all == [])
        #expect(EmojiCheck(pdf).diagnostics.all == [])
        #expect(PhotoCheck(pdf).diagnostics.all == [])
        #expect(LoneLineCheck(pdf).diagnostics.all == [])
    }

    @Test func pages() throws {
        let pdf = try ReadPDF(SampleFile.bytes)
        #expect(PageCountCheck(pdf, most: 2).diagnostics.all == [])
        let found = PageCountCheck(pdf, most: 1).diagnostics.all
        #expect(found.map(\.severity) == [.error])
        #expect(found.first?.message.contains("2 pages, and 1") == true)
    }

    @Test func smallType() throws {
        let pdf = try pdf(adding: "BT /F 6.2 Tf 1 0 0 1 100 300 Tm (tiny print) Tj ET")
        let found = TypeSizeCheck(pdf).diagnostics.all
        #expect(found.count == 1)
        #expect(found.first?.message.contains("type of 6.2 pt") == true)
        #expect(found.first?.message.contains("tiny print") == true)
        #expect(PageFacts(pdf).smallestType.map { abs($0 - 6.2) < 0.01 } == true)
        #expect(
            TypeSizeCheck(try self.pdf(adding: "BT /F 7 Tf 1 0 0 1 100 300 Tm (x) Tj ET"))
                .diagnostics.all == [])
    }

    @Test(arguments: [
        ("0.6 g", 10, "#999999 on #FFFFFF has a contrast of 2.8 : 1, and 4.5"),
        ("0.6 g", 18, "and 3 : 1"), ("0 0 0.5 rg 90 290 200 40 re f 0.4 g", 10, "on #000080"),
    ])
    func contrast(color: String, size: Int, words: String) throws {
        let pdf = try pdf(
            adding: "q \(color) BT /F \(size) Tf 1 0 0 1 100 300 Tm (faint) Tj ET Q")
        let found = ContrastCheck(pdf).diagnostics.all
        #expect(found.count == 1)
        #expect(found.first?.message.contains(words) == true, "\(found)")
        #expect(found.first?.message.contains("\"faint\"") == true)
    }

    @Test func largeTextNeedsLess() throws {
        // 3.5 : 1.
        let large = try pdf(adding: "q 0.53 g BT /F 18 Tf 1 0 0 1 100 300 Tm (faint) Tj ET Q")
        #expect(ContrastCheck(large).diagnostics.all == [])
        let small = try pdf(adding: "q 0.53 g BT /F 17 Tf 1 0 0 1 100 300 Tm (faint) Tj ET Q")
        #expect(ContrastCheck(small).diagnostics.all.count == 1)
    }

    @Test func coarsePictures() throws {
        func found(_ pixels: Int, points: Int) throws -> [Diagnostic] {
            let pdf = try SampleFile.changed { file in
                let picture = file.add(
                    .stream(
                        PDFStream(
                            [
                                "Subtype": .name("Image"), "Width": .integer(pixels),
                                "Height": .integer(pixels),
                            ], deflating: [0])))
                let page = try #require(file.pages.first)
                var resources =
                    file.resolved(
                        ContentReader.inherited("Resources", file[page].dictionary ?? [:], file)
                    ).dictionary ?? [:]
                resources["XObject"] = .dictionary(["Photo": .reference(picture)])
                file.update(page) { $0["Resources"] = .dictionary(resources) }
                try file.updateContent { $0 += "q \(points) 0 0 \(points) 99 99 cm /Photo Do Q\n" }
            }
            return PhotoCheck(pdf).diagnostics.all
        }
        #expect(try found(149, points: 72).first?.message.contains("149 pixels") == true)
        #expect(try found(150, points: 72) == [])
        #expect(try found(10, points: 10) == [])
    }

    @Test func emoji() throws {
        let outcome = SampleFile.rendered(
            SampleFile.source(#","interests": [{"name": "Rockets 🚀 and stars"}]"#))
        let pdf = try ReadPDF(try #require(outcome.output).bytes)
        let found = EmojiCheck(pdf).diagnostics.all
        #expect(found.map(\.identifier) == ["page-emoji"])
        #expect(found.first?.message.contains("🚀") == true)
    }

    @Test func fillOfPages() throws {
        let pdf = try ReadPDF(SampleFile.bytes)
        let fills = PageFacts(pdf).fills
        #expect(fills.count == 2)
        #expect(fills[0] > 0.9)
        #expect(fills[1] > 0 && fills[1] < 0.9)
        var facts = PageFacts(pdf)
        facts.fills = [0.98, 0.24]
        let found = FillCheck(facts).diagnostics.all
        #expect(found.map(\.severity) == [.note])
        #expect(found.first?.message.contains("24 %") == true)
        facts.fills = [0.98, 0.25]
        #expect(FillCheck(facts).diagnostics.all == [])
        facts.fills = [0.2]
        #expect(FillCheck(facts).diagnostics.all == [])
    }

    /// Two pages with paragraphs of so many lines on each, and a title before the last.
    private func divided(_ first: Int, _ second: Int, isTitle: Bool = false) throws -> ReadPDF {
        func content(_ lines: Int, _ mark: Int, from y: Int) -> String {
            (0..<lines).map {
                "/P <</MCID \(mark)>> BDC BT /F 10 Tf 1 0 0 1 50 \(y - $0 * 14) Tm (Words) Tj ET EMC\n"
            }
            .joined()
        }
        let kind: PDFName = isTitle ? "H2" : "P"
        var objects: [PDFObject] = [.null]
        func add(_ object: PDFObject) -> PDFObject {
            objects.append(object)
            return .reference(objects.count - 1)
        }
        let font = add(.dictionary(["Type": .name("Font"), "Subtype": .name("TrueType")]))
        let resources = PDFObject.dictionary(["Font": .dictionary(["F": font])])
        let pages = [(first, 400), (second, 700)].map { lines, y in
            add(
                .dictionary([
                    "Type": .name("Page"), "Resources": resources,
                    "MediaBox": .array([0, 0, 595, 842].map { .integer($0) }),
                    "Contents": add(
                        .stream(PDFStream(deflating: Array(content(lines, 0, from: y).utf8)))),
                ]))
        }
        let marks = pages.map { page in
            PDFObject.dictionary(["Type": .name("MCR"), "Pg": page, "MCID": .integer(0)])
        }
        let parts =
            isTitle
            ? [
                add(.dictionary(["S": .name(kind), "K": marks[0]])),
                add(.dictionary(["S": .name("P"), "K": marks[1]])),
            ]
            : [add(.dictionary(["S": .name(kind), "K": .array(marks)]))]
        let root = add(.dictionary(["K": .array(parts)]))
        let tree = add(.dictionary(["Kids": .array(pages), "Count": .integer(2)]))
        let catalog = add(
            .dictionary(["Type": .name("Catalog"), "Pages": tree, "StructTreeRoot": root]))
        let file = PDFDocument(objects: objects, trailer: ["Root": catalog])
        return try ReadPDF(file.bytes())
    }

    @Test func loneLines() throws {
        #expect(LoneLineCheck(try divided(3, 3)).diagnostics.all == [])
        let last = LoneLineCheck(try divided(3, 1)).diagnostics.all
        #expect(last.map(\.identifier) == ["page-lone-line"])
        #expect(last.first?.message.contains("head of page 2") == true)
        let first = LoneLineCheck(try divided(1, 3)).diagnostics.all
        #expect(first.first?.message.contains("foot of page 1") == true)
        let title = LoneLineCheck(try divided(1, 3, isTitle: true)).diagnostics.all
        #expect(title.map(\.identifier) == ["page-lone-title"])
    }
}
