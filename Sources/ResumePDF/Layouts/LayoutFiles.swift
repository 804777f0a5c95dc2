import ResumeData
import System

/// Where layout files are found: by a path, in `./Layouts`, in the person's data folder, built in.
package struct LayoutFiles: Sendable {
    /// The folders of layout files that win over the built-in ones, first wins.
    var folders: [String]

    /// A layout file that was found, not yet read.
    struct Entry: Sendable, Hashable {
        /// The file's path; for a built-in one its path in the package.
        var path: String
        var isBuiltIn: Bool
        /// The name without folders and ending.
        var name: String { PathName.stem(of: path) }

        /// Which file it is, however it is named.
        var identity: Identity {
            if !isBuiltIn, let file = FileIdentity(path: path) { return .file(file) }
            return .path(path, isBuiltIn: isBuiltIn)
        }
    }

    /// What tells one layout file from another.
    enum Identity: Hashable {
        case file(FileIdentity)
        case path(String, isBuiltIn: Bool)
    }

    /// The endings that the path of a layout file may have.
    package static let endings = [ending, ".yml"]
    /// The ending of layout files that are found by their names.
    private static let ending = ".yaml"
    /// The folder of those that are built in.
    private static let folder = "Layouts"

    /// All layouts by name, each once, the one that wins.
    var all: [Entry] {
        var entries = folders.flatMap { folder in
            FolderListing.names(in: folder).filter { $0.hasSuffix(Self.ending) }
                .map { Entry(path: "\(folder)/\($0)", isBuiltIn: false) }
        }
        entries += Self.builtIn
        var seen: Set<String> = []
        return entries.filter { seen.insert($0.name).inserted }.sorted { $0.name < $1.name }
    }

    private static var builtIn: [Entry] {
        BuiltInFile.all(in: folder).filter { $0.name.hasSuffix(ending) }
            .map { Entry(path: $0.path, isBuiltIn: true) }
    }

    /// The bytes of a layout by its name; nil if there is none of that name.
    func read(_ entry: Entry) throws(SourceError) -> SourceBytes {
        guard entry.isBuiltIn else { return try SourceBytes(ofFileAt: entry.path) }
        let file = BuiltInFile.named(entry.path)
        return SourceBytes(name: entry.path, bytes: file.map { Array($0.bytes) } ?? [], folder: "")
    }

    /// The layout that a person asks for: a path if it looks like one, else a name.
    func entry(_ wanted: String) -> Entry? {
        Self.isPath(wanted) ? Entry(path: wanted, isBuiltIn: false) : candidates(wanted).first
    }

    /// Whether a layout is asked for by its path, not by its name.
    package static func isPath(_ wanted: String) -> Bool {
        wanted.contains("/") || endings.contains(where: wanted.hasSuffix)
    }

    /// The layout that a layout file builds on.
    ///
    /// A path starts from the file's folder. A file that asks for its own name means the next one
    /// of that name, so that a file of one's own can change the built-in one.
    func entry(_ wanted: String, extendedBy file: Entry) -> Entry? {
        if Self.isPath(wanted), !file.isBuiltIn {
            let path = PathName.resolve(wanted, in: PathName.folder(of: file.path))
            return Entry(path: path, isBuiltIn: false)
        }
        let candidates = candidates(wanted)
        guard file.name == wanted,
            let own = candidates.lastIndex(where: { $0.identity == file.identity })
        else { return candidates.first }
        return candidates[(own + 1)...].first
    }

    /// All files that a name may stand for, the one that wins first.
    private func candidates(_ name: String) -> [Entry] {
        let paths = folders.map { "\($0)/\(name)\(Self.ending)" }.filter(FileStatus.exists)
        let builtIn = BuiltInFile.named("\(Self.folder)/\(name)\(Self.ending)")
        return paths.map { Entry(path: $0, isBuiltIn: false) }
            + [builtIn].compactMap { $0.map { Entry(path: $0.path, isBuiltIn: true) } }
    }
}
