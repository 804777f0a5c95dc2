import ResumePDF
import SourceTree
import System
import TestSupport
import Testing

@Suite struct OverwriteRuleTests {
    let scratch: ScratchFolder

    init() throws { scratch = try ScratchFolder() }

    @Test(arguments: [
        ("%PDF-1.7\n/Creator (resume-pdf)", 0, ""), ("%PDF-", 0, ownEnd), ("", 0, ""),
        ("%PDF-", 300_000, ownEnd), ("%PDF-1.7\n" + ownEnd, 500_000, ""),
        ("%PDF-1.7\n<xmp:CreatorTool>resume-pdf</xmp:CreatorTool>", 9_000, "%%EOF\n"),
        ("%PDF-1.7\n<rdf:Description xmp:CreatorTool=\"resume-pdf\"", 9_000, "%%EOF\n"),
    ])
    func ownPDFsAndEmptyFilesMayBeReplaced(start: String, length: Int, end: String) throws {
        try scratch.write(start + String(repeating: "x", count: length) + end, to: "cv.pdf")
        #expect(
            OverwriteRule.refusal(scratch.path("cv.pdf"), sources: [], for: .pdf, force: false)
                == nil)
    }

    private func stays(_ path: String, _ reason: String) -> String {
        "\(path) exists and \(reason); name another file, or add --force to replace it"
    }

    @Test(arguments: ["%PDF", "{}", " %PDF-1.7", "%pdf-1.7"])
    func otherFilesMayNot(text: String) throws {
        try scratch.write(text, to: "cv.pdf")
        let path = scratch.path("cv.pdf")
        #expect(
            OverwriteRule.refusal(path, sources: [], for: .pdf, force: false)?.message
                == stays(path, "is not a PDF"))
        #expect(OverwriteRule.refusal(path, sources: [], for: .pdf, force: true) == nil)
    }

    private static let ownEnd = "\n/Creator (resume-pdf)\n>>\ntrailer\n%%EOF\n"

    /// A file of this very version.
    @Test func newPDFsMayBeReplaced() throws {
        let bytes = try #require(RenderResume()(.init(source: .sample)).output?.bytes)
        try scratch.write(bytes, to: "cv.pdf")
        #expect(
            OverwriteRule.refusal(scratch.path("cv.pdf"), sources: [], for: .pdf, force: false)
                == nil)
    }

    @Test(arguments: [
        "%PDF-", "%PDF-1.7\n/Creator (Writer)", "%PDF-1.7\n/Creator (resume-pdf 2)",
        "%PDF-1.7\n<xmp:CreatorTool>Writer</xmp:CreatorTool>",
        "%PDF-1.7\n<rdf:Description xmp:CreatorTool=\"resume-pdf 2\"",
    ])
    func otherPDFsMayNot(text: String) throws {
        try scratch.write(text, to: "cv.pdf")
        let path = scratch.path("cv.pdf")
        #expect(
            OverwriteRule.refusal(path, sources: [], for: .pdf, force: false)?.message
                == stays(path, "was not made by resume-pdf"))
        #expect(OverwriteRule.refusal(path, sources: [], for: .pdf, force: true) == nil)
    }

    @Test(arguments: ["# Ada\n", "# Ada\n\nAnalyst\n", ""])
    func textsOfTheSamePersonMayBeReplaced(text: String) throws {
        try scratch.write(text, to: "cv.md")
        let text = Array("# Ada\n\nOther\n".utf8)
        #expect(
            OverwriteRule.refusal(scratch.path("cv.md"), sources: [], for: .md, text, force: false)
                == nil)
    }

    @Test(arguments: ["# Ada", "# Ada Byron\n", "notes\n", "%PDF-1.7\n", "\n# Ada\n"])
    func otherTextsMayNot(text: String) throws {
        try scratch.write(text, to: "cv.md")
        let path = scratch.path("cv.md")
        for bytes in [Array("# Ada\n".utf8), []] where !(bytes.isEmpty && text.hasPrefix("\n")) {
            let reason = "is not an older version of this text"
            #expect(
                OverwriteRule.refusal(path, sources: [], for: .txt, bytes, force: false)?.message
                    == stays(path, reason))
        }
        #expect(OverwriteRule.refusal(path, sources: [], for: .md, [], force: true) == nil)
        #expect(OverwriteRule.refusal(path, sources: [], for: .md, force: false) == nil)
        #expect(OverwriteRule.refusal(path, sources: [], force: false) == nil)
    }

    @Test func newFilesFoldersAndDevicesAreLeftToTheWriter() throws {
        for path in [scratch.path("new.pdf"), scratch.path, "/dev/null", "/dev/stdout"] {
            #expect(OverwriteRule.refusal(path, sources: [], for: .pdf, force: false) == nil)
        }
    }

    @Test(arguments: [false, true])
    func theSourceIsNeverReplaced(force: Bool) throws {
        try scratch.write("%PDF-, or so it says", to: "cv.json")
        try scratch.link("cv.pdf", to: "cv.json")
        let path = scratch.path("cv.pdf")
        let sources: Set = [try #require(FileIdentity(path: scratch.path("cv.json")))]
        #expect(
            OverwriteRule.refusal(path, sources: sources, for: .pdf, force: force)?.kind
                == .outputSource)
    }

    @Test func theSourceIsKnownByItsDescriptorToo() throws {
        try scratch.write("%PDF-1.7", to: "cv.pdf")
        let path = scratch.path("cv.pdf")
        let file = try FileDescriptor(opening: path, 0)
        let sources: Set = [try #require(FileIdentity(descriptor: file.number))]
        #expect(
            OverwriteRule.refusal(path, sources: sources, for: .pdf, force: false)?.kind
                == .outputSource)
    }

    @Test(arguments: [
        ("name: Ada\n", true), ("", true), ("name: Ada\nwork: []\n", false), ("name: Ad", false),
        ("name: Bea\n", false),
    ]) func onlyTheSameResumeIsReplaced(there: String, isReplaced: Bool) throws {
        try scratch.write(there, to: "cv.yaml")
        let refusal = OverwriteRule.refusal(
            scratch.path("cv.yaml"), sources: [], unlessSame: Array("name: Ada\n".utf8),
            force: false)
        #expect((refusal == nil) == isReplaced)
        #expect(
            OverwriteRule.refusal(
                scratch.path("cv.yaml"), sources: [], unlessSame: Array("name: Ada\n".utf8),
                force: true) == nil)
    }

    @Test func aCircleOfLinksIsNamed() throws {
        try scratch.link("cv.pdf", to: "cv.pdf")
        let refusal = OverwriteRule.refusal(
            scratch.path("cv.pdf"), sources: [], for: .pdf, force: true)
        #expect(refusal?.message.hasSuffix("cv.pdf: Too many levels of symbolic links") == true)
    }
}
