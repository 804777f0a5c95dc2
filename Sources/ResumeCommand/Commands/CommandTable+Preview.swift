extension CommandTable {
    static let preview = CommandSpecification(
        "preview", .preview, "Shows a resume in the terminal.",
        discussion: [
            "--fields is a paste kit for web forms: plain text with a label for each field, dates "
                + "as the resume's language writes them, lists with '-' before each item, and "
                + "positions under one employer as jobs of their own. With --json every key is "
                + "always there, null where the resume says nothing, and dates are as exact as in "
                + "the resume."
        ],
        examples: [
            .init("resume-pdf preview --fields", "Shows what to paste into an application."),
            .init(
                "resume-pdf preview --fields --json cv.yaml >fields.json",
                "Saves the same for a script."),
        ],
        options: PreviewOptions.all,
        operands: [
            .init(
                "SOURCE", .optional,
                "A JSON or YAML file, or - for standard input. Without it: resume.json, "
                    + "resume.yaml or resume.yml of the current folder, or else the built-in "
                    + "sample.")
        ])
}
