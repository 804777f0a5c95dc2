import Export
import ResumePDF
import SourceTree

extension CommandTable {
    static let list = CommandSpecification(
        "list", .list, "Lists what is in a resume, finds something in it, opens a link of it.",
        discussion: [
            """
            The views are \(ListView.named.map(\.name).joined(separator: ", ")); any other section is \
            named by its key, by its title, or as files may spell it. Without one there is \
            the overview. Works and education come newest first, projects by a field \
            'downloads' where they have one, the rest as in the file. An entry keeps its \
            number in every order.
            """,
            """
            Into a pipe each row is a line of columns with tabs between them: number, name, what \
            stands beside it (such as the employer), level, dates, link; before these the \
            section, if all are listed. Operands are told apart by their looks: a number, a \
            path or an address; a resume in a file that is called like a section is written \
            with its folder, as ./works.
            """,
            """
            --print prints a section by itself under the person's name, laid out as in the PDF and \
            noted as 'share --print' notes it.
            """,
            "Exit codes are those of 'render'; 1 says that --search found nothing.",
        ],
        examples: [
            .init("resume-pdf list", "Shows who the person is, and what there is to list."),
            .init("resume-pdf list works 2 cv.yaml", "Shows all of the second job."),
            .init(
                "resume-pdf list --search 'swift server'", "Finds the entries that tell of both."),
            .init("resume-pdf list contacts email --open", "Writes to the person."),
            .init("resume-pdf list skills --print", "Prints the skills on a page of their own."),
            .init(
                "resume-pdf list all --json >lists.json", "Saves everything for a script."),
        ], options: ListOptions.all,
        operands: [
            .init(
                "SECTION", .optional, "The view or section.",
                completion: .words(ListView.named.map(\.name))),
            .init(
                "N", .optional,
                "The number of an entry; of contacts also what it is, such as email."),
            .init(
                "SOURCE", .optional,
                """
                A JSON or YAML file, an address, or - for standard input. Without it: resume.json, \
                resume.yaml or resume.yml of the current folder, else a resume that is piped \
                in.
                """, completion: .files(SourceReader.endings)),
        ])
}
