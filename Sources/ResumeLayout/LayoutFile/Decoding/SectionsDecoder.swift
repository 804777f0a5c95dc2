import Pages
import SourceTree

/// Decodes `sections`.
struct SectionsDecoder {
    let map: MapReader
    let main: ColumnLook

    func sections() -> SectionsLayout {
        SectionsLayout(
            order: map.sections("order") ?? SectionsLayout.knownKeys + [SectionsLayout.otherKey],
            hidden: Set(map.sections("hide", .hiddenSection) ?? []), titles: titles(), each: each())
    }

    private func titles() -> [String: SectionTitles] {
        let table = map.table("titles")
        table.mentionSections()
        return table.values { key in
            guard let own = table.value(key), own.object != nil else {
                return table.string(key).map { .one($0) }
            }
            let languages = MapReader(
                table: own, path: table.path(of: key), of: .text, findings: table.findings)
            return .byLanguage(languages.values { languages.string($0) })
        }
    }

    private func each() -> [String: SectionOptions] {
        let table = map.table("each")
        table.mentionSections()
        return table.values { key in
            let map = table.map(key)
            var options = SectionOptions()
            if map.value("title") != nil { options.title = main.title(with: map.map("title")) }
            if map.value("spacing") != nil {
                var spacing = main.spacing
                spacing.read(map.map("spacing"))
                options.spacing = spacing
            }
            options.startsPage = map.bool("new-page") ?? false
            options.pageStarts = (map.numbers("new-page-at") ?? []).map { Int($0) }
            options.isKept = map.bool("keep") ?? false
            options.indent = map.length("indent") ?? 0
            if map.value("panel") != nil { options.panel = panel(map.map("panel")) }
            return options
        }
    }

    private func panel(_ map: MapReader) -> PanelLayout {
        PanelLayout(
            fill: map.color("fill"), bar: map.length("bar") ?? 0,
            barColor: map.color("bar-color") ?? main.styles[.section].color,
            padding: map.length("padding") ?? 0.6 * map.em)
    }
}
