package import Characters
package import Pages

/// Why text cannot be set in a font that was asked for.
package enum FontProblem: Error, Sendable, Hashable {
    /// A file cannot be used; the reason is a phrase such as "it is damaged (table "glyf")".
    case unreadable(path: String, reason: Message)
    /// No face of the family is known.
    case missingFamily(String)
    /// The family is known, but not in the weight and slope asked for.
    case missingStyle(FontQuery, available: [FontFace])
    /// The bytes of a built-in face could not be handed over; the number is the system's `errno`.
    case unavailable(FontFace, errno: Int32)
}

/// What of a font file that someone gave is not used.
package enum FontFileProblem: Error, Sendable, Hashable {
    /// Nothing of it; the reason is a phrase such as "it is not a TrueType or OpenType font".
    case unusable(path: String, reason: Message)
    /// One face of several; faces are counted from 1.
    case unusableFace(path: String, number: Int, reason: Message)
    /// All styles but the one at rest of a variable font.
    case variable(path: String)

    /// Why fonts for web pages are not read.
    package static let webFont: Message =
        "it is packed for web pages; use the font's .ttf or .otf file"
    /// Why fonts of pixels are not read.
    package static let onlyPictures: Message = "it has no outlines, only pictures"
}
