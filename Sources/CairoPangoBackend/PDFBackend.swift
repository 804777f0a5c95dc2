import CCairo
import CPango
package import Pages

/// Turns the description of pages into a PDF that conforms to the standards asked for: cairo draws it,
/// and `Conformance` adds what cairo leaves out.
package struct PDFBackend {
    /// What each PDF calls the program that made it (`Creator` in ISO 32000-2, table 349).
    package static let creator = InformationEntries.creator

    /// Draws a document with the fonts of a library.
    ///
    /// The same document, fonts and options always give the same bytes. A document that cannot be drawn
    /// as it is described is refused, with the reason.
    package static func render(
        _ document: PageDocument, fonts: FontLibrary, _ options: PDFOptions = PDFOptions()
    ) throws(PDFError) -> [UInt8] {
        let (bytes, opened) = try drawn(document, fonts: fonts)
        return try Conformance(document, opened: opened, options).complete(bytes)
    }

    /// The file as cairo writes it, and the structure elements in the order of its own.
    static func drawn(
        _ document: PageDocument, fonts: FontLibrary
    ) throws(PDFError) -> (bytes: [UInt8], opened: [Int]) {
        try DocumentCheck(document: document).check()
        return try CairoFaces.exclusively { () throws(PDFError) in
            try PDFFaces(document.faces, on: document.pages, library: fonts)
                .draw { (faces) throws(PDFError) in try draw(document, faces) }
        }
    }

    private static func draw(
        _ document: PageDocument, _ faces: PDFFaces
    ) throws(PDFError) -> (bytes: [UInt8], opened: [Int]) {
        guard let first = document.pages.first else { throw .noPages }
        let surface = try PDFSurface.open(size: first.size)
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
        let opened = painter.finish()
        surface.write(document.outline)
        return (try surface.finish(), opened)
    }
}
