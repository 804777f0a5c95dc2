import CairoPangoBackend
import Pages
package import SourceTree

/// Lists the font families that there are.
package struct ListFonts: Sendable {
    private let files: FontFiles

    /// Makes the use case.
    ///
    /// - Parameter folders: the folders that come before the built-in fonts, first wins.
    package init(folders: [String]) { files = FontFiles(folders: folders) }

    /// A family.
    package struct Entry: Sendable, Hashable {
        /// What layouts call it.
        package var family: String
        /// Its faces, each style once: the first one that is found.
        package var faces: [FaceOrigin]
    }

    /// All families, those of the folders first, and what the folders have that is not used.
    package func callAsFunction() -> (entries: [Entry], diagnostics: Diagnostics) {
        let (library, diagnostics) = files.library()
        var entries: [Entry] = []
        for (face, source) in library.listing {
            let origin = FaceOrigin(face, source)
            if let index = entries.firstIndex(where: { $0.family == face.family }) {
                if !entries[index].faces.contains(where: { $0.style == origin.style }) {
                    entries[index].faces.append(origin)
                }
            } else {
                entries.append(Entry(family: face.family, faces: [origin]))
            }
        }
        return (entries, diagnostics)
    }
}
