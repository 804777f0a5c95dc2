import Pages
import SourceTree

extension ColumnLook {
    /// The look of a column that says no more than its styles.
    init(standardFor styles: TextStyles) {
        let em = styles[.body].size
        let section = styles[.section]
        self.init(
            styles: styles,
            spacing: Spacing(
                headerBlock: 0.3 * em, header: 0.8 * em, section: 1.1 * em, title: 0.4 * em,
                entry: 0.7 * em, row: 0, paragraph: 0.2 * em, item: 0.15 * em),
            title: SectionTitleLayout(
                isShown: true, text: TemplateSyntax.standard("{title}"), alignment: .left,
                rule: .none, thickness: 0.5, gap: 0.15 * section.size, color: section.color,
                accentLetters: 0, padding: 0.3 * section.size, columnGap: 6 * 72 / 25.4,
                hasIcon: false),
            bullets: BulletLayout(signs: ["•", "–"], indent: 0.3 * em, hang: 0.9 * em),
            chips: ChipLayout(
                fill: Color(hex: 0xECEFF3), radius: 0.25 * em, padding: 0.45 * em, gap: 0.4 * em),
            levels: LevelLayout(
                shape: .bar, steps: 5, width: .points(6 * em), height: 0.4 * em,
                color: section.color, rest: Color(hex: 0xD5DAE0)))
    }

    /// Takes what a map says under `spacing`, `bullets`, `chips` and `levels`, and another of titles.
    mutating func read(_ map: MapReader, title changes: MapReader) {
        spacing.read(map.map("spacing"))
        title = title(with: changes)
        bullets.read(map.map("bullets"))
        chips.read(map.map("chips"))
        levels.read(map.map("levels"))
    }

    /// The look of titles with what a map says.
    func title(with changes: MapReader) -> SectionTitleLayout {
        var map = changes
        map.em = styles[.section].size
        var title = title
        title.read(map)
        return title
    }
}

extension Spacing {
    mutating func read(_ map: MapReader) {
        headerBlock = map.length("header-block") ?? headerBlock
        header = map.length("header") ?? header
        section = map.length("section") ?? section
        title = map.length("title") ?? title
        entry = map.length("entry") ?? entry
        row = map.length("row") ?? row
        paragraph = map.length("paragraph") ?? paragraph
        item = map.length("item") ?? item
    }
}

extension SectionTitleLayout {
    fileprivate mutating func read(_ map: MapReader) {
        isShown = map.bool("show") ?? isShown
        text = map.template("text", with: ["title", "count"]) ?? text
        if map.node?["continued"]?.value == .null { continued = nil }
        continued =
            map.template("continued", with: ["title", "count", "continued"]) ?? continued
        alignment = map.choice("align") ?? alignment
        rule = map.choice("rule") ?? rule
        line.read(map)
        length = map.length("length") ?? length
        gap = map.length("gap") ?? gap
        accentLetters = map.integer("accent-letters") ?? accentLetters
        box = map.color("box") ?? box
        padding = map.length("padding") ?? padding
        if map.value("bar") != nil {
            let inner = map.map("bar")
            bar = Bar(
                width: inner.length("width") ?? bar?.width ?? 0.4 * map.em,
                height: inner.length("height") ?? bar?.height ?? map.em,
                gap: inner.length("gap") ?? bar?.gap ?? 0.5 * map.em)
        }
        column = map.length("column") ?? column
        columnGap = map.length("column-gap") ?? columnGap
        sharesColumn = map.bool("column-shared") ?? sharesColumn
        indent = map.length("indent") ?? indent
        hasIcon = map.bool("icon") ?? hasIcon
        isFirstRuled = map.bool("first-rule") ?? isFirstRuled
    }
}

extension BulletLayout {
    fileprivate mutating func read(_ map: MapReader) {
        if let asked = map.strings("signs")?.filter({ !$0.isEmpty }), !asked.isEmpty {
            signs = asked
        }
        indent = map.length("indent") ?? indent
        hang = map.length("hang") ?? hang
    }
}

extension ChipLayout {
    fileprivate mutating func read(_ map: MapReader) {
        if map.node?["fill"]?.value == .null { fill = nil }
        fill = map.color("fill") ?? fill
        line = map.color("line") ?? line
        thickness = map.length("thickness") ?? thickness
        radius = map.length("radius") ?? radius
        padding = map.length("padding") ?? padding
        gap = map.length("gap") ?? gap
        space = map.length("space") ?? space
    }
}

extension LevelLayout {
    fileprivate mutating func read(_ map: MapReader) {
        shape = map.choice("shape") ?? shape
        steps = map.integer("steps") ?? steps
        width = map.extent("width", mostShare: 100) ?? width
        height = map.length("height") ?? height
        color = map.color("color") ?? color
        rest = map.color("rest") ?? rest
    }
}
