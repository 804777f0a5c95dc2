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
    /// The text stays as it is. `TextShaper.hasSmallCaps` says whether the face has them.
    public var smallCaps: Bool
    /// Whether letters are set as capitals; the text stays as it is.
    public var capitals: Bool
    /// The shape of figures, where the face has it; nil for the face's own.
    public var figures: Figures?

    /// The shapes of figures: as high as capitals, with parts above and below small letters, or all of
    /// one width.
    public enum Figures: String, Sendable, Hashable, CaseIterable { case lining, oldstyle, tabular }

    /// Makes a query.
    public init(
        family: String, weight: Int = 400, isItalic: Bool = false, smallCaps: Bool = false,
        capitals: Bool = false, figures: Figures? = nil
    ) {
        self.family = family
        self.weight = weight
        self.isItalic = isItalic
        self.smallCaps = smallCaps
        self.capitals = capitals
        self.figures = figures
    }
}
