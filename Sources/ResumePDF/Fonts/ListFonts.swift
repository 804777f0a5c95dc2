import CairoPangoBackend
import Pages

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
        /// Its styles, such as `Regular` and `Bold Italic`.
        package var styles: [String]
        /// The path of its first file; nil if it is built in.
        package var path: String?
    }

    /// All families, those of the folders first.
    package func callAsFunction() -> [Entry] {
        var entries: [Entry] = []
        for (face, source) in files.library().library.listing {
            let style = Self.style(of: face)
            if let index = entries.firstIndex(where: { $0.family == face.family }) {
                if !entries[index].styles.contains(style) { entries[index].styles.append(style) }
                continue
            }
            var path: String?
            if case .file(let place) = source { path = place }
            entries.append(Entry(family: face.family, styles: [style], path: path))
        }
        return entries
    }

    /// A style as people call it, by the weights of CSS Fonts.
    private static func style(of face: FontFace) -> String {
        let names = [
            100: "Thin", 200: "Extra Light", 300: "Light", 400: "Regular", 500: "Medium",
            600: "Semibold", 700: "Bold", 800: "Extra Bold", 900: "Black",
        ]
        let weight = names[face.weight] ?? String(face.weight)
        guard face.isItalic else { return weight }
        return weight == "Regular" ? "Italic" : weight + " Italic"
    }
}
