import Assets
import Pages

@testable import CairoPangoBackend

/// The built-in fonts, for tests.
enum TestFonts {
    /// The fonts of letters that are built into the program: with them alone emoji are missing.
    static var embedded: [EmbeddedFont] { all.filter { !$0.name.hasPrefix("Fonts/NotoEmoji/") } }

    /// All fonts that are built into the program.
    static var all: [EmbeddedFont] {
        (0..<asset_count()).compactMap { index in
            let asset = asset_at(index)
            let name = String(cString: asset.name)
            guard name.hasSuffix(".ttf") else { return nil }
            return EmbeddedFont(
                name: name, bytes: UnsafeRawBufferPointer(start: asset.bytes, count: asset.length))
        }
    }

    /// A library of the built-in fonts alone.
    static func library(usesSystemFonts: Bool = false) -> FontLibrary {
        FontLibrary(embedded: embedded, usesSystemFonts: usesSystemFonts)
    }

    /// The package's folder.
    static var root: String {
        #filePath.split(separator: "/").dropLast(4).reduce("") { $0 + "/" + $1 }
    }
}

/// A family of the built-in fonts.
let sans = FontQuery(family: "Source Sans 3")

extension PangoShaper {
    /// Shapes one span.
    func shape(
        _ text: String, _ font: FontQuery = sans, tracking: Double = 0, language: String = "en"
    ) -> ShapedText {
        shape(StyledText([.init(text, font: font, tracking: tracking)], language: language))
    }
}

extension ShapedText {
    /// The texts of the clusters.
    var clusterTexts: [String] {
        clusters.map {
            String(
                decoding: text[Int($0.textStart)..<Int($0.textStart + $0.textLength)], as: UTF8.self
            )
        }
    }

    /// The width of all clusters, in em.
    var width: Double { clusters.reduce(0) { $0 + $1.advance } }

    /// The text with a sign wherever a line may end: `|` freely, `'` inside a word, `^` by force.
    var marked: String {
        zip(clusterTexts, clusters).map { text, cluster in
            switch cluster.breakAfter {
            case .desperate: text
            case .inWord: text + "'"
            case .allowed: text + "|"
            case .mandatory: text + "^"
            }
        }.joined()
    }

    /// What must hold for every shaped text.
    var isConsistent: Bool {
        var textEnd: Int32 = 0
        var glyphEnd: Int32 = 0
        for cluster in clusters {
            guard cluster.textStart == textEnd, cluster.textLength > 0,
                cluster.glyphStart == glyphEnd, cluster.glyphCount >= 0, cluster.advance.isFinite
            else { return false }
            textEnd += cluster.textLength
            glyphEnd += cluster.glyphCount
        }
        return Int(textEnd) == text.count && Int(glyphEnd) == glyphs.count
    }
}
