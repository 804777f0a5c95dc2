import ResumePDF
import System

/// What decides the bytes of all files of a batch alike: the program, its options, and what lies in the
/// folders that are searched.
struct BatchCircumstances {
    /// All of it, in words.
    let text: String

    /// Options that change no byte.
    private static let neutral = Set(
        (specifications(
            RenderOptions.output, RenderOptions.quiet, RenderOptions.verbose,
            RenderOptions.diagnostics, RenderOptions.refreshes, RenderOptions.isOffline)
            + RenderOptions.ofBatches).map(\.name))
    /// How deep folders are searched.
    private static let deepest = 8

    /// Looks at what there is.
    init(_ arguments: ParsedArguments, _ console: Console, date: Int64?) {
        var lines = ["resume-pdf \(Application.version)", Self.line("/proc/self/exe")]
        // A file that was made by force need not be made otherwise.
        let isForced = arguments[RenderOptions.pages] != nil
        for (name, values) in arguments.values.sorted(by: { $0.key < $1.key })
        where !Self.neutral.contains(name)
            && (isForced || name != RenderOptions.force.specification.name)
        {
            lines += values.map { "--\(name)=\($0)" }
        }
        if let date { lines.append("date \(date)") }
        let folders = SearchFolders(console.environment)
        for folder in arguments[RenderOptions.fontFolders].map(console.located)
            + folders.fontPlaces + folders.layoutPlaces + folders.languagePlaces
        {
            lines += Self.files(in: folder, depth: 0)
        }
        text = lines.joined(separator: "\n")
    }

    private static func files(in folder: String, depth: Int) -> [String] {
        guard depth < deepest else { return [] }
        return FolderListing.names(in: folder).flatMap { name in
            let path = PathName.join(folder, name)
            return FileStatus.isFolder(path) ? files(in: path, depth: depth + 1) : [line(path)]
        }
    }

    /// A file as it was last changed.
    private static func line(_ path: String) -> String {
        let status = try? FileStatus(path: path)
        return "\(path) \(status?.size ?? 0) \(status?.modified ?? 0)"
    }
}
