/// The whole truth about the pages of a document, as plain values.
///
/// The layout writes it; each backend turns it into bytes and adds and decides nothing.
public struct PageDocument: Sendable, Equatable {
    /// Title, author and the like.
    public var info: DocumentInfo
    /// The font faces that glyph runs refer to by index.
    public var faces: [FontFace]
    /// The pictures that image items refer to by index.
    public var images: [ImageAsset]
    /// The structure tree: a parent stands before its children, siblings in reading order.
    public var structure: [StructureElement]
    /// The bookmarks, in reading order.
    public var outline: [Bookmark]
    /// The pages.
    public var pages: [Page]

    /// Makes a document.
    public init(
        info: DocumentInfo, faces: [FontFace] = [], images: [ImageAsset] = [],
        structure: [StructureElement] = [], outline: [Bookmark] = [], pages: [Page] = []
    ) {
        self.info = info
        self.faces = faces
        self.images = images
        self.structure = structure
        self.outline = outline
        self.pages = pages
    }
}

/// A bookmark: an item of the outline that viewers show beside the pages (ISO 32000-1, 12.3.3).
public struct Bookmark: Sendable, Hashable {
    /// The text that viewers list.
    public var title: String
    /// The page it leads to, by index.
    public var page: Int
    /// The distance of the target from the page's top, in points.
    public var y: Double

    /// Makes a bookmark.
    public init(title: String, page: Int, y: Double) {
        self.title = title
        self.page = page
        self.y = y
    }
}
