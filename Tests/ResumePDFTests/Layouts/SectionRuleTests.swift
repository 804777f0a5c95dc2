import Pages
import TestSupport
import Testing

@testable import ResumeLayout
@testable import ResumePDF

/// The rules above sections whose titles stand in a column beside them.
struct SectionRuleTests {
    /// Where the head ends with an edge of its own, whatever comes first has no rule, and all that follows has one.
    @Test(arguments: ["card", "europass"], [["skills", "work"], ["work", "skills"]])
    func theFirstSectionMayHaveNone(_ name: String, _ order: [String]) throws {
        let cell = LayoutTable.Cell(layout: name, resume: "two-pages", paper: .a4)
        var layout = try #require(LayoutTable.layout(cell))
        func ruledSections() throws -> [Bool] {
            layout.sections.order = order
            let blocks = try LayoutTable.trial(cell, layout: layout).composition.main
            return blocks.indices.filter { blocks[$0].breakBefore <= .betweenSections }.map {
                switch blocks[$0].content {
                case .rule: true
                case .title(let title): title.layout.rule != .none
                default: false
                }
            }
        }
        let ruled = try ruledSections()
        #expect(ruled.count > 3 && ruled == ruled.indices.map { $0 > 0 })
        layout.main.title.isFirstRuled = true
        #expect(try ruledSections().allSatisfy { $0 })
    }

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
