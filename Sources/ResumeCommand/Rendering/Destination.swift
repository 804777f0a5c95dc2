import ResumePDF
import SourceTree
import System

/// Where a rendered file goes.
enum Destination: Hashable {
    case standardOutput
    /// A file, as the person named it or would.
    case file(String)

    /// The place for what is made of a resume, whose name it takes with the ending of its format.
    ///
    /// - Parameters:
    ///   - output: what the person named: a file, a folder, `-`, or nothing.
    ///   - source: where the resume comes from.
    ///   - format: the format.
    ///   - isFolder: whether a path is an existing folder.
    init(
        _ output: String?, for source: SourceChoice.Place, as format: OutputFormat = .pdf,
        isFolder: (String) -> Bool
    ) {
        self.init(output, for: source, ending: format.endings[0], isFolder: isFolder)
    }

    /// The same, for a file with an ending of its own.
    init(
        _ output: String?, for source: SourceChoice.Place, ending: String,
        isFolder: (String) -> Bool
    ) {
        let name = source.stem + ending
        if output == "-" {
            self = .standardOutput
        } else if let output {
            self = .file(PathName.file(at: output, named: name, isFolder: isFolder))
        } else {
            let beside = source.path.map(PathName.folder) ?? "."
            self = .file(PathName.join(isFolder("output") ? "output" : beside, name))
        }
    }
}

extension PathName {
    /// The file that a person means by a path: in a folder, the one that has a name.
    ///
    /// Joined by hand: "." is a folder that the person wrote, not the lack of one.
    static func file(at path: String, named name: String, isFolder: (String) -> Bool) -> String {
        path.hasSuffix("/") ? path + name : isFolder(path) ? path + "/" + name : path
    }
}

extension ParsedArguments {
    /// Refuses a name whose ending is none of those of some formats; `way` is what else could be done.
    func checkEnding(
        of path: String, formats: [OutputFormat] = OutputFormat.allCases, _ way: Message = ""
    ) throws(UsageError) {
        guard let ending = OutputFormat.ending(of: path),
            !formats.contains(where: { $0.endings.contains(ending.lowercased()) })
        else { return }
        let endings = formats.map { $0.endings[0] }.joined(last: "or")
        throw fault("\(path) would not be what its name says: the file can be \(endings)" + way)
    }
}
