/// The font that a stretch of text is to be set in.
public struct FontQuery: Sendable, Hashable {
    /// The family's name.
    public var family: String
    /// The weight, 100 to 900.
    public var weight: Int
    /// Whether italic.
    public var isItalic: Bool
    /// Whether small letters are set as small capitals, where the face has such letters.
    ///
    /// The text stays as it is. `FontMetrics.hasSmallCaps` says whether the face has them.
    public var smallCaps: Bool

    /// Makes a query.
    public init(family: String, weight: Int = 400, isItalic: Bool = false, smallCaps: Bool = false)
    {
        self.family = family
        self.weight = weight
        self.isItalic = isItalic
        self.smallCaps = smallCaps
    }
}
