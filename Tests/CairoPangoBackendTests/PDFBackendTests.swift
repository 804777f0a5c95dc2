import PDFFile
import Pages
import TestSupport
import Testing

@testable import CairoPangoBackend

@Suite struct PDFBackendTests {
    let library = TestFonts.library()
    let shaper: PangoShaper

    init() throws {
        shaper = try #require(PangoShaper(library: library))
    }

    private func render(_ builder: DocumentBuilder) throws -> [UInt8] {
        try PDFBackend.render(builder.document, fonts: library)
    }

    /// A document with a bit of everything, over two pages.
    private func sample(created: String? = nil) -> DocumentBuilder {
        var builder = DocumentBuilder(shaper, title: "Zoë (CV) \\ 1", created: created)
        builder.document.info.keywords = ["Swift", "C"]
        let heading = builder.element(.heading(1))
        builder.line(
            "Zoë Lindqvist", FontQuery(family: "Source Sans 3", weight: 700), size: 22, in: heading)
        builder.document.pages[0].items.append(
            .path(PathShape(Rect(x: 72, y: 110, width: 400, height: 0.6), fill: .black)))
        let section = builder.element(.section)
        let title = builder.element(.heading(2), in: section)
        builder.line("Experience", FontQuery(family: "Carlito"), size: 12, in: title)
        let list = builder.element(.list(.signs), in: section)
        for text in ["office efficient", "state-of-the-art", "Привет Ελλάδα"] {
            let item = builder.element(.listItem, in: list)
            let label = builder.element(.label, in: item)
            let body = builder.element(.listBody, in: item)
            builder.line("•", in: label)
            builder.line(text, in: body)
        }
        let paragraph = builder.element(.paragraph, in: section)
        let first = builder.element(.span, in: paragraph)
        builder.line("begins here and", in: first)
        builder.line("Zoë – page 1", in: nil)
        builder.page()
        let second = builder.element(.span, in: paragraph)
        builder.line("ends there", FontQuery(family: "EB Garamond", isItalic: true), in: second)
        let links = builder.element(.paragraph, in: section)
        let link = builder.element(
            .link(
                target: "https://a.example/x?y=1&z=%C3%A9",
                area: Rect(x: 72, y: 86, width: 100.5, height: 14)),
            in: links)
        builder.line("a.example", in: link)
        builder.document.outline = [
            Bookmark(title: "Zoë", page: 0, y: 72),
            Bookmark(title: "Experience (all)", page: 1, y: 100.25),
        ]
        return builder
    }

    // MARK: Bytes

    @Test(arguments: [nil, "2021-03-09T14:05:00Z"])
    func sameDocumentSameBytes(created: String?) throws {
        let first = try render(sample(created: created))
        let other = TestFonts.library()
        let shaper = try #require(PangoShaper(library: other))
        _ = shaper.shape("something else", FontQuery(family: "Gentium Book Plus"))
        let second = try PDFBackend.render(sample(created: created).document, fonts: other)
        #expect(first == second)
        #expect(first.starts(with: Array("%PDF-1.7".utf8)))
    }

    @Test func withoutADateThereIsNone() throws {
        let file = try PDFDocument(reading: try render(sample()))
        let info = try #require(file.resolved(file.trailer["Info"]).dictionary)
        #expect(info["CreationDate"] == nil && info["ModDate"] == nil)
    }

    @Test(arguments: [
        ("2021-03-09T14:05:07Z", "20210309140507Z"), ("2016-12-31T23:59:60Z", "20161231235960Z"),
    ])
    func datesAreWrittenAsTheStandardSays(created: String, date: String) throws {
        let bytes = try render(sample(created: created))
        let file = try PDFDocument(reading: bytes)
        let info = try #require(file.resolved(file.trailer["Info"]).dictionary)
        #expect(info["CreationDate"]?.string == Array("D:\(date)".utf8))
        #expect(info["ModDate"] == info["CreationDate"])
        let text = String(decoding: bytes, as: UTF8.self)
        #expect(text.contains(" xmp:CreateDate=\"\(created)\""))
        #expect(text.contains(" xmp:ModifyDate=\"\(created)\""))
    }

    @Test(arguments: [
        "", "2021", "2021-03-09", "2021-03-09T14:05:00", "2021-13-09T14:05:00Z",
        "2021-03-09T24:05:00Z", "2021-03-09T14:05:00+01:00", "2021-03-09T14:05:00Z)",
        "２021-03-09T14:05Z",
    ])
    func badDatesAreRefused(date: String) {
        #expect(throws: PDFError.date(date)) { try render(sample(created: date)) }
    }

