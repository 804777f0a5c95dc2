import System

/// The folders that a resume's own layouts may be in.
///
/// A resume may come from a stranger: what it names must not be any file of the person's.
struct LayoutBounds {
    private let folders: [String]

    /// The folder of the resume with all below it, and the folders of layouts.
    init(resumeFolder: String, layoutFolders: [String]) {
        folders = ([resumeFolder.isEmpty ? "." : resumeFolder] + layoutFolders)
            .compactMap(RealPath.of)
    }

    /// Whether a file is within, wherever links lead; one that is not there is where it would be.
    func contains(_ path: String) -> Bool {
        guard let place = RealPath.of(path) ?? RealPath.of(PathName.folder(of: path)) else {
            // Nothing can be read there.
            return true
        }
        return folders.contains { folder in
            folder == "/" || place == folder || place.hasPrefix(folder + "/")
        }
    }
}
