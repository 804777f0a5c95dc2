import SourceTree
import Sharing
import ResumePDF

extension CommandTable {
    static let share = CommandSpecification(
        "share", .share, "Copies, mails, prints or opens a resume, and remembers what went where.",
        discussion: [
            """
            A resume is rendered first; a PDF is taken as it is. Nothing is shared if the resume \
            has errors or placeholders such as \"Lorem ipsum\", or if 'check' finds errors in it. \
            Several ways may be given: they are gone in the order copy, clipboard, open, print, mail, and the first \
            that fails is the last.
            """,
            """
            Mail goes through a program like sendmail if there is one, else to the server of \
            config.yaml in $XDG_CONFIG_HOME/resume-pdf (or ~/.config/resume-pdf), always \
            encrypted. Under 'mail' that file has server, user, from, via, certificates, \
            sendmail and, for the password, one of password-file, netrc and \
            password-command. On a terminal you are asked before a message is sent.
            """,
            """
            Each share is a line of \(Ledger.name) in $XDG_STATE_HOME/resume-pdf (or \
            ~/.local/state/resume-pdf): when, which version, how and to whom.
            """,
        ],
        examples: [
            .init(
                "resume-pdf share --mail jobs@acme.com",
                "Renders the resume in this folder and mails it."),
            .init(
                "resume-pdf share --copy-to Applications/ --open",
                "Puts the PDF into a folder under the person's name, and shows it."),
            .init(
                "resume-pdf share cv.pdf --print=laser --copies 2",
                "Prints a PDF as it is. The printer's name is joined with '='."),
            .init("resume-pdf share log --for acme", "Lists what went to Acme."),
        ], options: ShareOptions.all,
        operands: [
            .init(
                "SOURCE", .optional,
                """
                A JSON or YAML file, a PDF, or - for a resume on standard input. Without it: \
                resume.json, resume.yaml or resume.yml of the current folder, else a \
                resume that is piped in.
                """,
                completion: .files(SourceReader.endings + OutputFormat.pdf.endings))
        ],
        subcommands: [
            CommandSpecification(
                "log", .shareLog, "Lists what was shared, oldest first.",
                examples: [
                    .init("resume-pdf share log --json", "Lists all that is known of each share.")
                ], options: ShareOptions.Log.all),
            CommandSpecification(
                "show", .shareShow,
                "Shows where one version of a resume went: when, how and to whom.",
                examples: [.init("resume-pdf share show 4f3aaa2", "Explains that version.")],
                operands: [
                    .init(
                        "HASH", .one,
                        "The start of the PDF's SHA-256, as 'share log' lists it, or a PDF file.",
                        completion: .files(OutputFormat.pdf.endings))
                ]),
        ])
}