    // MARK: What other programs see

    @Test(.needs(.qpdf), arguments: [nil, "2021-03-09T14:05:00Z"])
    func syntaxIsClean(created: String?) throws {
        let output = Program.output(of: "qpdf --check $F", on: try render(sample(created: created)))
        #expect(output.contains("No syntax or stream encoding errors found"))
        #expect(!output.contains("WARNING"))
    }

    @Test(.needs(.pdfinfo))
    func metadataRoundTrips() throws {
        let output = Program.output(
            of: "TZ=UTC pdfinfo $F", on: try render(sample(created: "2021-03-09T14:05:07Z")))
        for line in [
            "Title:           Zoë (CV) \\ 1", "Author:          Zoë", "Keywords:        Swift, C",
            "Creator:         resume-pdf", "Tagged:          yes", "Pages:           2",
        ] {
            #expect(output.contains(line), "\(line)")
        }
        #expect(output.contains("Tue Mar  9 14:05:07 2021"))
    }

    @Test(.needs(.pdffonts))
    func facesAreThoseAskedForEmbeddedOnceSubsetAndReadable() throws {
        let output = Program.output(of: "pdffonts $F", on: try render(sample()))
        for name in ["SourceSans3-Regular", "SourceSans3-Bold", "Carlito", "EBGaramond-Italic"] {
            #expect(output.contains("+\(name) "), "\(name)")
        }
        let rows = output.split(separator: "\n").dropFirst(2)
        // Source Sans 3 has one part for Windows' Latin and one for all else.
        #expect(rows.count == 5)
        #expect(rows.allSatisfy { $0.contains("TrueType") && $0.contains("yes yes yes") })
    }

    @Test(.needs(.pdftotext))
    func textComesOutAsItWentIn() throws {
        let output = Program.output(of: "pdftotext -raw $F -", on: try render(sample()))
        for text in [
            "Zoë Lindqvist", "office efficient", "state-of-the-art", "Привет Ελλάδα",
            "begins here and", "ends there", "a.example",
        ] {
            #expect(output.contains(text), "\(text)")
        }
    }

