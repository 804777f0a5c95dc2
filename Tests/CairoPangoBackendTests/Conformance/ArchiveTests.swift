import PDFFile
import Pages
import TestSupport
import Testing

@testable import CairoPangoBackend

/// Files that carry their source, and files of PDF 2.0.
@Suite struct ArchiveTests {
    let library = TestFonts.library()
    let shaper: PangoShaper

    init() throws { shaper = try #require(PangoShaper(library: library)) }

    private let source = Pages.Attachment(
        name: "cv é.json", mediaType: "application/json", bytes: Array("{\"a\": \"é\"}\n".utf8))

    private func sample(created: String? = nil) -> DocumentBuilder {
        var builder = DocumentBuilder(shaper, title: "Zoë", created: created)
        let heading = builder.element(.heading(1))
        builder.line("Zoë Lindqvist", in: heading)
        let section = builder.element(.section)
        let date = builder.element(.paragraph, in: section)
        builder.line("2021", in: date)
        let title = builder.element(.heading(2), in: section)
        builder.line("Work", in: title)
        for labels in StructureElement.ListLabels.allCases {
            let list = builder.element(.list(labels), in: section)
            let item = builder.element(.listItem, in: list)
            if labels != .none {
                let label = builder.element(.label, in: item)
                builder.line("1.", in: label)
            }
            let body = builder.element(.listBody, in: item)
            let paragraph = builder.element(.paragraph, in: body)
            let before = builder.element(.span, in: paragraph)
            builder.line("before", in: before)
            let link = builder.element(
                .link(
                    target: "https://a.example/",
                    area: Rect(x: 72, y: 90, width: 50, height: 12)), in: paragraph)
            builder.line("link", in: link)
            let after = builder.element(.span, in: paragraph)
            builder.line("after", in: after)
        }
        builder.document.outline = [Bookmark(title: "Work", page: 0, y: 90)]
        return builder
    }

    private func file(
        _ standards: PDFStandards, _ attachment: Pages.Attachment? = nil, created: String? = nil
    ) throws -> PDFDocument {
        let options = PDFOptions(standards: standards, attachment: attachment)
        return try PDFDocument(
            reading: try PDFBackend.render(
                sample(created: created).document, fonts: library, options))
    }

    private func metadata(_ file: PDFDocument) throws -> String {
        let stream = try #require(file.resolved(file.catalog["Metadata"]).stream)
        return String(decoding: stream.data, as: UTF8.self)
    }

    private func elements(_ file: PDFDocument, _ kind: PDFName) -> [PDFDictionary] {
        file.objects.compactMap(\.dictionary).filter {
            $0["S"]?.name == kind && $0["P"]?.reference != nil
        }
    }

    // MARK: Standards

    @Test(arguments: [
        (PDFStandards.access, false, [" pdfaid:part=\"2\"", "=\"U\"", " pdfuaid:part=\"1\""]),
        (.access, true, [" pdfaid:part=\"3\"", "=\"U\"", " pdfuaid:part=\"1\""]),
        (
            .archive, true,
            [" pdfaid:part=\"4\"", "rev=\"2020\"", "=\"F\"", " pdfuaid:part=\"2\"", "rev=\"2024\""]
        ),
        (
            .archive, false,
            [" pdfaid:part=\"4\"", "rev=\"2020\"", " pdfuaid:part=\"2\"", "rev=\"2024\""]
        ),
    ])
    func theMetadataNameTheStandards(
        standards: PDFStandards, isAttached: Bool, parts: [String]
    ) throws {
        let file = try file(standards, isAttached ? source : nil)
        let text = try metadata(file)
        for part in parts { #expect(text.contains(part), "\(part)") }
        #expect(text.contains(" pdfaid:conformance=") == (standards == .access || isAttached))
        #expect(file.version == (standards == .archive ? "2.0" : "1.7"))
        #expect((file.trailer["Info"] == nil) == (standards == .archive))
        #expect(text.contains("pdfaExtension:schemas") == (standards == .access))
        // Our own files are known by it.
        #expect(text.contains(" xmp:CreatorTool=\"resume-pdf\""))
    }

    @Test func whereNothingIsPromisedNothingIsNamed() throws {
        let file = try file(.none)
        let text = try metadata(file)
        #expect(!text.contains("pdfaid") && !text.contains("pdfuaid"))
        #expect(text.contains("<dc:title>"))
        #expect(file.catalog["Lang"] == .string(text: "en") && file.trailer["Info"] != nil)
    }

    // MARK: The source

    @Test(arguments: [PDFStandards.access, .archive, .none])
    func theSourceGoesWithTheDocument(standards: PDFStandards) throws {
        let file = try file(standards, source, created: "2021-03-09T14:05:00Z")
        let attachment = try #require(file.attachments.first)
        #expect(file.attachments.count == 1)
        #expect(attachment.name == "cv é.json" && attachment.relationship == "Source")
        #expect(try file.data(of: attachment.content) == source.bytes)
        let dictionary = attachment.content.dictionary
        #expect(dictionary["Subtype"]?.name == PDFName(bytes: "application/json".utf8))
        #expect(dictionary["Params"]?.dictionary?["Size"] == .integer(source.bytes.count))
        #expect(
            dictionary["Params"]?.dictionary?["ModDate"] == .string(text: "D:20210309140500Z"))
        #expect(file.catalog["AF"]?.array?.count == 1)
        let named = file.resolved(file.catalog["Names"]).dictionary?["EmbeddedFiles"]
        #expect(named?.dictionary?["Names"]?.array?.last == file.catalog["AF"]?.array?.first)
    }

    @Test(arguments: PDFStandards.allCases)
    func nothingIsAttachedUnasked(standards: PDFStandards) throws {
        let file = try file(standards)
        #expect(file.attachments.isEmpty && file.catalog["AF"] == nil)
        #expect(!file.objects.contains { $0.dictionary?["Type"]?.name == "EmbeddedFile" })
    }

    // MARK: The structure

    @Test func elementsOfNewerFilesSayWhoseNamesTheyHave() throws {
        let file = try file(.archive)
        let tree = try #require(file.resolved(file.catalog["StructTreeRoot"]).dictionary)
        let namespace = try #require(tree["Namespaces"]?.array?.first)
        #expect(
            file.resolved(namespace).dictionary?["NS"]
                == .string(text: "http://iso.org/pdf2/ssn"))
        for kind in ["Document", "H1", "Sect", "L", "LI", "Lbl", "LBody", "Link"] as [PDFName] {
            let all = elements(file, kind)
            #expect(!all.isEmpty && all.allSatisfy { $0["NS"] == namespace }, "\(kind.text)")
        }
        let older = try self.file(.access)
        #expect(elements(older, "P").allSatisfy { $0["NS"] == nil })
    }

