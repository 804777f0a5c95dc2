import Glibc
import ResumePDF
import Sharing
import SourceTree
import TestSupport
import Testing

@Suite struct ForeignPDFTests {
    let scratch: ScratchFolder

    init() throws { scratch = try ScratchFolder() }

    private func error(_ name: String) throws -> ShareError {
        try #require(throws: ShareError.self) { try ForeignPDF.read(scratch.path(name)) }
    }

    @Test func aWholePDFIsRead() throws {
        try scratch.write("%PDF-1.7\n%%EOF\n", to: "cv")
        #expect(ForeignPDF.isOne(scratch.path("cv")))
        #expect(try ForeignPDF.read(scratch.path("cv")).count == 15)
    }

    @Test func whatIsNoneIsToldSo() throws {
        try scratch.write("{}", to: "cv.pdf")
        try scratch.write("", to: "empty.pdf")
        try scratch.write("%PDF-1.7\n1 0 obj", to: "part.pdf")
        try scratch.write("{}", to: "cv.json")
        #expect(!ForeignPDF.isOne(scratch.path("cv.json")))
        #expect(try error("cv.pdf").message.contains("is not a PDF"))
        #expect(try error("empty.pdf").message.contains("is not a PDF"))
        #expect(try error("part.pdf").message.contains("its end is missing"))
        #expect(try error("cv.pdf").kind.name == "share-not-pdf")
    }

    @Test func aFileOfMoreThan200MBIsNotRead() throws {
        try scratch.write("%PDF-1.7", to: "big.pdf")
        try #require(truncate(scratch.path("big.pdf"), 200_000_001) == 0)
        #expect(try error("big.pdf").message.hasSuffix("has more than 200 MB; a resume is smaller"))
    }

    @Test func whatCannotBeReadIsNamed() throws {
        mkfifo(scratch.path("pipe.pdf"), 0o600)
        try scratch.makeFolder("folder.pdf")
        #expect(try error("none.pdf").kind.name == "source-missing")
        #expect(try error("pipe.pdf").kind.name == "source-is-no-file")
        #expect(!ForeignPDF.isOne(scratch.path("pipe")))
        #expect(try error("folder.pdf").kind.name == "source-is-folder")
    }
}
