extension LayoutVocabulary {
    /// The word for as many columns as there is room for, or as wide as what stands in them.
    static let automatic = "auto"

    private static let columnCount = ValueShape.any([.number(1...5), .choice([automatic])])

    static let entry: [KeyShape] = [
        KeyShape("inherits", .text, "The kind of entry that it starts from."),
        KeyShape("rows", .list(.map(row)), "The rows of the head."),
        KeyShape(
            "side-rows", .list(.map(row)), "The rows in a side column, where they are others."),
        KeyShape("lead", .map(column), "A column at the left."),
        KeyShape("trail", .map(column), "A column at the right."),
        KeyShape("body", .list(bodyPart), "What follows the head."),
        KeyShape("body-span", .choice(of: EntryLayout.Span.self), "The columns the body takes."),
        KeyShape(
            "space", .length(0...200),
            "The distance between entries; with 0, those of a list in which one has a text keep that of `spacing`."
        ),
        KeyShape("join", .text, "What joins all entries in one paragraph."),
        KeyShape(
            "grid", columnCount,
            "How many entries stand side by side; auto for as many as the widest leaves room for."),
        KeyShape("grid-gap", .length(0...100), "The distance between entries side by side."),
        KeyShape("marker", .map(marker), "A sign in the gutter, and a line to the next one's."),
        KeyShape("rule", .map(rule), "A rule above all entries but the first."),
        KeyShape(
            "keep", .number(0...1), "How much of a page may stay empty to keep an entry whole."),
        KeyShape(
            "continued", .template, "What stands at the top of a page on which an entry goes on."),
        KeyShape(
            "emphasize", .choice(["none", "name"]),
            "What is bold wherever it stands: the person's own name, as among authors."),
        KeyShape("roles", .map(roles), "How several positions under one employer are set."),
    ]

    static let row: [KeyShape] = [
        KeyShape("left", .template, "What stands at the left."),
        KeyShape("style", .choice(of: TextStyles.Slot.self), "The look of the left part."),
        KeyShape("right", .template, "What stands at the right edge."),
        KeyShape("right-style", .choice(of: TextStyles.Slot.self), "The look of the right part."),
        KeyShape("align", .choice(of: Alignment.self), "Where a row without a right part stands."),
    ]

    static let column: [KeyShape] = [
        KeyShape("text", .template, "What stands in it; or several lines:"),
        KeyShape("style", .choice(of: TextStyles.Slot.self), "The look of text."),
        KeyShape(
            "lines",
            .list(
                .map([
                    KeyShape("text", .template, "What the line says."),
                    KeyShape("style", .choice(of: TextStyles.Slot.self), "Its look."),
                ])), "Several lines, each with a look."),
        KeyShape("level", .text, "A field that is a level, drawn."),
        KeyShape(
            "width", .extent(word: automatic),
            "Its width; auto is that of the widest of the section's entries."),
        KeyShape("limit", .extent(word: nil), "The most that auto takes, such as 35%."),
        KeyShape("align", .choice(of: Alignment.self), "Where its lines stand."),
        KeyShape("gap", .length(0...100), "The distance from the main column."),
        KeyShape(
            "read", .choice(["first", "after"]),
            "Whether it is read before the main column's first row, or after."),
    ]

    static let bodyPart = ValueShape.any([
        .choice(["extra-fields"]),
        .map([
            KeyShape("text", .template, "A paragraph."),
            KeyShape("style", .choice(of: TextStyles.Slot.self), "The paragraph's look."),
            KeyShape("prose", .text, "A field of several paragraphs, such as summary."),
            KeyShape("bullets", .text, "A field that is a list, such as highlights."),
            KeyShape(
                "columns", columnCount,
                "How many columns the list has; auto for as many as the widest item leaves room for."
            ),
            KeyShape("numbered", .flag, "Whether its items have numbers instead of signs."),
            KeyShape("chips", .text, "A field that is a list, each item in a box."),
            KeyShape("level", .text, "A field that is a level, drawn."),
        ]),
    ])

    static let marker: [KeyShape] = [
        KeyShape(
            "shape", .choice(of: MarkerLayout.Shape.self), "The sign; `icon` is the section's own."),
        KeyShape(
            "present", .choice(of: MarkerLayout.Shape.self),
            "The sign of what goes on, if it is another."),
        KeyShape("size", .length(0.5...30), "Its height."),
        KeyShape("color", .color, "Its colour."),
        KeyShape("gap", .length(0...100), "The distance of the text, without a lead column."),
        KeyShape("rail", .length(0...10), "How thick the line is; 0 for none."),
        KeyShape("rail-color", .color, "The line's colour."),
    ]

    static let rule: [KeyShape] = [
        KeyShape("thickness", .length(0.1...20), "How thick it is."),
        KeyShape("color", .color, "Its colour."),
        KeyShape("dash", .length(0.2...100), "The length of its dashes; solid without."),
        KeyShape("start", .map(ruleEnd), "Its left end, where that looks different."),
        KeyShape("end", .map(ruleEnd), "Its right end, where that looks different."),
    ]

    static let ruleEnd: [KeyShape] = [
        KeyShape("length", .length(0.1...500), "How long it is."),
        KeyShape("thickness", .length(0.1...50), "How thick it is; as high as long for a square."),
        KeyShape("color", .color, "Its colour."),
    ]

    static let roles: [KeyShape] = [
        KeyShape("head", .list(.map(row)), "The rows of the employer, instead of the entry's."),
        KeyShape("rows", .list(.map(row)), "The rows of each position."),
        KeyShape("body", .list(bodyPart), "What follows them."),
        KeyShape(
            "space", .length(0...200),
            "The distance between positions; their employer stands so much further from others."),
        KeyShape(
            "head-space", .length(0...200), "The distance of the first from the employer's rows."),
        KeyShape("indent", .length(0...200), "Their distance from the left edge."),
        KeyShape(
            "columns", .choice(of: RolesLayout.Columns.self),
            "Whom the lead and trail columns tell about: the employer, each position, or both."),
    ]
}