    @Test func bookmarksOfNewerFilesLeadToHeadings() throws {
        let file = try file(.archive)
        let outlines = file.resolved(file.catalog["Outlines"]).dictionary
        let first = outlines?["First"]
        let item = try #require(file.resolved(first).dictionary)
        let action = try #require(file.resolved(item["A"]).dictionary)
        #expect(item["Dest"] == nil && action["S"]?.name == "GoTo")
        let target = try #require(action["SD"]?.array?.first)
        #expect(file.resolved(target).dictionary?["S"]?.name == "H2")
        #expect(action["D"]?.array?.first?.reference == file.pages[0])
        let older = file.resolved(try self.file(.access).catalog["Outlines"]).dictionary
        #expect(older?["A"] == nil)
    }

    @Test(arguments: [
        (PDFStandards.access, ["Decimal", "Disc"]),
        (.archive, ["Decimal", "Description", "Unordered"]),
    ])
    func listsSayWhatTheirLabelsAre(standards: PDFStandards, numberings: [String]) throws {
        let file = try file(standards)
        let lists = elements(file, "L")
        #expect(lists.count == 4)
        let found = lists.compactMap {
            file.resolved($0["A"]).dictionary?["ListNumbering"]?.name?.text
        }
        #expect(found.sorted() == numberings)
    }

    @Test func elementsThatSayNothingBecomeTheirParents() throws {
        let file = try file(.access)
        #expect(elements(file, "Span").isEmpty)
        // The date alone: paragraphs in list bodies are gone, too.
        #expect(elements(file, "P").count == 1)
        let numbers = file.objects.indices.filter {
            file.objects[$0].dictionary?["S"]?.name == "LBody"
        }
        let tree = try #require(file.resolved(file.catalog["StructTreeRoot"]).dictionary)
        let table = file.resolved(tree["ParentTree"]).dictionary?["Nums"]?.array ?? []
        let marks = file.resolved(table.first { file.resolved($0).array != nil }).array ?? []
        for number in numbers {
            let kids = try #require(file[number].dictionary?["K"]?.array)
            #expect(kids.count == 3)
            let link = try #require(kids[1].reference)
            #expect(file[link].dictionary?["P"] == .reference(number))
            for case .integer(let mark) in kids { #expect(marks[mark] == .reference(number)) }
        }
    }

    @Test func aHeadingComesFirstInItsPart() throws {
        let file = try file(.access)
        let section = try #require(elements(file, "Sect").first)
        let kinds = section["K"]?.array?.compactMap {
            file.resolved($0).dictionary?["S"]?.name?.text
        }
        #expect(kinds == ["H2", "P", "L", "L", "L", "L"])
    }

    // MARK: Characters

    @Test func fontsOfOneEncodingShareATable() throws {
        var builder = DocumentBuilder(shaper)
        builder.paragraph("Zoë – “x” €", sans)
        builder.paragraph("Zoë • Œ", FontQuery(family: "Source Sans 3", weight: 700))
        let file = try PDFDocument(
            reading: try PDFBackend.render(builder.document, fonts: library))
        let fonts = file.objects.compactMap(\.dictionary).filter {
            $0["Encoding"]?.name == "WinAnsiEncoding"
        }
        #expect(fonts.count == 2 && Set(fonts.map { $0["ToUnicode"] }).count == 1)
        let table = fonts.first?["ToUnicode"]
        let map = try #require(file.resolved(table).stream)
        let text = String(decoding: try file.data(of: map), as: UTF8.self)
        #expect(text.contains("<20><7e><0020>\n<a0><ff><00a0>\n"))
        #expect(
            text.contains(
                "6 beginbfchar\n<80><20ac>\n<8c><0152>\n<93><201c>\n<94><201d>\n<95><2022>\n"
                    + "<96><2013>\nendbfchar"))
    }

    @Test func titlesAreNeverEmpty() throws {
        for (title, author, expected) in [
            (" ", "Zoë", "Zoë"), ("", "", "Untitled"), ("\u{7}", " ", "Untitled"), ("x", "y", "x"),
        ] {
            let entries = try InformationEntries(
                DocumentInfo(title: title, author: author), producer: "")
            #expect(entries.dictionary["Title"] == .string(text: expected))
        }
    }
}
