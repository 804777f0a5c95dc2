import Pages
package import SourceTree

extension LayoutEngine.Outcome {
    /// How many characters get a finding each; with more, one finding stands for all of a kind.
    private static let limit = 4

    /// Says which signs no font has, and which characters another font supplied, and where they
    /// stand in the resume's file.
    package func glyphFindings(_ tree: Node, file: String) -> Diagnostics {
        var diagnostics = Diagnostics()
        func add(
            _ kind: Diagnostic.Kind, _ severity: Diagnostic.Severity, _ scalars: [Unicode.Scalar],
            _ problem: String
        ) {
            let isOne = scalars.count <= Self.limit
            for group in isOne ? scalars.map({ [$0] }) : [scalars] {
                let place = tree.firstText(containing: group[0])
                diagnostics.add(
                    Diagnostic(
                        kind, severity, "\(group.codePoints) \(isOne ? "is" : "are") \(problem)",
                        file: file, at: place?.span, path: place?.path ?? ""))
            }
        }
        add(
            .glyphMissing, .warning, missing.filter { !$0.isLetter },
            "in none of the fonts and left out")
        var rest = substituted[...]
        while let first = rest.first {
            let (asked, used) = (first.asked, first.used)
            let alike = rest.filter { $0.asked == asked && $0.used == used }
            rest = rest.filter { $0.asked != asked || $0.used != used }[...]
            add(.glyphSubstituted, .note, alike.map(\.scalar), "not in \(asked); set in \(used)")
        }
        return diagnostics
    }
}

extension [Unicode.Scalar] {
    /// Characters as people look them up: `U+1F44B (👋)`, or `U+674E (李) and 8 other characters`.
    package var codePoints: String {
        guard let scalar = first else { return "" }
        let digits = String(scalar.value, radix: 16, uppercase: true)
        let padded = String(repeating: "0", count: Swift.max(0, 4 - digits.count)) + digits
        let isVisible =
            !scalar.properties.isDefaultIgnorableCodePoint
            && scalar.properties.generalCategory != .control
        let name = "U+\(padded)" + (isVisible ? " (\(scalar))" : "")
        guard count > 1 else { return name }
        return "\(name) and \(count - 1) other character" + (count == 2 ? "" : "s")
    }
}

extension Diagnostic.Kind {
    /// No font has a character.
    package static let glyphMissing = Self("glyph-missing", .data)
    static let glyphSubstituted = Self("glyph-substituted", .data)
}
