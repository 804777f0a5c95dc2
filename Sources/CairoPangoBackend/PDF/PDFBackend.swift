import CCairo
import CPango
package import Pages

/// Turns the description of pages into a PDF, with cairo.
package struct PDFBackend {
    /// What each PDF calls the program that made it (`Creator` in ISO 32000-2, table 349).
    package static let creator = "resume-pdf"

    /// Draws a document with the fonts of a library.
    ///
    /// The same document and fonts always give the same bytes. A document that cannot be drawn as it
    /// is described is refused, with the reason.
    package static func render(
        _ document: PageDocument, fonts: FontLibrary
    ) throws(PDFError) -> [UInt8] {
        try DocumentCheck(document: document).check()
        let date: PDFDate? =
            if let created = document.info.created { try PDFDate(created) } else { nil }
        var bytes = try CairoFaces.exclusively { () throws(PDFError) in
            try PDFFaces(document.faces, on: document.pages, library: fonts)
                .draw { (faces) throws(PDFError) in try draw(document, faces, date) }
        }
        date?.mend(&bytes)
        return bytes
    }

    private static func draw(
        _ document: PageDocument, _ faces: PDFFaces, _ date: PDFDate?
    ) throws(PDFError) -> [UInt8] {
        guard let first = document.pages.first else { throw .noPages }
        let surface = try PDFSurface.open(size: first.size)
        surface.write(document.info, date: date)
        var painter = PagePainter(document, context: surface.context, faces: faces, target: .pdf)
        var size = first.size
        for page in document.pages {
            // Cairo cuts off what reaches the fraction of a point at the edges of a page whose size
            // was set, so that bands would end before the paper does.
            if page.size != size {
                size = page.size
                cairo_pdf_surface_set_size(surface.surface, size.width, size.height)
            }
            try painter.paint(page)
            cairo_show_page(surface.context)
            try surface.check()
        }
        painter.finish()
        surface.write(document.outline)
        return try surface.finish()
    }
}
