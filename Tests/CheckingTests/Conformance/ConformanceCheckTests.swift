import PDFFile
import SourceTree
import Testing

@testable import Checking

@Suite struct ConformanceCheckTests {
    /// A file broken on purpose, and the rule that it breaks.
    struct Breach: Sendable, CustomTestStringConvertible {
        let rule: String
        let change: @Sendable (inout PDFDocument) throws -> Void
        var testDescription: String { rule }

        init(_ rule: String, _ change: @escaping @Sendable (inout PDFDocument) throws -> Void) {
            (self.rule, self.change) = (rule, change)
        }
    }

    private static func findings(_ pdf: ReadPDF) -> [String] {
        ConformanceCheck(pdf, isPromised: true).diagnostics.all.map(\.identifier)
    }

    @Test func ourFilesBreakNone() throws {
        let pdf = try ReadPDF(SampleFile.bytes)
        #expect(pdf.pages.count > 1)
        #expect(Self.findings(pdf) == [])
    }

    @Test(arguments: document + metadata + pages + fonts + links + structure)
    func eachBreachIsFoundAndNothingElse(breach: Breach) throws {
        let pdf = try SampleFile.changed(breach.change)
        let found = ConformanceCheck(pdf, isPromised: true).diagnostics
        #expect(found.all.map(\.identifier).contains(breach.rule))
        #expect(found.all.allSatisfy { $0.severity == .error })
        // What one breach brings about by necessity is two rules at most.
        #expect(found.all.count <= 2, "\(found.all.map(\.message))")
    }

    @Test func thereAreManyRules() {
        let all =
            Self.document + Self.metadata + Self.pages + Self.fonts + Self.links + Self.structure
        #expect(Set(all.map(\.rule)).count >= 45)
    }

    @Test func whatClaimsNothingIsWarnedOf() throws {
        let pdf = try SampleFile.changed { file in
            try file.updateCatalog {
                $0["Metadata"] = nil
                $0["Lang"] = nil
            }
        }
        let found = ConformanceCheck(pdf, isPromised: false).diagnostics.all
        #expect(found.map(\.identifier).sorted() == ["pdf-language", "pdf-metadata"])
        #expect(found.allSatisfy { $0.severity == .warning })
    }

    // MARK: The breaches

    static let document: [Breach] = [
        Breach("pdf-version") { $0.version = "2.0" },
        Breach("pdf-language") { try $0.updateCatalog { $0["Lang"] = nil } },
        Breach("pdf-language-tag") {
            try $0.updateCatalog { $0["Lang"] = .string(Array("English!".utf8)) }
        },
        Breach("pdf-title-shown") { try $0.updateCatalog { $0["ViewerPreferences"] = nil } },
        Breach("pdf-tagged") {
            try $0.updateCatalog { $0["MarkInfo"] = .dictionary(["Marked": .bool(false)]) }
        },
        Breach("pdf-suspects") {
            try $0.updateCatalog {
                $0["MarkInfo"] = .dictionary(["Marked": .bool(true), "Suspects": .bool(true)])
            }
        },
        Breach("pdf-actions") {
            try $0.updateCatalog { $0["OpenAction"] = .dictionary(["S": .name("JavaScript")]) }
        },
        Breach("pdf-attachment") {
            try $0.updateCatalog { $0["Names"] = .dictionary(["EmbeddedFiles": .dictionary([:])]) }
        },
        Breach("pdf-layers") { try $0.updateCatalog { $0["OCProperties"] = .dictionary([:]) } },
        Breach("pdf-form") {
            try $0.updateCatalog { $0["AcroForm"] = .dictionary(["XFA": .array([])]) }
        },
        Breach("pdf-bookmarks") { file in
            let number = try #require(file.catalog["Outlines"]?.reference)
            file.update(number) { $0["Count"] = .integer(-3) }
        },
        Breach("pdf-colors") { try $0.updateCatalog { $0["OutputIntents"] = nil } },
        Breach("pdf-profile") { file in
            let intents = file.resolved(file.catalog["OutputIntents"]).array ?? []
            let intent = file.resolved(intents.first).dictionary
            let number = try #require(intent?["DestOutputProfile"]?.reference)
            file.objects[number] = .stream(PDFStream(["N": .integer(3)], deflating: [1, 2, 3]))
        },
        Breach("pdf-color-kind") {
            try $0.updateContent { $0 += "/Artifact BMC 0 0 0 1 k 0 0 9 9 re f EMC\n" }
        },
        Breach("pdf-picture-smooth") { file in
            _ = file.add(
                .stream(
                    PDFStream(
                        ["Subtype": .name("Image"), "Interpolate": .bool(true)], deflating: [0])))
        },
        Breach("pdf-picture-other") { file in
            _ = file.add(
                .stream(
                    PDFStream(
                        ["Subtype": .name("Image"), "Alternates": .array([])], deflating: [0])))
        },
        Breach("pdf-program") { file in
            _ = file.add(.stream(PDFStream(["Subtype": .name("PS")], deflating: [0])))
        },
        Breach("pdf-packing") { file in
            _ = file.add(.stream(PDFStream(["Filter": .name("LZWDecode")], packed: [0][...])))
        },
        Breach("pdf-outside") { file in
            _ = file.add(.stream(PDFStream(["F": .string([65])], packed: [0][...])))
        },
    ]

