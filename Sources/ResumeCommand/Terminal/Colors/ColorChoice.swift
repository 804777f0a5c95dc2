/// What `--color` says.
package enum ColorChoice: String, Sendable, Hashable, CaseIterable {
    /// Colour where the output is a terminal that can show it.
    case auto
    /// Colour in any case, also into a pipe.
    case always
    /// No colour.
    case never
}
