import Checking
import ResumePDF

/// The options of `check`.
enum CheckOptions {
    static let preset = OptionKey.choice(
        "preset", of: CheckPreset.self,
        "Rules that are stated elsewhere: of applications to the government of the United States, of "
            + "programs that employers read applications with, of assistive technology."
    ).elsewhere("rules", "profile", "standard")
    static let keywords = OptionKey.text(
        "keywords", "FILE",
        "A job advertisement as text, or - for standard input: tells which of its words the resume has."
    ).elsewhere("job", "advertisement", "against", "match").completed(
        with: .files([".txt", ".md"]))
    static let isOnline = OptionKey.flag(
        "online", "Asks the network whether the pages that the resume links to are there."
    ).elsewhere("check-links", "links", "urls")
    static let mostPages = OptionKey.number(
        "max-pages", "N", in: 1...1_000, "The most pages that the PDF may have."
    ).elsewhere("page-limit")
    static let json = OptionKey.flag("json", "As one JSON document, for scripts.")
    static let verbose = OptionKey.flag(
        RenderOptions.verbose.specification.name, "Lists all findings, however alike they are."
    ).elsewhere("debug", "v")

    /// Those that a PDF alone says nothing to.
    static let ofResumes = specifications(keywords, isOnline)

    /// How the resume is rendered; what fits it to pages is another wish.
    private static let ofLooks = RenderOptions.ofLooks.map { option in
        var option = option
        option.otherNames.removeAll { $0 == mostPages.specification.name || $0 == "page-limit" }
        return option
    }

    /// All of them, in the order of the help.
    static let all =
        specifications(preset, keywords, isOnline, mostPages, json) + ofLooks
        + RenderOptions.ofSource + specifications(verbose)
}
