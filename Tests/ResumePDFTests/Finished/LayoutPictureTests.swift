import ResumePDF
import TestSupport
import Testing

/// Each layout has a picture of the sample's first page beside it, and looks like that.
@Suite struct LayoutPictureTests {
    static let layouts = PackageFolder.names(in: "Layouts").filter { $0.hasSuffix(".yaml") }
        .map { String($0.dropLast(".yaml".count)) }

    @Test(.needs(.pdftoppm), arguments: layouts)
    func firstPageLooksAsInThePicture(layout: String) throws {
        let outcome = RenderResume()(RenderResume.Request(source: .sample, layout: layout))
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
