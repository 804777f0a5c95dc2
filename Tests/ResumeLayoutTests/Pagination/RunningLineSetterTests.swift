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
        layout.page.footer = [
            RunningLine(
                left: words(left), center: words(center), right: words(right), firstPage: 1,
                minimumPages: 1, offset: 20)
        ]
        let setter = RunningLineSetter(
            layout: layout, shaper: CellShaper(), language: .english, tag: "en")
        let slots = setter.lines(Fixture.resume(), hasSide: [false]).lines.map(\.line)
        #expect(slots.count == [left, center, right].count { $0 > 0 })
        for (line, next) in zip(slots, slots.dropFirst()) {
            // The blank at a line's end takes no room.
            let end = line.maxX - (line.text.hasSuffix(" ") ? 5 : 0)
            #expect(end <= next.origin.x, "\(line.text)")
        }
    }

    /// The lines of a first page's head and foot, from top to bottom.
    private func lines(
        _ template: String, isHeader: Bool = false, most: Int = 1,
        change: (inout Layout, inout Resume) -> Void = { _, _ in }
    ) throws -> [GlyphLine] {
        var layout = try Fixture.classic()
        var resume = Fixture.resume()
        layout.page.header = []
        layout.page.footer = []
        let running = RunningLine(
            center: try TemplateSyntax.template(template).get(), firstPage: 1, minimumPages: 1,
            offset: 20, lines: most)
        if isHeader { layout.page.header = [running] } else { layout.page.footer = [running] }
        change(&layout, &resume)
        let setter = RunningLineSetter(
            layout: layout, shaper: CellShaper(), language: .english, tag: "en")
        return setter.lines(resume, hasSide: [false]).lines.map(\.line)
    }

    private func change(_ layout: inout Layout, _ resume: inout Resume) {
        layout.header.contacts.order = [.email, .location, .phone, .url, .profiles]
        layout.header.contacts.separator = " | "
        resume.basics.phone = "+44 20 7946 0958"
        resume.basics.location.city = "Edinburgh"
        resume.basics.profiles = [Profile()]
        resume.basics.profiles[0].network = "GitHub"
        resume.basics.profiles[0].username = "ada"
        resume.basics.extra = [ExtraField(key: "visa", values: [RichText("none needed")])]
    }

    @Test(arguments: [
        (
            "{contacts}",
            "ada@example.org | Edinburgh | +44 20 7946 0958 | GitHub: ada | Visa: none needed "
        ),
        ("{phone}[, {url}][ in {location}]", "+44 20 7946 0958 in Edinburgh "),
        ("{email}[ or {url}]", "ada@example.org "),
        ("[{url}]", nil),
    ])
    func runningLinesHaveTheWaysToReachThePerson(_ template: String, _ words: String?) throws {
        let found = try lines(template, change: change)
        #expect(found.map { $0.text.replacing("\u{A0}", with: " ") } == (words.map { [$0] } ?? []))
    }

    @Test func withoutAnyWayThereIsNoLine() throws {
        let found = try lines("{contacts}") { $1.basics = Person() }
        #expect(found.isEmpty)
    }

    @Test(arguments: [true, false])
    func longTextsTakeEvenLinesBetweenTheirItems(isHeader: Bool) throws {
        let found = try lines("{contacts}", isHeader: isHeader, most: 2) { layout, resume in
            change(&layout, &resume)
            layout.page.margins.left = 100
            layout.page.margins.right = layout.page.size.width - 400
        }
        let words = found.map { $0.text.replacing("\u{A0}", with: " ") }
        #expect(
            words == [
                "ada@example.org | Edinburgh | +44 20 7946 0958  ",
                "GitHub: ada | Visa: none needed ",
            ])
        try #require(found.count == 2)
        let heights = found.map(\.origin.y)
        let step = try Fixture.classic().main.styles[.footer].lineHeight
        let height = try Fixture.classic().page.size.height
        #expect(isHeader ? heights[0] == 20 : heights[1] == height - 20)
        #expect(abs(heights[1] - heights[0] - step) < 1e-9)
    }

    @Test(arguments: [
        (PhotoLayout.Side.left, RunningLine.Region.full, false), (.left, .main, true),
        (.right, .full, false), (.right, .main, false),
    ])
    func aLineStandsOverTheMainColumnIfItIsToldTo(
        _ edge: PhotoLayout.Side, _ region: RunningLine.Region, _ isMoved: Bool
    ) throws {
        var layout = try Fixture.classic()
        layout.page.header = []
        layout.page.footer = [
            RunningLine(
                left: try TemplateSyntax.template("{name}").get(),
                right: try TemplateSyntax.template("{page}").get(), firstPage: 1, minimumPages: 1,
                offset: 20, region: region)
        ]
        layout.side = SideColumn(
            edge: edge, width: .points(100), gap: 20, sections: [], either: [], pages: .filled,
            look: layout.main)
        let setter = RunningLineSetter(
            layout: layout, shaper: CellShaper(), language: .english, tag: "en")
        let lines = setter.lines(Fixture.resume(), hasSide: [true, false]).lines.map(\.line)
        let (left, width) = (layout.page.margins.left, layout.page.textWidth)
        #expect(lines.map(\.origin.x)[0] == left + (isMoved ? 120 : 0))
        // Without a side column the main one is as wide as the page.
        #expect(abs(lines[2].origin.x - left) < 1e-9)
        let ends = [1, 3].map { index in
            lines[index].origin.x + layout.main.styles[.footer].size / 2 - left
        }
        let isNarrow = region == .main && edge == .right
        #expect(abs(ends[0] - (isNarrow ? width - 120 : width)) < 1e-6)
        #expect(abs(ends[1] - width) < 1e-6)
    }

    @Test(arguments: [PhotoLayout.Side.left, .right])
    func aLineStandsOverTheSideColumnOnPagesThatHaveIt(_ edge: PhotoLayout.Side) throws {
        var layout = try Fixture.classic()
        layout.page.footer = []
        layout.page.header = [
            RunningLine(
                left: try TemplateSyntax.template("{page}").get(), firstPage: 1, minimumPages: 1,
                offset: 20, region: .side)
        ]
        layout.side = SideColumn(
            edge: edge, width: .points(100), gap: 20, sections: [], either: [], pages: .filled,
            look: layout.main)
        let setter = RunningLineSetter(
            layout: layout, shaper: CellShaper(), language: .english, tag: "en")
        let lines = setter.lines(Fixture.resume(), hasSide: [true, false, true]).lines
        #expect(lines.map(\.page) == [0, 2])
        let left = layout.page.margins.left
        let expected = edge == .left ? left : left + layout.page.textWidth - 100
        #expect(lines.allSatisfy { $0.line.origin.x == expected })
    }

    @Test func severalLinesStandEachInItsPlace() throws {
        let found = try lines("{name}") { layout, _ in
            layout.page.footer.append(layout.page.footer[0])
            layout.page.footer[1].offset = 30
            layout.page.footer.append(layout.page.footer[0])
            layout.page.footer[2].minimumPages = 2
        }
        let height = try Fixture.classic().page.size.height
        #expect(found.map { height - $0.origin.y } == [20, 30])
    }

    @Test func noLineEndsInsideAWayToReachThePerson() throws {
        let found = try lines("{location}[ | {phone}]", most: 3) { layout, resume in
            change(&layout, &resume)
            layout.page.margins.left = 100
            layout.page.margins.right = layout.page.size.width - 190
        }
        #expect(found.count == 2)
        #expect(!found.contains { $0.text.hasPrefix("20") || $0.text.hasPrefix("7946") })
    }

    @Test func theLineAtTheHeadHasAStyleOfItsOwn() throws {
        for isHeader in [true, false] {
            let found = try lines("{name}", isHeader: isHeader) { layout, _ in
                layout.main.styles[.runningHead].color = Color(hex: 0xFFFFFF)
                layout.main.styles[.footer].color = .black
            }
            #expect(found[0].runs[0].color == (isHeader ? Color(hex: 0xFFFFFF) : .black))
        }
    }

    @Test func aLongNameKeepsToTheWidthOfThePagesFoot() throws {
        var layout = try Fixture.classic()
        layout.page.footer = [
            RunningLine(
                left: try TemplateSyntax.template("{name}, {label}").get(),
                right: try TemplateSyntax.template("{page} / {pages}").get(), firstPage: 1,
                minimumPages: 1, offset: 20)
        ]
        var resume = Fixture.long()
        resume.basics.name = String(repeating: "Ada ", count: 5_000)
        resume.basics.label = RichText(String(repeating: "x", count: 5_000))
        let setter = RunningLineSetter(
            layout: layout, shaper: CellShaper(), language: .english, tag: "en")
        let (lines, shaped) = setter.lines(resume, hasSide: [false, false, false])
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
