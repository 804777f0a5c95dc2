/// All keys of layout files: the one table behind the decoder, the JSON Schema and the handbook.
enum LayoutVocabulary {
    /// A whole file.
    static let file: [KeyShape] = [
        KeyShape("name", .text, "What the layout is called; the file's name if it is missing."),
        KeyShape("summary", .text, "What it looks like, in a sentence."),
        KeyShape(
            "extends", .text,
            "The layout to start from, by name or path; what this file says lies over it."),
        KeyShape("page", .map(page), "The paper, and what stands at its edges."),
        KeyShape("fonts", .table(.text), "Font families, by names of your own."),
        KeyShape("colors", .table(.color), "Colours, by names of your own."),
        KeyShape("styles", styles, "How text looks, by the place it stands in."),
        KeyShape("spacing", .map(spacing), "The distances between parts."),
        KeyShape("regions", .map(regions), "A column beside the main one."),
        KeyShape("header", .map(header), "The top of the first page."),
        KeyShape("sections", .map(sections), "The sections' order, and how their titles look."),
        KeyShape("dates", .map(dates), "How dates are written."),
        KeyShape(
            "entries", .table(.map(entry)), "How the entries of each kind of section are set."),
        KeyShape("bullets", .map(bullets), "How list items are set."),
        KeyShape("chips", .map(chips), "How words in boxes are set."),
        KeyShape("levels", .map(levels), "How levels are drawn."),
        KeyShape("breaking", .map(breaking), "Where pages may end, and how lines are filled."),
        KeyShape("typography", .map(typography), "Which signs are set for those of a keyboard."),
        KeyShape(
            "fit", .any([.choice(["none"]), .map(fit)]),
            "How far --pages and --fill may change the layout; `none` for not at all."),
    ]

    static let dates: [KeyShape] = [
        KeyShape("pattern", .text, "What a date shows, in letters of CLDR, such as MMM y.")
    ]

    static let spacing: [KeyShape] = [
        ("header-block", "between the rows of the header"),
        ("header", "between the header and what follows"), ("section", "above a section's title"),
        ("title", "below a section's title, or its rule"), ("entry", "between entries"),
        ("row", "between the rows of an entry's head"),
        ("paragraph", "between paragraphs, and between an entry's head and its body"),
        ("item", "between list items"),
    ].map { KeyShape($0.0, .length(0...200), "The distance \($0.1).") }

    static let bullets: [KeyShape] = [
        KeyShape("signs", .list(.text), "The signs before items, one for each depth."),
        KeyShape("indent", .length(0...200), "The distance of the sign from the left edge."),
        KeyShape("hang", .length(0...200), "The distance of the text from the sign's left edge."),
    ]

    static let chips: [KeyShape] = [
        KeyShape("fill", .color, "The colour of the boxes."),
        KeyShape("line", .color, "The colour of their outlines."),
        KeyShape("thickness", .length(0.1...20), "How thick the outlines are."),
        KeyShape("radius", .length(0...50), "The radius of their corners."),
        KeyShape("padding", .length(0...50), "The distance of the text from the boxes' sides."),
        KeyShape("gap", .length(0...50), "The distance between boxes."),
        KeyShape("space", .length(0...50), "The distance from what stands above, if another."),
    ]

    static let levels: [KeyShape] = [
        KeyShape("shape", .choice(of: LevelLayout.Shape.self), "What a level is drawn as."),
        KeyShape("steps", .number(2...20), "How many dots or squares there are."),
        KeyShape("width", .extent(word: nil), "The width of all of it; a share is of its column."),
        KeyShape("height", .length(1...50), "The height."),
        KeyShape("color", .color, "The colour of what is reached."),
        KeyShape("rest", .color, "The colour of the rest."),
    ]

    static let breaking: [KeyShape] = [
        KeyShape(
            "minimum-lines", .number(1...10),
            "How many lines of a paragraph stay together at either side of a page's end."),
        KeyShape(
            "keep-entry", .number(0...1),
            "How much of a page may stay empty to keep an entry whole: 0.25 is a quarter."),
        KeyShape("justify", .flag, "Whether lines are stretched to the full width."),
        KeyShape(
            "hyphenate", .flag, "Whether words of running text are divided at the ends of lines."),
    ]

    static let typography: [KeyShape] = [
        KeyShape(
            "quotes", .choice(of: TypographyRules.Quotes.self),
            "Whether quotation marks and apostrophes are the language's, or as typed."),
        KeyShape(
            "dashes", .choice(of: TypographyRules.Dashes.self),
            "Whether dashes and ellipses are made of hyphens and full stops, or as typed."),
    ]

    static let fit: [KeyShape] = [
        KeyShape("space", .range, "The distances between parts, such as [70%, 125%]."),
        KeyShape("leading", .range, "The distance of baselines, such as [94%, 110%]."),
        KeyShape("size", .range, "The size of body text: [92%, 106%], or [9pt, 10.5pt]."),
        KeyShape("margin", .range, "The margins, such as [80%, 110%]."),
    ]
}
