import Glibc
package import ResumeData
import System

/// Where layout files are found: by a path, in `./Layouts`, in the person's data folder, built in.
package struct LayoutFiles: Sendable {
    /// The folders of layout files that win over the built-in ones, first wins.
    package var folders: [String]

    /// Makes a finder.
    package init(folders: [String]) {
        self.folders = folders
    }

    /// A layout file that was found, not yet read.
    package struct Entry: Sendable, Hashable {
        /// The name without the extension.
        package var name: String
        /// The file's path; for a built-in one its path in the package.
        package var path: String
        /// Whether it is built in.
        package var isBuiltIn: Bool

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

    /// All layouts by name, each once, the one that wins.
    package var all: [Entry] {
        var entries: [Entry] = []
        for folder in folders {
            for name in Self.names(in: folder) where !entries.contains(where: { $0.name == name }) {
                entries.append(
                    Entry(name: name, path: "\(folder)/\(name)\(Self.ending)", isBuiltIn: false))
            }
        }
        for file in BuiltInFile.all(in: "Layouts") where file.name.hasSuffix(Self.ending) {
            let name = String(file.name.dropLast(Self.ending.count))
            if entries.contains(where: { $0.name == name }) { continue }
            entries.append(Entry(name: name, path: file.path, isBuiltIn: true))
        }
        return entries.sorted { $0.name < $1.name }
    }

    /// The bytes of a layout by its name; nil if there is none of that name.
    package func read(_ entry: Entry) throws(SourceError) -> SourceBytes {
        guard entry.isBuiltIn else { return try SourceBytes(ofFileAt: entry.path) }
        let file = BuiltInFile.all(in: "Layouts").first { $0.path == entry.path }
        return SourceBytes(name: entry.path, bytes: file.map { Array($0.bytes) } ?? [], folder: "")
    }

    /// The layout that a person asks for: a path if it looks like one, else a name.
    package func entry(_ wanted: String) -> Entry? {
        Self.isPath(wanted)
            ? Entry(name: wanted, path: wanted, isBuiltIn: false) : candidates(wanted).first
    }

    /// Whether a layout is asked for by its path, not by its name.
    package static func isPath(_ wanted: String) -> Bool {
        wanted.contains("/") || endings.contains(where: wanted.hasSuffix)
    }

    /// The layout that a layout file builds on.
    ///
    /// A path starts from the file's folder. A file that asks for its own name means the next one
    /// of that name, so that a file of one's own can change the built-in one.
    package func entry(_ wanted: String, extendedBy file: Entry) -> Entry? {
        if Self.isPath(wanted), !file.isBuiltIn {
            let path = PathName.resolve(wanted, in: PathName.folder(of: file.path))
            return Entry(name: wanted, path: path, isBuiltIn: false)
        }
        let candidates = candidates(wanted)
        guard PathName.stem(of: file.path) == wanted,
            let own = candidates.lastIndex(where: { $0.identity == file.identity })
        else { return candidates.first }
        return candidates[(own + 1)...].first
    }

    /// All files that a name may stand for, the one that wins first.
    private func candidates(_ name: String) -> [Entry] {
        var entries: [Entry] = []
        for folder in folders {
            let path = "\(folder)/\(name)\(Self.ending)"
            if FileStatus.exists(path) {
                entries.append(Entry(name: name, path: path, isBuiltIn: false))
            }
        }
        let path = "Layouts/\(name)\(Self.ending)"
        if BuiltInFile.all(in: "Layouts").contains(where: { $0.path == path }) {
            entries.append(Entry(name: name, path: path, isBuiltIn: true))
        }
        return entries
    }

    /// The names of the layout files in a folder, without the ending.
    private static func names(in folder: String) -> [String] {
        FolderListing.names(in: folder).filter { $0.hasSuffix(ending) }
            .map { String($0.dropLast(ending.count)) }
    }
}
