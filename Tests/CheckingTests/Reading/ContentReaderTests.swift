import PDFFile
import Pages
import Testing

@testable import Checking

/// Pages of other programs, written by hand (ISO 32000-1, 8 and 9).
@Suite struct ContentReaderTests {
    /// A page with a content, and a font of 500 units a letter.
    private func page(
        _ content: String, font: PDFDictionary = [:], resources: PDFDictionary = [:],
        page: PDFDictionary = [:]
    ) throws -> PageContent {
        var font = font
        font["Type"] = .name("Font")
        font["Subtype"] = font["Subtype"] ?? .name("Type1")
        var resources = resources
        resources["Font"] = .dictionary(["F": .dictionary(font)])
        var dictionary = page
        dictionary["Type"] = .name("Page")
        dictionary["Parent"] = .reference(2)
        dictionary["Contents"] = .reference(4)
        let file = PDFDocument(
            objects: [
                .null, .dictionary(["Type": .name("Catalog"), "Pages": .reference(2)]),
                .dictionary([
                    "Kids": .array([.reference(3)]), "Count": .integer(1),
                    "MediaBox": .array([0, 0, 300, 400].map { .integer($0) }),
                    // Pages take over what stands above them.
                    "Resources": .dictionary(resources),
                ]), .dictionary(dictionary),
                .stream(PDFStream(deflating: Array(content.utf8))),
            ], trailer: ["Root": .reference(1)])
        return try #require(try ReadPDF(file.bytes()).pages.first)
    }

    private func text(_ page: PageContent) -> String { page.texts.map(\.text).joined() }

    @Test func placesAndSizes() throws {
        let page = try page("BT /F 10 Tf 2 0 0 2 50 60 Tm (ab) Tj [(c) -1000 (d)] TJ ET")
        #expect(text(page) == "abcd")
        #expect(page.texts.map(\.origin.x) == [50, 60, 70, 100])
        #expect(page.texts.map(\.size) == [20, 20, 20, 20])
        #expect(page.texts[0].end == Point(x: 60, y: 60))
    }

    @Test func linesAndSpaces() throws {
        let page = try page(
            "BT /F 10 Tf 12 TL 5 Tc 3 Tw 50 Tz 10 100 Td (a b) Tj T* (c) ' 0 -20 TD (d) Tj ET")
        #expect(text(page) == "a bcd")
        #expect(page.texts.map(\.origin.y) == [100, 100, 100, 76, 56])
        // Half of 5 for the glyph and 5 between, and 3 more behind the blank.
        #expect(page.texts.prefix(3).map(\.origin.x) == [10, 15, 21.5])
    }

    @Test func statesAreKept() throws {
        let page = try page(
            "q 1 0 0 rg 1 0 0 1 10 0 cm BT /F 10 Tf (a) Tj ET Q BT /F 10 Tf (b) Tj ET 0.5 g BT (c) Tj ET"
        )
        #expect(
            page.texts.map(\.color) == [
                Color(hex: 0xFF0000), .black, Color(red: 0.5, green: 0.5, blue: 0.5),
            ])
        #expect(page.texts.map(\.origin.x) == [10, 0, 0])
        #expect(!page.traits.isUnbalanced)
    }

    @Test func stringsInAllForms() throws {
        let page = try page(
            #"BT /F 9 Tf (a\(b\)\143(d)\) Tj <65 6> Tj ET"#.replacing("\\) Tj <", with: ") Tj <"))
        #expect(text(page) == "a(b)c(d)e`")
    }

    @Test func encodings() throws {
        let differences: PDFDictionary = [
            "Differences": .array([
                .integer(65), .name("eacute"), .name("fi"), .name("uni0141"), .name("bullet"),
                .name("mystery"),
            ])
        ]
        let page = try page(
            "BT /F 9 Tf (ABCDE\\200x) Tj ET", font: ["Encoding": .dictionary(differences)])
        #expect(text(page) == "é\u{FB01}Ł•\u{FFFD}€x")
    }

    @Test func mapsOfCharacters() {
        let map = CharacterMap(
            Array(
                """
                2 beginbfchar <01> <0041> <02> <D83DDE80> endbfchar
                2 beginbfrange <10> <12> <0061> <20> <21> [<0078> <00660069>] endbfrange
                """.utf8))
        #expect(map.texts == [1: "A", 2: "🚀", 16: "a", 17: "b", 18: "c", 32: "x", 33: "fi"])
    }

    @Test func actualTextStandsForGlyphs() throws {
        let page = try page(
            "/Span <</ActualText (whole)>> BDC BT /F 9 Tf (xyz) Tj ET EMC BT /F 9 Tf (!) Tj ET")
        #expect(text(page) == "whole!")
    }

    @Test func grounds() throws {
        let white = Color(hex: 0xFFFFFF)
        let page = try page(
            "0 0 1 rg 0 0 100 100 re f 1 g BT /F 10 Tf 10 10 Td (a) Tj 200 0 Td (b) Tj ET")
        #expect(page.texts.map(\.ground) == [Color(hex: 0x0000FF), white])
        let above = try self.page(
            "0 0 1 rg 0 0 100 100 re f 0 1 0 rg 5 5 50 50 re f BT /F 10 Tf 10 10 Td (a) Tj ET")
        #expect(above.texts.map(\.ground) == [Color(hex: 0x00FF00)])
        // What lies on a picture is not known.
        let picture = try self.page("q 100 0 0 100 0 0 cm BI /W 1 ID x EI Q BT /F 10 Tf (a) Tj ET")
        #expect(text(picture) == "a")
    }

    @Test func contentInContent() throws {
        let form = PDFStream(
            [
                "Subtype": .name("Form"),
                "Matrix": .array([2, 0, 0, 2, 10, 0].map { .integer($0) }),
            ], deflating: Array("BT /F 5 Tf (in) Tj ET".utf8))
        let page = try page(
            "/X Do BT /F 5 Tf (out) Tj ET",
            resources: ["XObject": .dictionary(["X": .stream(form)])])
        // A stream of its own number is what the standard asks for; this one is read all the same.
        #expect(text(page).hasSuffix("out"))
    }

    @Test func whatIsDamagedEnds() throws {
        #expect(try page("BT /F 9 Tf (a) Tj (b").traits.isBroken)
        #expect(try page("Q").traits.isUnbalanced)
        #expect(try page("EMC").traits.isUnbalanced)
        #expect(try page(String(repeating: "[", count: 5_000)).traits.isBroken)
        #expect(try page(String(repeating: "q ", count: 9_000)).traits.isUnbalanced)
        #expect(try page("1 0 0 1 nan Tm").texts.isEmpty)
    }

    @Test func hostileNumbers() throws {
        let page = try page(
            "BT /F 1e999 Tf 1e308 0 0 1e308 0 0 Tm (a) Tj 3 99999999999 Tr (b) Tj ET")
        #expect(page.texts.count <= 2)
    }
}
