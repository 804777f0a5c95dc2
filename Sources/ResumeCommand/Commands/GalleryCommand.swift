import ResumePDF
import System

/// `layouts gallery`: a rendering like any other, of another document and to another file.
struct GalleryCommand {
    let application: Application
    let arguments: ParsedArguments

    /// The options of `layouts gallery`.
    enum Options {
        static let output = OptionKey.text(
            RenderOptions.output.specification.name, letter: "o", "FILE",
            "Where the PDF goes, if not to gallery.pdf: a file, a folder, or - for standard "
                + "output."
        )
        .completed(with: .files([".pdf"]))

        /// All of them, in the order of the help.
        static let all = [
            output.specification, RenderOptions.paper.specification,
            RenderOptions.fontFolders.specification,
            RenderOptions.allowsMissingGlyphs.specification, RenderOptions.sample.specification,
            RenderOptions.force.specification,
            RenderOptions.diagnostics.specification, RenderOptions.quiet.specification,
            RenderOptions.verbose.specification,
        ]
    }

    /// What the file is called, if not otherwise.
    private static let fileName = "gallery.pdf"

    func run() throws(UsageError) -> ExitCode {
        var (application, arguments) = (application, arguments)
        application.render = application.gallery
        if output != "-", case .file? = try? OutputTarget(located(output)) {
            try RenderCommand.checkEnding(of: output, formats: [.pdf], arguments)
        }
        arguments.set(Options.output, to: output)
        // A gallery is pages, whatever its file is called.
        arguments.set(RenderOptions.format, to: .pdf)
        return try RenderCommand(application: application, arguments: arguments).run()
    }

    private var output: String {
        guard let output = arguments[Options.output] else {
            return PathName.join(isFolder("output") ? "output" : ".", Self.fileName)
        }
        if output.hasSuffix("/") { return output + Self.fileName }
        return output != "-" && isFolder(output) ? output + "/" + Self.fileName : output
    }

    private func isFolder(_ path: String) -> Bool {
        FileStatus.isFolder(located(path))
    }

    private func located(_ path: String) -> String {
        PathName.resolve(path, in: application.folder)
    }
}
