package import SourceTree

/// Finds out whether a file has more pages than it may.
package struct PageCountCheck {
    private let pdf: ReadPDF
    private let most: Int

    /// Looks at a file that may have so many pages.
    package init(_ pdf: ReadPDF, most: Int) {
        self.pdf = pdf
        self.most = most
    }

    /// The finding for what is too much.
    package var diagnostics: Diagnostics {
        let count = pdf.pages.count
        guard count > most else { return Diagnostics() }
        let pages = Message.pages(count)
        return Diagnostics([
            Diagnostic(
                .pageCount, .error,
                "the PDF has \(pages), and \(most) are allowed; --pages \(most) fits "
                    + "the resume to that")
        ])
    }
}

extension Diagnostic.Kind {
    static let pageCount = Self("page-count", .check)
}
