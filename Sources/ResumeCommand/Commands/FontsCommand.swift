import SourceTree

/// `fonts list`.
struct FontsCommand {
    let console: Console
    let arguments: ParsedArguments
    let fonts: FontCatalog

    /// The options of `fonts` and `fonts list`.
    enum Options {
        static let verbose = OptionKey.flag(
            RenderOptions.verbose.specification.name, "Lists each style with its file.")

        /// All of them, in the order of the help.
        static let all = [RenderOptions.fontFolders.specification, verbose.specification]
    }

    /// Lists all families, and what the folders have that is not used.
    func run() -> ExitCode {
        var run = RenderRun(findings: Diagnostics())
        ResumeInput(console: console, arguments: arguments).checkFonts(&run)
        guard !run.findings.hasErrors else { return console.fail(run.findings) }
        let folders = arguments[RenderOptions.fontFolders].map(console.located)
        let (families, findings) = fonts.families(folders)
        console.reporter().report(findings)
        guard !findings.hasErrors else { return ExitCode(findings.all) }
        return console.print(
            TextColumns.lines(arguments[Options.verbose] ? faces(families) : rows(families)))
    }

    /// A row for each family: name, styles, origin of the first.
    private func rows(_ families: [FontCatalog.Family]) -> [[String]] {
        families.map { family in
            [
                family.name, family.styles.map(\.name).joined(separator: ", "),
                family.styles.first?.origin ?? "",
            ]
        }
    }

    /// A row for each style: family, style, origin.
    private func faces(_ families: [FontCatalog.Family]) -> [[String]] {
        families.flatMap { family in
            family.styles.map { [family.name, $0.name, $0.origin] }
        }
    }
}
