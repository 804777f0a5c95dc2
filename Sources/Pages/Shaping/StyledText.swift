/// A text of one paragraph, with the fonts of its parts.
public struct StyledText: Sendable, Hashable {
    /// The spans, in reading order; none is empty.
    public var spans: [Span]
    /// The language, as a BCP 47 tag.
    public var language: String
    /// Whether it is of a page that is written from right to left; else its first letter decides.
    public var isRightToLeft: Bool

    /// Makes a text.
    public init(_ spans: [Span], language: String = "en", isRightToLeft: Bool = false) {
        self.spans = spans
        self.language = language
        self.isRightToLeft = isRightToLeft
    }

    /// A stretch of one font.
    ///
    /// Neighbours may have the same font: callers use spans to tell apart what they draw in other
    /// colours or sizes, or link.
    public struct Span: Sendable, Hashable {
        /// The characters; a line feed forces a line break.
        public var text: String
        /// The font.
        public var font: FontQuery
        /// Space added after each cluster, in em.
        public var tracking: Double

        /// Makes a span.
        public init(_ text: String, font: FontQuery, tracking: Double = 0) {
            self.text = text
            self.font = font
            self.tracking = tracking
        }

        /// Hashes the characters, which tell nearly all spans apart.
        public func hash(into hasher: inout Hasher) { hasher.combine(text) }
    }
}
