/// A password that does not show itself where values are printed.
package struct Password: Sendable, Equatable, CustomStringConvertible, CustomDebugStringConvertible,
    CustomReflectable
{
    /// The password itself, for the one place that hands it on.
    package let secret: String

    /// Keeps a password.
    package init(_ secret: String) { self.secret = secret }

    /// Takes the first line of what a file holds or a program prints; nil if there is no password in
    /// it: no text, or one with control characters.
    package init?(firstLineOf bytes: [UInt8]) {
        var line = bytes.prefix { $0 != UInt8(ascii: "\n") }
        if line.last == UInt8(ascii: "\r") { line.removeLast() }
        guard let text = String(validating: line, as: UTF8.self), !text.isEmpty,
            !text.unicodeScalars.contains(where: Self.isControl)
        else { return nil }
        secret = text
    }

    private static func isControl(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.properties.generalCategory {
        case .control, .lineSeparator, .paragraphSeparator: true
        default: false
        }
    }

    package var description: String { "(a password)" }
    package var debugDescription: String { description }
    package var customMirror: Mirror { Mirror(self, children: []) }
}
