import Glibc
import TestSupport
import Testing

@testable import Sharing

@Suite struct SafeFileNameTests {
    @Test(arguments: [
        ("Jo Doe - Chemist.pdf", "Jo Doe - Chemist.pdf"), ("Jo Doe", "Jo Doe.pdf"),
        ("Łukasz Ñandú-O'Neil 李.PDF", "Łukasz Ñandú-O'Neil 李.pdf"), ("", "resume.pdf"),
        (".pdf", "resume.pdf"), ("e\u{301}", "\u{E9}.pdf"), ("a  b\t\nc", "a b c.pdf"),
        ("v1.2", "v1.2.pdf"),
        (String(repeating: "a", count: 300), String(repeating: "a", count: 195) + ".pdf"),
    ])
    func keepsWhatIsHarmless(wish: String, name: String) {
        #expect(Array(SafeFileName(wish, ending: ".pdf").text.utf8) == Array(name.utf8))
    }

    @Test(arguments: [("cv.pdf", "cv.pdf.md"), ("CV.MD", "CV.md"), ("", "resume.md")])
    func endsAsItsKindOfFileDoes(wish: String, name: String) {
        #expect(SafeFileName(wish, ending: ".md").text == name)
    }

    /// Names that lead elsewhere, hide, act as options or break off.
    static let hostile = [
        "../../etc/passwd", "/etc/passwd", "..", ".", "-rf", "--force", ".bashrc", "a/../b",
        "..\\..\\a", "C:\\a.pdf", "a\0b", "a\nb", "\u{202E}fdp.exe", "~/.ssh/id", "$(id)", "`id`",
        "CON", "lpt1.x", "\u{2044}etc\u{FF0F}passwd", String(repeating: "é", count: 500),
        "a\u{1B}]0;x\u{7}", "%2e%2e%2f", String(repeating: "../", count: 100), "\u{FEFF}..",
        ".\u{301}x", " ..", "a" + String(repeating: "\u{301}", count: 300),
    ]

    @Test(arguments: hostile) func makesAnythingSafe(wish: String) {
        let name = SafeFileName(wish, ending: ".pdf").text
        #expect(name.utf8.count <= 200)
        #expect(name.hasSuffix(".pdf"))
        #expect(!name.hasPrefix("-") && !name.hasPrefix("."))
        let scalars = Array(name.unicodeScalars)
        #expect(
            !scalars.contains {
                "/\\\0:\n\u{1B}\u{202E}\u{2044}\u{FF0F}".unicodeScalars.contains($0)
            })
        #expect(scalars.first != "-" && scalars.first != ".")
        #expect(name != "CON.pdf")
        // Safe names stay as they are.
        #expect(SafeFileName(name, ending: ".pdf").text == name)
    }

    @Test(arguments: hostile) func staysInTheFolder(wish: String) throws {
        let scratch = try ScratchFolder()
        try scratch.makeFolder("above/folder")
        let file = SharedFile(bytes: [1], name: wish, type: MailSample.pdf)
        let receipt = try CopyShare(to: scratch.path("above/folder/"))(file)
        #expect(scratch.files() == ["above/folder/" + file.name.text])
        #expect(receipt.path == scratch.path("above/folder/") + file.name.text)
    }
}
