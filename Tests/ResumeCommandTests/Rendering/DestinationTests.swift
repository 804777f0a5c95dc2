import ResumePDF
import Testing

@testable import ResumeCommand

@Suite struct DestinationTests {
    typealias Case = (output: String?, source: SourceChoice.Place, folders: [String], path: String)

    @Test(
        arguments: [
            (nil, .file("cv.json"), [], "cv.pdf"),
            (nil, .file("cv.json"), ["output"], "output/cv.pdf"),
            (nil, .file("jobs/cv.json"), [], "jobs/cv.pdf"),
            (nil, .file("jobs/cv.json"), ["output"], "output/cv.pdf"),
            (nil, .file("/data/cv.a.yaml"), [], "/data/cv.a.pdf"),
            (nil, .file("/cv.yaml"), [], "/cv.pdf"),
            (nil, .file("../cv"), [], "../cv.pdf"),
            (nil, .file("./cv.yml"), [], "cv.pdf"),
            (nil, .standardInput, [], "resume.pdf"),
            (nil, .standardInput, ["output"], "output/resume.pdf"),
            (nil, .sample, [], "sample.pdf"),
            (nil, .sample, ["output"], "output/sample.pdf"),
            ("a.pdf", .sample, ["output"], "a.pdf"),
            ("a", .sample, [], "a"),
            ("out/", .file("jobs/cv.json"), [], "out/cv.pdf"),
            ("out", .file("jobs/cv.json"), ["out"], "out/cv.pdf"),
            ("out/", .sample, ["out", "out/"], "out/sample.pdf"),
            (".", .file("jobs/cv.json"), ["."], "./cv.pdf"),
            ("/", .standardInput, ["/"], "/resume.pdf"),
        ] as [Case])
    func files(test: Case) {
        let destination = Destination(test.output, for: test.source) { test.folders.contains($0) }
        #expect(destination == .file(test.path))
    }

    @Test(arguments: [(OutputFormat.md, "out/cv.md"), (.txt, "out/cv.txt"), (.pdf, "out/cv.pdf")])
    func theFormatIsTheEnding(format: OutputFormat, path: String) {
        let destination = Destination("out/", for: .file("jobs/cv.json"), as: format) { _ in false }
        #expect(destination == .file(path))
    }

    @Test func aDashIsStandardOutputEvenWhereAFolderHasThatName() {
        #expect(Destination("-", for: .sample) { _ in true } == .standardOutput)
    }
}
