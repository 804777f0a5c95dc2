/// A document that a gallery shows, by its first page.
package struct GalleryExhibit: Sendable, Equatable {
    /// What it is called: the bookmark.
    package var title: String
    /// The document; its faces are a part, from the start, of the gallery's.
    package var document: PageDocument
    /// What stands above the page.
    package var caption: Caption

    /// Makes an exhibit.
    package init(title: String, document: PageDocument, caption: Caption) {
        self.title = title
        self.document = document
        self.caption = caption
    }

    /// A strip above a page; the elements of its runs are set by the gallery.
    package struct Caption: Sendable, Equatable {
        /// How high it is, in points.
        package var height: Double
        /// The title, which becomes a heading.
        package var heading: GlyphLine
        /// What more there is to say, each line a paragraph.
        package var lines: [GlyphLine]
        /// What is drawn and not read.
        package var decoration: [PathShape]

        /// Makes a caption.
        package init(
            height: Double, heading: GlyphLine, lines: [GlyphLine] = [],
            decoration: [PathShape] = []
        ) {
            self.height = height
            self.heading = heading
            self.lines = lines
            self.decoration = decoration
        }
    }
}
