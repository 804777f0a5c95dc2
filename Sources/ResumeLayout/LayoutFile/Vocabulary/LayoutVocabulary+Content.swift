import Pages

extension LayoutVocabulary {
    private static let block = ValueShape.choice(of: HeaderLayout.Element.self)

    private static let rows = ValueShape.list(
        .any([
            block,
            .map([
                KeyShape("left", .list(block), "The blocks at the left edge."),
                KeyShape("right", .list(block), "The blocks at the right edge."),
                KeyShape(
                    "share", .extent(word: nil), "The left blocks' width, or their share of all."),
                KeyShape(
                    "right-share", .extent(word: nil),
                    "Instead: the right blocks' width, or their share of all."),
                KeyShape("gap", .length(0...200), "The distance between both."),
                KeyShape("keep", .flag, "Whether an empty half keeps its width."),
                KeyShape(
                    "right-align", .choice(of: Alignment.self), "Where the right blocks stand."),
                KeyShape(
                    "valign", .choice(of: HeaderLayout.Level.self),
                    "Where the lower half stands beside the higher one."),
                KeyShape(
                    "line", .list(.choice(HeaderLayout.Element.short.map(\.rawValue))),
                    "Instead of both: blocks on one line, below each other where they do not fit."),
                KeyShape("separator", .text, "What stands between the blocks of a line."),
            ]),
        ]))

    static let header: [KeyShape] = [
        KeyShape(
            "region", .choice(of: HeaderLayout.Region.self),
            "Where it stands: over the full width, or in one column."),
        KeyShape("blocks", rows, "What stands in it, from top to bottom."),
        KeyShape("side", rows, "What stands at the top of the side column instead."),
        KeyShape("align", .choice(of: Alignment.self), "Where the lines stand."),
        KeyShape("side-align", .choice(of: Alignment.self), "The same in the side column."),
        KeyShape(
            "split-name", .any([.flag, .choice(["lines"])]),
            "Whether given and family name have styles of their own, or also a line each."),
        KeyShape("name", .map(name), "How the name fits its place."),
        KeyShape("contacts", .map(contacts), "How the ways to reach the person are set."),
        KeyShape("photo", .map(photo), "How the photo is set."),
        KeyShape(
            "rule",
            .map(
                rule + [
                    KeyShape("length", .length(1...2000), "Its length, if not the column's width.")
                ]), "The rule of the block named rule."),
    ]

    static let name: [KeyShape] = [
        KeyShape(
            "min-size", .length(4...200),
            "The least size it steps down to; 70% of its style's if missing."),
        KeyShape("lines", .number(1...5), "How many lines it takes before it steps down."),
    ]

    static let contacts: [KeyShape] = [
        KeyShape(
            "order", .list(.choice(of: ContactsLayout.Kind.self)),
            "What comes first, in order; the rest follows."),
        KeyShape("hide", .list(.choice(of: ContactsLayout.Kind.self)), "What is not shown."),
        KeyShape("form", .choice(of: ContactsLayout.Form.self), "How the items stand."),
        KeyShape(
            "columns", .number(1...6),
            "How many columns a grid has; fewer where an item would take several, if that takes no more rows."
        ),
        KeyShape(
            "widths", .choice(of: ContactsLayout.Widths.self),
            "How wide these are: all alike, or each as its widest item."),
        KeyShape("gap", .length(0...100), "The distance between them."),
        KeyShape(
            "labels", .choice(of: ContactsLayout.Labels.self),
            "Where words such as Phone stand, in the resume's language."),
        KeyShape("title", .flag, "Whether a title stands above, as above sections."),
        KeyShape(
            "icons", .any([.choice(of: ContactsLayout.Icons.self), .flag]),
            "What stands before each item: nothing, icons, or also the networks' own marks (true)."),
        KeyShape("icon-color", .color, "The icons' colour, if not the text's."),
        KeyShape("separator", .text, "What stands between two items of a row."),
        KeyShape("location", .template, "How a postal address is written."),
        KeyShape("profile", .template, "How an account is written."),
    ]

    static let photo: [KeyShape] = [
        KeyShape("side", .choice(of: PhotoLayout.Side.self), "The edge it stands at."),
        KeyShape("width", .length(10...300), "The most width it takes."),
        KeyShape(
            "height", .length(10...400),
            "The most height it takes; a square takes more than its width to end on a line."),
        KeyShape("gap", .length(0...100), "The distance from the text beside it."),
        KeyShape("shape", .choice(of: PhotoLayout.Shape.self), "Its outline."),
        KeyShape("tone", .choice(of: ImagePlacement.Tone.self), "Whether in colour, or in greys."),
        KeyShape("frame", .length(0...20), "How thick the frame around it is."),
        KeyShape("frame-color", .color, "The frame's colour."),
    ]

