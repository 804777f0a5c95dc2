/// A bookmark.
public struct OutlineEntry: Sendable, Hashable {
    /// The text that viewers list.
    public var title: String
    /// How deep it is nested, from 0.
    public var level: Int
    /// The page it leads to, by index.
    public var page: Int
    /// The distance of the target from the page's top, in points.
    public var y: Double

    /// Makes a bookmark.
    public init(title: String, level: Int, page: Int, y: Double) {
        self.title = title
        self.level = level
        self.page = page
        self.y = y
    }
}
