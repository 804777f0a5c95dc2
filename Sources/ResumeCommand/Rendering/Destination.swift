import ResumePDF
import System

/// Where a rendered file goes.
enum Destination: Hashable {
    case standardOutput
    /// A file, as the person named it or would.
    case file(String)

    /// Chooses.
    ///
    /// - Parameters:
    ///   - output: what the person named: a file, a folder, `-`, or nothing.
    ///   - source: where the resume comes from, which names the file.
    ///   - format: the format, which is the name's ending.
    ///   - isFolder: whether a path is an existing folder.
    init(
        _ output: String?, for source: SourceChoice.Place, as format: OutputFormat = .pdf,
        isFolder: (String) -> Bool
    ) {
        guard let output else {
            let folder =
                if isFolder("output") { "output" } else { Self.folder(of: source) }
            self = .file(PathName.join(folder, Self.name(for: source, format)))
            return
        }
        if output == "-" {
            self = .standardOutput
        } else if output.hasSuffix("/") || isFolder(output) {
            // Joined by hand: "." is a folder that the person wrote, not the lack of one.
            let folder = output.hasSuffix("/") ? output : output + "/"
            self = .file(folder + Self.name(for: source, format))
        } else {
            self = .file(output)
        }
    }

    private static func name(
        for source: SourceChoice.Place, _ format: OutputFormat
    ) -> String {
        let stem =
            switch source {
            case .file(let path): PathName.stem(of: path)
            case .standardInput: "resume"
            case .sample: "sample"
            }
        return stem + "." + format.rawValue
    }

    private static func folder(of source: SourceChoice.Place) -> String {
        if case .file(let path) = source { PathName.folder(of: path) } else { "." }
    }
}
