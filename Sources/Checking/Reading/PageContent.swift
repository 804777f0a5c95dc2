package import Pages

/// What a page of a PDF shows, as it is found in its content, in drawing order.
///
/// Places are in points from the page's bottom left corner, upwards.
package struct PageContent: Sendable {
    /// The page's area.
    package var area: Rect
    /// The characters.
    package var texts: [ShownText] = []
    /// The pictures.
    package var pictures: [ShownPicture] = []
    /// What was met that conformance is judged by.
    var traits = ContentTraits()
}

/// The characters of one glyph, where and how they are shown.
package struct ShownText: Sendable {
    /// The characters; U+FFFD where the file does not say which, and empty where another glyph stands
    /// for these, too.
    package var text: String
    /// The left end of the glyph on its baseline.
    package var origin: Point
    /// Where the next glyph would stand.
    package var end: Point
    /// The size of the type, in points.
    package var size: Double
    /// The colour; nil for a pattern, or what is not known here.
    package var color: Color?
    /// The colour behind; nil where a picture or a pattern is.
    package var ground: Color?
    /// Whether the font is bold.
    package var isBold: Bool
    /// The font's name.
    package var font: String
    /// Whether nothing is seen of it: it is neither filled nor outlined, or clear as glass.
    package var isInvisible: Bool
    /// The number of the marked content that it is part of; nil outside.
    package var mark: Int?
    /// Whether it is decoration, and no part of the text.
    package var isArtifact: Bool
}

/// A picture, where it is shown.
package struct ShownPicture: Sendable {
    /// The width, in pixels.
    package var width: Int
    /// The height, in pixels.
    package var height: Int
    /// Where it stands.
    package var frame: Rect
}

/// What a content does that standards have rules for.
struct ContentTraits: Sendable {
    /// How often something is painted that is neither part of the structure nor an artifact.
    var unmarked = 0
    /// The numbers of marked content, in order, repetitions too.
    var marks: [Int] = []
    /// Whether parts of the structure stand in artifacts, or artifacts in parts of the structure.
    var mixesArtifacts = false
    /// Whether marks, states or texts are not closed as they were opened, or are so twice.
    var isUnbalanced = false
    /// Operators that no standard knows.
    var unknownOperators: Set<String> = []
    /// Whether its end cannot be read.
    var isBroken = false
    /// Whether the glyph is shown that stands for a missing one.
    var showsNoGlyph = false
    /// Whether colours are used that depend on the device: grey or RGB.
    var usesDeviceColor = false
    /// Whether colours of four inks are used.
    var usesInks = false
    /// The objects of pictures that are drawn.
    var drawn: Set<Int> = []
}
