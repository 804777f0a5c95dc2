import SourceTree
import ResumePDF

extension CommandTable {
    static let convert = CommandSpecification(
        "convert", .convert, "Writes a resume in another format, and prints the path of the file.",
        discussion: [
            """
            JSON Resume, as JSON or as YAML, keeps all that a file says: the order of its keys, \
            numbers and dates as they are written, and keys that nobody knows. Comments of \
            YAML are lost. Of a resume in another format it has what is read of it; sections \
            that JSON Resume does not know are a list in \"sections\".
            """,
            """
            RenderCV gets the sections in the order of the layout, under its titles, each of one kind \
            of entry. What it cannot hold is listed.
            """,
            "A file that is there already is replaced only with --force, and what is read never.",
            "Exit codes are those of 'render'.",
        ],
        examples: [
            .init("resume-pdf convert cv.yaml -o resume.json", "Writes cv.yaml as JSON Resume."),
            .init(
                "resume-pdf convert resume.json -o Ada_CV.yaml --to rendercv",
                "Writes resume.json for RenderCV."),
            .init("resume-pdf convert - -o - <cv.yaml >cv.json", "Works as a filter."),
        ], options: ConvertOptions.all,
        operands: [
            .init(
                "SOURCE", .optional,
                """
                A JSON or YAML file, an address, or - for standard input. Without it: resume.json, \
                resume.yaml or resume.yml of the current folder, else a resume that is piped \
                in.
                """, completion: .files(SourceReader.endings))
        ])
}
