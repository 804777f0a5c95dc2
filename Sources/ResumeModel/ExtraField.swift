/// A field that the format does not know, kept so that a layout can print it as `{key}`.
public struct ExtraField: Sendable, Hashable {
    /// The key as the file spells it.
    public var key: String
    /// What it holds: one text, or a list of them.
    public var values: [RichText]

    /// Makes a field.
    public init(key: String, values: [RichText]) {
        self.key = key
        self.values = values
    }

    /// Whether the values are several texts at length, which read better as a list than in a row.
    package var isList: Bool {
        values.count > 1 && values.contains { $0.plain.utf8.count > Self.longestWord }
    }

    /// Texts longer than this, in bytes, are sentences rather than words.
    private static let longestWord = 60
}
