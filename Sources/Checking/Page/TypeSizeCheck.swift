import Characters
package import SourceTree

/// Finds type that is too small to be read with ease.
package struct TypeSizeCheck {
    private let pdf: ReadPDF
    private let least: Double
    private let severity: Diagnostic.Severity

    /// The size below which print is hard to read, in points: that of footnotes.
    package static let usual = 7.0

    /// Looks at a file whose type should have at least a size.
    package init(_ pdf: ReadPDF, least: Double = usual, _ severity: Diagnostic.Severity = .warning)
    {
        self.pdf = pdf
        self.least = least
        self.severity = severity
    }

    /// One finding for all of it, with the smallest.
    package var diagnostics: Diagnostics {
        // What rounding of a file's numbers may take away.
        let small = pdf.pages.flatMap(\.texts).filter { $0.isSeen && $0.size < least - 0.05 }
        guard let smallest = small.min(by: { $0.size < $1.size }) else { return Diagnostics() }
        let sample = pdf.pages.flatMap(\.texts).filter { $0.size == smallest.size }
            .prefix(40).map(\.text).joined()
        return Diagnostics([
            Diagnostic(
                .pageType, severity,
                "type of \(smallest.size.tenths) pt is small; at least \(least.tenths) pt are easy to read: "
                    + "\(VisibleText.quoted(sample))")
        ])
    }
}

extension Double {
    /// The number with one decimal, or none where that is 0.
    package var tenths: String {
        let tenths = Int((self * 10).rounded())
        return tenths % 10 == 0 ? String(tenths / 10) : "\(tenths / 10).\(abs(tenths) % 10)"
    }
}

extension Diagnostic.Kind {
    static let pageType = Self("page-type", .check)
}
