import ResumePDF
import TestSupport
import Testing

/// What foreign programs read in a finished PDF.
@Suite struct ReadersTests {
    static let resume = #"""
        {"basics": {"name": "Łukasz Dvořák", "label": "Office efficiency",
          "email": "lukasz@first.example", "url": "https://example.com/a_(b)?c='d'",
          "summary": "Affluent fjord waffles: efficient offline Swift, a state-of-the-art, full-stack, end-to-end, cross-platform, open-source, low-latency tool of the first rank; Привет and Καλημέρα, C++, C# and .NET, 480 ms."},
         "work": [
          {"name": "Färja", "position": "Lead", "startDate": "2021-03", "highlights": [
            "Cut the start of the offline client by a well-founded, state-of-the-art redesign of its affine figure flow, and wrote it down for all staff in the field.",
            "Hired four."]},
          {"name": "Kod", "position": "Engineer", "startDate": "2017", "endDate": "2021-02"}]}
        """#

    /// A folder with the resume's PDF in it.
    private func rendered() throws -> (folder: ScratchFolder, path: String) {
        let folder = try ScratchFolder()
        let outcome = Rendering.outcome(Self.resume)
        #expect(outcome.identifiers == [])
        try folder.write(#require(outcome.output?.bytes), to: "cv.pdf")
        return (folder, folder.path("cv.pdf"))
    }

    private func folded(_ text: String) -> String {
        text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    }

    private static let summary =
        "Affluent fjord waffles: efficient offline Swift, a state-of-the-art, full-stack, "
        + "end-to-end, cross-platform, open-source, low-latency tool of the first rank; Привет "
        + "and Καλημέρα, C++, C# and .NET, 480 ms."
    private static let highlight =
        "Cut the start of the offline client by a well-founded, state-of-the-art redesign of its "
        + "affine figure flow, and wrote it down for all staff in the field."

    @Test(.needs(.pdftotext)) func textIsInReadingOrder() throws {
        let (folder, path) = try rendered()
        defer { withExtendedLifetime(folder) {} }
        let text = folded(try ForeignProgram.pdftotext.output(of: ["-raw", path, "-"]))
        #expect(
            text == "Łukasz Dvořák Office efficiency lukasz@first.example "
                + "example.com/a_(b)?c='d' Summary \(Self.summary) Experience Lead, Färja "
                + "Mar 2021 – Present • \(Self.highlight) • Hired four. Engineer, Kod "
                + "2017 – Feb 2021")
    }

    @Test(.needs(.mutool)) func muPDFReadsTheSameWords() throws {
        let (folder, path) = try rendered()
        defer { withExtendedLifetime(folder) {} }
        let ours = folded(try ForeignProgram.pdftotext.output(of: ["-raw", path, "-"]))
        let other = folded(try ForeignProgram.mutool.output(of: ["draw", "-q", "-F", "txt", path]))
        #expect(other == ours)
    }

    @Test(.needs(.pdfinfo)) func paragraphsAreWholeInTheStructure() throws {
        let (folder, path) = try rendered()
        defer { withExtendedLifetime(folder) {} }
        let structure = try ForeignProgram.pdfinfo.output(of: ["-struct-text", path])
        let quoted = folded(structure)
        #expect(quoted.contains("P (block) \"\(Self.summary)"))
        #expect(quoted.contains("LBody (block) \"\(Self.highlight)"))
        let kinds = structure.split(separator: "\n").map { folded(String($0)) }
        #expect(kinds.filter { $0 == "H1 (block)" }.count == 1)
        #expect(kinds.filter { $0 == "H2 (block)" }.count == 2)
        // The bullets, and the ways to reach the person.
        #expect(kinds.filter { $0 == "LI (block)" }.count == 4)
    }

    @Test(.needs(.pdfinfo)) func factsAreSet() throws {
        let (folder, path) = try rendered()
        defer { withExtendedLifetime(folder) {} }
        let lines = try ForeignProgram.pdfinfo.output(of: [path]).split(separator: "\n")
        var facts: [String: String] = [:]
        for line in lines {
            let parts = line.split(separator: ":", maxSplits: 1)
            facts[String(parts[0])] = parts.count == 2 ? folded(String(parts[1])) : ""
        }
        #expect(facts["Title"]?.contains("Łukasz Dvořák") == true)
        #expect(facts["Author"] == "Łukasz Dvořák")
        #expect(facts["Tagged"] == "yes")
        #expect(facts["Page size"] == "595.276 x 841.89 pts (A4)")
        #expect(facts["JavaScript"] == "no")
    }

    @Test(.needs(.pdffonts)) func fontsAreEmbeddedInPartAndNamed() throws {
        let (folder, path) = try rendered()
        defer { withExtendedLifetime(folder) {} }
        let rows = try ForeignProgram.pdffonts.output(of: [path]).split(separator: "\n").dropFirst(
            2)
        #expect(rows.count >= 2)
        for row in rows {
            #expect(row.contains("+SourceSans3-") || row.contains("+EBGaramond-"), "\(row)")
            #expect(row.contains("TrueType"), "\(row)")
            #expect(folded(String(row)).contains("yes yes yes"), "\(row)")
        }
    }

    @Test(.needs(.qpdf)) func syntaxIsRight() throws {
        let (folder, path) = try rendered()
        defer { withExtendedLifetime(folder) {} }
        let result = try ForeignProgram.qpdf.run(["--check", path])
        #expect(result.ending == .exited(0), "\(result)")
        #expect(result.errors.isEmpty, "\(result)")
    }

    /// An address that would end its place in the file becomes an action of another kind.
    @Test(
        .needs(.qpdf),
        arguments: [
            "https://x.example/) /S /JavaScript /JS (app.alert(1)",
            "https://x.example/\\\\) /S /Launch /F (x",
            "javascript:app.alert(1)",
        ])
    func anAddressCannotAddAnAction(address: String) throws {
        let outcome = Rendering.outcome(
            #"{"basics":{"name":"Ada","url":"\#(address)"}}"#)
        let folder = try ScratchFolder()
        try folder.write(#require(outcome.output?.bytes), to: "cv.pdf")
        let objects = try ForeignProgram.qpdf.output(of: ["--json", folder.path("cv.pdf")])
        #expect(objects.contains("\"/Catalog\"") as Bool)
        let active = ["/JavaScript", "/JS", "/Launch", "/GoToR", "/OpenAction", "/AA"]
        #expect(active.filter { objects.contains("\"\($0)\"") } == [])
        #expect(!objects.contains("\"u:javascript:") as Bool)
    }
}
