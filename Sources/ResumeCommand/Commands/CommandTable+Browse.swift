import Characters

extension CommandTable {
    static let browse = CommandSpecification(
        "browse", .browse,
        "Shows a resume in the whole window: to look through, search, open, share and print.",
        discussion: [
            """
            The parts are Career, Skills, About and Pages: keys 1 to 4, or Tab. The arrow keys and \
            h, j, k, l, g, G move as in vi, Enter opens an entry and Esc leaves it, / searches \
            while you type, and n and N go from hit to hit. r reads the resume again, from \
            the network even if there is a fresh copy. s shares it, P prints the section or \
            page that is shown, after asking, o opens a link, e shows what was found in the \
            resume, ? lists all keys, q quits.
            """,
            """
            A resume with errors is shown as far as it can be read. The window must have 40 columns \
            and 12 rows; from 100 columns on, entries and their details stand side by side.
            """,
        ],
        examples: [
            .init("resume-pdf browse", "Shows the resume of this folder."),
            .init(
                "resume-pdf browse https://example.org/cv.json",
                "Shows a resume of the network; r asks there again."),
        ], options: BrowseOptions.all, operands: [source])
}
