import SourceTree
import ResumePDF

/// All commands of the program: the one table behind the parser, the help and the README.
enum CommandTable {
    static let program = CommandSpecification(
        "resume-pdf", .overview,
        "Turns a resume in JSON or YAML into a PDF that people and machines can read.",
        examples: [
            .init(
                "resume-pdf render -o cv.pdf",
                "Renders resume.json or resume.yaml of this folder, or else the built-in sample.")
        ], options: specifications(version),
        subcommands: [
            start, render, preview, list, browse, convert, check, share, login, logout, session,
            cache,
            layouts,
            fonts, reports,
            schema, completions, manual, help,
        ])

    /// The commands on the way to one, the program first; the program alone if there is none.
    static func chain(to names: some Collection<String>) -> [CommandSpecification] {
        program.chain(to: names) ?? [program]
    }

    /// Asks for the program's version.
    static let version = OptionKey.flag("version", "Shows the program's version.")

    /// The resume, where the built-in sample may stand in for it.
    static let source = OperandSpecification(
        "SOURCE", .optional,
        """
        A JSON or YAML file, an address (https://..., gist:ID, firestore://PROJECT), or - for \
        standard input. Without it: resume.json, resume.yaml or resume.yml of the current \
        folder, else a resume that is piped in, else the built-in sample, unless another \
        file here looks like a resume.
        """,
        completion: .files(SourceReader.endings))

    private static let start = CommandSpecification(
        "init", .start, "Writes a resume to start from and prints the path of its file.",
        discussion: [
            """
            The file renders as it is. Every field that can be printed stands in it, most of them \
            commented out: take \"# \" away to use one. Name and e-mail address come from \
            git where git knows them.
            """, "No file is ever replaced.",
        ],
        examples: [
            .init("resume-pdf init", "Writes resume.yaml into the current folder."),
            .init("resume-pdf init cv --language es", "Writes cv.yaml in Spanish."),
        ], options: InitCommand.Options.all,
        operands: [
            .init(
                "NAME", .optional,
                """
                The file's name or path, with or without its ending; resume, if not given. A \
                folder gets a file of that name.
                """, completion: .files(SourceReader.endings))
        ])

    private static let cache = CommandSpecification(
        "cache", nil, "Lists and removes the copies of resumes from the network.",
        subcommands: [
            CommandSpecification("list", .listCopies, "Lists the copies, with their ages."),
            CommandSpecification("clear", .clearCopies, "Removes all copies."),
            CommandSpecification("path", .folderOfCopies, "Prints the folder of the copies."),
        ])

    private static let render = CommandSpecification(
        "render", .render,
        "Renders a resume as a PDF, or as text, and prints the path of the file.",
        discussion: [
            """
            Without -o, the file is named after the resume. It goes into the folder 'output' where \
            the current folder has one, else beside the resume. It replaces an older one \
            only when it is complete.
            """,
            """
            Text and Markdown have all that the resume says, in the layout's order: fonts, sizes \
            and pages do not matter to them. A text replaces only a file that has the same \
            first line, the person's name.
            """,
            """
            A resume on standard input is read without - where the folder has none: through a pipe \
            or from a file, and not with --watch. An open pipe that brings nothing yet is \
            waited for, with a message after two seconds; one that is closed without a word \
            counts as none.
            """,
            """
            What is found goes to standard error: like warnings once with their number, and notes \
            that ask for nothing not at all, unless --verbose or --diagnostics json lists \
            them.
            """,
            """
            Many resumes are several SOURCEs, all JSON and YAML files of a folder, or @LIST: a file \
            (@- standard input) of which each line is a path, an address, or a whole resume as \
            JSON. '-' is such a list, too, if its first line is a whole resume. In -o \
            {name} is the person, {stem} the source's name, {index} its number, {layout}, \
            {language} and {label} what they say, each made safe as the name of a file. \
            One bad resume stops no other. What is up to date is left alone, unless with \
            --force; .resume-pdf.ndjson beside the files remembers what they were made \
            of. Ctrl-C ends after the resumes in hand; the same command goes on from there.
            """,
            """
            SOURCE_DATE_EPOCH in the environment dates the document, in seconds since 1970, so \
            that equal input gives equal bytes.
            """,
            "With --strict the PDF is also checked, as 'check' does, before it is written.",
            """
            Exit codes: 0 success, 1 warnings or findings of a check under --strict, or of many \
            resumes some failed, 64 wrong call, 65 errors in the resume, 66 no such resume, 69 the network does not \
            answer, 70 a fault of this \
            program, 73 output cannot be made, 74 reading or writing failed, 77 not \
            permitted, 78 errors in the layout.
            """,
        ],
        examples: [
            .init("resume-pdf render", "Renders the resume in this folder."),
            .init("resume-pdf render cv.yaml --paper letter", "Renders cv.yaml on US Letter."),
            .init("resume-pdf render -o cv.md", "Writes the resume as Markdown."),
            .init(
                "resume-pdf render --all-languages -o 'cv-{language}.pdf'",
                "Makes a file for each language of the resume, such as cv-es.pdf."),
            .init("resume-pdf render - -o - <cv.json >cv.pdf", "Works as a filter."),
            .init(
                "resume-pdf render class-of-2026/ -o 'out/{name}-{index}.pdf'",
                "Renders all resumes of a folder, on all processors."),
        ], options: RenderOptions.all,
        operands: [
            .init(
                "SOURCE", .any, source.summary + " Several, a folder or @LIST are many resumes.",
                completion: .files(SourceReader.endings))
        ])

