import SourceTree
import Testing

@testable import ResumeLayout

@Suite struct LayoutLayersTests {
    private func tree(_ yaml: String, _ file: String, root: String = "") throws -> LayoutTree {
        let node = YAMLReader.read(Array(yaml.utf8), file: file).node
        return LayoutTree(try #require(node), file: file, root: root)
    }

    /// A built-in file below one of a person's own, the resume's changes and `--set`.
    private func layers() throws -> LayoutLayers {
        let parts = [
            try tree("{styles: {date: {font: Own}}}", "own.yaml"),
            try tree("{name: a, summary: b, fonts: {body: Sans}}", "classic.yaml"),
        ]
        var layers = try #require(LayoutLayers(parts, builtInFiles: ["classic.yaml"]))
        let changes = "{styles: {name: {size: 20pt, font: Third}}}"
        layers.changes = try tree(changes, "cv.yaml", root: "meta.layout")
        layers.settings = LayoutSettingReader.read(["spacing={entry: 5pt}"]).settings
        return layers
    }

    @Test func allThatIsChangedHasAPath() throws {
        let paths = ["styles.name.size", "styles.name.font", "spacing.entry"]
        #expect(try layers().changedPaths == paths)
    }

    @Test func whatALowerFileIsCalledIsNotInherited() throws {
        #expect(try layers().base.node["name"] == nil && layers().base.node["summary"] == nil)
    }

    @Test(arguments: [
        ("Sans", "classic.yaml", "fonts.body"), ("Own", "own.yaml", "styles.date.font"),
        ("Third", "cv.yaml", "styles.name.font"),
    ])
    func aFontHasThePlaceOfWhoNamesIt(font: String, file: String, path: String) throws {
        let place = try #require(try layers().place(ofFont: font))
        #expect(place.file == file && place.path == path)
    }

    @Test(arguments: [
        (["spacing", "entry"], "--set", "spacing", "; this follows from spacing"),
        (
            ["styles", "name", "size"], "cv.yaml", "meta.layout.styles.name.size",
            "; this follows from styles.name.size"
        ),
        (
            ["styles", "date"], "own.yaml", "styles.date.font",
            "; this follows from styles.date.font"
        ),
        (["fonts"], "cv.yaml", "meta.layout", ""),
    ])
    func aFaultOfABuiltInFileIsBlamedOnWhatLiesOnIt(
        keys: [String], file: String, path: String, reason: String
    ) throws {
        let finding = Diagnostic(.layoutRegion, .error, "wrong", file: "classic.yaml")
        let found = try layers().blamed(finding) { tree in
            keys.reduce(Optional(tree.node)) { $0?[$1] } != nil
        }
        #expect(found.file == file && found.path == path)
        #expect(found.message == "wrong" + reason)
    }
}
