import Characters
import SourceTree

/// `fonts list`.
struct FontsCommand {
    let application: Application
    let arguments: ParsedArguments

    /// The options of `fonts` and `fonts list`.
    enum Options {
        static let verbose = OptionKey.flag(
            RenderOptions.verbose.specification.name, "Lists each style with its file.")

        /// All of them, in the order of the help.
        static let all = [RenderOptions.fontFolders.specification, verbose.specification]
    }

    /// Lists all families, and what the folders have that is not used.
    func run() -> ExitCode {
        let render = RenderCommand(application: application, arguments: arguments)
        var run = RenderRun(findings: Diagnostics())
        render.checkFonts(&run)
        guard !run.findings.hasErrors else { return application.fail(run.findings) }
        let folders = arguments[RenderOptions.fontFolders].map(render.located)
        let (families, findings) = application.fonts.families(folders)
        application.reporter(.text).report(findings)
        guard !findings.hasErrors else { return ExitCode(findings.all) }
        return application.print(
            TextColumns.lines(arguments[Options.verbose] ? faces(families) : rows(families)))
    }

    /// A row for each family: name, styles, origin of the first.
    private func rows(_ families: [FontCatalog.Family]) -> [[String]] {
        families.map { family in
            [
                family.name.printable, family.styles.map(\.name).joined(separator: ", "),
                family.styles.first?.origin.printable ?? "",
            ]
        }
    }

    /// A row for each style: family, style, origin.
    private func faces(_ families: [FontCatalog.Family]) -> [[String]] {
        families.flatMap { family in
            family.styles.map { [family.name.printable, $0.name, $0.origin.printable] }
        }
    }
}
