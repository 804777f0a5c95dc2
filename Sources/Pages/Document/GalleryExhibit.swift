/// A document that a gallery shows, by its first page.
public struct GalleryExhibit: Sendable, Equatable {
    /// What it is called: the bookmark.
    public var title: String
    /// The document; its faces are a part, from the start, of the gallery's.
    public var document: PageDocument
    /// What stands above the page.
    public var caption: Caption

    /// Makes an exhibit.
    public init(title: String, document: PageDocument, caption: Caption) {
        self.title = title
        self.document = document
        self.caption = caption
    }

    /// A strip above a page; the elements of its runs are set by the gallery.
    public struct Caption: Sendable, Equatable {
        /// How high it is, in points.
        public var height: Double
        /// The title, which becomes a heading.
        public var heading: GlyphLine
        /// What more there is to say, each line a paragraph.
        public var lines: [GlyphLine]
        /// What is drawn and not read.
        public var decoration: [PathShape]

        /// Makes a caption.
        public init(
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
