import ResumePDF
import System

/// `layouts gallery`: a rendering like any other, of another document and to another file.
struct GalleryCommand {
    let console: Console
    let arguments: ParsedArguments
    let gallery: RenderJob.Make

    /// The options of `layouts gallery`.
    enum Options {
        static let output = OptionKey.text(
            RenderOptions.output.specification.name, letter: "o", "FILE",
            "Where the PDF goes, if not to \(GalleryCommand.fileName): a file, a folder, or - for "
                + "standard output."
        ).completed(with: .files(OutputFormat.pdf.endings))

        /// All of them, in the order of the help.
        static let all = specifications(
            output, RenderOptions.paper, RenderOptions.fontFolders,
            RenderOptions.allowsMissingGlyphs, RenderOptions.sample, RenderOptions.force,
            RenderOptions.diagnostics, RenderOptions.quiet, RenderOptions.verbose)
    }

    /// What the file is called, if not otherwise.
    private static let fileName = "gallery" + OutputFormat.pdf.endings[0]

    func run() throws(UsageError) -> ExitCode {
        if output != "-", case .file? = console.target(of: output) {
            try arguments.checkEnding(of: output, formats: [.pdf])
        }
        // A gallery is pages, whatever its file is called.
        return try RenderJob(
            console: console, arguments: arguments, make: gallery, output: output, format: .pdf
        ).run()
    }

    private var output: String {
        guard let output = arguments[Options.output] else {
            return PathName.join(console.isFolder("output") ? "output" : ".", Self.fileName)
        }
        if output == "-" { return output }
        return PathName.file(at: output, named: Self.fileName, isFolder: console.isFolder)
    }
}
