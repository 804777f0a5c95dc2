import Characters
package import SourceTree

/// Finds emoji, which programs drop and readers of resumes do not expect.
package struct EmojiCheck {
    private let pdf: ReadPDF

    /// Looks at a file.
    package init(_ pdf: ReadPDF) { self.pdf = pdf }

    /// One finding for all of them.
    package var diagnostics: Diagnostics {
        let scalars = pdf.pages.flatMap(\.texts).flatMap(\.text.unicodeScalars)
            .filter(\.properties.isEmojiPresentation)
        guard !scalars.isEmpty else { return Diagnostics() }
        let signs = String(String.UnicodeScalarView(Set(scalars).sorted().prefix(8)))
        let names = VisibleText.escaped(signs)
        let count = scalars.count
        return Diagnostics([
            Diagnostic(
                .pageEmoji, .warning,
                .counted(
                    count, one: "there is an emoji in the text, which programs may drop: \(names)",
                    other: "there are \(count) emoji in the text, which programs may drop: \(names)"
                ))
        ])
    }
}

extension Diagnostic.Kind {
    static let pageEmoji = Self("page-emoji", .check)
}
