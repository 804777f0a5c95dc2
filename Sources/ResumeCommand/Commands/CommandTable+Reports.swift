import SourceTree

extension CommandTable {
    static let reports = CommandSpecification(
        "reports", nil, "Joins the reports of many resumes.",
        subcommands: [
            CommandSpecification(
                "merge", .mergeReports,
                "Joins the reports of a batch's parts, and says what is missing.",
                discussion: [
                    """
                    The lines are those that 'render --report' wrote, in the order of the resumes, \
                    each resume once: of several lines the last that tells of success counts, \
                    or else the last.
                    """,
                    """
                    Exit codes: 0 all resumes are there, 1 some failed or are missing, 65 the files \
                    are no reports of one batch, 66 no such file.
                    """,
                ],
                examples: [
                    .init(
                        "resume-pdf reports merge out/report-*.ndjson -o report.ndjson",
                        "Joins the reports of all shards.")
                ], options: MergeReportsCommand.Options.all,
                operands: [
                    .init(
                        "REPORT", .one, "A report that 'render --report' wrote.",
                        completion: .files([".ndjson"])),
                    .init("REPORT", .any, "More of them.", completion: .files([".ndjson"])),
                ])
        ])
}
