import SourceTree
import TestSupport
import Testing

@testable import ResumeCommand

@Suite struct SourceChoiceTests {
    let scratch: ScratchFolder

    init() throws { scratch = try ScratchFolder() }

    @Test(
        arguments: [
            ([], .sample, "source-sample"),
            (["resume.json"], .file("resume.json"), nil),
            (["resume.yaml"], .file("resume.yaml"), nil),
            (["resume.yml"], .file("resume.yml"), nil),
            (["resume.yml", "resume.yaml"], .file("resume.yaml"), "source-choice"),
            (["resume.yaml", "resume.json"], .file("resume.json"), "source-choice"),
            (["cv.json"], .sample, "source-sample"),
        ] as [([String], SourceChoice.Place, String?)])
    func withoutAName(files: [String], place: SourceChoice.Place, finding: String?) throws {
        for file in files { try scratch.write("{}", to: file) }
        let choice = SourceChoice(nil, in: scratch.path)
        #expect(choice.place == place)
        #expect(choice.findings.map(\.identifier) == (finding.map { [$0] } ?? []))
    }

    @Test func allOthersAreNamed() throws {
        for name in SourceChoice.names { try scratch.write("{}", to: name) }
        #expect(
            SourceChoice(nil, in: scratch.path).findings.map(\.message) == [
                "rendering resume.json; this folder has resume.yaml and resume.yml, too"
            ])
    }

    @Test func aDashIsStandardInput() {
        let choice = SourceChoice("-", in: scratch.path)
        #expect(choice.place == .standardInput)
        #expect(choice.findings.isEmpty)
    }

    @Test func aMissingFileIsNamedWithItsNearMisses() throws {
        try scratch.write("{}", to: "jobs/cv.json")
        let finding = SourceChoice("jobs/cv.jsn", in: scratch.path).findings.first
        #expect(finding?.identifier == "source-missing")
        #expect(finding?.message == "cannot read jobs/cv.jsn: No such file or directory")
        #expect(finding?.suggestions == ["jobs/cv.json"])
    }

    @Test(arguments: [("jobs", "source-is-folder"), ("cv.json/x", "source-missing")])
    func whatIsNoFile(path: String, identifier: String) throws {
        try scratch.makeFolder("jobs")
        try scratch.write("{}", to: "cv.json")
        #expect(SourceChoice(path, in: scratch.path).findings.map(\.identifier) == [identifier])
    }
}
