import Pages

/// What is known of a character before shaping, kept at the offset of its first byte.
///
/// One byte per byte of text; those of continuation bytes are empty.
struct CharacterMark: OptionSet {
    var rawValue: UInt8

    /// A character that users see starts here (UAX #29), so a cluster may.
    static let start = Self(rawValue: 1 << 2)
    /// White space.
    static let space = Self(rawValue: 1 << 3)
    /// The character has no glyph of its own: a joiner, a variation selector, a control of direction.
    static let ignorable = Self(rawValue: 1 << 4)
    /// No line may end after it: it was a no-break space or hyphen, or a word joiner followed it.
    static let noBreak = Self(rawValue: 1 << 5)
    /// A line may end after it: a zero width space followed it.
    static let mayBreak = Self(rawValue: 1 << 6)
    /// A span starts here, so a cluster must.
    static let spanStart = Self(rawValue: 1 << 7)

    /// What may happen after the character.
    var lineBreak: LineBreak {
        get { LineBreak(rawValue: rawValue & 3) ?? .desperate }
        set { rawValue = rawValue & ~3 | newValue.rawValue }
    }
}
