/// How much is said unasked.
package enum Verbosity: Sendable, Hashable {
    /// Warnings and errors.
    case quiet
    /// What is worth a person's time: like findings once, and notes that ask for nothing not at all.
    case usual
    /// Everything.
    case verbose
}
