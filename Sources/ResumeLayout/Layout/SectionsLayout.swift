package import Pages

/// Which sections a page has, and how their titles look.
package struct SectionsLayout: Sendable, Equatable {
    /// The sections in order, by their keys; `other` stands for all that are not named.
    package var order: [String]
    /// Titles that replace those of the language, by the sections' keys.
    package var titles: [String: String]
    /// How titles look.
    package var title: SectionTitleLayout

    /// The keys of the sections that the format knows.
    package static let knownKeys = [
        "summary", "work", "volunteer", "education", "awards", "certificates", "publications",
        "skills", "languages", "interests", "references", "projects",
    ]
    /// The key that stands for all sections that are not named.
    package static let otherKey = "other"
}

/// How section titles look.
package struct SectionTitleLayout: Sendable, Equatable {
    /// Where the title stands.
    package var alignment: Alignment
    /// The rule that comes with it.
    package var rule: Rule
    /// How thick the rule is, in points.
    package var thickness: Double
    /// The distance of the rule from the title, in points.
    package var gap: Double
    /// The rule's colour.
    package var color: Color

    /// The rules that a title may have.
    package enum Rule: String, Sendable, Hashable, CaseIterable {
        /// None.
        case none
        /// Below the title, as wide as the column.
        case under
        /// From the title's end to the column's edge.
        case after
    }
}
