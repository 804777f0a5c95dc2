import PDFFile
import Pages
import Testing

@testable import CairoPangoBackend

@Suite struct InformationEntriesTests {
    private func made(_ title: String, created: String? = nil) throws -> InformationEntries {
        try InformationEntries(
            DocumentInfo(
                title: title, author: title, subject: title, keywords: [title, "b"],
                language: "de-AT", created: created), producer: "cairo")
    }

    @Test(arguments: [
        ("a & <b> ]]> \"c\"", "a &amp; &lt;b&gt; ]]&gt; &quot;c&quot;"),
        ("<rdf:li>", "&lt;rdf:li&gt;"),
        ("a\0b\u{1B}c\u{85}d\u{FFFE}e\u{FFFF}", "a b c d e "), ("Zoë 😀 \u{FEFF}", "Zoë 😀 \u{FEFF}"),
    ])
    func textsStandInThePacketAsXMLHasThem(title: String, expected: String) throws {
        let packet = String(decoding: try made(title).packet(for: PDFOptions()), as: UTF8.self)
        for element in [
            "<dc:title><rdf:Alt><rdf:li xml:lang=\"x-default\">\(expected)</rdf:li></rdf:Alt></dc:title>",
            "<dc:creator><rdf:Seq><rdf:li>\(expected)</rdf:li></rdf:Seq></dc:creator>",
            "<dc:description><rdf:Alt><rdf:li xml:lang=\"x-default\">\(expected)</rdf:li></rdf:Alt></dc:description>",
            "<dc:language><rdf:Bag><rdf:li>de-AT</rdf:li></rdf:Bag></dc:language>",
            " pdf:Keywords=\"\(expected), b\"", " pdf:Producer=\"cairo\"",
            " pdfaid:part=\"2\" pdfaid:conformance=\"U\"", " pdfuaid:part=\"1\"",
        ] {
            #expect(packet.contains(element), "\(element)")
        }
        #expect(!packet.contains("CreateDate"))
        #expect(packet.utf8.allSatisfy { $0 >= 0x20 || $0 == 0x0A })
    }

    @Test func bothFormsSayTheSame() throws {
        let entries = try made("Zoë (1)", created: "2021-03-09T14:05:00Z")
        let utf16: [UInt8] = [0xFE, 0xFF, 0, 90, 0, 111, 0, 0xEB, 0, 32, 0, 40, 0, 49, 0, 41]
        #expect(entries.dictionary["Title"] == .string(utf16))
        #expect(entries.dictionary["Author"] == .string(utf16))
        #expect(entries.dictionary["Creator"] == .string(Array("resume-pdf".utf8)))
        #expect(entries.dictionary["Producer"] == .string(Array("cairo".utf8)))
        #expect(entries.dictionary["CreationDate"] == .string(Array("D:20210309140500Z".utf8)))
        let packet = String(decoding: entries.packet(for: PDFOptions()), as: UTF8.self)
        #expect(packet.contains(" xmp:CreatorTool=\"resume-pdf\""))
        #expect(packet.contains(" xmp:ModifyDate=\"2021-03-09T14:05:00Z\""))
    }

    @Test func whatIsEmptyIsLeftOut() throws {
        let entries = try InformationEntries(DocumentInfo(title: ""), producer: "")
        // A file must have a title.
        #expect(entries.dictionary.entries.map(\.key) == ["Title", "Creator"])
        #expect(entries.dictionary["Title"]?.text?.isEmpty == false)
        let packet = String(decoding: entries.packet(for: PDFOptions()), as: UTF8.self)
        #expect(!packet.contains("dc:creator") && !packet.contains("pdf:Keywords"))
    }
}
