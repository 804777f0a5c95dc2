/// One page: its size and what stands on it, in reading order.
public struct Page: Sendable, Equatable {
    /// The paper, in points.
    public var size: Size
    /// The part of the paper within the margins; nil if nobody says.
    public var textArea: Rect?
    /// What stands on it.
    ///
    /// Drawing order is reading order: text extractors follow it.
    public var items: [PageItem]

    /// Makes a page.
    public init(size: Size, textArea: Rect? = nil, items: [PageItem] = []) {
        self.size = size
        self.textArea = textArea
        self.items = items
    }
}

/// Something that stands on a page.
public enum PageItem: Sendable, Equatable {
    /// A line of text.
    case text(GlyphLine)
    /// A rule, an icon or another figure: decoration, no part of the text.
    case path(PathShape)
    /// A picture.
    case image(ImagePlacement)
}
