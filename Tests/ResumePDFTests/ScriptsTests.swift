import Pages
import ResumePDF
import SourceTree
import TestSupport
import Testing

/// Resumes in scripts that the program has no fonts for.
@Suite struct ScriptsTests {
    private static let hasFonts =
        ForeignProgram("fc-list").isInstalled
        && ["Noto Sans CJK JP", "Noto Serif CJK SC", "Noto Sans Arabic", "Noto Sans Hebrew"]
            .allSatisfy { family in
                (try? ForeignProgram("fc-list").output(of: [family, "family"]))?.isEmpty == false
            }

    private static let japanese = #"""
        {"meta": {"language": "ja"}, "basics": {"name": "山田 太郎", "email": "taro@first.example",
          "summary": "決済基盤やデータパイプラインの設計・開発・運用を担当してきました。「小さく作って早く届ける」を信条に、チームの生産性向上にも力を入れています（社内表彰三回）。さらにユーザーサポートも行った。"}}
        """#
    private static let hebrew = #"""
        {"meta": {"language": "he"}, "basics": {"name": "אבי כהן", "phone": "+972 3-555-1234",
          "email": "avi@first.example", "summary": "מפתח תוכנה עם ניסיון של 12 שנים בחברת Northlight בתל אביב."}}
        """#

    private func text(_ resume: String, _ layout: String, _ arguments: [String]) throws -> String {
        let outcome = Rendering.outcome(resume, layout: layout)
        #expect(!outcome.diagnostics.hasErrors)
        let folder = try ScratchFolder()
        try folder.write(#require(outcome.output?.bytes), to: "cv.pdf")
        let text = try ForeignProgram.pdftotext.output(
            of: arguments + [folder.path("cv.pdf"), "-"])
        return withExtendedLifetime(folder) { text }
    }

    @Test(
        .needs(hasFonts, "Noto fonts of other scripts"), .needs(.pdftotext),
        arguments: ["classic", "sidebar", "timeline", "ats"])
    func linesOfIdeographsJoinWithoutBlanks(layout: String) throws {
        let text = try text(Self.japanese, layout, ["-raw", "-nopgbrk"])
        let joined = text.replacing("\n", with: "")
        #expect(joined.contains("チームの生産性向上にも力を入れています（社内表彰三回）。さらにユーザーサポートも行った。"))
        for line in text.split(separator: "\n") {
            #expect(!"、。」）ーっッ・".contains(line.first ?? "a"), "\(line)")
            #expect(!"「（".contains(line.last ?? "a"), "\(line)")
        }
    }

    @Test(
        .needs(hasFonts, "Noto fonts of other scripts"), .needs(.pdfinfo),
        arguments: ["classic", "ats"])
    func theirParagraphIsOneTextInTheStructure(layout: String) throws {
        let outcome = Rendering.outcome(Self.japanese, layout: layout)
        let folder = try ScratchFolder()
        try folder.write(#require(outcome.output?.bytes), to: "cv.pdf")
        let structure = try ForeignProgram.pdfinfo.output(
            of: ["-struct-text", folder.path("cv.pdf")])
        withExtendedLifetime(folder) {}
        let plain = structure.split(separator: "\n").joined()
        #expect(plain.contains("三回）。さらに") && !plain.contains("。 さら"))
    }

    @Test(
        .needs(hasFonts, "Noto fonts of other scripts"), .needs(.pdftotext),
        arguments: ["classic", "sidebar", "ats"])
    func hebrewIsReadAsItIsWritten(layout: String) throws {
        // Without the signs of direction that pdftotext puts around it.
        let text = try text(Self.hebrew, layout, ["-nopgbrk"]).unicodeScalars
            .filter { !(0x202A...0x202E).contains($0.value) }
        let plain = String(String.UnicodeScalarView(text))
        #expect(plain.contains("+972 3-555-1234") && plain.contains("avi@first.example"))
        #expect(plain.contains("אבי כהן") && plain.contains("מפתח תוכנה עם ניסיון של"))
        #expect(plain.contains("Northlight"))
    }

    @Test(.needs(hasFonts, "Noto fonts of other scripts"), arguments: ["classic", "timeline"])
    func aPageFromRightToLeftBeginsAtTheRight(layout: String) throws {
        let document = try #require(Rendering.outcome(Self.hebrew, layout: layout).document)
        let page = try #require(document.pages.first)
        let lines = page.items.compactMap { item -> GlyphLine? in
            if case .text(let line) = item { line } else { nil }
        }
        let name = try #require(lines.first)
        #expect(name.text.contains("אבי"))
        #expect(name.maxX > page.size.width * 0.7)
        #expect(lines.allSatisfy { $0.isRightToLeft })
        // It is read first, whatever stands at its left.
        #expect(document.structure.contains { $0.kind == .heading(1) })
    }
}
