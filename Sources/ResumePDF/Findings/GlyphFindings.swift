import Pages
import ResumeLayout
import SourceTree

/// Says which signs no font has, and which characters another font supplied, and where they stand in
/// the file.
struct GlyphFindings {
    let tree: Node
    let file: String

    /// How many characters get a finding each; with more, one finding stands for all of a kind.
    private static let limit = 4

    func diagnostics(_ outcome: LayoutEngine.Outcome) -> Diagnostics {
        var diagnostics = Diagnostics()
        for (characters, isPlural) in groups(outcome.missing.filter { !$0.isLetter }) {
            diagnostics.add(
                finding(
                    .glyphMissing, .warning, characters.first,
                    "\(Self.names(characters)) \(isPlural ? "are" : "is") in none of the fonts "
                        + "and left out"))
        }
        var asked: [ShapedText.Substitution] = []
        for substitution in outcome.substituted
        where !asked.contains(where: { $0.isAlike(substitution) }) {
            asked.append(substitution)
        }
        for pair in asked {
            let characters = outcome.substituted.filter { $0.isAlike(pair) }.map(\.scalar)
            for (characters, isPlural) in groups(characters) {
                diagnostics.add(
                    finding(
                        .glyphSubstituted, .note, characters.first,
                        "\(Self.names(characters)) \(isPlural ? "are" : "is") not in "
                            + "\(pair.asked); set in \(pair.used)"))
            }
        }
        return diagnostics
    }

    private func groups(
        _ scalars: [Unicode.Scalar]
    ) -> [(characters: [Unicode.Scalar], isPlural: Bool)] {
        scalars.count > Self.limit ? [(scalars, true)] : scalars.map { ([$0], false) }
    }

    private func finding(
        _ kind: Diagnostic.Kind, _ severity: Diagnostic.Severity, _ scalar: Unicode.Scalar?,
        _ message: String
    ) -> Diagnostic {
        let place = scalar.flatMap { tree.firstText(containing: $0) }
        return Diagnostic(
            kind, severity, message, file: file, at: place?.span, path: place?.path ?? "")
    }

    /// Characters as people look them up: `U+1F44B (👋)`, or `U+674E (李) and 8 other characters`.
    static func names(_ scalars: [Unicode.Scalar]) -> String {
        guard let scalar = scalars.first else { return "" }
        let digits = String(scalar.value, radix: 16, uppercase: true)
        let padded = String(repeating: "0", count: max(0, 4 - digits.count)) + digits
        let isVisible =
            !scalar.properties.isDefaultIgnorableCodePoint
            && scalar.properties.generalCategory != .control
        let name = "U+\(padded)" + (isVisible ? " (\(scalar))" : "")
        return scalars.count == 1
            ? name
            : "\(name) and \(scalars.count - 1) other character"
                + (scalars.count == 2 ? "" : "s")
    }
}

extension ShapedText.Substitution {
    fileprivate func isAlike(_ other: Self) -> Bool {
        asked == other.asked && used == other.used
    }
}

extension Diagnostic.Kind {
    static let glyphMissing = Self("glyph-missing", .data)
    static let glyphSubstituted = Self("glyph-substituted", .data)
}
