import Characters
import Pages
package import SourceTree

/// Finds words whose letters stand so far apart that programs take each for a word.
package struct SpacedTextCheck {
    private let pdf: ReadPDF

    /// From this space between letters, in em, extractors part them; measured with ten of them.
    private static let space = 0.1
    /// So many letters in a row are no initials.
    private static let row = 4

    /// Looks at a file.
    package init(_ pdf: ReadPDF) { self.pdf = pdf }

    /// A finding for each such word, once.
    package var diagnostics: Diagnostics {
        var findings = Diagnostics()
        var seen: Set<String> = []
        for page in pdf.pages {
            for word in Self.spacedWords(page.texts) where seen.insert(word).inserted {
                findings.add(
                    Diagnostic(
                        .textSpaced, .warning,
                        "the letters of \(VisibleText.quoted(word, limit: 40)) stand so far "
                            + "apart that programs read each as a word"))
            }
        }
        return findings
    }

    /// Rows of letters that each stand apart from both neighbours.
    private static func spacedWords(_ texts: [ShownText]) -> [String] {
        let shown = texts.filter { text in
            !text.isArtifact && text.text.contains { !$0.isWhitespace }
        }
        var words: [String] = []
        var word = ""
        for (index, text) in shown.enumerated() {
            let isJoined = index + 1 < shown.count && !isApart(text, shown[index + 1])
            let isJoinedBefore = index > 0 && !isApart(shown[index - 1], text)
            let isEnd = index + 1 == shown.count || isElsewhere(text, shown[index + 1])
            if isLetter(text), !isJoined, !isJoinedBefore {
                word += text.text
                if !isEnd { continue }
            }
            if word.count >= row { words.append(word) }
            word = ""
        }
        return words
    }

    /// Whether a glyph is a letter of a script whose letters are not joined.
    private static func isLetter(_ text: ShownText) -> Bool {
        text.text.count == 1 && text.text.unicodeScalars.allSatisfy(\.properties.isCased)
    }

    /// Whether the next glyph is on another line or in another column.
    private static func isElsewhere(_ left: ShownText, _ right: ShownText) -> Bool {
        abs(left.origin.y - right.origin.y) > 0.1 * right.size
            || right.origin.x - left.end.x > 1.2 * right.size
    }

    /// Whether two glyphs stand apart.
    private static func isApart(_ left: ShownText, _ right: ShownText) -> Bool {
        isElsewhere(left, right) || right.origin.x - left.end.x >= space * max(right.size, 1)
    }
}

extension Diagnostic.Kind {
    static let textSpaced = Self("text-spaced", .check)
}
