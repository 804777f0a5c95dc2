import CCairo
package import Pages

/// Writes pages as PDF: one function from a document to bytes.
///
/// It draws what the document says and decides nothing.
package enum PDFBackend {
    /// Writes a document.
    ///
    /// - Parameters:
    ///   - document: the pages.
    ///   - fonts: the library whose faces the document names.
    /// - Returns: the file's bytes; the same document gives the same bytes.
    /// - Throws: what makes the document impossible to write.
    package static func render(
        _ document: PageDocument, fonts: FontLibrary
    ) throws(PDFError) -> [UInt8] {
        guard let first = document.pages.first else { throw PDFError("a document needs a page") }
        for page in document.pages { try check(page) }
        let canvas = try PDFCanvas.open(width: first.size.width, height: first.size.height)
        setInformation(document.info, on: canvas)
        addOutline(document.outline, on: canvas)
        var painter = try PagePainter(document, fonts: fonts, context: canvas.context)
        for (number, page) in document.pages.enumerated() {
            canvas.setPageSize(width: page.size.width, height: page.size.height)
            try painter.paint(page)
            if number == document.pages.count - 1 { painter.finish() }
            cairo_show_page(canvas.context)
            try canvas.check("page \(number + 1)")
        }
        var bytes = try canvas.finish()
        CreationDate.amend(&bytes, created: document.info.created)
        return bytes
    }

    /// Sizes outside these (ISO 32000-1, Annex C) make viewers fall back to another paper.
    private static let sizes = 36.0...14_400.0

    private static func check(_ page: Page) throws(PDFError) {
        guard sizes.contains(page.size.width), sizes.contains(page.size.height) else {
            throw PDFError(
                "a page of \(page.size.width) × \(page.size.height) points is impossible")
        }
    }

    private static func setInformation(_ info: DocumentInfo, on canvas: borrowing PDFCanvas) {
        canvas.setMetadata(CAIRO_PDF_METADATA_TITLE, info.title)
        canvas.setMetadata(CAIRO_PDF_METADATA_AUTHOR, info.author)
        canvas.setMetadata(CAIRO_PDF_METADATA_SUBJECT, info.subject)
        canvas.setMetadata(CAIRO_PDF_METADATA_KEYWORDS, info.keywords.joined(separator: ", "))
        canvas.setMetadata(CAIRO_PDF_METADATA_CREATOR, "resume-pdf")
        canvas.setMetadata(
            CAIRO_PDF_METADATA_CREATE_DATE, info.created ?? CreationDate.placeholder)
    }

    private static func addOutline(
        _ entries: [OutlineEntry], on canvas: borrowing PDFCanvas
    ) {
        var parents: [Int32] = []
        for entry in entries {
            let level = min(max(entry.level, 0), parents.count)
            parents.removeLast(parents.count - level)
            let target = "page=\(entry.page + 1) pos=[0 \(PDFNumber.text(entry.y))]"
            parents.append(
                canvas.addOutline(entry.title, parent: parents.last ?? 0, target: target))
        }
    }
}
