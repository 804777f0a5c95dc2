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
    public var outline: [OutlineEntry]
    /// The pages.
    public var pages: [Page]

    /// Makes a document.
    public init(
        info: DocumentInfo, faces: [FontFace] = [], images: [ImageAsset] = [],
        structure: [StructureElement] = [], outline: [OutlineEntry] = [], pages: [Page] = []
    ) {
        self.info = info
        self.faces = faces
        self.images = images
        self.structure = structure
        self.outline = outline
        self.pages = pages
    }
}
