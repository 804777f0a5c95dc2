import CCairo
import Pages

/// Writes what a document says about itself.
struct DocumentInfoWriter {
    /// What each PDF calls the program that made it (`Creator` in ISO 32000-2, table 349).
    static let creator = "resume-pdf"

    let surface: OpaquePointer

    /// Writes title, author and the like; without a date the file carries none, so that it depends
    /// on nothing but its content.
    func write(_ info: DocumentInfo, date: PDFDate?) {
        write(info.title, as: CAIRO_PDF_METADATA_TITLE)
        write(info.author, as: CAIRO_PDF_METADATA_AUTHOR)
        write(info.subject, as: CAIRO_PDF_METADATA_SUBJECT)
        write(info.keywords.joined(separator: ", "), as: CAIRO_PDF_METADATA_KEYWORDS)
        write(Self.creator, as: CAIRO_PDF_METADATA_CREATOR)
        // Cairo puts in the present moment by itself; what it cannot read takes that out again.
        let text = date?.forCairo ?? ""
        cairo_pdf_surface_set_metadata(surface, CAIRO_PDF_METADATA_CREATE_DATE, text)
        if date != nil {
            cairo_pdf_surface_set_metadata(surface, CAIRO_PDF_METADATA_MOD_DATE, text)
        }
    }

    /// Writes a text, with blanks for control characters: a null one would end it.
    private func write(_ text: String, as kind: cairo_pdf_metadata_t) {
        guard !text.isEmpty else { return }
        let clean = String(
            String.UnicodeScalarView(
                text.unicodeScalars.map { $0.properties.generalCategory == .control ? " " : $0 }))
        cairo_pdf_surface_set_metadata(surface, kind, clean)
    }
}

/// Writes bookmarks.
struct OutlineWriter {
    let surface: OpaquePointer

    /// Writes bookmarks; each belongs to the last one before it of a lower level.
    func write(_ entries: [Bookmark]) {
        var ancestors: [(level: Int, identifier: Int32)] = []
        for entry in entries {
            while let last = ancestors.last, last.level >= entry.level { ancestors.removeLast() }
            let target = "page=\(entry.page + 1) pos=[0 \(decimal(entry.y))]"
            let title = entry.title.split(separator: "\0").joined(separator: " ")
            let identifier = cairo_pdf_surface_add_outline(
                surface, ancestors.last?.identifier ?? CAIRO_PDF_OUTLINE_ROOT, title, target,
                CAIRO_PDF_OUTLINE_FLAG_OPEN)
            ancestors.append((entry.level, identifier))
        }
    }
}
