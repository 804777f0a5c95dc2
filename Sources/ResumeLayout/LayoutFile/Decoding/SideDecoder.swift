import Pages
import SourceTree

/// Decodes `regions`.
struct SideDecoder {
    let root: MapReader
    let main: ColumnLook

    func side() -> SideColumn? {
        let regions = root.map("regions")
        let parts = mainParts(regions.map("main"))
        guard regions.value("side") != nil else {
            if let value = regions.placed("main") {
                regions.findings.error(
                    .layoutRegion, value, " needs a side column; there is no regions.side")
            }
            return nil
        }
        let map = regions.map("side")
        return SideColumn(
            edge: map.choice("edge") ?? .left,
            width: map.extent("width", otherParts: parts) ?? .share(0.3),
            gap: map.length("gap") ?? 8 * 72 / 25.4, sections: map.sections("sections") ?? [],
            either: map.sections("either") ?? [], pages: map.choice("pages") ?? .all,
            look: look(map))
    }

    /// How many parts of the width the main column has beside those of the side column.
    private func mainParts(_ map: MapReader) -> Double {
        guard let value = map.placed("width"), let width = map.extent("width") else { return 2 }
        if case .parts(let own, _) = width { return own }
        map.findings.error(
            .layoutLength, value, " is in parts, such as 2fr; it takes what the side column leaves")
        return 2
    }

    private func look(_ map: MapReader) -> ColumnLook {
        var look = main
        look.styles = styles(map)
        // Colours that follow from a style follow from the side column's own.
        if main.title.color == main.styles[.section].color {
            look.title.color = look.styles[.section].color
        }
        var map = map
        map.em = look.styles[.body].size
        look.read(map, title: map.map("title"))
        look.hyphenates = map.bool("hyphenate") ?? main.hyphenates
        return look
    }

    /// The main column's styles with what differs, so that styles which inherit follow.
    private func styles(_ map: MapReader) -> TextStyles {
        guard let changes = map.value("styles"), changes.object != nil else { return main.styles }
        // What is wrong with the changes is found in their own place; what is wrong with the
        // styles that they lie over has been found there.
        let fonts = StylesDecoder.fonts(root)
        _ = StylesDecoder(map, fonts: fonts).styles()
        let merged = root.node?["styles"].map { LayoutMerge.merge(changes, onto: $0) } ?? changes
        let member = Node.Member(key: "styles", keySpan: changes.span, value: merged)
        var silent = MapReader(
            Node(.object([member]), at: changes.span), path: "", keys: LayoutVocabulary.file,
            findings: LayoutFindings(origins: LayoutOrigins(file: "")))
        silent.colors = root.colors
        return StylesDecoder(silent, fonts: fonts).styles()
    }
}
