/// Which language a text is in, as far as it tells.
package enum LanguageVerdict: Sendable, Equatable {
    /// It is this one, as a BCP 47 tag.
    case certain(String)
    /// It may be one of these, as BCP 47 tags, the likeliest first; none where nothing speaks for any.
    case unsure([String])
}
