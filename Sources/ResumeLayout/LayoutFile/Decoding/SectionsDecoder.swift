import Pages
import SourceTree

/// Decodes `sections`.
struct SectionsDecoder {
    let map: MapReader
    let main: ColumnLook

    func sections() -> SectionsLayout {
        let (order, rows) = order()
        return SectionsLayout(
            order: order ?? SectionsLayout.knownKeys + [SectionsLayout.otherKey], rows: rows,
            measure: map.extent("measure"),
            hidden: Set(map.sections("hide", .hiddenSection) ?? []), titles: titles(), each: each())
    }

    /// The sections in order, nil if nothing is said, and those of them that stand side by side.
    private func order() -> (keys: [String]?, rows: [SectionRow]) {
        var keys: [String] = []
        var rows: [SectionRow] = []
        for element in map.list("order") ?? [] {
            if element.node.string != nil {
                map.add(element, to: &keys, of: "order")
            } else if let row = row(element, &keys) {
                rows.append(row)
            }
        }
        return (map.value("order") == nil ? nil : keys, rows)
    }

    /// Sections side by side: a list of columns, or a map with one.
    private func row(_ element: PlacedNode, _ keys: inout [String]) -> SectionRow? {
        let isMap = element.node.object != nil
        guard let value = isMap ? columns(element) : element else { return nil }
        guard let elements = map.elements(of: value) else {
            map.findings.wrongType(value, "a section's key, or sections side by side")
            return nil
        }
        let columns = elements.map { column in
            let start = keys.count
            for section in map.elements(of: column) ?? [column] {
                map.add(section, to: &keys, of: "order")
            }
            return Array(keys[start...])
        }
        let inner = map.inner(
            isMap ? element.node : nil, path: element.path,
            keys: LayoutVocabulary.sectionRow)
        let widths = inner.extents("widths")
        if let widths, widths.count != columns.count, let value = inner.placed("widths") {
            inner.findings.error(
                .layoutRange, value,
                " has \(widths.count) widths for \(columns.count) columns; it needs one for each")
        }
        return SectionRow(
            columns: columns, widths: widths ?? [], gap: inner.length("gap") ?? 2 * map.em)
    }

    private func columns(_ element: PlacedNode) -> PlacedNode? {
        let inner = MapReader(
            element.node, path: element.path, keys: LayoutVocabulary.sectionRow,
            findings: LayoutFindings(origins: map.findings.origins))
        if let columns = inner.placed("columns") { return columns }
        map.findings.error(.layoutMissing, element, " has no \"columns\"")
        return nil
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
            options.measure = map.extent("measure")
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
