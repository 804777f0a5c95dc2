import TestSupport
import Testing

@testable import PDFFile

@Suite struct PDFWritingTests {
    @Test func whatIsWrittenIsReadAgain() throws {
        let document = SampleDocument.document
        let bytes = document.bytes()
        let read = try PDFDocument(reading: bytes)
        #expect(read.version == "1.7")
        for number in document.objects.indices {
            guard var stream = read[number].stream else {
                #expect(read[number] == document[number])
                continue
            }
            stream.dictionary["Length"] = nil
            #expect(.stream(stream) == document[number])
        }
        #expect(read.trailer["More"] == document.trailer["More"])
        #expect(document.bytes() == bytes)
        let text = try #require(read[4].stream)
        #expect(try read.data(of: text) == SampleDocument.text)
    }

    /// A reader that goes by the ends of lines alone takes one from before `endstream`.
    @Test(arguments: [[], [13], [10], [13, 10], [65]] as [[UInt8]])
    func dataKeepTheirLastByte(data: [UInt8]) throws {
        var document = SampleDocument.document
        document.objects[6] = .stream(PDFStream([:], packed: data[...]))
        let bytes = document.bytes()
        let start = try #require(
            bytes.indices.first { bytes[$0...].starts(with: Array("6 0 obj".utf8)) })
        let end = try #require(
            bytes[start...].indices.first { bytes[$0...].starts(with: Array("endstream".utf8)) })
        let begin = try #require(
            bytes[start...].indices.first { bytes[$0...].starts(with: Array("stream\n".utf8)) })
        var found = Array(bytes[(begin + 7)..<end])
        #expect(found.popLast() == 10)
        if found.last == 13, found.count > data.count { found.removeLast() }
        #expect(found == data)
        #expect(data.last != 13 || bytes[end - 2] == 13)
    }

    @Test func theIdentifierGoesByTheContent() throws {
        func identifier(_ document: PDFDocument) throws -> [PDFObject] {
            try #require(try PDFDocument(reading: document.bytes()).trailer["ID"]?.array)
        }
        let document = SampleDocument.document
        let first = try identifier(document)
        #expect(first.count == 2 && first[0] == first[1] && first[0].string?.count == 16)
        var other = document
        other.objects[1] = .dictionary(["Pages": .reference(2), "Lang": .string([101, 111])])
        #expect(try identifier(other) != first)
        #expect(try identifier(document) == first)
    }

    @Test func eachByteChangesTheIdentifier() {
        let bytes = (0..<100).map { UInt8($0) }
        var seen: Set<[UInt8]> = [ContentIdentifier.bytes(of: bytes)]
        for index in bytes.indices {
            var other = bytes
            other[index] ^= 1
            #expect(seen.insert(ContentIdentifier.bytes(of: other)).inserted)
            #expect(seen.insert(ContentIdentifier.bytes(of: Array(bytes[..<index]))).inserted)
        }
        let zeros = (0..<20).map { ContentIdentifier.bytes(of: Array(repeating: 0, count: $0)) }
        #expect(Set(zeros).count == 20)
        #expect(Set(zeros.map { Array($0.prefix(8)) }).count == 20)
        #expect(Set(zeros.map { Array($0.suffix(8)) }).count == 20)
    }

    @Test(arguments: [
        (PDFObject.real(0.5), ".5"), (.real(-0.25), "-.25"), (.real(3), "3"),
        (.real(-0.000001), "0"),
        (.real(1.000001), "1"), (.real(99.99999), "99.99999"), (.real(.nan), "0"),
        (.real(1e300), "0"),
        (.real(123456.7), "123456.7"), (.integer(-0), "0"),
        (.integer(.min), "-9223372036854775808"),
        (
            .array([.integer(1), .integer(2), .name("a"), .reference(3), .null, .bool(true)]),
            "[1 2/a 3 0 R null true]"
        ),
        (.dictionary(["A": .integer(1), "B": .string([40, 13, 92])]), "<</A 1/B(\\(\\r\\\\)>>"),
        (.name(PDFName(bytes: Array("a b".utf8))), "/a#20b"),
    ])
    func objectsAreWrittenShort(object: PDFObject, text: String) {
        var writer = ObjectWriter()
        writer.write(object)
        #expect(String(decoding: writer.bytes, as: UTF8.self) == text)
    }

    @Test func onlyWhatIsMetIsNumberedAnew() throws {
        var document = SampleDocument.document
        document.objects += [.string([1]), .reference(8), .reference(99)]
        // A length that stands by itself is of no more use.
        document.objects.append(.integer(3000))
        if case .stream(var stream) = document[6] {
            stream.dictionary["Length"] = .reference(11)
            document.objects[6] = .stream(stream)
        }
        document.trailer["Last"] = .array([.reference(9), .reference(10), .reference(50)])
        let short = document.renumbered()
        // The null at 5 is none, and nothing leads to what is not there.
        #expect(short.objects.count == 10 && !short.objects.contains(.integer(3000)))
        #expect(short.objects.dropFirst().filter { $0 == .null }.count == 1)
        #expect(short.pages.count == 1)
        let last = try #require(short.trailer["Last"]?.array)
        #expect(short.resolved(last[0]) == .string([1]))
        #expect(short.resolved(last[1]) == .null && last[2] == .null)
        #expect(short.renumbered().renumbered() == short.renumbered())
        let page = try #require(short[short.pages[0]].dictionary)
        #expect(
            try short.data(of: #require(short.resolved(page["Contents"]).stream))
                == SampleDocument.text)
    }

    @Test(.needs(.qpdf)) func qpdfFindsNoFault() throws {
        let scratch = try ScratchFolder()
        try scratch.write(SampleDocument.document.renumbered().bytes(), to: "x.pdf")
        let output = try ForeignProgram.qpdf.output(of: ["--check", scratch.path("x.pdf")])
        #expect(output.contains("No syntax or stream encoding errors found"))
        #expect(!output.contains("WARNING"))
    }
}
