package import SourceTree

extension Message {
    /// Whether its English text has another in it.
    package func contains(_ part: String) -> Bool { text.contains(part) }

    /// Whether its English text begins with another.
    package func hasPrefix(_ part: String) -> Bool { text.hasPrefix(part) }

    /// Whether its English text ends with another.
    package func hasSuffix(_ part: String) -> Bool { text.hasSuffix(part) }
}
