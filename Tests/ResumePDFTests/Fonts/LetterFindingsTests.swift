import Languages
import ResumeLayout
import ResumeModel
import SourceTree
import TestSupport
import Testing

@testable import ResumeData
@testable import ResumePDF

@Suite struct LetterFindingsTests {
    /// The findings for a resume, if the fonts have nothing but ASCII.
    private func findings(
        _ json: String, missing: String? = nil, lost: (Int, Int) = (0, 100), isAllowed: Bool = false
    ) throws -> [Diagnostic] {
        let (node, _) = SourceReader.read(Array(json.utf8), file: "resume.json")
        let tree = try #require(node)
        let resume = try #require(
            ResumeFormat.reading(of: tree, file: "resume.json").resume(
                LanguageCatalog.ofPackage.understood
            ).resume)
        func beyond(_ text: String) -> [Unicode.Scalar] {
            var seen: Set<Unicode.Scalar> = []
            return text.unicodeScalars.filter { !$0.isASCII && seen.insert($0).inserted }
        }
        var count = LetterCount()
        count.all = lost.1
        count.missing = lost.0
        return LetterFindings(
            tree: tree, file: "resume.json", resume: resume, isAllowed: isAllowed,
            fontFolder: "/home/ada/Fonts", missing: beyond
        ).diagnostics(missing: beyond(missing ?? json), of: count).all
    }

    @Test func aLetterOfTheNameIsAnErrorWithItsPlaceScriptAndPackage() throws {
        let findings = try findings(#"{"basics":{"name":"Li 李"}}"#)
        #expect(
            findings.map(\.message) == [
                "U+674E (李) of the name is in none of the fonts and would be lost; the script is "
                    + "Han (Chinese): the Debian package fonts-noto-cjk has a font for it (sudo apt install "
                    + "fonts-noto-cjk), or put "
                    + "one into /home/ada/Fonts; --allow-missing-glyphs makes the page without them"
            ])
        #expect(findings.map(\.severity) == [.error])
        #expect(findings.map(\.path) == ["basics.name"])
        #expect(findings.first?.span?.column == 19)
    }

    @Test(
        arguments: [
            (#"{"basics":{"label":"李"}}"#, "the headline"),
            (#"{"work":[{"name":"李"}]}"#, "an employer"),
            (#"{"work":[{"name":"李"},{"company":"李"}]}"#, "2 employers"),
            (#"{"work":[{"position":"李"}]}"#, "a position"),
            (#"{"work":[{"name":"A","roles":[{"position":"李"}]}]}"#, "a position"),
            (#"{"volunteer":[{"organization":"李","position":"李"}]}"#, "an employer and a position"),
            (#"{"education":[{"institution":"李"}]}"#, "a school"),
            (#"{"education":[{"studyType":"李","area":"李"}]}"#, "2 degrees"),
            (#"{"projects":[{"name":"李"}]}"#, "a project"),
            (#"{"projects":[{"name":"李","entity":"李"}]}"#, "2 projects"),
            (#"{"awards":[{"title":"李","awarder":"李"}]}"#, "2 titles"),
            (#"{"certificates":[{"name":"李","issuer":"李"}]}"#, "2 titles"),
            (#"{"publications":[{"name":"李","publisher":"李"}]}"#, "2 titles"),
            (#"{"skills":[{"name":"李"}]}"#, "a title"),
            (#"{"languages":[{"language":"李"}]}"#, "a title"),
            (#"{"interests":[{"name":"李"}]}"#, "a title"),
            (#"{"references":[{"name":"李"}]}"#, "the name"),
            (#"{"basics":{"name":"A"},"李":[{"name":"A"}]}"#, "a section title"),
            (#"{"basics":{"name":"A"},"patents":[{"name":"李"}]}"#, "a title"),
        ])
    func lettersOfAllNamesCount(json: String, words: String) throws {
        let finding = try #require(try findings(json).first)
        #expect(finding.severity == .error)
        #expect(finding.message.contains(" of \(words) is in none"), "\(finding.message)")
        #expect(finding.span != nil)
    }

    @Test(arguments: [
        #"{"basics":{"name":"A","summary":"李"}}"#, #"{"work":[{"summary":"李"}]}"#,
        #"{"work":[{"highlights":["李"]}]}"#, #"{"skills":[{"keywords":["李"]}]}"#,
        #"{"basics":{"location":{"city":"李"}}}"#,
    ])
    func aFewLettersOfTextsAreAWarning(json: String) throws {
        let finding = try #require(try findings(json, lost: (2, 100)).first)
        #expect(finding.severity == .warning)
        #expect(finding.message.hasPrefix("U+674E (李) is in none of the fonts and left out; "))
        #expect(finding.span != nil)
        #expect(!finding.message.contains("--allow"))
    }

    @Test(arguments: [(3, 100, "3 %"), (21, 1_000, "3 %"), (80, 100, "80 %")])
    func manyLettersAreAnError(lost: Int, all: Int, share: String) throws {
        let json = #"{"basics":{"summary":"李"}}"#
        let finding = try #require(try findings(json, lost: (lost, all)).first)
        #expect(finding.severity == .error)
        #expect(finding.message.contains("would be lost (\(share) of all letters); "))
    }

    @Test func whatIsAllowedIsAWarning() throws {
        let json = #"{"basics":{"name":"李","summary":"한"}}"#
        let findings = try findings(json, lost: (50, 100), isAllowed: true)
        #expect(findings.map(\.severity) == [.warning, .warning])
        #expect(findings.allSatisfy { !$0.message.contains("--allow") })
    }

    @Test func eachScriptIsNamedOnce() throws {
        let json = #"{"basics":{"name":"李明 한국 ע 𐕰 𝓐𝓭"}}"#
        let messages = try findings(json).map(\.message)
        #expect(messages.count == 5)
        #expect(messages[0].contains("U+674E (李) and 1 other character of the name are"))
        #expect(messages[1].contains("Hangul (Korean): the Debian package fonts-noto-cjk"))
        #expect(messages[2].contains("Hebrew: the Debian package fonts-noto-core"))
        #expect(
            messages[3].contains("the script is Vithkuqi: put a font for it into /home/ada/Fonts"))
        #expect(messages[4].contains("they are styled forms of plain letters: write those"))
    }

    @Test(arguments: ["😀", "\u{E000}", "\u{1}", "①", "→", "🇩🇪", "\u{20E3}", "\u{FE0F}"])
    func signsAreNoLetters(sign: String) throws {
        #expect(try findings(#"{"basics":{"name":"A"}}"#, missing: sign).isEmpty)
    }

    @Test(arguments: ["\u{301}", "\u{940}", "३", "ⅷ"])
    func marksAndDigitsOfLettersCount(letter: Unicode.Scalar) throws {
        #expect(letter.isLetter)
        let finding = try #require(try findings(#"{"basics":{"name":"q\#(letter)"}}"#).first)
        #expect(finding.severity == .error)
    }

    @Test(arguments: ["\u{5B8}", "\u{64E}", "\u{711}"])
    func pointsThatMostTextsLackAreNone(point: Unicode.Scalar) {
        #expect(!point.isLetter)
    }

    @Test func aLetterThatOnlyTheLayoutHasIsAnError() throws {
        let finding = try #require(try findings(#"{"basics":{"name":"A"}}"#, missing: "李").first)
        #expect(finding.severity == .error && finding.span == nil)
    }

    @Test func aLetterIsFoundInAnotherFormOfIt() throws {
        let json = "{\"basics\":{\"summary\":\"a\u{323}\"}}"
        // The page has it composed.
        #expect(try findings(json, missing: "\u{1EA1}").first?.span != nil)
    }
}
