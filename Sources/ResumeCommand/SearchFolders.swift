import Glibc

/// The folders whose layouts and fonts win over the built-in ones: those of the current folder,
/// then those of the person's data folder (XDG Base Directory Specification 0.8).
struct SearchFolders: Sendable {
    /// The folders of layout files that are there.
    let layouts: [String]
    /// The folders of font files that are there.
    let fonts: [String]

    /// Finds the folders.
    init(_ environment: Environment) {
        var data: [String] = []
        if let folder = environment["XDG_DATA_HOME"], folder.hasPrefix("/") {
            data = [folder + "/resume-pdf"]
        } else if let home = environment["HOME"], home.hasPrefix("/") {
            data = [home + "/.local/share/resume-pdf"]
        }
        layouts = (["./Layouts"] + data.map { $0 + "/Layouts" }).filter(Self.isFolder)
        fonts = (["./Fonts"] + data.map { $0 + "/Fonts" }).filter(Self.isFolder)
    }

    private static func isFolder(_ path: String) -> Bool {
        var status = stat()
        return stat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFDIR
    }
}
