import ResumePDF
import SourceTree

/// `fonts list`.
struct FontsCommand {
    /// Lists the families that there are, those of some folders first, with what is wrong with files.
    typealias Families = (_ folders: [String]) -> (
        entries: [ListFonts.Entry], diagnostics: Diagnostics
    )

    let console: Console
    let arguments: ParsedArguments
    let families: Families

    /// The options of `fonts` and `fonts list`.
    enum Options {
        static let verbose = OptionKey.flag(
            RenderOptions.verbose.specification.name, "Lists each style with its file.")

        /// All of them, in the order of the help.
        static let all = specifications(RenderOptions.fontFolders, verbose)
    }

    /// Lists all families, and what the folders have that is not used.
    func run() -> ExitCode {
        var run = RenderRun()
        ResumeInput(console: console, arguments: arguments).checkFonts(&run)
        guard !run.findings.hasErrors else { return console.fail(run.findings) }
        let (entries, findings) = families(
            arguments[RenderOptions.fontFolders].map(console.located))
        console.reporter().report(findings)
        guard !findings.hasErrors else { return ExitCode(findings.all) }
        return console.print(
            TextColumns.lines(arguments[Options.verbose] ? faces(entries) : rows(entries)))
    }

    /// A row for each family: name, styles, origin of the first.
    private func rows(_ families: [ListFonts.Entry]) -> [[String]] {
        families.map { family in
            let styles = family.faces.map(\.style).joined(separator: ", ")
            return [family.family, styles, Message(words: family.faces.first?.origin ?? "").shown]
        }
    }

    /// A row for each style: family, style, origin.
    private func faces(_ families: [ListFonts.Entry]) -> [[String]] {
        families.flatMap { family in
            family.faces.map { [family.family, $0.style, Message(words: $0.origin).shown] }
        }
    }
}
