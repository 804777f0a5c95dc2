import Pages
import ResumeData
import ResumePDF
import TestSupport
import Testing

@testable import ResumeLayout

/// What stands on one grid of baselines in all layouts, told from their pages.
struct BaselineGridLayoutTests {
    private func baselines(
        _ source: ResumeSource, _ layout: String, paper: Paper = .a4, set: [String] = []
    ) throws -> PageBaselines {
        var request = RenderResume.Request(source: source, layout: LayoutTable.path(layout))
        request.paper = paper
        request.overrides = set
        request.fits = false
        let document = try #require(RenderResume()(request).document)
        let cell = LayoutTable.Cell(layout: layout, resume: "", paper: paper)
        let step = try #require(LayoutTable.layout(cell)?.gridStep)
        return PageBaselines(document, step: step)
    }

    private func file(_ name: String) -> ResumeSource {
        .file(PackageFolder.path("Tests/Fixtures/\(name).resume.json"))
    }

    @Test(arguments: LayoutTable.cells)
    func allLinesStandOnOneGrid(_ cell: LayoutTable.Cell) throws {
        let baselines = try baselines(file(cell.resume), cell.layout, paper: cell.paper)
        let off = baselines.offGrid
        #expect(off.isEmpty, "\(off.count) of \(baselines.lines.count): \(off.prefix(5))")
        #expect(baselines.lines.count > 12)
    }

    @Test(arguments: LayoutTable.layouts)
    func thoseOfTheSampleDo(_ layout: String) throws {
        let off = try baselines(.sample, layout).offGrid
        #expect(off.isEmpty, "\(off.prefix(5))")
    }

    @Test(arguments: LayoutTable.resumes) func thoseOfPagesOfTwoWidthsDo(_ resume: String) throws {
        let filled = ["regions.side.pages=filled"]
        let off = try baselines(file(resume), "sidebar", set: filled).offGrid
        #expect(off.isEmpty, "\(off.prefix(5))")
    }

    @Test func withoutAGridLinesStandWhereTheyComeToStand() throws {
        let off = try baselines(.sample, "classic", set: ["page.grid=none"]).offGrid
        #expect(off.count > 20)
    }
}
