import ResumePDF
import Sharing

/// The options of `share`.
enum ShareOptions {
    static let copies = OptionKey.texts(
        "copy-to", "PATH",
        "Copies the PDF to a file or into a folder. May be given more than once."
    )
    .elsewhere("copy", "dest", "directory").completed(with: .files([]))
    static let name = OptionKey.text(
        "name", "TEMPLATE",
        "How the file is named, with the fields {name}, {label}, {date}, {layout} and {language}; "
            + "without it '\(FileNameTemplate.usual)\(OutputFormat.pdf.endings[0])', or a PDF's own "
            + "name.")
    static let mail = OptionKey.texts(
        "mail", "ADDRESS", "Mails the PDF. May be given more than once."
    ).elsewhere("to", "email", "send", "send-to", "recipient")
    static let cc = OptionKey.texts(
        "cc", "ADDRESS", "Who gets a copy of the message. May be given more than once.")
    static let bcc = OptionKey.texts(
        "bcc", "ADDRESS",
        "Who gets a copy that the others do not know of. May be given more than once.")
    static let subject = OptionKey.text(
        "subject", "TEXT", "The subject, if not one in the resume's language.")
    static let body = OptionKey.text(
        "body", "TEXT|@FILE|-",
        "The message's text, the file that has it, or - for standard input, if not one in the "
            + "resume's language."
    ).elsewhere("message", "cover-letter")
    static let from = OptionKey.text(
        "from", "ADDRESS", "Whose message it is, if not the configuration's or the resume's.")
    static let via = OptionKey.choice(
        "via", of: MailRequest.Way.self,
        "How the message goes: through a program like sendmail, to the configuration's server, or "
            + "into your mail program as a draft.")
    static let draft = OptionKey.text(
        "eml", "FILE", "Writes the message to a file that mail programs open as a draft."
    ).elsewhere("draft", "save").completed(with: .files([".eml"]))
    static let print = OptionKey.optionalText(
        "print", "PRINTER", "Prints the PDF, on the default printer if none is named."
    ).elsewhere("printer", "lpr")
    static let printCopies = OptionKey.number(
        "copies", "N", in: 1...999, "With --print: how many copies.")
    static let printPage = OptionKey.number(
        "page", "N", in: 1...10_000, "With --print: prints one page.")
    static let opens = OptionKey.flag("open", "Opens the PDF in your viewer.")
    static let clipboard = OptionKey.flag("clipboard", "Puts the PDF on the clipboard, as a file.")
    static let text = OptionKey.flag(
        "text", "With --clipboard: puts the resume on the clipboard as plain text instead.")
    static let isTrial = OptionKey.flag(
        "dry-run",
        "Does all but the sharing, and prints messages exactly as they would be sent."
    )
    .elsewhere("simulate", "test", "n")
    static let yes = OptionKey.flag("yes", "Sends mail without asking.")
    static let force = OptionKey.flag(
        RenderOptions.force.specification.name,
        "Replaces a different file at the target, lets placeholders through, and allows more pages "
            + "than --pages.")
    static let allowsErrors = OptionKey.flag(
        "allow-errors", "Shares even what 'check' finds errors in."
    ).elsewhere("ignore-errors", "no-check")
    static let strict = OptionKey.flag(
        RenderOptions.isStrict.specification.name,
        "Shares nothing if there is a warning, and ends with exit code 1.")
    static let keepsNoLog = OptionKey.flag("no-log", "Keeps no record of this share.")

    /// Those that only a PDF that is made has a use for, beside its pages.
    static let ofFile = specifications(RenderOptions.attachesSource, RenderOptions.standards)
    /// Those that only a message has a use for.
    static let ofMail = specifications(cc, bcc, subject, body, from, via)

    /// All of them, in the order of the help.
    static let all =
        specifications(copies, name, mail) + ofMail
        + specifications(
            draft, print, printCopies, printPage, opens, clipboard, text, isTrial, yes, force,
            allowsErrors, keepsNoLog,
            RenderOptions.quiet) + RenderOptions.ofLooks + ofFile
        + specifications(RenderOptions.inputFormat, RenderOptions.language)
        + RenderOptions.ofNetwork
        + specifications(strict, RenderOptions.diagnostics, RenderOptions.verbose)

    /// The ways, as sentences name them.
    static let ways = "--copy-to, --mail, --eml, --print, --open or --clipboard"

    /// The options of `share log`.
    enum Log {
        static let json = OptionKey.flag("json", "As one JSON object a line, for programs.")
        static let concerning = OptionKey.text(
            "for", "TEXT", "Lists only what went to an address or a path with this text in it.")

        /// All of them, in the order of the help.
        static let all = specifications(json, concerning)
    }
}
