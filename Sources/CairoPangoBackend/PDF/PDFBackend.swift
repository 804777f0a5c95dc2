import CCairo
import CPango
package import Pages

/// Turns the description of pages into a PDF, with cairo.
package struct PDFBackend {
    /// What each PDF calls the program that made it.
    package static let creator = DocumentInfoWriter.creator

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
        var bytes: [UInt8] = []
        try CairoFaces.exclusively { () throws(PDFError) in
            let faces = try PDFFaces(document.faces, on: document.pages, library: fonts)
            do throws(PDFError) {
                bytes = try draw(document, faces, date)
            } catch {
                throw faces.blamed(for: error)
            }
        }
        date?.mend(&bytes)
        return bytes
    }

    private static func draw(
        _ document: PageDocument, _ faces: PDFFaces, _ date: PDFDate?
    ) throws(PDFError) -> [UInt8] {
        guard let first = document.pages.first else { throw .noPages }
        let surface = try PDFSurface.open(size: first.size)
        DocumentInfoWriter(surface: surface.surface).write(document.info, date: date)
        var painter = PagePainter(document: document, context: surface.context, faces: faces)
        for page in document.pages {
            cairo_pdf_surface_set_size(surface.surface, page.size.width, page.size.height)
            try painter.paint(page)
            cairo_show_page(surface.context)
            try surface.check()
        }
        painter.finish()
        OutlineWriter(surface: surface.surface).write(document.outline)
        return try surface.finish()
    }
}

/// Draws the items of pages in order, each inside its structure element.
private struct PagePainter {
    private var tags: TagWriter
    private var text: GlyphRunPainter
    private let paths: PathPainter
    private let images: ImagePainter

    init(document: PageDocument, context: OpaquePointer, faces: PDFFaces) {
        tags = TagWriter(structure: document.structure, context: context)
        text = GlyphRunPainter(context: context, faces: faces)
        paths = PathPainter(context: context)
        images = ImagePainter(context: context, images: document.images)
    }

    mutating func paint(_ page: Page) throws(PDFError) {
        for item in page.items {
            switch item {
            case .text(let line):
                for run in line.runs {
                    try tags.enter(run.element)
                    text.paint(run, at: line.origin)
                }
            case .path(let path):
                try tags.enter(nil)
                paths.paint(path)
                text.forgetState()
            case .image(let placement):
                try tags.enter(placement.element)
                try images.paint(placement)
                text.forgetState()
            }
        }
    }

    mutating func finish() {
        tags.leave()
    }
}
