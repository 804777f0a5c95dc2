import Characters

extension CommandTable {
    static let preview = CommandSpecification(
        "preview", .preview, "Shows the pages of a resume in the terminal.",
        discussion: [
            """
            The pages are those of the PDF: the same lines, breaks and columns. A line that is \
            longer than the terminal is wide goes on in the next row, behind a mark. Under \
            60 columns the resume is laid out anew, as with --reflow.
            """,
            """
            --fields is a paste kit for web forms: plain text with a label for each field, dates \
            as the resume's language writes them, lists with '-' before each item, and \
            positions under one employer as jobs of their own. With --json every key is \
            always there, null where the resume says nothing, and dates are as exact as in \
            the resume. The built-in sample is shown so only with --sample.
            """,
        ],
        examples: [
            .init("resume-pdf preview", "Shows the resume of this folder, page by page."),
            .init(
                "resume-pdf preview --page 2 --layout modern", "Shows its second page in modern."),
            .init("resume-pdf preview --fields", "Shows what to paste into an application."),
            .init(
                "resume-pdf preview --fields --json cv.yaml >fields.json",
                "Saves the same for a script."),
        ], options: PreviewOptions.all, operands: [source])
}
