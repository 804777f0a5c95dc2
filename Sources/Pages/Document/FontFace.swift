/// A font face by value: what it is called, not where its file lies.
public struct FontFace: Sendable, Hashable {
    /// The family, such as "Source Sans 3".
    public var family: String
    /// The weight, 100 (thin) to 900 (black) as in CSS Fonts; 400 is regular, 700 bold.
    public var weight: Int
    /// Whether it is italic or oblique.
    public var isItalic: Bool
    /// The PostScript name, which tells apart what the other values cannot.
    public var postScriptName: String

    /// Makes a face.
    public init(family: String, weight: Int, isItalic: Bool, postScriptName: String) {
        self.family = family
        self.weight = weight
        self.isItalic = isItalic
        self.postScriptName = postScriptName
    }
}

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
