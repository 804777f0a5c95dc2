/// Which signs stand on pages in the place of those that keyboards have.
struct TypographyRules: Sendable, Equatable {
    var quotes: Quotes
    var dashes: Dashes

    /// Quotation marks and apostrophes: those of the language, or as they are typed.
    enum Quotes: String, Sendable, Hashable, CaseIterable { case typographic, straight }

    /// Dashes and ellipses: made from hyphens and full stops, or as they are typed.
    enum Dashes: String, Sendable, Hashable, CaseIterable { case typographic, typed }
}
