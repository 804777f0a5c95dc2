import Export
import ResumePDF

/// The options of `list`.
enum ListOptions {
    static let search = OptionKey.text(
        "search", "TEXT",
        "Lists only what has all these words in it, case and accents aside; without a section, "
            + "looks through all of them."
    ).elsewhere("find", "grep", "filter", "query")
    static let sort = OptionKey.text(
        "sort", "FIELD",
        "The order: date (newest first), name, file, or a field of your own such as downloads."
    ).elsewhere("sort-by", "order-by", "order").completed(with: .words(ListOrder.names))
    static let isReversed = OptionKey.flag("reverse", "Turns the order around.").elsewhere("desc")
    static let json = OptionKey.flag(
        "json", "As one JSON document, for scripts: dates and texts as in the file.")
    static let opens = OptionKey.flag(
        ShareOptions.opens.specification.name,
        "Opens the link of the one entry that is asked for: a page, a mailbox, a telephone number."
    ).elsewhere("web", "browse")
    static let print = OptionKey.optionalText(
        ShareOptions.print.specification.name, "PRINTER",
        "Prints the section by itself, laid out as a PDF; on the default printer if none is named."
    ).elsewhere("printer", "lpr")
    static let sample = OptionKey.flag(
        RenderOptions.sample.specification.name,
        "Lists the built-in sample, whatever resume there is.")

    /// Those that only a list has a use for, not a printed section.
    static let ofLists = specifications(search, sort, isReversed, json, opens)
    /// Those that only a printed section has a use for.
    static let ofPrinting =
        specifications(
            ShareOptions.printCopies, ShareOptions.isTrial, ShareOptions.force, ShareOptions.strict,
            ShareOptions.keepsNoLog)
        + RenderOptions.ofLooks.filter { $0 != RenderOptions.sections.specification }

    /// All of them, in the order of the help.
    static let all =
        ofLists + specifications(print) + ofPrinting
        + specifications(PreviewOptions.color, PreviewOptions.hasNoPager, sample)
        + RenderOptions.ofSource
        + specifications(RenderOptions.diagnostics, RenderOptions.quiet, RenderOptions.verbose)
}
