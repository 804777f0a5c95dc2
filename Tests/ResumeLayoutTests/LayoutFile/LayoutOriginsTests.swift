import Testing

@testable import ResumeLayout

struct LayoutOriginsTests {
    /// `styles.name` from b, the first row of entries from c, `my.kind` from d, all else from a.
    private let origins: LayoutOrigins = {
        var origins = LayoutOrigins(file: "a")
        var styles = LayoutOrigins(file: "a")
        styles.parts["name"] = LayoutOrigins(file: "b", root: "meta.layout")
        var rows = LayoutOrigins(file: "a")
        rows.parts["[0]"] = LayoutOrigins(file: "c")
        var work = LayoutOrigins(file: "a")
        work.parts["rows"] = rows
        var entries = LayoutOrigins(file: "a")
        entries.parts["work"] = work
        entries.parts["my.kind"] = LayoutOrigins(file: "d")
        origins.parts = ["styles": styles, "entries": entries]
        return origins
    }()

    @Test(arguments: [
        ("", "a"), ("page", "a"), ("styles", "a"), ("styles.name", "b"), ("styles.name.size", "b"),
        ("styles.names", "a"), ("styles.label.size", "a"), ("entries.work.rows", "a"),
        ("entries.work.rows[0]", "c"), ("entries.work.rows[0].left", "c"),
        ("entries.work.rows[1].left", "a"), ("entries.my.kind.rows[0]", "d"),
        ("entries.my", "a"), ("..", "a"), ("styles..name", "a"), ("[0]", "a"),
    ])
    func theLongestKnownBeginningDecides(_ path: String, _ file: String) {
        #expect(origins.origin(of: path).file == file)
    }

    @Test func aPathIsThatOfTheFile() {
        let origin = origins.origin(of: "styles.name.size")
        #expect(origin.dataPath(of: "styles.name.size") == "meta.layout.styles.name.size")
        #expect(origin.dataPath(of: "") == "meta.layout")
        #expect(origins.dataPath(of: "page") == "page")
    }

    @Test func aPathOfManyDotsEnds() {
        let path = "styles." + String(repeating: "a.", count: 100_000)
        #expect(origins.origin(of: path).file == "a")
    }
}
