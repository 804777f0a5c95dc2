import CairoPangoBackend
import Pages

/// A face, and where it comes from, in words.
public struct FaceOrigin: Sendable, Hashable {
    /// The family, as layouts call it.
    public var family: String
    /// The style, as people call it: `Bold Italic`.
    public var style: String
    /// `built in`, or the path of its file, for one of the system's with a word that says so.
    public var origin: String

    init(_ face: FontFace, _ source: FontSource) {
        family = face.family
        style = Self.style(of: face)
        origin =
            switch source {
            case .embedded: "built in"
            case .file(let path): path
            case .system(let path): "system: \(path)"
            }
    }

    /// The faces of the text on some pages, in the order of their list.
    static func all(of document: PageDocument, in library: FontLibrary) -> [FaceOrigin] {
        var used: Set<Int> = []
        for case .text(let line) in document.pages.lazy.flatMap(\.items) {
            for run in line.runs { used.insert(run.face) }
        }
        return used.sorted().compactMap { index in
            let face = document.faces[index]
            return library.source(of: face).map { FaceOrigin(face, $0) }
        }
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