    static let metadata: [Breach] = [
        Breach("pdf-metadata") { try $0.updateCatalog { $0["Metadata"] = nil } },
        Breach("pdf-metadata-packed") { file in
            let number = try #require(file.catalog["Metadata"]?.reference)
            let stream = try #require(file[number].stream)
            file.objects[number] = .stream(
                PDFStream(stream.dictionary, deflating: try file.data(of: stream)))
        },
        Breach("pdf-title") { file in
            try file.updateMetadata { $0 = $0.replacing("dc:title>", with: "dc:titel>") }
        },
        Breach("pdf-claim-archive") { file in
            try file.updateMetadata { $0 = $0.replacing("pdfaid:part=", with: "pdfaid:port=") }
        },
        Breach("pdf-claim-access") { file in
            try file.updateMetadata { $0 = $0.replacing("pdfuaid:part=", with: "pdfuaid:port=") }
        },
        Breach("pdf-claim-schema") { file in
            try file.updateMetadata {
                $0 = $0.replacing("prefix>pdfuaid<", with: "prefix>other<")
            }
        },
        Breach("pdf-metadata-agree") { file in
            try file.updateMetadata { $0 = $0.replacing("Lovelace", with: "Byron") }
        },
    ]

    static let pages: [Breach] = [
        Breach("pdf-tabs") { file in
            let page = try #require(file.pages.first)
            file.update(page) { $0["Tabs"] = nil }
        },
        Breach("pdf-content") { try $0.updateContent { $0 += "(" } },
        Breach("pdf-unmarked") { try $0.updateContent { $0 += "0 0 9 9 re f\n" } },
        Breach("pdf-mixed") { file in
            try file.updateContent { $0 += "/Artifact BMC /P << /MCID 0 >> BDC EMC EMC\n" }
        },
        Breach("pdf-unbalanced") { try $0.updateContent { $0 += "q\n" } },
        Breach("pdf-operator") { try $0.updateContent { $0 += "1 0 0 wobble\n" } },
        Breach("pdf-mark-twice") { try $0.updateContent { $0 += "/P << /MCID 0 >> BDC EMC\n" } },
        Breach("pdf-mark-lost") { try $0.updateContent { $0 += "/P << /MCID 9999 >> BDC EMC\n" } },
        Breach("pdf-parents") { file in
            let page = try #require(file.pages.first)
            file.update(page) { $0["StructParents"] = nil }
        },
        Breach("pdf-no-glyph") { file in
            let page = try #require(file.pages.first)
            let resources = try #require(
                file.resolved(
                    ContentReader.inherited("Resources", file[page].dictionary ?? [:], file)
                )
                .dictionary)
            let fonts = try #require(file.resolved(resources["Font"]).dictionary)
            let name = try #require(
                fonts.entries.first {
                    file.resolved($0.value).dictionary?["Subtype"] == .name("Type0")
                }?.key.text)
            try file.updateContent {
                $0 += "/Artifact BMC BT /\(name) 1 Tf 10 0 0 10 50 50 Tm <0000> Tj ET EMC\n"
            }
        },
    ]

    static let fonts: [Breach] = [
        Breach("pdf-font-embedded") { file in
            try file.updateFirst("Type", "FontDescriptor") {
                $0["FontFile2"] = nil
                $0["FontFile3"] = nil
            }
        },
        Breach("pdf-font-map") {
            try $0.updateFirst("Subtype", "CIDFontType2") { $0["CIDToGIDMap"] = nil }
        },
        Breach("pdf-font-text") { file in
            try file.updateFirst("Subtype", "Type0") { $0["ToUnicode"] = nil }
        },
        Breach("pdf-font-text-wrong") { file in
            let map = "1 beginbfchar <41> <FFFE> endbfchar"
            let number = file.add(.stream(PDFStream(deflating: Array(map.utf8))))
            try file.updateFirst("Subtype", "TrueType") { $0["ToUnicode"] = .reference(number) }
        },
        Breach("pdf-font-widths") {
            try $0.updateFirst("Subtype", "TrueType") { $0["Widths"] = .array([.integer(500)]) }
        },
    ]

    static let links: [Breach] = [
        Breach("pdf-link-named") { try $0.updateFirst("Subtype", "Link") { $0["Contents"] = nil } },
        Breach("pdf-link-printed") {
            try $0.updateFirst("Subtype", "Link") { $0["F"] = .integer(2) }
        },
        Breach("pdf-link-parent") {
            try $0.updateFirst("Subtype", "Link") { $0["StructParent"] = nil }
        },
        Breach("pdf-link-tagged") { file in
            let number = try #require(file.elements("Link").first)
            file.update(number) { link in
                let kids = link["K"]?.array ?? []
                link["K"] = .array(
                    kids.filter { $0.dictionary?["Obj"] == nil && $0.reference == nil })
            }
        },
        Breach("pdf-link-action") {
            try $0.updateFirst("Subtype", "Link") {
                $0["A"] = .dictionary(["S": .name("JavaScript"), "JS": .string([])])
            }
        },
        Breach("pdf-link-scheme") {
            try $0.updateFirst("Subtype", "Link") {
                $0["A"] = .dictionary([
                    "S": .name("URI"), "URI": .string(Array("JavaScript:alert(1)".utf8)),
                ])
            }
        },
        Breach("pdf-note-kind") {
            try $0.updateFirst("Subtype", "Link") { $0["Subtype"] = .name("Movie") }
        },
    ]

    static let structure: [Breach] = [
        Breach("pdf-structure") { file in
            let root = try #require(file.catalog["StructTreeRoot"]?.reference)
            file.update(root) { $0["K"] = nil }
            // Of what is left nothing is tagged.
            for page in file.pages {
                file.objects[page] = .dictionary([
                    "Type": .name("Page"), "Parent": file[page].dictionary?["Parent"] ?? .null,
                    "MediaBox": .array([.integer(0), .integer(0), .integer(99), .integer(99)]),
                ])
            }
        },
        Breach("pdf-structure-endless") { file in
            let list = try #require(file.elements("L").first)
            file.update(list) { list in
                list["K"] = .array((list["K"]?.array ?? []) + [list["P"] ?? .null])
            }
        },
        Breach("pdf-role") { file in
            let number = try #require(file.elements("P").first)
            file.update(number) { $0["S"] = .name("Wobble") }
        },
        Breach("pdf-element-parent") { file in
            let number = try #require(file.elements("P").first)
            file.update(number) { $0["P"] = .reference(number) }
        },
        Breach("pdf-nesting") { file in
            let number = try #require(file.elements("P").first)
            file.update(number) { $0["S"] = .name("LBody") }
        },
        Breach("pdf-list") { file in
            let number = try #require(file.elements("LI").first)
            file.update(number) { $0["S"] = .name("Div") }
        },
        Breach("pdf-figure") { file in
            let number = try #require(file.elements("P").first)
            file.update(number) { $0["S"] = .name("Figure") }
        },
        Breach("pdf-heading-first") { file in
            let number = try #require(file.elements("H1").first)
            file.update(number) { $0["S"] = .name("P") }
        },
        Breach("pdf-heading-skipped") { file in
            for number in file.elements("H2") { file.update(number) { $0["S"] = .name("P") } }
        },
        Breach("pdf-heading-mixed") { file in
            let number = try #require(file.elements("P").first)
            file.update(number) { $0["S"] = .name("H") }
        },
    ]

    // MARK: The file as such

    @Test func firstAndLastLines() throws {
        func changed(_ change: (inout [UInt8]) -> Void) throws -> [String] {
            var bytes = SampleFile.bytes
            change(&bytes)
            return Self.findings(try ReadPDF(bytes))
        }
        #expect(try changed { $0[9] = UInt8(ascii: "A") } == ["pdf-binary"])
        #expect(try changed { $0[10] = UInt8(ascii: "A") } == ["pdf-binary"])
        #expect(try changed { $0 += Array("more".utf8) } == ["pdf-trailing"])
        #expect(try changed { $0 += [0x0D, 0x0A] } == [])
    }

    @Test func identifier() throws {
        let bytes = SampleFile.bytes
        let place = try #require(bytes.lastRange(of: Array("/ID[".utf8)))
        var changed = bytes
        changed[place.lowerBound + 1] = UInt8(ascii: "X")
        #expect(Self.findings(try ReadPDF(changed)) == ["pdf-identifier"])
    }
}

extension [UInt8] {
    /// The last place of some bytes.
    fileprivate func lastRange(of part: [UInt8]) -> Range<Int>? {
        indices.reversed().first { self[$0...].starts(with: part) }.map { $0..<$0 + part.count }
    }
}
