import ResumePDF
import System

/// The folders whose layouts, fonts and languages win over the built-in ones: those of the current folder,
/// then those of the person's data folder (XDG Base Directory Specification 0.8).
struct SearchFolders: Sendable {
    /// Where layout files would be looked for.
    let layoutPlaces: [String]
    /// Where font files would be looked for.
    let fontPlaces: [String]
    /// Where languages' files would be looked for.
    let languagePlaces: [String]

    /// The folders of layout files that are there now.
    var layouts: [String] { layoutPlaces.filter(FileStatus.isFolder) }
    /// The folders of font files that are there now.
    var fonts: [String] { fontPlaces.filter(FileStatus.isFolder) }

    /// Finds the folders.
    init(_ environment: Environment) {
        var data: [String] = []
        if let folder = environment["XDG_DATA_HOME"], folder.hasPrefix("/") {
            data = [folder + "/resume-pdf"]
        } else if let home = environment["HOME"], home.hasPrefix("/") {
            data = [home + "/.local/share/resume-pdf"]
        }
        layoutPlaces = ["./Layouts"] + data.map { $0 + "/Layouts" }
        fontPlaces = ["./Fonts"] + data.map { $0 + "/Fonts" }
        languagePlaces = ["./Languages"] + data.map { $0 + "/Languages" }
    }

    /// A request with the folders that are there now, after its own.
    func extending(_ request: RenderResume.Request) -> RenderResume.Request {
        var request = request
        request.fontFolders += fonts
        request.layoutFolders += layouts
        request.languageFolders += languagePlaces.filter(FileStatus.isFolder)
        request.ownFontFolder = fontPlaces.last ?? request.ownFontFolder
        return request
    }
}
