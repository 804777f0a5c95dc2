import TestSupport
import Testing

@testable import PDFFile

@Suite struct StreamDataTests {
    private let empty = PDFDocument(objects: [.null, .name("FlateDecode")], trailer: [:])

    @Test(arguments: [0, 1, 100, 100_000, 3_000_000])
    func whatIsPackedComesOut(count: Int) throws {
        var numbers = SeededNumbers(seed: 7)
        let bytes = (0..<count).map { _ in UInt8(truncatingIfNeeded: numbers.next() & 15) }
        let stream = PDFStream(deflating: bytes)
        #expect(stream.data.count < count * 6 / 10 + 20)
        #expect(try empty.data(of: stream) == bytes)
        #expect(try empty.data(of: stream, limit: count).count == count)
        guard count > 0 else { return }
        #expect(throws: PDFFileError.tooComplex) { try empty.data(of: stream, limit: count - 1) }
    }

    @Test func damageIsNoticed() {
        let packed = PDFStream(deflating: Array(repeating: 65, count: 1000))
        for end in 0..<packed.data.count {
            let part = PDFStream(packed.dictionary, packed: packed.data.prefix(end))
            #expect(throws: PDFFileError.packedData) { try empty.data(of: part) }
        }
        var wrong = packed
        wrong.data[wrong.data.endIndex - 1] ^= 1
        #expect(throws: PDFFileError.packedData) { try empty.data(of: wrong) }
    }

    @Test func aBombIsRefused() {
        let bomb = PDFStream(deflating: Array(repeating: 0, count: 1 << 22))
        #expect(throws: PDFFileError.tooComplex) { try empty.data(of: bomb, limit: 1 << 20) }
    }

    @Test func filtersAreLookedUpAndFollowEachOther() throws {
        let once = PDFStream(deflating: Array("twice".utf8))
        var stream = PDFStream(deflating: Array(once.data))
        stream.dictionary["Filter"] = .array([.reference(1), .name("FlateDecode")])
        #expect(try empty.data(of: stream) == Array("twice".utf8))
        stream.dictionary["Filter"] = .array(Array(repeating: .reference(1), count: 5))
        #expect(throws: PDFFileError.tooComplex) { try empty.data(of: stream) }
        stream.dictionary["Filter"] = .name("LZWDecode")
        #expect(throws: PDFFileError.filter("LZWDecode")) { try empty.data(of: stream) }
        stream.dictionary["Filter"] = .integer(1)
        #expect(throws: PDFFileError.packedData) { try empty.data(of: stream) }
        stream.dictionary["F"] = .string([])
        #expect(throws: PDFFileError.self) { try empty.data(of: stream) }
    }

    /// Filters each row as PNG has it, with the kinds in turn.
    private func filtered(_ bytes: [UInt8], row: Int, pixel: Int) -> [UInt8] {
        var result: [UInt8] = []
        for (number, start) in stride(from: 0, to: bytes.count, by: row).enumerated() {
            let kind = number % 5
            result.append(UInt8(kind))
            for index in start..<min(start + row, bytes.count) {
                let isFirst = index - start < pixel
                let left = isFirst ? 0 : Int(bytes[index - pixel])
                let up = start == 0 ? 0 : Int(bytes[index - row])
                let corner = isFirst || start == 0 ? 0 : Int(bytes[index - row - pixel])
                let guess = left + up - corner
                let nearest = [left, up, corner].min { abs(guess - $0) < abs(guess - $1) } ?? 0
                let used = [0, left, up, (left + up) / 2, nearest][kind]
                result.append(bytes[index] &- UInt8(used))
            }
        }
        return result
    }

    @Test(arguments: [(1, 8, 5), (3, 8, 7), (1, 4, 9), (4, 16, 3), (1, 1, 1)])
    func predictorsAreUndone(colors: Int, bits: Int, columns: Int) throws {
        let row = (colors * bits * columns + 7) / 8
        var numbers = SeededNumbers(seed: 3)
        let bytes = (0..<row * 11).map { _ in UInt8(truncatingIfNeeded: numbers.next()) }
        var stream = PDFStream(
            deflating: filtered(bytes, row: row, pixel: max(colors * bits / 8, 1)))
        stream.dictionary["DecodeParms"] = .dictionary([
            "Predictor": .integer(15), "Colors": .integer(colors),
            "BitsPerComponent": .integer(bits), "Columns": .integer(columns),
        ])
        #expect(try empty.data(of: stream) == bytes)
    }

    @Test func thePredictorOfTIFFIsUndone() throws {
        var stream = PDFStream(deflating: [1, 2, 3, 1, 1, 1, 250, 9, 8, 7, 7, 7])
        stream.dictionary["DecodeParms"] = .array([
            .dictionary(["Predictor": .integer(2), "Colors": .integer(3), "Columns": .integer(2)])
        ])
        #expect(try empty.data(of: stream) == [1, 2, 3, 2, 3, 4, 250, 9, 8, 1, 16, 15])
    }

    @Test(
        arguments: [
            ["Predictor": PDFObject.integer(3)],
            ["Predictor": .integer(12), "Columns": .integer(0)],
            ["Predictor": .integer(12), "Columns": .integer(1 << 40)],
            ["Predictor": .integer(12), "Colors": .integer(-1)],
            ["Predictor": .integer(12), "BitsPerComponent": .integer(3)],
            ["Predictor": .integer(2), "BitsPerComponent": .integer(4)],
        ] as [PDFDictionary])
    func parametersThatMakeNoSenseAreRefused(parameters: PDFDictionary) {
        var stream = PDFStream(deflating: [9, 9, 9, 9])
        stream.dictionary["DecodeParms"] = .dictionary(parameters)
        #expect(throws: PDFFileError.self) { try empty.data(of: stream) }
        stream.dictionary["DecodeParms"] = .dictionary(["Predictor": .integer(10)])
        #expect(throws: PDFFileError.packedData) { try empty.data(of: stream) }
    }
}
