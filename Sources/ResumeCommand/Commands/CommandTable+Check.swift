import Checking
import ResumePDF
import SourceTree

extension CommandTable {
    /// Each preset with where its rules come from.
    private static var presets: Message {
        .joined(CheckPreset.allCases.map { "\($0.rawValue), \($0.source)" }, separator: "; ")
    }

    static let check = CommandSpecification(
        "check", .check, "Checks a resume and its PDF, or a PDF of any program, before others do.",
        discussion: [
            """
            The resume is rendered, and the finished file is read again: what the resume says (dates, \
            gaps, order, ways to reach you), the pages (lone lines, small type, contrast), the text \
            that programs get (each field whole and in order, nothing hidden), and the rules of \
            PDF/UA-1 and PDF/A-2u. Of a PDF that another program made all but the resume is \
            checked; what it does not claim to be is a warning there.
            """,
            "Presets have the rules of others: \(presets).",
            "--keywords compares with a job advertisement and adds nothing to the resume.",
            "Exit codes: 0 if there is no error, 1 if there is; else those of 'render'.",
        ],
        examples: [
            .init("resume-pdf check", "Checks the resume in this folder."),
            .init(
                "resume-pdf check cv.pdf --preset ats",
                "Tells what programs that employers use will stumble over."),
            .init(
                "resume-pdf check --keywords job.txt --max-pages 2",
                "Compares the resume with an advertisement, and allows two pages."),
        ], options: CheckOptions.all,
        operands: [
            .init(
                "SOURCE", .optional,
                """
                A JSON or YAML file, a PDF, an address, or - for a resume on standard input. Without \
                it: resume.json, resume.yaml or resume.yml of the current folder, else a resume \
                that is piped in.
                """,
                completion: .files(SourceReader.endings + OutputFormat.pdf.endings))
        ])
}
