import Pages
import SourceTree

/// Decodes `regions`.
struct SideDecoder {
    let root: MapReader
    let main: ColumnLook
    let colors: [String: Color]

    func side() -> SideColumn? {
        let regions = root.map("regions")
        let em = main.styles[.body].size
        let parts = mainParts(regions, em: em)
        guard regions.value("side") != nil else {
            if let node = regions.value("main") {
                regions.findings.error(
                    .layoutRegion, "regions.main needs a side column; there is no regions.side",
                    at: node.span, path: "regions.main")
            }
            return nil
        }
        let map = regions.map("side")
        return SideColumn(
            edge: map.choice("edge", PhotoLayout.Side.self) ?? .left,
            width: map.extent("width", em: em, otherParts: parts) ?? .share(0.3),
            gap: map.length("gap", em: em) ?? 8 * 72 / 25.4,
            sections: map.sections("sections") ?? [],
            either: map.sections("either") ?? [],
            pages: map.choice("pages", SideColumn.Pages.self) ?? .all,
            yields: regions.map("main").word("later") != "same",
            look: look(map))
    }

    /// How many parts of the width the main column has beside those of the side column.
    private func mainParts(_ regions: MapReader, em: Double) -> Double {
        let map = regions.map("main")
        guard let width = map.extent("width", em: em) else { return 2 }
        if case .parts(let own, _) = width { return own }
        map.findings.error(
            .layoutLength,
            "regions.main.width is in parts, such as 2fr; it takes what the side column leaves",
            at: map.value("width")?.span, path: "regions.main.width")
        return 2
    }

    private func look(_ map: MapReader) -> ColumnLook {
        let styles = styles(map)
        let em = styles[.body].size
        var standardTitle = main.title
        // Colours that follow from a style follow from the side column's own.
        if main.title.color == main.styles[.section].color {
            standardTitle.color = styles[.section].color
        }
        return ColumnLook(
            styles: styles,
            spacing: ColumnDecoder.spacing(map.map("spacing"), over: main.spacing, em: em),
            title: ColumnDecoder.title(
                map.map("title"), over: standardTitle, em: styles[.section].size, colors),
            bullets: ColumnDecoder.bullets(map.map("bullets"), over: main.bullets, em: em),
            chips: ColumnDecoder.chips(map.map("chips"), over: main.chips, em: em, colors),
            levels: ColumnDecoder.levels(map.map("levels"), over: main.levels, em: em, colors))
    }

    /// The main column's styles with what differs, so that styles which inherit follow.
    private func styles(_ map: MapReader) -> TextStyles {
        guard let changes = map.value("styles"), changes.object != nil else { return main.styles }
        // What is wrong with the changes is found in their own place; what is wrong with the
        // styles that they lie over has been found there.
        _ = StylesDecoder(root: map, colors: colors, fonts: StylesDecoder.families(root)).styles()
        let merged =
            root.node?["styles"].map { $0.overlaid(with: changes) } ?? changes
        let silent = MapReader(
            Node(
                .object([
                    Node.Member(key: "styles", keySpan: changes.span, value: merged)
                ]), at: changes.span),
            path: "", keys: LayoutVocabulary.file,
            findings: LayoutFindings(origins: LayoutOrigins(file: "")))
        return StylesDecoder(root: silent, colors: colors, fonts: StylesDecoder.families(root))
            .styles()
    }
}
