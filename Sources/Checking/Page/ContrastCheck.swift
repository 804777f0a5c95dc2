import Characters
import Pages
package import SourceTree

/// Finds text that stands out too little from its ground (WCAG 2.2, 1.4.3).
package struct ContrastCheck {
    private let pdf: ReadPDF
    private let severity: Diagnostic.Severity

    /// The least contrast of text, and of large text: from 18 pt, or 14 pt where it is bold.
    private static let least = (usual: 4.5, large: 3.0)

    /// Looks at a file.
    package init(_ pdf: ReadPDF, _ severity: Diagnostic.Severity = .warning) {
        self.pdf = pdf
        self.severity = severity
    }

    /// A finding for each pair of colours, once.
    package var diagnostics: Diagnostics {
        var samples: [(colors: [Color], contrast: Double, isLarge: Bool, text: String)] = []
        for text in pdf.pages.flatMap(\.texts) where text.isSeen {
            guard let contrast = text.contrast, let color = text.color, let ground = text.ground
            else {
                continue
            }
            let isLarge = text.size >= 18 || text.isBold && text.size >= 14
            guard contrast < (isLarge ? Self.least.large : Self.least.usual) - 0.005 else {
                continue
            }
            let index = samples.firstIndex {
                $0.colors == [color, ground] && $0.isLarge == isLarge
            }
            if let index {
                if samples[index].text.count < 40 { samples[index].text += text.text }
            } else {
                samples.append(([color, ground], contrast, isLarge, text.text))
            }
        }
        return Diagnostics(
            samples.map { sample in
                let least = sample.isLarge ? Self.least.large : Self.least.usual
                return Diagnostic(
                    .pageContrast, severity,
                    "text in \(sample.colors[0].digits) on \(sample.colors[1].digits) has a contrast of "
                        + "\(sample.contrast.tenths) : 1, and \(least.tenths) : 1 is the least that people "
                        + "with low vision need: \(VisibleText.quoted(sample.text))")
            })
    }
}

extension Color {
    /// The colour as people write it for the web: `#1D4A73`.
    var digits: String {
        "#"
            + [red, green, blue].map { part in
                let digits = String(Int((part * 255).rounded()), radix: 16, uppercase: true)
                return digits.count == 1 ? "0" + digits : digits
            }.joined()
    }
}

extension Diagnostic.Kind {
    static let pageContrast = Self("page-contrast", .check)
}
