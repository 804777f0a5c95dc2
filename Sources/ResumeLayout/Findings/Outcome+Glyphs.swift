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
            isLeftOut: Bool, _ fonts: (asked: String, used: String) = ("", "")
        ) {
            let isOne = scalars.count <= Self.limit
            for group in isOne ? scalars.map({ [$0] }) : [scalars] {
                let place = tree.firstText(containing: group[0])
                let (signs, asked, used) = (group.codePoints, fonts.asked, fonts.used)
                let message: Message =
                    switch (isLeftOut, isOne) {
                    case (true, true): "\(signs) is in none of the fonts and left out"
                    case (true, false): "\(signs) are in none of the fonts and left out"
                    case (false, true): "\(signs) is not in \(asked); set in \(used)"
                    case (false, false): "\(signs) are not in \(asked); set in \(used)"
                    }
                diagnostics.add(
                    Diagnostic(
                        kind, severity, message, file: file, at: place?.span,
                        path: place?.path ?? ""))
            }
        }
        add(
            .glyphMissing, .warning, missing.filter { !$0.isLetter },
            isLeftOut: true)
        var rest = substituted[...]
        while let first = rest.first {
            let (asked, used) = (first.asked, first.used)
            let alike = rest.filter { $0.asked == asked && $0.used == used }
            rest = rest.filter { $0.asked != asked || $0.used != used }[...]
            add(.glyphSubstituted, .note, alike.map(\.scalar), isLeftOut: false, (asked, used))
        }
        return diagnostics
    }
}

extension [Unicode.Scalar] {
    /// Characters as people look them up: `U+1F44B (👋)`, or `U+674E (李) and 8 other characters`.
    package var codePoints: Message {
        guard let scalar = first else { return "" }
        let digits = String(scalar.value, radix: 16, uppercase: true)
        let padded = String(repeating: "0", count: Swift.max(0, 4 - digits.count)) + digits
        let isVisible =
            !scalar.properties.isDefaultIgnorableCodePoint
            && scalar.properties.generalCategory != .control
        let name = "U+\(padded)" + (isVisible ? " (\(scalar))" : "")
        switch count {
        case 1: return "\(name)"
        case 2: return "\(name) and 1 other character"
        default: return "\(name) and \(count - 1) other characters"
        }
    }
}

extension Diagnostic.Kind {
    /// No font has a character.
    package static let glyphMissing = Self("glyph-missing", .data)
    static let glyphSubstituted = Self("glyph-substituted", .data)
}
