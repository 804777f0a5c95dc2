/// A text of one paragraph, with the fonts of its parts.
package struct StyledText: Sendable, Hashable {
    /// The spans, in reading order; none is empty.
    package var spans: [Span]
    /// The language, as a BCP 47 tag.
    package var language: String

    /// Makes a text.
    package init(_ spans: [Span], language: String = "en") {
        self.spans = spans
        self.language = language
    }

    /// A stretch of one font.
    ///
    /// Neighbours may have the same font: callers use spans to tell apart what they draw in other
    /// colours or sizes, or link.
    package struct Span: Sendable, Hashable {
        /// The characters; a line feed forces a line break.
        package var text: String
        /// The font.
        package var font: FontQuery
        /// Space added after each cluster, in em.
        package var tracking: Double

        /// Makes a span.
        package init(_ text: String, font: FontQuery, tracking: Double = 0) {
            self.text = text
            self.font = font
            self.tracking = tracking
        }
    }
}
