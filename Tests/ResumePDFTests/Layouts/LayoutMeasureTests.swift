import Pages
import ResumePDF
import Testing

/// How long the lines of running text are, and how large, in all layouts.
struct LayoutMeasureTests {
    /// Pages that are asked for by name as they are, with narrow margins, and one for programs.
    private static let exempt = ["ats", "deedy", "jake"]
    private static let layouts = LayoutTable.layouts.filter { !exempt.contains($0) }

    /// Lines of 60 to 95 letters are read with the least effort; 9.5 to 11 points are what print needs.
    @Test(arguments: layouts)
    func linesOfProseHave60To95Letters(_ layout: String) throws {
        var lines: [PageParagraphs.Line] = []
        for resume in LayoutTable.people + LayoutTable.resumes {
            let cell = LayoutTable.Cell(layout: layout, resume: resume, paper: .a4)
            let document = try #require(LayoutTable.outcome(cell).document)
            lines += PageParagraphs(document).all.flatMap { $0.lines.dropLast() }
        }
        // In the widest column: a side column is narrower.
        let widest = lines.map(\.width).max() ?? 0
        lines = lines.filter { $0.width > widest * 0.75 }
        try #require(lines.count > 8)
        func middle(_ numbers: [Double]) -> Double { numbers.sorted()[numbers.count / 2] }
        let letters = middle(lines.map { Double($0.text.count) })
        #expect((60...95).contains(letters), "\(letters) letters a line")
        let size = middle(lines.map { $0.runs.map(\.size).max() ?? 0 })
        #expect((9.45...11.05).contains(size), "\(size) points")
    }
}