    @Test(.needs(.pdfinfo))
    func structureIsTheDocuments() throws {
        let output = Program.output(of: "pdfinfo -struct-text $F", on: try render(sample()))
        let kinds = output.split(separator: "\n").map {
            $0.trimmingPrefix { $0 == " " }.prefix { $0 != " " && $0 != "\"" }
        }
        .filter { !$0.isEmpty && $0.allSatisfy { $0.isLetter || $0.isNumber } }
        #expect(
            kinds == [
                "Document", "H1", "Sect", "H2", "L", "LI", "Lbl", "LBody", "LI", "Lbl", "LBody",
                "LI", "Lbl", "LBody", "P", "P", "Link", "Object",
            ], "\(output)")
        #expect(!output.contains("page 1"))
        #expect(output.contains("\"office efficient\""))
    }

    /// Cairo would cut them off at whole points.
    @Test(.needs(.qpdf)) func areasReachThePapersEdges() throws {
        var builder = sample()
        for index in builder.document.pages.indices {
            let size = builder.document.pages[index].size
            let paper = Rect(x: 0, y: 0, width: size.width, height: size.height)
            builder.document.pages[index].items.insert(
                .path(PathShape(paper, fill: .black)), at: 0)
        }
        let clips = Program.output(
            of: "qpdf --qdf --object-streams=disable $F - | grep -c 'W n'", on: try render(builder))
        #expect(clips == "0\n")
    }

    @Test(.needs(.qpdf))
    func linksHaveTheirAddressAndArea() throws {
        let output = Program.output(
            of: "qpdf --qdf --object-streams=disable $F -", on: try render(sample()))
        #expect(output.contains("/URI (https://a.example/x?y=1&z=%C3%A9)"))
        #expect(output.contains("/Subtype /Link"))
        let numbers = output.split(whereSeparator: \.isWhitespace).joined(separator: " ")
        // 841.89 - 86 - 14 and 841.89 - 86, to whole points.
        #expect(numbers.contains("/Rect [ 72 742 173 756 ]"))
        #expect(output.components(of: "/Subtype /Link") == 1)
    }

    @Test(.needs(.qpdf))
    func outlineIsThere() throws {
        let output = Program.output(
            of: "qpdf --json $F", on: try render(sample()))
        #expect(output.contains("\"title\": \"Zoë\""))
        #expect(output.contains("\"title\": \"Experience (all)\""))
        #expect(output.contains("\"destpageposfrom1\": 2"))
    }

    @Test(
        .needs(.qpdf),
        arguments: [
            "office Zoë", "x\u{302}y a\u{323}\u{302}b Q\u{301}uit", "Привет Ελλάδα", "a 😀 b",
            "a\u{A0}b c",
            "Jose\u{301}", "a\u{200D}b\u{FE0F}", "c\u{AD}d",
        ])
    func actualTextIsNeverNeeded(text: String) throws {
        var builder = DocumentBuilder(shaper)
        builder.paragraph("abc xy José dxab Zoë")
        builder.paragraph(text)
        let output = Program.output(
            of: "qpdf --qdf --object-streams=disable $F - | grep -c ActualText",
            on: try render(builder))
        #expect(output == "0\n")
    }

    @Test(
        .needs(.pdftotext),
        arguments: [
            ("a 😀 b", "a  b"), ("a👩‍💻b", "ab"), ("a\u{A0}b", "a b"),
            ("a\u{7}b", "ab"), ("1\u{FE0F}\u{20E3}", "1"),
        ])
    func whatHasNoGlyphIsNotInTheText(text: String, expected: String) throws {
        var builder = DocumentBuilder(shaper)
        builder.paragraph(text)
        let output = Program.output(of: "pdftotext -raw -nopgbrk $F -", on: try render(builder))
        let folded = { (text: String) in
            text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
        }
        #expect(Array(folded(output).unicodeScalars) == Array(folded(expected).unicodeScalars))
    }

    @Test(.needs(.pdftotext), arguments: [10.0, 7.5, 36])
    func measuredWidthIsDrawnWidth(size: Double) throws {
        for family in FontLibraryTests.families {
            for (weight, isItalic) in [(400, false), (700, true)] {
                var builder = DocumentBuilder(shaper)
                let query = FontQuery(family: family, weight: weight, isItalic: isItalic)
                let element = builder.element(.paragraph)
                let width = builder.line("AVToWaffle", query, size: size, in: element)
                let output = Program.output(of: "pdftotext -bbox $F -", on: try render(builder))
                let word = try #require(
                    output.split(separator: "\n").first { $0.contains("<word") })
                let minimum = try #require(word.number(after: "xMin=\""))
                let maximum = try #require(word.number(after: "xMax=\""))
                #expect(abs(minimum - 72) < 0.01)
                // Cairo writes widths in whole thousandths of an em, cut off: exact for faces of
                // 1,000 units, else up to a thousandth short for each glyph.
                let units = family.hasPrefix("Source") || family.hasPrefix("EB") ? 1000 : 2048
                let allowance = units == 1000 ? 0 : size / 1000 * 10
                #expect(abs(maximum - minimum - width) < 0.01 + allowance, "\(family)")
            }
        }
    }

    @Test func widthScalesWithSize() throws {
        let shaped = shaper.shape("Scale invariance of a whole line, AV To")
        let small = DocumentBuilder.runs(of: shaped, size: 10, element: nil)
        let large = DocumentBuilder.runs(of: shaped, size: 100, element: nil)
        #expect(abs(small[0].width * 10 - large[0].width) < 1e-9)
    }

    // MARK: Right to left

    @Test(.needs(.pdftotext))
    func rightToLeftTextIsReadInOrder() throws {
        let library = TestFonts.library(usesSystemFonts: true)
        let shaper = try #require(PangoShaper(library: library))
        var builder = DocumentBuilder(shaper)
        builder.paragraph("שלום עולם")
        guard shaper.shape("שלום").missing.isEmpty else { return }
        // pdftotext puts signs of direction around the line.
        let output = Program.output(
            of: "pdftotext -nopgbrk $F -",
            on: try PDFBackend.render(builder.document, fonts: library))
        let letters = output.unicodeScalars.filter { $0.value < 0x2000 }
        let words = String(String.UnicodeScalarView(letters)).split(whereSeparator: \.isWhitespace)
        #expect(words == ["שלום", "עולם"])
    }
}

extension String {
    /// How often a text occurs.
    func components(of text: String) -> Int {
        ranges(of: text).count
    }
}

extension Substring {
    /// The number between a text and the next quotation mark.
    func number(after text: String) -> Double? {
        firstRange(of: text).flatMap { Double(self[$0.upperBound...].prefix { $0 != "\"" }) }
    }
}