    static let sections: [KeyShape] = [
        KeyShape(
            "order", .list(.any([.text, columns, .map(sectionRow)])),
            "The keys of sections in order; other is all the rest. A list in it stands side by side."
        ),
        KeyShape("hide", .list(.text), "The keys of sections that are not shown."),
        KeyShape(
            "titles", .table(.any([.text, .table(.text)])),
            "Titles of your own, by the sections' keys; or by the keys and then by language."),
        KeyShape("title", .map(title), "How titles look."),
        KeyShape(
            "measure", .extent(word: nil),
            "The widest that lines of running text are, such as 430pt; dates and rules go beyond it."
        ),
        KeyShape("each", .table(.map(options)), "What differs in single sections, by their keys."),
    ]

    private static let columns = ValueShape.list(.any([.text, .list(.text)]))

    static let sectionRow: [KeyShape] = [
        KeyShape("columns", columns, "Sections side by side; a list is one column of several."),
        KeyShape(
            "widths", .list(.extent(word: nil)), "The columns' widths, such as [1fr, 118pt]."),
        KeyShape("gap", .length(0...200), "The distance between columns."),
    ]

    static let options: [KeyShape] = [
        KeyShape("title", .map(title), "What differs in its title."),
        KeyShape("spacing", .map(spacing), "Distances that differ in it."),
        KeyShape("new-page", .flag, "Whether it begins a new page."),
        KeyShape(
            "new-page-at", .list(.number(1...1000)), "Numbers of entries that begin a new page."),
        KeyShape("keep", .flag, "Whether it is to stay on one page."),
        KeyShape("indent", .length(0...300), "The distance of its content from the left edge."),
        KeyShape("measure", .extent(word: nil), "The widest that its lines of running text are."),
        KeyShape("panel", .map(panel), "What lies behind it."),
    ]

    static let panel: [KeyShape] = [
        KeyShape("fill", .color, "The colour of the area."),
        KeyShape("bar", .length(0...20), "The width of a bar at its left edge."),
        KeyShape("bar-color", .color, "The bar's colour."),
        KeyShape("padding", .length(0...50), "The distance of the text from the area's edges."),
    ]

    static let title: [KeyShape] = [
        KeyShape("show", .flag, "Whether there are titles at all."),
        KeyShape("text", .template, "What it says: {title}, {count}."),
        KeyShape(
            "continued", .template,
            "What stands at the top of a page on which the section goes on."),
        KeyShape("align", .choice(of: Alignment.self), "Where it stands."),
        KeyShape("rule", .choice(of: SectionTitleLayout.Rule.self), "The rule that comes with it."),
        KeyShape("thickness", .length(0.1...20), "How thick the rule is."),
        KeyShape(
            "length", .length(1...2000), "How long a rule above or below is, if not full width."),
        KeyShape("gap", .length(0...50), "The distance of the rule from the title."),
        KeyShape("color", .color, "The colour of the rule or bar."),
        KeyShape("dash", .length(0.2...100), "The length of the rule's dashes; solid without."),
        KeyShape("start", .map(ruleEnd), "The rule's left end, where it looks different."),
        KeyShape("end", .map(ruleEnd), "The rule's right end, where it looks different."),
        KeyShape("first-rule", .flag, "Whether the first section has the rule, too."),
        KeyShape(
            "accent-letters", .number(0...50), "How many letters have the colour of style accent."),
        KeyShape("box", .color, "The colour of a box behind it."),
        KeyShape("padding", .length(0...50), "The distance of the title from the box's edges."),
        KeyShape("bar", .map(bar), "A solid bar in the gutter before it."),
        KeyShape("column", .length(10...300), "A column of its own, beside the content."),
        KeyShape("column-gap", .length(0...100), "The distance of that column from the content."),
        KeyShape(
            "column-shared", .flag,
            "Whether lead columns stand in it, too, below a title on a line of its own."),
        KeyShape("indent", .length(0...300), "The distance of title and rule from the left edge."),
        KeyShape(
            "icon", .flag, "Whether the section's icon stands before it, or room if it has none."),
    ]

    private static let bar: [KeyShape] = [
        KeyShape("width", .length(0.5...300), "How wide it is."),
        KeyShape("height", .length(0.5...50), "How high it is."),
        KeyShape("gap", .length(0...100), "The distance from the title."),
    ]
}
