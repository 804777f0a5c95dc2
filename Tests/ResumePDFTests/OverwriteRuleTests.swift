import ResumePDF
import System
import TestSupport
import Testing

@Suite struct OverwriteRuleTests {
    let scratch: ScratchFolder

    init() throws { scratch = try ScratchFolder() }

    @Test(arguments: [
        ("%PDF-1.7\n/Creator (resume-pdf)", 0, ""), ("%PDF-", 0, ownEnd), ("", 0, ""),
        ("%PDF-", 300_000, ownEnd), ("%PDF-1.7\n" + ownEnd, 500_000, ""),
    ])
    func ownPDFsAndEmptyFilesMayBeReplaced(start: String, length: Int, end: String) throws {
        try scratch.write(start + String(repeating: "x", count: length) + end, to: "cv.pdf")
        try OverwriteRule.check(scratch.path("cv.pdf"), sources: [], for: .pdf, force: false)
    }

    @Test(arguments: ["%PDF", "{}", " %PDF-1.7", "%pdf-1.7"])
    func otherFilesMayNot(text: String) throws {
        try scratch.write(text, to: "cv.pdf")
        let path = scratch.path("cv.pdf")
        #expect(throws: OverwriteRule.Refusal.isOther(path, "is not a PDF")) {
            try OverwriteRule.check(path, sources: [], for: .pdf, force: false)
        }
        try OverwriteRule.check(path, sources: [], for: .pdf, force: true)
    }

    private static let ownEnd = "\n/Creator (resume-pdf)\n>>\ntrailer\n%%EOF\n"

    @Test(arguments: ["%PDF-", "%PDF-1.7\n/Creator (Writer)", "%PDF-1.7\n/Creator (resume-pdf 2)"])
    func otherPDFsMayNot(text: String) throws {
        try scratch.write(text, to: "cv.pdf")
        let path = scratch.path("cv.pdf")
        #expect(throws: OverwriteRule.Refusal.isOther(path, "was not made by resume-pdf")) {
            try OverwriteRule.check(path, sources: [], for: .pdf, force: false)
        }
        try OverwriteRule.check(path, sources: [], for: .pdf, force: true)
    }

    @Test(arguments: ["# Ada\n", "# Ada\n\nAnalyst\n", ""])
    func textsOfTheSamePersonMayBeReplaced(text: String) throws {
        try scratch.write(text, to: "cv.md")
        let text = Array("# Ada\n\nOther\n".utf8)
        try OverwriteRule.check(scratch.path("cv.md"), sources: [], for: .md, text, force: false)
    }

    @Test(arguments: ["# Ada", "# Ada Byron\n", "notes\n", "%PDF-1.7\n", "\n# Ada\n"])
    func otherTextsMayNot(text: String) throws {
        try scratch.write(text, to: "cv.md")
        let path = scratch.path("cv.md")
        for bytes in [Array("# Ada\n".utf8), []] where !(bytes.isEmpty && text.hasPrefix("\n")) {
            let reason = "is not an older version of this text"
            #expect(throws: OverwriteRule.Refusal.isOther(path, reason)) {
                try OverwriteRule.check(path, sources: [], for: .txt, bytes, force: false)
            }
        }
        try OverwriteRule.check(path, sources: [], for: .md, [], force: true)
        try OverwriteRule.check(path, sources: [], for: .md, force: false)
        try OverwriteRule.check(path, sources: [], force: false)
    }

    @Test func newFilesFoldersAndDevicesAreLeftToTheWriter() throws {
        for path in [scratch.path("new.pdf"), scratch.path, "/dev/null", "/dev/stdout"] {
            try OverwriteRule.check(path, sources: [], for: .pdf, force: false)
        }
    }

    @Test(arguments: [false, true])
    func theSourceIsNeverReplaced(force: Bool) throws {
        try scratch.write("%PDF-, or so it says", to: "cv.json")
        try scratch.link("cv.pdf", to: "cv.json")
        let path = scratch.path("cv.pdf")
        let sources: Set = [try #require(FileIdentity(path: scratch.path("cv.json")))]
        #expect(throws: OverwriteRule.Refusal.isSource(path)) {
            try OverwriteRule.check(path, sources: sources, for: .pdf, force: force)
        }
    }

    @Test func theSourceIsKnownByItsDescriptorToo() throws {
        try scratch.write("%PDF-1.7", to: "cv.pdf")
        let path = scratch.path("cv.pdf")
        let file = try FileDescriptor(opening: path, 0)
        let sources: Set = [try #require(FileIdentity(descriptor: file.number))]
        #expect(throws: OverwriteRule.Refusal.isSource(path)) {
            try OverwriteRule.check(path, sources: sources, for: .pdf, force: false)
        }
    }

    @Test func aCircleOfLinksIsNamed() throws {
        try scratch.link("cv.pdf", to: "cv.pdf")
        do {
            try OverwriteRule.check(scratch.path("cv.pdf"), sources: [], for: .pdf, force: true)
            Issue.record("no error")
        } catch { #expect(error.message.hasSuffix("cv.pdf: Too many levels of symbolic links")) }
    }
}
