import ResumeData
import SourceTree
import TestSupport
import Testing

@Suite struct ForeignFileTests {
    private func name(_ bytes: [UInt8]) -> String? {
        ForeignFile(bytes)?.diagnostic(file: "cv").message
    }

    @Test(
        arguments: [
            (Array("%PDF-1.7\n".utf8), "a PDF"), (Array("\n %PDF-1.4".utf8), "a PDF"),
            (
                [0x50, 0x4B, 3, 4] + Array("....[Content_Types].xml...word/document.xml".utf8),
                "(DOCX)"
            ),
            (
                [0x50, 0x4B, 3, 4] + Array("mimetypeapplication/vnd.oasis.opendocument.text".utf8),
                "OpenDocument"
            ),
            ([0x50, 0x4B, 3, 4] + Array("xl/workbook.xml".utf8), "an office document"),
            ([0x50, 0x4B, 3, 4] + Array("resume.json".utf8), "a ZIP archive"),
            ([0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0], "a PNG picture"),
            ([0xFF, 0xD8, 0xFF, 0xE0], "a JPEG picture"), ([0x1F, 0x8B, 8], "a gzip archive"),
            ([0xD0, 0xCF, 0x11, 0xE0, 0xA1, 0xB1, 0x1A, 0xE1], "an old Word document"),
            (Array("{\\rtf1\\ansi".utf8), "an RTF document"),
            (Array("GIF89a".utf8), "a GIF picture"), (Array("BZh9".utf8), "a bzip2 archive"),
            ([0xFD, 0x37, 0x7A, 0x58, 0x5A, 0, 0], "an xz archive"),
            ([0x28, 0xB5, 0x2F, 0xFD, 4], "a Zstandard archive"),
            ([0x37, 0x7A, 0xBC, 0xAF, 0x27, 0x1C, 0], "a 7-Zip archive"),
            (Array("Rar!\u{1A}".utf8), "a RAR archive"),
            (Array("%!PS-Adobe-3.0".utf8), "a PostScript file"), ([0, 1, 0, 0, 0, 9], "a font"),
            (Array("OTTO".utf8), "a font"), ([0x7F, 0x45, 0x4C, 0x46, 2], "a program"),
            (Array("SQLite format 3\0".utf8), "a database"),
            ([0x50, 0x4B, 3, 4] + Array("Index/Document.iwa".utf8), "a Pages document"),
            ([0x50, 0x4B, 3, 4] + Array("ppt/slides".utf8), "an office document"),
            (Array("<head><title>".utf8), "an HTML page"), (Array("<body>".utf8), "an HTML page"),
            (Array("\\begin{document}".utf8), "a LaTeX document"),
            (Array("<!DOCTYPE html>\n<html>".utf8), "an HTML page"),
            ([0xEF, 0xBB, 0xBF] + Array("  <html lang=\"en\">".utf8), "an HTML page"),
            (Array("<?xml version=\"1.0\"?>".utf8), "an XML file"),
            (Array("\\documentclass{article}".utf8), "a LaTeX document"),
            (Array("<svg xmlns=\"x\">".utf8), "an SVG picture"),
        ] as [([UInt8], String)])
    func filesAreNamedByTheirBeginnings(_ bytes: [UInt8], _ words: String) throws {
        let message = try #require(name(bytes))
        #expect(message.hasPrefix("this is "))
        #expect(message.contains(words))
        #expect(message.contains("; "))
    }

    @Test(arguments: [
        "{\"basics\": {}}", "basics:\n  name: Ada\n", "# My resume\nbasics: {}", "", "  ", "[]",
        "PK: one\n", "name: \"<html>\"\n", "%YAML 1.2\n---\nbasics: {}\n",
    ])
    func whatMayBeAResumeIsNot(_ text: String) { #expect(name(Array(text.utf8)) == nil) }

    @Test(arguments: [
        (
            "# Ada Lovelace\n\nAnalyst: of engines\n\n## Work\n\n- Engine: Works\n", "cv.txt",
            "Markdown"
        ),
        ("Ada\n===\n", "cv.md", "Markdown"),
        ("[basics]\nname = \"Ada\"\nlabel = \"Analyst\"\nemail = \"a@x.example\"\n", "cv", "TOML"),
        ("First Name,Last Name\nAda,Lovelace\n", "Profile.csv", "LinkedIn"),
        ("name = 1", "cv.toml", "TOML"), ("Hello \\textbf{x}", "cv.tex", "LaTeX"),
        ("% Ada\n\\usepackage{x}\n\\begin{document}\n", "cv", "LaTeX"),
    ])
    func unreadableTextsAreNamed(_ text: String, _ file: String, _ words: String) throws {
        let foreign = try #require(ForeignFile(unreadable: Array(text.utf8), name: file))
        #expect(foreign.diagnostic(file: file).message.contains(words))
        #expect(foreign.diagnostic(file: file).severity == .error)
    }

    @Test(arguments: [
        "basics:\n# one\n  name: Ada\n# two\nwork\n", "{\"basics\": {\n",
        "just a text\nof two lines", "# one\nbasics: x\nwork: y\nname: z\n# two\n",
    ])
    func faultyResumesAreNot(_ text: String) {
        #expect(ForeignFile(unreadable: Array(text.utf8), name: "cv.yaml") == nil)
    }
}
