import Testing

@testable import PDFFile

@Suite struct PDFReaderTests {
    private func error(_ bytes: [UInt8]) -> PDFFileError? {
        do throws(PDFFileError) {
            _ = try PDFDocument(reading: bytes)
            return nil
        } catch {
            return error
        }
    }

    @Test func aPlainFileIsRead() throws {
        let file = try PDFDocument(
            reading: PlainFile([5: "(five)", 9: "[1 5 0 R]"]).ended("/Info 5 0 R"))
        #expect(file.version == "1.4")
        #expect(file.trailer == ["Root": .reference(1), "Info": .reference(5)])
        #expect(file.pages == [3])
        #expect(file[5] == .string(Array("five".utf8)))
        #expect(file[9] == .array([.integer(1), .reference(5)]))
        #expect(file[4] == .null && file[10] == .null && file[-1] == .null)
        #expect(file.resolved(.reference(9)).array?.count == 2)
    }

    @Test func whatIsNotKeptIsReadAllTheSame() throws {
        let kept: (PDFObject) -> Bool = { $0.dictionary != nil }
        let bytes = PlainFile([5: "(five)", 6: "<</A 1>>", 9: "[1 5 0 R]"]).ended()
        let file = try PDFDocument(reading: bytes, keeping: kept)
        #expect(file[5] == .bool(true) && file[9] == .bool(true) && file[4] == .null)
        #expect(file[6] == .dictionary(["A": .integer(1)]) && file.pages == [3])
        // The same of objects that stand in a stream.
        let packed = try PDFDocument(
            reading: try PDFDocument(reading: bytes).bytes(), keeping: kept)
        #expect(packed[5] == .bool(true) && packed[9] == .bool(true) && packed[4] == .null)
        #expect(packed[6] == file[6] && packed.pages == [3])
        #expect(throws: PDFFileError.self) {
            try PDFDocument(
                reading: PlainFile([5: "(five", 9: "]"]).ended(), keeping: { _ in false })
        }
    }

    @Test func bytesBeforeTheHeaderDoNotCount() throws {
        let file = PlainFile(before: "junk\n")
        #expect(try PDFDocument(reading: file.ended(from: 5)).pages == [3])
        #expect(error(Array(repeating: 32, count: 1024) + PlainFile().ended()) == .noHeader)
    }

    @Test func theLastStateCounts() throws {
        var file = PlainFile([4: "(old)", 5: "(kept)", 6: "(gone)"])
        let first = file.ended("/Info 6 0 R")
        let previous = file.bytes.count
        file = PlainFile()
        file.bytes = first
        file.offsets = [:]
        file.add(4, "(new)")
        let table = file.bytes.count
        let last =
            file.bytes
            + "xref\n4 1\n\(padded(file.offsets[4] ?? 0)) 00000 n \n6 1\n0000000000 00001 f \n".utf8
            + "trailer\n<</Size 7/Root 1 0 R/Info 4 0 R/Prev \(previous)>>\nstartxref\n\(table)\n%%EOF\n"
            .utf8
        let read = try PDFDocument(reading: last)
        #expect(read[4] == .string(Array("new".utf8)))
        #expect(read[5] == .string(Array("kept".utf8)))
        #expect(read[6] == .null)
        #expect(read.trailer == ["Root": .reference(1), "Info": .reference(4)])
    }

    private func padded(_ offset: Int) -> String {
        String(repeating: "0", count: 10 - String(offset).count) + String(offset)
    }

    /// Word by word, as in files for readers of old and of today.
    @Test func aStreamBesideThePlainTableCounts() throws {
        var file = PlainFile([4: "(plain)"])
        let heads = "7 0 8 9 "
        let body = heads + "(packed) [7 0 R]"
        file.add(
            5, "<</Type/ObjStm/N 2/First 8/Length \(body.utf8.count)>>stream\n\(body)\nendstream")
        let place = file.bytes.count
        file.bytes += "6 0 obj\n<</Type/XRef/Size 9/W[1 1 1]/Index[7 2]/Length 6>>stream\n".utf8
        file.bytes += [2, 5, 0, 2, 5, 1]
        file.bytes += "\nendstream\nendobj\n".utf8
        let read = try PDFDocument(reading: file.ended("/XRefStm \(place)"))
        #expect(read[7] == .string(Array("packed".utf8)))
        #expect(read[8] == .array([.reference(7)]))
        #expect(read[4] == .string(Array("plain".utf8)))
    }

    @Test(arguments: [
        "/Length 5", "/Length 6 0 R", "/Length 3", "/Length 500", "/Length -1", "", "/Length 7 0 R",
        "/Length(a)", "/Length 3 0 R",
    ])
    func streamsEndWhereTheyDo(length: String) throws {
        for end in ["\n", "\r\n"] {
            let file = PlainFile([5: "<<\(length)>>stream\nHello\(end)endstream", 6: "5"])
            let read = try PDFDocument(reading: file.ended())
            let stream = try #require(read[5].stream)
            #expect(Array(stream.data) == Array("Hello".utf8))
            #expect(try read.data(of: stream) == Array("Hello".utf8))
        }
    }

    @Test func damageIsNamed() {
        let whole = PlainFile([4: "(x)"])
        #expect(error([]) == .noHeader)
        #expect(error(Array("%PDX-1.4".utf8)) == .noHeader)
        #expect(error(Array("%PDF-1.4\n".utf8)) == .noEnd)
        #expect(error(whole.bytes) == .noEnd)
        #expect(error(Array("%PDF-1.4\nstartxref\nx".utf8)) == .noEnd)
        #expect(error(Array("%PDF-1.4\nstartxref\n999".utf8)) == .table(offset: 999))
        #expect(error(Array("%PDF-1.4\nstartxref\n2".utf8)) == .table(offset: 2))
        #expect(error(whole.ended("/Encrypt 4 0 R")) == .encrypted)
        #expect(error(whole.ended("/Prev 3")) == .table(offset: 3))
        #expect(error(whole.ended("/Prev (a)")) == .table(offset: whole.bytes.count))
        #expect(
            error(whole.ended("/Prev \(whole.bytes.count)")) == .table(offset: whole.bytes.count))
        var moved = whole
        moved.offsets[4] = 1
        #expect(error(moved.ended()) == .object(number: 4))
        moved.offsets[4] = 10_000
        #expect(error(moved.ended()) == .object(number: 4))
        moved.offsets[4] = whole.offsets[3]
        #expect(error(moved.ended()) == .object(number: 4))
        #expect(error(PlainFile([4: "<</a"]).ended()) != nil)
        #expect(error(PlainFile([4: "<<>>stream\nabc"]).ended()) == .object(number: 4))
    }

    /// Some programs name objects that they never write.
    @Test func anObjectAtTheStartOfTheFileIsNone() throws {
        var file = PlainFile()
        file.offsets[4] = 0
        #expect(try PDFDocument(reading: file.ended())[4] == .null)
    }

    @Test func aFileWithoutPagesIsNone() {
        var file = PlainFile()
        file.offsets[3] = nil
        #expect(error(file.ended()) == .noCatalog)
        file.offsets[1] = nil
        #expect(error(file.ended()) == .noCatalog)
    }

    @Test func circlesEnd() throws {
        let file = PlainFile([4: "5 0 R", 5: "4 0 R"])
        let read = try PDFDocument(reading: file.ended())
        #expect(read.resolved(.reference(4)) == .null)
        var pages = PlainFile()
        pages.add(2, "<</Type/Pages/Kids[2 0 R 3 0 R 3 0 R 1 0 R]/Count 1>>")
        #expect(try PDFDocument(reading: pages.ended()).pages == [3, 1])
    }

    /// A small file may not ask for much.
    @Test func workIsLimited() {
        var file = PlainFile([4: "[" + String(repeating: "1 ", count: 20_000) + "]"])
        let place = file.offsets[4] ?? 0
        for number in 5..<2000 { file.offsets[number] = place }
        #expect(error(file.ended()) == .object(number: 5))

        let whole = PlainFile()
        let table = "xref\n4000000 1\n0000000009 00000 n \ntrailer<</Root 1 0 R>>"
        let far = whole.bytes + "\(table)\nstartxref\n\(whole.bytes.count)\n%%EOF".utf8
        #expect(error(far) == .tooComplex)
        let endless = whole.bytes + "xref\n0 8000000\n\nstartxref\n\(whole.bytes.count)\n%%EOF".utf8
        #expect(error(endless) != nil)
    }

    /// Streams without an end, of which each is looked for to the end of the file.
    @Test func lookingForEndsIsLimited() {
        var file = PlainFile()
        for number in 4..<4000 { file.add(number, "<<>>stream") }
        file.bytes += "endstream\nendobj\n".utf8
        #expect(error(file.ended()) == .tooComplex)
    }

    @Test func streamsOfObjectsThatLieAreRefused() {
        for (dictionary, body) in [
            ("/N 1/First 4", "7 0 (a)"), ("/N 9/First 4", "7 0 (a)"), ("/N 1/First 400", "7 0 (a)"),
            ("/N 1/First 4", "7 90 (a)"), ("/N 1/First -4", "7 0 (a)"), ("/N 1", "7 0 (a)"),
            ("/N 1/First 4", "7 0 (a"),
        ] {
            var file = PlainFile()
            file.add(
                5,
                "<</Type/ObjStm\(dictionary)/Length \(body.utf8.count)>>stream\n\(body)\nendstream")
            let place = file.bytes.count
            file.bytes += "6 0 obj\n<</Type/XRef/Size 9/W[1 1 1]/Index[7 1]/Length 3>>stream\n".utf8
            file.bytes += [2, 5, 0]
            file.bytes += "\nendstream\nendobj\n".utf8
            let isSound = dictionary == "/N 1/First 4" && body == "7 0 (a)"
            #expect((error(file.ended("/XRefStm \(place)")) == nil) == isSound, "\(dictionary)")
        }
    }
}
