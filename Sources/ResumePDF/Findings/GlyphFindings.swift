import Pages
import ResumeLayout
import SourceTree

/// Says which characters no font has, and where they stand in the file.
struct GlyphFindings {
    let tree: Node
    let file: String

    func diagnostics(_ outcome: LayoutEngine.Outcome) -> Diagnostics {
        var diagnostics = Diagnostics()
        for scalar in outcome.missing {
            diagnostics.add(
                finding(
                    "glyph-missing", .warning, scalar,
                    "\(Self.name(scalar)) is in none of the fonts and is left out"))
        }
        for substitution in outcome.substituted {
            diagnostics.add(
                finding(
                    "glyph-substituted", .note, substitution.scalar,
                    "\(Self.name(substitution.scalar)) is not in \(substitution.asked); set in "
                        + substitution.used))
        }
        return diagnostics
    }

    private func finding(
        _ identifier: String, _ severity: Diagnostic.Severity, _ scalar: Unicode.Scalar,
        _ message: String
    ) -> Diagnostic {
        let place = tree.firstText(containing: scalar)
        return Diagnostic(
            identifier, severity, message, file: file, at: place?.span, path: place?.path ?? "")
    }

    /// A character as people look it up: `U+1F44B (👋)`.
    private static func name(_ scalar: Unicode.Scalar) -> String {
        let digits = String(scalar.value, radix: 16, uppercase: true)
        let padded = String(repeating: "0", count: max(0, 4 - digits.count)) + digits
        let isVisible = !scalar.properties.isDefaultIgnorableCodePoint
            && scalar.properties.generalCategory != .control
        return "U+\(padded)" + (isVisible ? " (\(scalar))" : "")
    }
}
