import Pages
import SourceTree

/// Decodes what gives a column its look: `styles`, `spacing`, `sections.title`, `bullets`, `chips`
/// and `levels`.
struct ColumnDecoder {
    let root: MapReader
    let colors: [String: Color]

    /// The look of the main column.
    func look() -> ColumnLook {
        let styles = StylesDecoder(root: root, colors: colors).styles()
        let em = styles[.body].size
        return ColumnLook(
            styles: styles,
            spacing: Self.spacing(root.map("spacing"), over: Self.standardSpacing(em), em: em),
            title: Self.title(
                root.map("sections").map("title"), over: Self.standardTitle(styles[.section]),
                em: styles[.section].size, colors),
            bullets: Self.bullets(root.map("bullets"), over: Self.standardBullets(em), em: em),
            chips: Self.chips(
                root.map("chips"), over: Self.standardChips(styles[.body]),
                em: em, colors),
            levels: Self.levels(
                root.map("levels"), over: Self.standardLevels(styles[.section].color, em),
                em: em, colors))
    }

    private static func standardSpacing(_ em: Double) -> Spacing {
        Spacing(
            headerBlock: 0.3 * em, header: 0.8 * em, section: 1.1 * em, title: 0.4 * em,
            entry: 0.7 * em, row: 0, paragraph: 0.2 * em, item: 0.15 * em)
    }

    private static func standardTitle(_ style: TextStyle) -> SectionTitleLayout {
        SectionTitleLayout(
            isShown: true, text: TemplateSyntax.standard("{title}"), alignment: .left, rule: .none,
            thickness: 0.5, length: nil, gap: 0.15 * style.size, color: style.color,
            accentLetters: 0, box: nil, padding: 0.3 * style.size, bar: nil, column: nil,
            columnGap: 6 * 72 / 25.4, hasIcon: false)
    }

    private static func standardBullets(_ em: Double) -> BulletLayout {
        BulletLayout(signs: ["•", "–"], indent: 0.3 * em, hang: 0.9 * em)
    }

    private static func standardChips(_ style: TextStyle) -> ChipLayout {
        ChipLayout(
            fill: Color(hex: 0xECEFF3), line: nil, radius: 0.25 * style.size,
            padding: 0.45 * style.size, gap: 0.4 * style.size)
    }

    private static func standardLevels(_ color: Color, _ em: Double) -> LevelLayout {
        LevelLayout(
            shape: .bar, steps: 5, width: 6 * em, height: 0.4 * em, color: color,
            rest: Color(hex: 0xD5DAE0))
    }

    // MARK: Parts

    static func spacing(_ map: MapReader, over standard: Spacing, em: Double) -> Spacing {
        func length(_ key: String, _ standard: Double) -> Double {
            map.length(key, em: em) ?? standard
        }
        return Spacing(
            headerBlock: length("header-block", standard.headerBlock),
            header: length("header", standard.header),
            section: length("section", standard.section),
            title: length("title", standard.title), entry: length("entry", standard.entry),
            row: length("row", standard.row), paragraph: length("paragraph", standard.paragraph),
            item: length("item", standard.item))
    }

    static func title(
        _ map: MapReader, over standard: SectionTitleLayout, em: Double, _ colors: [String: Color]
    ) -> SectionTitleLayout {
        var title = standard
        if let flag = map.bool("show") { title.isShown = flag }
        if let text = map.template("text", with: ["title", "count"]) { title.text = text }
        if let alignment = map.choice("align", Alignment.self) { title.alignment = alignment }
        if let rule = map.choice("rule", SectionTitleLayout.Rule.self) { title.rule = rule }
        if let thickness = map.length("thickness", em: em) { title.thickness = thickness }
        if let length = map.length("length", em: em) { title.length = length }
        if let gap = map.length("gap", em: em) { title.gap = gap }
        if let color = map.color("color", named: colors) { title.color = color }
        if let letters = map.number("accent-letters") { title.accentLetters = Int(letters) }
        if let box = map.color("box", named: colors) { title.box = box }
        if let padding = map.length("padding", em: em) { title.padding = padding }
        if map.value("bar") != nil {
            let bar = map.map("bar")
            title.bar = SectionTitleLayout.Bar(
                width: bar.length("width", em: em) ?? title.bar?.width ?? 0.4 * em,
                height: bar.length("height", em: em) ?? title.bar?.height ?? em,
                gap: bar.length("gap", em: em) ?? title.bar?.gap ?? 0.5 * em)
        }
        if let column = map.length("column", em: em) { title.column = column }
        if let gap = map.length("column-gap", em: em) { title.columnGap = gap }
        if let icon = map.bool("icon") { title.hasIcon = icon }
        return title
    }

    static func bullets(_ map: MapReader, over standard: BulletLayout, em: Double) -> BulletLayout {
        var bullets = standard
        if let signs = map.strings("signs")?.filter({ !$0.isEmpty }), !signs.isEmpty {
            bullets.signs = signs
        }
        if let indent = map.length("indent", em: em) { bullets.indent = indent }
        if let hang = map.length("hang", em: em) { bullets.hang = hang }
        return bullets
    }

    static func chips(
        _ map: MapReader, over standard: ChipLayout, em: Double, _ colors: [String: Color]
    ) -> ChipLayout {
        var chips = standard
        if map.node?["fill"]?.value == .null { chips.fill = nil }
        if let fill = map.color("fill", named: colors) { chips.fill = fill }
        if let line = map.color("line", named: colors) { chips.line = line }
        if let radius = map.length("radius", em: em) { chips.radius = radius }
        if let padding = map.length("padding", em: em) { chips.padding = padding }
        if let gap = map.length("gap", em: em) { chips.gap = gap }
        return chips
    }

    static func levels(
        _ map: MapReader, over standard: LevelLayout, em: Double, _ colors: [String: Color]
    ) -> LevelLayout {
        var levels = standard
        if let shape = map.choice("shape", LevelLayout.Shape.self) { levels.shape = shape }
        if let steps = map.number("steps") { levels.steps = Int(steps) }
        if let width = map.length("width", em: em) { levels.width = width }
        if let height = map.length("height", em: em) { levels.height = height }
        if let color = map.color("color", named: colors) { levels.color = color }
        if let rest = map.color("rest", named: colors) { levels.rest = rest }
        return levels
    }
}
