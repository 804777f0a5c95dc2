import Characters

/// The options of `preview`.
enum PreviewOptions {
    static let fields = OptionKey.flag(
        "fields",
        "Shows what web forms ask for, field by field, to copy: the contacts, then each job, "
            + "degree and project by itself.")
    static let json = OptionKey.flag("json", "With --fields: as one JSON document, for scripts.")

    static let page = OptionKey.number("page", "N", in: 1...10_000, "Shows one page.")
    static let width = OptionKey.number(
        "width", "N", in: 20...1_000, "How many columns there are, if not the terminal's.")
    static let isWide = OptionKey.flag(
        "wide", "Folds no line: each has a row of its own, and the pager scrolls sideways.")
    static let reflows = OptionKey.flag(
        "reflow", "Lays the resume out for the terminal's width, without pages.")
    static let photo = OptionKey.flag(
        "photo", "Draws the photo itself, in half cells, instead of a box.")
    static let image = OptionKey.flag(
        "image", "Shows the pages as pictures, in terminals that can (kitty's protocol or sixel).")
    static let watches = OptionKey.flag(
        "watch",
        "Draws the pages again whenever the resume, its layout or a font changes, until 'q'.")
    static let isASCII = OptionKey.flag("ascii", "Draws rules and marks in ASCII.")
    static let color = OptionKey.choice(
        "color", of: ColorChoice.self, "Whether colours and styles are shown.")
    static let links = OptionKey.flag("links", "Lists the addresses of links below each page.")
    static let hasNoPager = OptionKey.flag(
        "no-pager", "Writes everything at once, however long it is.")

    /// All of them, in the order of the help.
    static let all =
        specifications(
            page, width, isWide, reflows, isASCII, photo, image, watches, color, links, hasNoPager)
        + RenderOptions.ofLooks + RenderOptions.ofSource
        + specifications(RenderOptions.sample, fields, json, RenderOptions.verbose)
}
