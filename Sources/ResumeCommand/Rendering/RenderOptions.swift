import Pages
import ResumePDF

/// The options of `render`.
enum RenderOptions {
    static let output = OptionKey.text(
        "output", letter: "o", "FILE",
        "Where the file goes: a file, a folder, or - for standard output."
    ).elsewhere(
        "out", "out-file", "outfile", "output-file", "output-folder", "dest", "pdf-path", "d"
    ).completed(with: .files([]))
    static let from = OptionKey.choice(
        "from", of: InputFormat.self, named: "FORMAT", fromSummary
    )
    .elsewhere("input-format", "source-format", "from-format")
    /// The same where `--from` says who writes a message.
    static let inputFormat = OptionKey.choice(
        "input-format", of: InputFormat.self, named: "FORMAT", fromSummary
    )
    .elsewhere("source-format", "from-format")
    private static let fromSummary: Message =
        "The format that the resume is in, if not the one that it looks like: \(inputFormats)."
    private static let inputFormats = InputFormat.allCases.map(\.rawValue).joined(last: "or")
    static let language = OptionKey.text(
        "language", "TAG",
        "The language, such as es or pt-BR: which of the resume's languages is taken, or where it has "
            + "one, what titles and dates are in."
    ).elsewhere("lang", "locale", "l")
    static let allLanguages = OptionKey.flag(
        "all-languages",
        "Makes a file for each language of the resume; {language} in the name at -o is its tag."
    ).elsewhere("every-language", "languages", "all-locales")
    static let format = OptionKey.choice(
        "format", of: OutputFormat.self,
        "What to make: \(formats); without it, what the ending of the file at -o says, or else "
            + "\(OutputFormat.pdf.summary)."
    ).elsewhere("type", "output-format", "export", "markdown", "text", "plain", "f")
    private static let formats: Message =
        "\(Message.joined(OutputFormat.allCases.dropLast().map(\.summary), separator: ", ")), or "
        + "\(OutputFormat.allCases.last?.summary ?? "")"
    static let layout = OptionKey.text(
        "layout", "NAME|FILE", "The layout, by name, or a layout file of your own."
    ).elsewhere("theme", "template", "style", "design", "t").completed(with: .layoutFiles)
    static let overrides = OptionKey.texts(
        "set", "PATH=VALUE",
        "Changes one value of the layout, such as styles.name.size=28pt; null removes it. May be "
            + "given more than once."
    ).elsewhere("override", "define", "option", "variable", "input")
    static let sections = OptionKey.texts(
        "sections", "NAME,...",
        "Shows these sections alone below the person's name, in the layout's order. May be given "
            + "more than once."
    ).elsewhere("section", "only", "select")
    static let showsNotes = OptionKey.flag(
        "notes", "Prints also what stands under \"notes\" in the resume."
    ).elsewhere("show-notes", "private", "with-notes")
    static let paper = OptionKey.choice(
        "paper", of: Paper.self, "The paper, if not the layout's own."
    ).elsewhere("paper-size", "page-size", "papersize", "size")
    static let pages = OptionKey.number(
        "pages", "N", in: 1...1_000,
        "Fits the resume to at most N pages, within the layout's limits, and says how. If it does "
            + "not fit, nothing is written."
    ).elsewhere("max-pages", "page-limit", "fit")
    static let fills = OptionKey.flag(
        "fill", "Opens up the text to fill the last page, within the layout's limits.")
    static let fitsNothing = OptionKey.flag(
        "no-fit", "Leaves the layout's spaces, sizes and margins as they are, whatever the pages.")
    static let fontFolders = OptionKey.texts(
        "font-dir", "DIR",
        "A folder of fonts that come before the built-in ones. May be given more than once."
    ).elsewhere("font-path", "font-folder", "fonts", "font").completed(with: .folders)
    static let allowsMissingGlyphs = OptionKey.flag(
        "allow-missing-glyphs", "Makes the pages even if no font has some of their letters.")
    static let archives = OptionKey.flag(
        "archive",
        "Makes a PDF for archives, \(PDFStandards.archive.title(hasAttachment: true)), which carries "
            + "the resume's file with all that is in it: 'convert' gets it back."
    ).elsewhere("archival", "pdfa", "pdf-a", "long-term")
    static let attachesSource = OptionKey.flag(
        "attach-source",
        "Puts the resume's file into the PDF, with all that is in it: 'convert' gets it back."
    ).elsewhere("attach", "embed", "embed-source", "attachment")
    static let standards = OptionKey.choice(
        "conformance", of: PDFStandards.self,
        "The standards that the PDF must conform to; if it cannot, nothing is written. Without it, "
            + "those of 'pdf: {conformance: ...}' in config.yaml, or else "
            + "\(PDFStandards.access.rawValue), as far as it can."
    ).elsewhere("standard", "pdf-standard", "pdf-variant", "profile", "ua", "pdfua")
    static let sample = OptionKey.flag(
        "sample", "Renders the built-in sample, whatever resume there is."
    ).elsewhere("example", "demo")
    static let watches = OptionKey.flag(
        "watch", "Renders again whenever a file that the PDF is made from changes, until Ctrl-C."
    ).elsewhere("live", "serve", "w")
    static let jobs = OptionKey.number(
        "jobs", "N", in: 1...256,
        "How many processes render many resumes; without it as many as there are processors."
    ).elsewhere("parallel", "workers", "threads", "processes", "j")
    static let shard = OptionKey.text(
        "shard", "I/N",
        "Renders one part of many resumes: of N parts that of number I, from 0 to N-1, so that as "
            + "many machines share the work."
    ).elsewhere("part", "slice", "split")
    static let report = OptionKey.text(
        "report", "FILE",
        "Writes what became of each resume to FILE, or - for standard output, as one JSON object a "
            + "line."
    ).elsewhere("log", "summary", "json-report", "result").completed(with: .files([".ndjson"]))
    static let isStrict = OptionKey.flag(
        "strict",
        "Checks the PDF, too, writes nothing if there is a warning, and ends with exit code 1."
    ).elsewhere("werror", "check")
    static let force = OptionKey.flag(
        "force",
        "Replaces whatever file is at the output, and writes more pages than --pages if the resume "
            + "does not fit."
    ).elsewhere("overwrite", "y")
    static let refreshes = OptionKey.flag(
        "refresh", "Asks the network even if there is a fresh copy of the resume."
    ).elsewhere("reload", "no-cache", "update")
    static let isOffline = OptionKey.flag(
        "offline",
        "Takes the copy of a resume from the network, however old it is, and asks nobody.")
    static let headerFile = OptionKey.text(
        "header-file", "FILE",
        "A file with lines such as \"Authorization: Bearer ...\" to send to a resume's address."
    ).elsewhere("header", "headers", "H").completed(with: .files([]))
    static let allowsRemoteImages = OptionKey.flag(
        "allow-remote-images",
        "Fetches the photo of a resume that is here if it is an address, as that of one from the "
            + "network is."
    ).elsewhere("remote-images", "fetch-images", "images")
    static let diagnostics = OptionKey.choice(
        "diagnostics", of: DiagnosticForm.self,
        "How findings are shown: as text, or as one JSON object a line.")
    static let quiet = OptionKey.flag(
        "quiet", letter: "q",
        "Says nothing but warnings and errors, and does not print the path of the file."
    ).elsewhere("silent", "s")
    static let verbose = OptionKey.flag(
        "verbose",
        "Lists all findings, also the notes that ask for nothing, and shows each step and how long "
            + "it took."
    ).elsewhere("debug", "v")

