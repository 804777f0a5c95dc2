/// A language that a file has its resume in, and how much of it.
package struct LanguageCoverage: Sendable, Hashable {
    /// The language, a BCP 47 tag.
    package let tag: String
    /// How many texts of the file are there in several languages, each by itself.
    package var texts = 0
    /// How many of these this language lacks.
    package var missing = 0

    /// Makes the coverage of a language of which no text was looked at.
    package init(_ tag: String) { self.tag = tag }
}
