import Pages

extension LayoutVocabulary {
    static let page: [KeyShape] = [
        KeyShape("size", .choice(PageSetup.papers.map(\.name)), "The paper."),
        KeyShape(
            "margin", .any([.length(margin), .map(margins)]),
            "The distance of the text from all edges, or from each."),
        KeyShape(
            "grid", .choice(of: PageSetup.Grid.self),
            "How far the lines that all text stands on are apart, in lines of running text."),
        KeyShape("header", runningLines, "The line at the head of pages, or several."),
        KeyShape("footer", runningLines, "The line at the foot of pages, or several."),
        KeyShape("bands", .list(.map(band)), "Coloured areas behind the text."),
    ]

    static let margin = 0.0...700.0

    static let margins: [KeyShape] =
        ["top", "right", "bottom", "left"].map {
            KeyShape($0, .length(margin), "The distance from the \($0) edge.")
        } + [
            KeyShape(
                "top-first", .length(margin), "That from the first page's top edge, if another.")
        ]

    private static let runningLines = ValueShape.any([.map(runningLine), .list(.map(runningLine))])

    static let runningLine: [KeyShape] = [
        KeyShape("left", .template, "What stands at the left."),
        KeyShape("center", .template, "What stands in the middle."),
        KeyShape("right", .template, "What stands at the right."),
        KeyShape("from-page", .number(1...1000), "The first page that has it."),
        KeyShape("from-pages", .number(1...1000), "How many pages there must be at least."),
        KeyShape("offset", .length(0...300), "The distance of its baseline from the paper's edge."),
        KeyShape(
            "lines", .number(1...5), "How many lines a long text takes at most; 1 if missing."),
        KeyShape(
            "region", .choice(of: RunningLine.Region.self),
            "Where it stands: over the full width, or over one column, on pages that have it."),
    ]

    static let band: [KeyShape] = [
        KeyShape("edge", .choice(of: Band.Edge.self), "The edge of the paper that it lies along."),
        KeyShape("size", .length(0.1...2000), "How wide it is, away from that edge."),
        KeyShape(
            "behind", .choice(["header", "side"]), "What it lies behind, instead of an edge."),
        KeyShape("color", .color, "Its colour."),
        KeyShape("padding", .length(0...200), "How far it reaches beyond what it lies behind."),
        KeyShape("pages", .choice(of: Band.Pages.self), "The pages that have it."),
    ]

    static let regions: [KeyShape] = [
        KeyShape("side", .map(side), "The side column."),
        KeyShape("main", .map(main), "The main column."),
    ]

    static let main: [KeyShape] = [
        KeyShape("width", .extent(word: nil), "Its parts, such as 2fr, beside those of the side.")
    ]

    static let side: [KeyShape] = [
        KeyShape("edge", .choice(of: PhotoLayout.Side.self), "The edge of the page it stands at."),
        KeyShape("width", .extent(word: nil), "Its width: 60mm, 30%, or 1fr."),
        KeyShape("gap", .length(0...200), "The distance from the main column."),
        KeyShape("sections", .list(.text), "The keys of the sections in it, in order."),
        KeyShape(
            "either", .list(.text),
            "Sections that go to whichever column makes both end nearest to each other."),
        KeyShape(
            "pages", .choice(of: SideColumn.Pages.self),
            "The pages that have the column: all, or those where something stands in it."),
        KeyShape("styles", styles, "Styles that differ in it."),
        KeyShape("spacing", .map(spacing), "Distances that differ in it."),
        KeyShape("title", .map(title), "What differs in its section titles."),
        KeyShape("bullets", .map(bullets), "What differs in its lists."),
        KeyShape("chips", .map(chips), "What differs in its boxes."),
        KeyShape("levels", .map(levels), "What differs in its levels."),
        KeyShape(
            "hyphenate", .flag,
            "Whether words are divided in it, if not as breaking.hyphenate has it."),
    ]

    static let styles = ValueShape.map(
        TextStyles.Slot.allCases.map { slot in KeyShape(slot.rawValue, .map(style), slot.summary) })

    static let style: [KeyShape] = [
        KeyShape("inherits", .choice(of: TextStyles.Slot.self), "The style it starts from."),
        KeyShape("font", .text, "A name from fonts, or a family's name."),
        KeyShape(
            "weight", .weight, "100 to 900, or thin, light, regular, medium, semibold, bold, black."
        ),
        KeyShape("italic", .flag, "Whether italic."),
        KeyShape("size", .length(4...200), "The size; em is the size of what it inherits from."),
        KeyShape(
            "leading", .number(0.8...3), "The distance of baselines, as a multiple of the size."),
        KeyShape("color", .color, "The colour."),
        KeyShape(
            "tracking", .length(-10...16),
            "Space added between letters, at most 0.08em: with more, readers split words."),
        KeyShape(
            "caps", .choice(of: TextStyle.Caps.self),
            "How letters are drawn; the text stays as it is written."),
        KeyShape(
            "figures", .choice(of: FontQuery.Figures.self),
            "The shape of figures, where the font has several."),
        KeyShape("underline", .flag, "Whether links in it are underlined."),
    ]
}

extension TextStyles.Slot {
    /// What a style is for, in a sentence.
    var summary: String {
        switch self {
        case .body: "Running text; all other styles start from it."
        case .name: "The person's name."
        case .givenName: "The given name, where the name is split."
        case .familyName: "The family name, where the name is split."
        case .label: "The headline below the name."
        case .summary: "The text that introduces the person."
        case .contact: "The ways to reach the person."
        case .contactLabel: "The words that say what these are; starts from contact."
        case .section: "Section titles."
        case .accent: "The first letters of section titles; only the colour."
        case .entry: "The head of an entry."
        case .role: "A position among several under one employer."
        case .subtitle: "The second row of an entry's head."
        case .date: "Dates."
        case .location: "Places."
        case .lead: "Words in a lead column that name what stands beside them."
        case .bullet: "List items."
        case .sign: "The signs before list items."
        case .chip: "Words in boxes."
        case .link: "Links in running text; only the colour, and whether underlined."
        case .code: "Program text; only the font."
        case .muted: "Words of less weight."
        case .footer: "The lines at the foot of pages."
        case .runningHead: "The lines at the head of pages; starts from footer."
        }
    }
}
