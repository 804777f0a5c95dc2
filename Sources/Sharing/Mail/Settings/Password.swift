/// A password that does not show itself where values are printed.
package struct Password: Sendable, Equatable, CustomStringConvertible, CustomDebugStringConvertible,
    CustomReflectable
{
    /// The password itself, for the one place that hands it on.
    let secret: String

    /// Keeps a password.
    init(_ secret: String) {
        self.secret = secret
    }

    package var description: String { "(a password)" }
    package var debugDescription: String { description }
    package var customMirror: Mirror { Mirror(self, children: []) }
}
