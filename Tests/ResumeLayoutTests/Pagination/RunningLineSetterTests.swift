import Languages
import Pages
import ResumeModel
import TestSupport
import Testing
import TextBackend

@testable import ResumeLayout

/// How the texts of a page's foot share its width.
struct RunningLineSetterTests {
    @Test func whatIsTooLongGetsWhatTheOthersLeave() {
        let cases: [(widths: [Double], room: Double)] = [
            ([], 100), ([40, 50], 100), ([30, 20, 50], 100),
            ([500, 20], 80), ([20, 500], 80), ([500, 500], 50), ([10, 300, 60], 45),
        ]
        for (widths, room) in cases {
            #expect(RunningLineSetter.room(sides: widths, in: 100) == room, "\(widths)")
        }
    }

    @Test(arguments: [(90, 1, 1), (1, 90, 1), (1, 1, 90), (40, 40, 0), (0, 40, 40), (90, 90, 90)])
    func whatStandsInTheMiddleOverlapsNothing(left: Int, center: Int, right: Int) throws {
        var layout = try Fixture.classic()
        func words(_ count: Int) -> Template? {
            count == 0 ? nil : Template(parts: [.text(String(repeating: "ab ", count: count))])
        }
        layout.page.footer = RunningLine(
            left: words(left), center: words(center), right: words(right), firstPage: 1,
            minimumPages: 1, offset: 20)
        let setter = RunningLineSetter(
            layout: layout, shaper: CellShaper(), language: .english, tag: "en")
        let slots = setter.lines(Fixture.resume(), pageCount: 1).lines.map(\.line)
        #expect(slots.count == [left, center, right].count { $0 > 0 })
        for (line, next) in zip(slots, slots.dropFirst()) {
            // The blank at a line's end takes no room.
            let end = line.maxX - (line.text.hasSuffix(" ") ? 5 : 0)
            #expect(end <= next.origin.x, "\(line.text)")
        }
    }

    @Test func aLongNameKeepsToTheWidthOfThePagesFoot() throws {
        var layout = try Fixture.classic()
        layout.page.footer = RunningLine(
            left: try TemplateSyntax.template("{name}, {label}").get(),
            right: try TemplateSyntax.template("{page} / {pages}").get(), firstPage: 1,
            minimumPages: 1, offset: 20)
        var resume = Fixture.long()
        resume.basics.name = String(repeating: "Ada ", count: 5_000)
        resume.basics.label = RichText(String(repeating: "x", count: 5_000))
        let setter = RunningLineSetter(
            layout: layout, shaper: CellShaper(), language: .english, tag: "en")
        let (lines, shaped) = setter.lines(resume, pageCount: 3)
        #expect(lines.map(\.page) == [0, 0, 1, 1, 2, 2])
        #expect(shaped.count == lines.count)
        #expect(shaped.allSatisfy { $0.clusters.count < 2_100 })
        for (left, right) in zip(lines, lines.dropFirst()) where left.page == right.page {
            let ends = [left, right].map { line in
                line.line.origin.x + line.line.runs.map(\.width).reduce(0, +)
            }
            #expect(ends[0] <= right.line.origin.x + 1)
            // A blank may hang over the edge.
            #expect(ends[1] <= layout.page.margins.left + layout.page.textWidth + 6)
        }
    }
}
