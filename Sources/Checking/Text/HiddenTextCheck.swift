import Characters
import Pages
package import SourceTree

/// Finds text that programs read and nobody sees, which recruiters take for deceit.
package struct HiddenTextCheck {
    private let pdf: ReadPDF

    /// Looks at a file.
    package init(_ pdf: ReadPDF) { self.pdf = pdf }

    /// A finding for each page and each way in which text is hidden there.
    package var diagnostics: Diagnostics {
        var findings = Diagnostics()
        for (index, page) in pdf.pages.enumerated() {
            var hidden: [Way: String] = [:]
            for text in page.texts {
                guard text.text.contains(where: { !$0.isWhitespace }),
                    let way = Self.way(text, on: page.area)
                else { continue }
                hidden[way, default: ""] += text.text
            }
            for way in Way.allCases {
                guard let text = hidden[way] else { continue }
                let words = VisibleText.quoted(text, limit: 60)
                findings.add(
                    Diagnostic(
                        .textHidden, .error,
                        "page \(index + 1) has text that nobody sees, \(way.sentence): \(words)"))
            }
        }
        return findings
    }

    /// How text is hidden.
    private enum Way: CaseIterable {
        case invisible, outside, tiny, colorless

        /// What is so, as a phrase.
        var sentence: Message {
            switch self {
            case .invisible: "drawn with no ink"
            case .outside: "beyond the page's edge"
            case .tiny: "smaller than 2 pt"
            case .colorless: "in the colour of its ground"
            }
        }
    }

    private static func way(_ text: ShownText, on area: Rect) -> Way? {
        if text.isInvisible { return .invisible }
        if !area.contains(text.origin), !area.contains(text.end) { return .outside }
        if text.size < ShownText.smallestSeen { return .tiny }
        if let color = text.color, let ground = text.ground,
            color.contrast(with: ground) < ShownText.leastContrast
        {
            return .colorless
        }
        return nil
    }
}

extension Diagnostic.Kind {
    static let textHidden = Self("text-hidden", .check)
}
