package import Pages

/// What is wrong with a font that was asked for or given.
package enum FontProblem: Error, Sendable, Hashable {
    /// A file cannot be used; the reason is a phrase such as "it is not a TrueType or OpenType font".
    case unreadable(path: String, reason: String)
    /// One face of a file of several cannot be used; faces are counted from 1.
    case unreadableFace(path: String, number: Int, reason: String)
    /// A file's only style is used, though it could be set in others.
    case variable(path: String)
    /// No face of the family is known.
    case missingFamily(String)
    /// The family is known, but not in the weight and slope asked for.
    case missingStyle(FontQuery, available: [FontFace])
    /// The bytes of a built-in face could not be handed over; the number is the system's `errno`.
    case unavailable(FontFace, errno: Int32)
}
