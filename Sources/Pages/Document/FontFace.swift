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
