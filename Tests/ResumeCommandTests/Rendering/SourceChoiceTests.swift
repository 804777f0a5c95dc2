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
            (["notes.txt"], .sample, "source-sample"),
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

    /// The folder of a LinkedIn data export, by its path with a slash at its end or without.
    @Test(arguments: ["export", "export/", "export//"])
    func anExportIsNamedLikeAFile(path: String) throws {
        try scratch.write("First Name,Last Name\nAda,L\n", to: "export/Profile.csv")
        let choice = SourceChoice(path, in: scratch.path)
        #expect(choice.place == .file("export"))
        #expect(choice.findings.isEmpty)
    }

    @Test(arguments: [("jobs", "source-is-folder"), ("cv.json/x", "source-missing")])
    func whatIsNoFile(path: String, identifier: String) throws {
        try scratch.makeFolder("jobs")
        try scratch.write("{}", to: "cv.json")
        #expect(SourceChoice(path, in: scratch.path).findings.map(\.identifier) == [identifier])
    }

    @Test(
        arguments: [
            (.asLastResort, "source-sample"), (.onlyIfAsked, "source-missing"),
            (.never, "source-missing"), (.asked, nil),
        ] as [(SourceChoice.SampleUse, String?)])
    func withoutAResume(sample: SourceChoice.SampleUse, finding: String?) {
        let choice = SourceChoice(nil, in: scratch.path, sample: sample)
        #expect(choice.place == .sample)
        #expect(choice.findings.map(\.identifier) == (finding.map { [$0] } ?? []))
    }

    @Test(
        arguments: [
            (.asLastResort, ["cv.yaml"]), (.onlyIfAsked, ["cv.yaml"]), (.never, ["cv.yaml"]),
            (.asked, nil),
        ] as [(SourceChoice.SampleUse, [String]?)])
    func aFileThatLooksLikeOneIsSuggested(
        sample: SourceChoice.SampleUse, suggestions: [String]?
    ) throws {
        try scratch.write("basics: {name: Ada}", to: "cv.yaml")
        let findings = SourceChoice(nil, in: scratch.path, sample: sample).findings
        #expect(findings.first?.suggestions == suggestions)
        #expect(findings.contains { $0.severity == .error } == (suggestions != nil))
    }

    @Test func whatIsPipedInComesAfterTheFolderAndBeforeTheSample() throws {
        try scratch.write("{}", to: "cv.json")
        let piped = SourceChoice(nil, in: scratch.path, isPipedIn: { true })
        #expect(piped.place == .standardInput && piped.findings.isEmpty)
        let asked = SourceChoice(nil, in: scratch.path, sample: .asked, isPipedIn: { true })
        #expect(asked.place == .sample)
        try scratch.write("{}", to: "resume.yml")
        let folder = SourceChoice(
            nil, in: scratch.path,
            isPipedIn: {
                Issue.record("the folder has a resume")
                return true
            })
        #expect(folder.place == .file("resume.yml"))
    }
}
