/// The quotation marks of a language: CLDR's `delimiters` (UTS 35), with the blanks that belong to them.
package struct QuotationMarks: Sendable, Equatable {
    /// What a quotation begins with.
    package let opening: String
    /// What it ends with.
    package let closing: String
    /// What a quotation in another one begins with.
    package let innerOpening: String
    /// What that ends with.
    package let innerClosing: String

    /// CLDR's for a language of which nothing is known.
    package static let root = QuotationMarks(
        opening: "“", closing: "”", innerOpening: "‘", innerClosing: "’")

    private init(opening: String, closing: String, innerOpening: String, innerClosing: String) {
        self.opening = opening
        self.closing = closing
        self.innerOpening = innerOpening
        self.innerClosing = innerClosing
    }

    /// Reads the four marks with a blank between them, such as `“ ” ‘ ’`; nil if there are not four.
    init?(_ text: String) {
        let marks = text.split(separator: " ").map { String($0) }
        guard marks.count == 4 else { return nil }
        self.init(
            opening: marks[0], closing: marks[1], innerOpening: marks[2], innerClosing: marks[3])
    }
}
