/// The font that a stretch of text is to be set in.
public struct FontQuery: Sendable, Hashable {
    /// The family's name.
    public var family: String
    /// The weight, 100 to 900.
    public var weight: Int
    /// Whether italic.
    public var isItalic: Bool

    /// Makes a query.
    public init(family: String, weight: Int = 400, isItalic: Bool = false) {
        self.family = family
        self.weight = weight
        self.isItalic = isItalic
    }
}
