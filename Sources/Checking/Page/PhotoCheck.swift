import Pages
package import SourceTree

/// Finds pictures that have too few pixels for the size that they are shown in.
package struct PhotoCheck {
    private let pdf: ReadPDF

    /// The least pixels to the inch that look sharp in print.
    private static let least = 150.0

    /// Looks at a file.
    package init(_ pdf: ReadPDF) { self.pdf = pdf }

    /// A finding for each such picture.
    package var diagnostics: Diagnostics {
        var findings = Diagnostics()
        for (index, page) in pdf.pages.enumerated() {
            for picture in page.pictures {
                let size = picture.frame.size
                // Signs of a few points are never looked at so closely.
                guard size.width > 20, size.height > 20 else { continue }
                let density =
                    min(
                        Double(picture.width) / size.width, Double(picture.height) / size.height)
                    * 72
                guard density < Self.least else { continue }
                findings.add(
                    Diagnostic(
                        .pagePhoto, .warning,
                        "the picture on page \(index + 1) has \(Int(density)) pixels to the inch and will "
                            + "look coarse in print; \(Int(Self.least)) are the least"))
            }
        }
        return findings
    }
}

extension Diagnostic.Kind {
    static let pagePhoto = Self("page-photo", .check)
}
