import ResumePDF
import SourceTree
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
        return stem + format.endings[0]
    }

    private static func folder(of source: SourceChoice.Place) -> String {
        if case .file(let path) = source { PathName.folder(of: path) } else { "." }
    }
}

extension ParsedArguments {
    /// Refuses a name whose ending is none of those of some formats; `way` is what else could be done.
    func checkEnding(
        of path: String, formats: [OutputFormat] = OutputFormat.allCases, _ way: String = ""
    ) throws(UsageError) {
        guard let ending = OutputFormat.ending(of: path),
            !formats.contains(where: { $0.endings.contains(ending.lowercased()) })
        else { return }
        let endings = formats.map { $0.endings[0] }
        throw fault(
            "\(path) would not be what its name says: the file can be \(endings.joined(last: "or"))\(way)"
        )
    }
}
