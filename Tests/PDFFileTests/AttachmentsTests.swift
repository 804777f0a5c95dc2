import Testing

@testable import PDFFile

/// Files in a PDF, as programs of all kinds put them in.
@Suite struct AttachmentsTests {
    private func read(_ more: [Int: String], catalog: String) throws -> PDFDocument {
        try PDFDocument(reading: PlainFile(more, catalog: catalog).ended())
    }

    private func names(_ more: [Int: String], catalog: String) throws -> [String] {
        try read(more, catalog: catalog).attachments.map(\.name)
    }

    private let file = "<</Length 2>>\nstream\n{}\nendstream"

    @Test func associatedFilesComeFirstAndOnce() throws {
        let document = try read(
            [
                4: "<</F(a.json)/EF<</F 6 0 R>>/AFRelationship/Data>>",
                5:
                    "<</F(old)/UF<FEFF0062002E006A0073006F006E>/EF<</F 6 0 R>>/AFRelationship/Source>>",
                6: file,
            ], catalog: "/AF[5 0 R]/Names<</EmbeddedFiles<</Names[(a)4 0 R(b)5 0 R]>>>>")
        #expect(document.attachments.map(\.name) == ["b.json", "a.json"])
        #expect(document.attachments.map(\.relationship) == ["Source", "Data"])
        #expect(try document.data(of: document.attachments[0].content) == Array("{}".utf8))
    }

    @Test func treesOfNamesAreWalked() throws {
        let more = [
            4: "<</Kids[5 0 R 7 0 R 4 0 R]>>", 5: "<</Kids[8 0 R 4 0 R]>>",
            6: file, 7: "<</Names[(y)<</F(y)/EF<</F 6 0 R>>>>]>>",
            8: "<</Names[(x)<</F(x)/EF<</F 6 0 R>>>>(odd)]>>",
        ]
        #expect(try names(more, catalog: "/Names<</EmbeddedFiles 4 0 R>>") == ["x", "y"])
    }

    @Test(arguments: [
        "", "/AF 7", "/AF[9 0 R null 3]", "/AF[4 0 R]", "/Names 4 0 R",
        "/Names<</EmbeddedFiles<</Names[(x)<</F(x)/EF<</F 3 0 R>>>>]>>>>",
    ])
    func whatIsNoneIsLeftOut(catalog: String) throws {
        let more = [4: "<</F(x)/EF<</F 4 0 R>>>>"]
        #expect(try names(more, catalog: catalog).isEmpty)
    }

    @Test(arguments: [
        ("(abc)", "abc"), ("<FEFF03A9D83DDE00>", "Ω😀"), ("<FFFEA903>", "Ω"), ("<EFBBBFCEA9>", "Ω"),
        ("<80A02D19E9>", "•€-ˇé"), ("<FEFF00>", ""), ("<>", ""),
    ])
    func textsAreReadInTheirEncoding(written: String, text: String) throws {
        let document = try read([4: "[\(written)]"], catalog: "")
        #expect(document[4].array?.first?.text == text)
        #expect(PDFObject.integer(1).text == nil)
    }
}