    /// Refuses two wishes of which only one can come true, a list of sections that names none, and a
    /// language that is none.
    static func check(_ arguments: ParsedArguments) throws(UsageError) {
        if let list = arguments[sections].first(where: { names(in: $0).isEmpty }) {
            throw arguments.fault("--sections needs names such as skills,education, not '\(list)'")
        }
        if let word = arguments[language] {
            do throws(WantedLanguage.Fault) {
                _ = try WantedLanguage(word)
            } catch {
                throw arguments.fault(error.message)
            }
        }
        if arguments[allLanguages], arguments[language] != nil {
            throw arguments.fault("--all-languages makes all, and --language one; leave one out")
        }
        if arguments[allLanguages], arguments[watches] {
            throw arguments.fault(
                "--watch makes one file again and again; choose its language with --language")
        }
        if arguments[archives], let standards = arguments[standards], standards != .archive {
            throw arguments.fault(
                "--archive is for \(PDFStandards.archive.rawValue), and --conformance asks for "
                    + "\(standards.rawValue); leave one of them out, or take --attach-source for "
                    + "--archive")
        }
        guard arguments[fills], arguments[fitsNothing] else { return }
        throw arguments.fault(
            "--fill changes the layout's spaces and --no-fit leaves them as they are; leave one of "
                + "them out")
    }

    /// The names in a list such as `skills,education`.
    static func names(in list: String) -> [String] {
        list.split(separator: ",").map(String.init).filter { !$0.allSatisfy(\.isWhitespace) }
    }

    /// Those that only pages have a use for.
    static let ofPages = specifications(
        paper, pages, fills, fitsNothing, fontFolders, allowsMissingGlyphs)
    /// Those that only a PDF has a use for, beside its pages.
    static let ofFile = specifications(archives, attachesSource, standards)
    /// Those that say what pages look like.
    static let ofLooks = specifications(layout, overrides, sections, showsNotes) + ofPages

    /// Those that only what is on the network has a use for.
    static let ofNetwork = specifications(
        refreshes, isOffline, headerFile, allowsRemoteImages)

    /// Those that say what a resume is and how it is read.
    static let ofSource = specifications(from, language) + ofNetwork

    /// Those that only many resumes have a use for.
    static let ofBatches = specifications(jobs, shard, report)

    /// All of them, in the order of the help.
    static let all =
        specifications(output, format, allLanguages) + ofLooks + ofFile
        + specifications(sample, watches) + ofBatches + ofSource
        + specifications(isStrict, force, diagnostics, quiet, verbose)
}
