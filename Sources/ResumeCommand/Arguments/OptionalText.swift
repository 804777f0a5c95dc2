/// What is known of an option whose text may be left out.
package enum OptionalText: Sendable, Hashable {
    /// The option is not given.
    case absent
    /// The option is given alone.
    case bare
    /// The option is given with a text.
    case text(String)
}