    private static let layouts = CommandSpecification(
        "layouts", .listLayouts, "Lists the layouts.",
        subcommands: [
            CommandSpecification("list", .listLayouts, "Lists the layouts."),
            CommandSpecification(
                "show", .showLayout, "Prints a layout's file.",
                examples: [
                    .init(
                        "resume-pdf layouts show classic >mine.yaml",
                        "Starts a layout of your own; use it with --layout mine.yaml.")
                ], operands: [.init("NAME", .one, "The layout's name.", completion: .layouts)]),
            CommandSpecification(
                "new", .newLayout, "Starts a layout of your own and prints the path of its file.",
                discussion: [
                    """
                    Without -o, the file goes into the folder 'Layouts' of the current folder, \
                    where --layout finds it by its name. It is a copy of the other layout's \
                    file, with all comments, or with --extends a short file for what is to \
                    be different.
                    """
                ],
                examples: [
                    .init(
                        "resume-pdf layouts new mine --extends",
                        "Starts Layouts/mine.yaml; use it with --layout mine.")
                ],
                options: NewLayoutCommand.Options.all,
                operands: [
                    .init("NAME", .one, "The new layout's name: letters, digits, - and _.")
                ]),
            CommandSpecification(
                "gallery", .galleryOfLayouts,
                "Sets a resume in all layouts, the first page of each, as one PDF.",
                examples: [
                    .init(
                        "resume-pdf layouts gallery cv.json",
                        "Shows what cv.json looks like in each layout, in gallery.pdf.")
                ], options: GalleryCommand.Options.all, operands: [source]),
        ])

    private static let fonts = CommandSpecification(
        "fonts", .listFonts, "Lists the font families that layouts can name.",
        options: FontsCommand.Options.all,
        subcommands: [
            CommandSpecification(
                "list", .listFonts, "Lists the font families that layouts can name.",
                examples: [
                    .init(
                        "resume-pdf fonts list --verbose --font-dir ~/Fonts",
                        "Tells which file each style comes from, those of ~/Fonts first.")
                ], options: FontsCommand.Options.all)
        ])

    private static let schema = CommandSpecification(
        "schema", .resumeSchema,
        "Prints the JSON Schema of resumes, for editors that complete and check.",
        discussion: [
            """
            It has the fields of JSON Resume, the other spellings that are in use, and what is read \
            beside them, such as roles, and the layout in meta.
            """
        ],
        examples: [
            .init(
                "resume-pdf schema >resume.schema.json",
                """
                Saves it; name it in a YAML file's first line with '# yaml-language-server: \
                $schema=resume.schema.json', or as \"$schema\" in JSON.
                """)
        ],
        subcommands: [
            CommandSpecification(
                "layout", .layoutSchema, "Prints the JSON Schema of layout files.",
                examples: [
                    .init(
                        "resume-pdf schema layout >layout.schema.json",
                        """
                        Saves it; name it in a layout's first line with '# yaml-language-server: \
                        $schema=layout.schema.json'.
                        """)
                ])
        ])

    private static let completions = CommandSpecification(
        "completions", .completions, "Prints what a shell completes the program's words with.",
        discussion: [
            """
            Commands, options, their values, layouts and files are completed. In ~/.bashrc write \
            'source <(resume-pdf completions bash)', and in ~/.zshrc, behind 'compinit', \
            'source <(resume-pdf completions zsh)'. fish finds the file of the example by \
            itself.
            """
        ],
        examples: [
            .init(
                "resume-pdf completions fish >~/.config/fish/completions/resume-pdf.fish",
                "Completes words in fish from now on.")
        ],
        operands: [
            .init(
                "SHELL", .one, "bash, zsh or fish.",
                completion: .words(ShellCompletions.allCases.map(\.rawValue)))
        ])

    private static let manual = CommandSpecification(
        "man", .manual, "Prints the manual page.",
        examples: [
            .init(
                "resume-pdf man >~/.local/share/man/man1/resume-pdf.1",
                "Saves it where 'man resume-pdf' finds it.")
        ])

    private static let help = CommandSpecification(
        "help", .help, "Explains a command.",
        examples: [.init("resume-pdf help layouts show", "Explains 'layouts show'.")],
        operands: [
            .init("COMMAND", .any, "The command; without it, the program.", completion: .commands)
        ])
}
