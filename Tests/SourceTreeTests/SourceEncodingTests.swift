import SourceTree
import Testing

@Suite struct SourceEncodingTests {
    @Test(
        "bytes that are not UTF-8 are named with their place",
        arguments: [
            ([0x5B, 0x22, 0xE9, 0x22, 0x5D], "1:3+1", "Latin-1"),
            ([0x5B, 0x0A, 0x22, 0xC3, 0xA9, 0x92, 0x22, 0x5D], "2:3+1", "byte 0x92 at offset 5"),
            ([0x5B, 0x22, 0xC0, 0xAF, 0x22, 0x5D], "1:3+1", "offset 2"),
            ([0x22, 0xED, 0xA0, 0x80, 0x22], "1:2+1", "offset 1"),
            ([0x22, 0xF4, 0x90, 0x80, 0x80, 0x22], "1:2+1", "offset 1"),
            ([0x22, 0xE0, 0x80, 0x80, 0x22], "1:2+1", "offset 1"),
            ([0x22, 0xF5, 0x80, 0x80, 0x80], "1:2+1", "offset 1"),
            ([0x22, 0xE2, 0x82], "1:2+1", "offset 1"), ([0x22, 0x80], "1:2+1", "offset 1"),
            ([0xFF, 0xFE, 0x7B, 0x00], "1:1+1", "UTF-16"),
            ([0xFE, 0xFF, 0x00, 0x7B], "1:1+1", "UTF-16"),
            ([0x7B, 0x00, 0x7D, 0x00], "1:1+1", "UTF-16"),
            ([0x00, 0x7B, 0x00, 0x7D], "1:1+1", "UTF-16"),
            ([0xFF, 0xFE, 0x00, 0x00, 0x7B, 0, 0, 0], "1:1+1", "UTF-32"),
            ([0, 0, 0, 0x7B], "1:1+1", "UTF-32"),
        ] as [([UInt8], String, String)])
    func invalid(bytes: [UInt8], place: String, part: String) {
        let (node, diagnostics) = JSONReader.read(bytes, file: "a.json")
        #expect(node == nil)
        #expect(findings(diagnostics) == ["error not-utf8 \(place)"])
        #expect(diagnostics.all[0].message.contains(part))
        #expect(diagnostics.all[0].message.contains("UTF-8"))
    }

    @Test("every scalar passes")
    func everyScalar() {
        var text = "\""
        for value in (0x20...0x10FFFF as ClosedRange<UInt32>) where value != 0x22 && value != 0x5C {
            guard let scalar = Unicode.Scalar(value) else { continue }
            text.unicodeScalars.append(scalar)
        }
        let (node, diagnostics) = JSONReader.read(Array((text + "\"").utf8), file: "a.json")
        #expect(diagnostics.all.isEmpty)
        #expect(node?.string.map { Array($0.utf8) } == Array(text.utf8.dropFirst()))
    }
}
