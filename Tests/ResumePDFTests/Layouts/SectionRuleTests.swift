import Pages
import TestSupport
import Testing

@testable import ResumeLayout
@testable import ResumePDF

/// The rules above sections whose titles stand in a column beside them.
struct SectionRuleTests {
    @Test(arguments: ["two-pages", "academic"], [1.4, 1, 0.82, 0.6, 0.45])
    func theTextIsAsFarFromEach(_ resume: String, _ space: Double) throws {
        let layouts = try LayoutTable.layouts.filter {
            let cell = LayoutTable.Cell(layout: $0, resume: resume, paper: .a4)
            let title = try #require(LayoutTable.layout(cell)).main.title
            return title.column != nil && title.rule == .over
        }
        #expect(!layouts.isEmpty)
        for layout in layouts {
            let cell = LayoutTable.Cell(layout: layout, resume: resume, paper: .a4)
            let strips = try LayoutTable.trial(cell, space: space).columns.main.strips
            let gaps = zip(strips, strips.dropFirst()).compactMap { rule, text -> Double? in
                guard rule.isHeading, rule.firstBaseline == nil, let baseline = text.firstBaseline
                else { return nil }
                let outlines = rule.items.compactMap { item -> [PathShape.Segment]? in
                    if case .path(let path) = item { path.segments } else { nil }
                }
                return outlines.joined().flatMap(\.points).map(\.y).max().map {
                    rule.height - $0 + text.spaceBefore + baseline
                }
            }
            #expect(gaps.count > 1)
            // Half of the gap that was asked for is the least.
            let most = (gaps.max() ?? 0) - (gaps.min() ?? 0)
            #expect(most < 2, "\(layout), \(resume), \(space): \(gaps)")
        }
    }
}
