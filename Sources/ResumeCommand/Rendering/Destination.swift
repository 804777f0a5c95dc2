import ResumePDF

/// Where a PDF goes.
enum Destination: Hashable {
    case standardOutput
    /// A file, as the person named it or would.
    case file(String)

    /// Chooses.
    ///
    /// - Parameters:
    ///   - output: what the person named: a file, a folder, `-`, or nothing.
    ///   - source: where the resume comes from, which names the PDF.
    ///   - isFolder: whether a path is an existing folder.
    init(_ output: String?, for source: SourceChoice.Place, isFolder: (String) -> Bool) {
        guard let output else {
            let folder =
                if isFolder("output") { "output" } else { Self.folder(of: source) }
            self = .file(PathName.join(folder, Self.name(for: source)))
            return
        }
        if output == "-" {
            self = .standardOutput
        } else if output.hasSuffix("/") || isFolder(output) {
            // Joined by hand: "." is a folder that the person wrote, not the lack of one.
            let folder = output.hasSuffix("/") ? output : output + "/"
            self = .file(folder + Self.name(for: source))
        } else {
            self = .file(output)
        }
    }

    private static func name(for source: SourceChoice.Place) -> String {
        switch source {
        case .file(let path): PathName.stem(of: path) + ".pdf"
        case .standardInput: "resume.pdf"
        case .sample: "sample.pdf"
        }
    }

    private static func folder(of source: SourceChoice.Place) -> String {
        if case .file(let path) = source { PathName.folder(of: path) } else { "." }
    }
}
