package import Pages

/// What is wrong with a font that was asked for or given.
package enum FontProblem: Error, Sendable, Hashable {
    /// A file cannot be used; the reason is a phrase such as "it is not a TrueType or OpenType font".
    case unreadable(path: String, reason: String)
    /// No face of the family is known.
    case missingFamily(String)
    /// The family is known, but not in the weight and slope asked for.
    case missingStyle(FontQuery, available: [FontFace])
    /// The bytes of a built-in face could not be handed over; the number is the system's `errno`.
    case unavailable(FontFace, errno: Int32)
}
