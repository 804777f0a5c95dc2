package import Pages
import ResumeModel

/// Which sections a page has, in which order, and what is special about each.
package struct SectionsLayout: Sendable, Equatable {
    /// The sections in order, by their keys; `other` stands for all that are not named.
    package var order: [String]
    /// The sections that are not shown; `other` stands for all that are not named in the order.
    package var hidden: Set<String>
    /// Titles that replace those of the language, by the sections' keys.
    package var titles: [String: SectionTitles]
    /// What differs in single sections, by their keys.
    package var each: [String: SectionOptions]

    /// The keys of the sections that the format knows.
    package static let knownKeys = ["summary"] + Resume.sections.map { $0.sectionKey }

    /// The key that stands for all sections that are not named.
    package static let otherKey = "other"
}

/// A title that replaces the language's.
package enum SectionTitles: Sendable, Equatable {
    /// The same in all languages.
    case one(String)
    /// By the languages' tags, such as `en` or `en-GB`.
    case byLanguage([String: String])

    /// The title in a language; nil to leave the language's own.
    package func title(in tag: String) -> String? {
        switch self {
        case .one(let text): text
        case .byLanguage(let texts): texts[tag] ?? texts[String(tag.prefix { $0 != "-" })]
        }
    }
}

/// What differs in one section.
package struct SectionOptions: Sendable, Equatable {
    /// The distances in it; nil for the column's.
    package var spacing: Spacing?
    /// The look of its title; nil for the column's.
    package var title: SectionTitleLayout?
    /// Whether it begins a new page.
    package var startsPage = false
    /// The numbers, from 1, of entries that begin a new page.
    package var pageStarts: [Int] = []
    /// Whether it is to stay on one page.
    package var isKept = false
    /// The distance of its content from the column's left edge, in points.
    package var indent = 0.0
    /// What lies behind it.
    package var panel: PanelLayout?
}

/// What lies behind a section's content.
package struct PanelLayout: Sendable, Equatable {
    /// The colour of the area; nil for none.
    package var fill: Color?
    /// How wide the bar at the left edge is, in points; 0 for none.
    package var bar: Double
    /// The bar's colour.
    package var barColor: Color
    /// The distance of the text from the area's edges, in points.
    package var padding: Double
}
