import ResumePDF
import SourceTree
import TestSupport
import Testing

/// A value that does not fit a built-in layout is told where it was written, not in the built-in file.
@Suite struct LayoutBlameTests {
    let folder: ScratchFolder

    init() throws { folder = try ScratchFolder() }

    private func findings(
        own: String? = nil, file: String? = nil, set: [String] = []
    ) throws -> [Diagnostic] {
        if let file { try folder.write(file, to: "mine.yaml") }
        let meta = own.map { ",\n\"meta\":{\"layout\":\($0)}" } ?? ""
        let text = "{\"basics\":{\"name\":\"Ada\"}\(meta)}"
        var request = RenderResume.Request(
            source: .bytes(Array(text.utf8), name: "cv.json", folder: folder.path),
            layout: file.map { _ in folder.path("mine.yaml") })
        request.overrides = set
        return RenderResume()(request).diagnostics.all.filter { $0.severity == .error }
    }

    @Test(arguments: [
        ("page: { margin: { right: 140mm } }", "layout-region", "page.margin.right"),
        ("page:\n  margin:\n    left: 140mm", "layout-region", "page.margin.left"),
        ("colors: { accent: null }", "layout-color", "colors.accent"),
    ])
    func inAFileOfTheirOwn(change: String, identifier: String, path: String) throws {
        let file = "extends: sidebar\nname: mine\n\(change)\n"
        let found = try findings(file: file)
        #expect(!found.isEmpty)
        for finding in found {
            #expect(finding.file == folder.path("mine.yaml"), "\(finding)")
            #expect((finding.span?.line ?? 0) >= 3, "\(finding)")
            #expect(finding.path == path, "\(finding)")
            #expect(finding.message.hasSuffix("; this follows from \(path)"), "\(finding)")
        }
    }

    @Test func inTheResume() throws {
        let own = #"{"extends": "sidebar", "page": {"margin": {"right": "140mm"}}}"#
        let finding = try #require(try findings(own: own).first)
        #expect(finding.file == "cv.json")
        #expect(finding.span?.line == 2)
        #expect(finding.path == "meta.layout.page.margin.right")
    }

    @Test func onTheCommandLine() throws {
        let finding = try #require(
            try findings(
                file: "extends: sidebar\n",
                set: ["styles.name.size=20pt", "page.margin.right=140mm"]
            ).first)
        #expect(finding.file == "--set")
        #expect(finding.span?.line == 2)
        #expect(finding.path == "page.margin.right")
    }

    @Test func aWeightThatNoFontHas() throws {
        let file = "extends: classic\nstyles:\n  name: { weight: 300 }\n"
        let finding = try #require(try findings(file: file).first)
        #expect(finding.identifier == "layout-font")
        #expect(finding.file == folder.path("mine.yaml"))
        #expect(finding.span?.line == 3)
    }

    @Test func valuesThatAreWrongTogetherAreToldOfTheFile() throws {
        let file = "extends: sidebar\npage: { margin: { left: 140mm, right: 140mm } }\n"
        let finding = try #require(try findings(file: file).first)
        #expect(finding.file == folder.path("mine.yaml"), "\(finding)")
    }
}
