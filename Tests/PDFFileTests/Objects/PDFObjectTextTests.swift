import PDFFile
import Testing

@Suite struct PDFObjectTextTests {
    @Test(
        arguments: [
            ([0xFE, 0xFF, 0x00, 0x41, 0x20, 0xAC, 0xD8, 0x3D, 0xDE, 0x00], "A€😀"),
            ([0xFF, 0xFE, 0x41, 0x00, 0xAC, 0x20], "A€"), ([0xFE, 0xFF, 0x00, 0x41, 0x00], "A"),
            ([0xFE, 0xFF], ""), ([0xEF, 0xBB, 0xBF, 0xC3, 0xA9], "é"), ([], ""),
            ([0x52, 0xE9, 0x73], "Rés"), ([0x18, 0x1B, 0x1F], "˘˙˜"),
            ([0x80, 0x85, 0x8D, 0x92, 0x93, 0x9E, 0xA0], "•–“™ﬁž€"),
        ] as [([UInt8], String)])
    func stringsAreReadByTheirMarks(bytes: [UInt8], text: String) {
        #expect(PDFObject.string(bytes).text == text)
    }

    @Test func whatIsNoStringHasNoText() {
        #expect(PDFObject.null.text == nil)
        #expect(PDFObject.name("Title").text == nil)
        #expect(PDFObject.array([.string([0x41])]).text == nil)
    }
}
