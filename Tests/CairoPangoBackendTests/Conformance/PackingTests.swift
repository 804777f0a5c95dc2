import PDFFile
import Testing

@testable import CairoPangoBackend

@Suite struct PackingTests {
    private static let bytes = [UInt8](repeating: 65, count: 300)

    /// Bytes in zlib's format, in a block that is not packed (RFC 1950; RFC 1951, 3.2.4).
    private static let unpacked: [UInt8] = {
        var (low, high) = (1, 0)
        for byte in bytes {
            low = (low + Int(byte)) % 65_521
            high = (high + low) % 65_521
        }
        let sum = [high >> 8, high & 255, low >> 8, low & 255].map { UInt8($0) }
        return [0x78, 0x01, 1, 0x2C, 0x01, 0xD3, 0xFE] + bytes + sum
    }()

    private static let empty = PDFDocument(objects: [.null], trailer: [:])

    private func packed(_ dictionary: PDFDictionary, _ data: [UInt8]) throws -> PDFStream {
        var file = Self.empty
        let number = file.add(.stream(PDFStream(dictionary, packed: data[...])))
        file.packUnpackedStreams()
        return try #require(file[number].stream)
    }

    @Test func whatIsLeftUnpackedIsPacked() throws {
        let stream = try packed(
            ["Filter": .name("FlateDecode"), "Width": .integer(3)], Self.unpacked)
        #expect(stream.data.count < 40)
        #expect(stream.dictionary["Width"] == .integer(3))
        #expect(try Self.empty.data(of: stream) == Self.bytes)
    }

    @Test func allElseStaysAsItIs() throws {
        let short = PDFStream(deflating: Self.bytes)
        #expect(try packed(short.dictionary, Array(short.data)).data == short.data)
        for dictionary: PDFDictionary in [
            [:], ["Filter": .name("DCTDecode")],
        ] {
            #expect(try packed(dictionary, Self.unpacked).data == Self.unpacked[...])
        }
        // A damaged one.
        let start = Array(Self.unpacked.prefix(9))
        #expect(try packed(["Filter": .name("FlateDecode")], start).data == start[...])
    }
}
