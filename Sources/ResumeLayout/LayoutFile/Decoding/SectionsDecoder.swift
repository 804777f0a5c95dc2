import Pages
import SourceTree

/// Decodes `sections`.
struct SectionsDecoder {
    let root: MapReader
    let main: ColumnLook
    let colors: [String: Color]

    func sections() -> SectionsLayout {
        let map = root.map("sections")
        let titles = map.table("titles")
        var replaced: [String: SectionTitles] = [:]
        for member in titles.node?.object ?? [] {
            guard member.value.object != nil else {
                replaced[member.key] = titles.string(member.key).map { .one($0) }
                continue
            }
            let languages = MapReader(
                table: member.value, path: titles.path(of: member.key), of: .text,
                findings: titles.findings)
            var texts: [String: String] = [:]
            for language in languages.node?.object ?? [] {
                texts[language.key] = languages.string(language.key)
            }
            replaced[member.key] = .byLanguage(texts)
        }
        titles.mentionSections()
        return SectionsLayout(
            order: map.sections("order") ?? SectionsLayout.knownKeys + [SectionsLayout.otherKey],
            hidden: Set(map.sections("hide", .hiddenSection) ?? []), titles: replaced,
            each: each(map))
    }

    private func each(_ sections: MapReader) -> [String: SectionOptions] {
        let table = sections.table("each")
        table.mentionSections()
        let em = main.styles[.body].size
        var each: [String: SectionOptions] = [:]
        for member in table.node?.object ?? [] {
            let map = table.map(member.key)
            var options = SectionOptions()
            if map.value("title") != nil {
                options.title = ColumnDecoder.title(
                    map.map("title"), over: main.title, em: main.styles[.section].size, colors)
            }
            if map.value("spacing") != nil {
                options.spacing = ColumnDecoder.spacing(
                    map.map("spacing"), over: main.spacing, em: em)
            }
            options.startsPage = map.bool("new-page") ?? false
            options.pageStarts = (map.numbers("new-page-at") ?? []).map { Int($0) }
            options.isKept = map.bool("keep") ?? false
            options.indent = map.length("indent", em: em) ?? 0
            if map.value("panel") != nil { options.panel = panel(map.map("panel"), em: em) }
            each[member.key] = options
        }
        return each
    }

    private func panel(_ map: MapReader, em: Double) -> PanelLayout {
        PanelLayout(
            fill: map.color("fill", named: colors), bar: map.length("bar", em: em) ?? 0,
            barColor: map.color("bar-color", named: colors) ?? main.styles[.section].color,
            padding: map.length("padding", em: em) ?? 0.6 * em)
    }
}
