import Pages
import ResumeModel
import TestSupport
import Testing

/// Each of the built-in marks can be drawn, is a known network's, and may be passed on.
@Suite struct NetworkMarkTests {
    private static let folder = "Fonts/SimpleIcons"

    static let lines = (PackageFolder.text(of: folder + "/marks.tsv") ?? "")
        .split(separator: "\n").map { $0.split(separator: "\t").map(String.init) }

    @Test func thereAreMarksInTheOrderOfNames() {
        let names = Self.lines.map { $0[0] }
        #expect(names.count > 50)
        #expect(names == names.sorted { $0.lowercased() < $1.lowercased() })
        #expect(Set(names).count == names.count)
    }

    @Test(arguments: lines)
    func eachIsDrawnOnItsGrid(_ line: [String]) throws {
        try #require(line.count == 2)
        #expect(Network(named: line[0])?.name == line[0])
        let outline = try SVGPathReader.outline(Array(line[1].utf8)[...])
        let ends = outline.compactMap(\.points.last)
        let (xs, ys) = (ends.map(\.x), ends.map(\.y))
        let (left, right) = (try #require(xs.min()), try #require(xs.max()))
        let (top, bottom) = (try #require(ys.min()), try #require(ys.max()))
        #expect(left > -0.1 && top > -0.1 && right < 24.1 && bottom < 24.1)
        #expect(max(right - left, bottom - top) > 20)
    }

    @Test func theLicencesLieBesideThem() throws {
        #expect(PackageFolder.names(in: Self.folder) == ["CC0-1.0.txt", "MIT.txt", "marks.tsv"])
        let license = try #require(PackageFolder.text(of: Self.folder + "/CC0-1.0.txt"))
        #expect(license.contains("CC0 1.0 Universal"))
        let readme = try #require(PackageFolder.text(of: "Fonts/README.md"))
        #expect(readme.contains("`SimpleIcons/marks.tsv`"))
    }
}
