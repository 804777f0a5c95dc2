import ResumePDF
import TestSupport
import Testing

/// Each layout has a picture of someone's first page beside it, and looks like that.
@Suite struct LayoutPictureTests {
    /// Whose page a layout is shown with, of those in `Tests/Fixtures/people`; the sample's without one.
    static let people = [
        "academic": "professor", "accent": "nurse", "ats": "nurse", "banking": "nurse",
        "card": "designer", "casual": "designer", "deedy": "designer", "engineering": "nurse",
        "europass": "nurse", "executive": "nurse", "masthead": "nurse", "modern": "designer",
        "nocturne": "designer", "nocturne-light": "designer", "sidebar": "designer",
        "swiss": "nurse", "timeline": "nurse",
    ]

    static let layouts = PackageFolder.names(in: "Layouts").filter { $0.hasSuffix(".yaml") }
        .map { String($0.dropLast(".yaml".count)) }

    @Test(.needs(.pdftoppm), arguments: layouts)
    func firstPageLooksAsInThePicture(layout: String) throws {
        let source = Self.people[layout].map { person in
            ResumeSource.file(PackageFolder.path("Tests/Fixtures/people/\(person).resume.json"))
        }
        let outcome = RenderResume()(
            RenderResume.Request(source: source ?? .sample, layout: layout))
        #expect(outcome.diagnostics.all.allSatisfy { $0.severity == .note })
        let folder = try ScratchFolder()
        try folder.write(#require(outcome.output?.bytes), to: "cv.pdf")
        let result = try ForeignProgram.pdftoppm.run([
            "-png", "-r", "96", "-singlefile", folder.path("cv.pdf"), folder.path("page"),
        ])
        #expect(result.ending == .exited(0), "\(result)")
        let png = try #require(folder.bytes(of: "page.png"))
        Golden(inPackage: "Layouts/\(layout).png").expect(png: png)
    }
}
