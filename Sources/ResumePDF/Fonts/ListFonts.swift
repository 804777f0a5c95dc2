import CairoPangoBackend

/// Lists the font families that there are.
package struct ListFonts: Sendable {
    private let files: FontFiles

    /// Makes the use case.
    ///
    /// - Parameter folders: the folders that come before the built-in fonts, first wins.
    package init(folders: [String]) {
        files = FontFiles(folders: folders)
    }

    /// A family.
    package struct Entry: Sendable, Hashable {
        /// What layouts call it.
        package var family: String
        /// Its styles.
        package var styles: [String]
        /// The path of its first file; nil if it is built in.
        package var path: String?
    }

    /// All families, those of the folders first. Variable fonts are left out: they are not used.
    package func callAsFunction() -> [Entry] {
        var entries: [Entry] = []
        for file in files.all.files where !file.names.isVariable {
            let path: String?
            switch file.source {
            case .memory: path = nil
            case .path(let place): path = place
            }
            if let index = entries.firstIndex(where: { $0.family == file.names.family }) {
                if !entries[index].styles.contains(file.names.style) {
                    entries[index].styles.append(file.names.style)
                }
            } else {
                entries.append(
                    Entry(family: file.names.family, styles: [file.names.style], path: path))
            }
        }
        return entries
    }
}
