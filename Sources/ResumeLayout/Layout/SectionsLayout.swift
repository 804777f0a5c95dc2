import Characters
package import Languages
import Pages
package import ResumeModel

/// Which sections a page has, in which order, and what is special about each.
package struct SectionsLayout: Sendable, Equatable {
    /// The sections in order, by their keys; `other` stands for all that are not named.
    var order: [String]
    /// Which of them stand side by side.
    var rows: [SectionRow] = []
    /// The widest that lines of running text may be; nil for as wide as the column.
    var measure: Extent?
    /// The sections that are not shown; `other` stands for all that are not named in the order.
    var hidden: Set<String>
    /// Titles that replace those of the language, by the sections' keys.
    var titles: [String: SectionTitles]
    /// What differs in single sections, by their keys.
    var each: [String: SectionOptions]

    /// The keys of the sections that the format knows.
    package static let knownKeys = ["summary"] + Resume.sections.map { $0.sectionKey }
    /// The key that stands for all sections that are not named.
    static let otherKey = "other"

    /// The keys of the sections that are shown, in the layout's order; what it leaves open stands at
    /// `other`, or last.
    package func keys(for resume: Resume) -> [String] {
        // A section of one's own that is called `other` stands among the rest.
        var seen = Set(order).subtracting([Self.otherKey])
        let rest = (Self.knownKeys + resume.custom.map(\.key)).filter { seen.insert($0).inserted }
        let place = order.firstIndex(of: Self.otherKey) ?? order.endIndex
        return (order[..<place] + rest + order[place...].dropFirst()).filter(shows)
    }

    /// The sections side by side that begin with the first of some; nil if that stands by itself.
    ///
    /// What is named nowhere stands where `other` does, and sections that are not among them are left
    /// out.
    func row(from keys: ArraySlice<String>) -> SectionRow? {
        guard let first = keys.first else { return nil }
        let named = Set(order)
        for var row in rows {
            row.columns = row.columns.map { column in
                column.flatMap { key in
                    key == Self.otherKey ? keys.filter { !named.contains($0) } : [key]
                }.filter(keys.contains)
            }
            if row.keys.contains(first) { return row }
        }
        return nil
    }

    /// Whether a section is shown if the resume has it, in whatever column.
    func shows(_ key: String) -> Bool {
        !hidden.contains(key) && (order.contains(key) || !hidden.contains(Self.otherKey))
    }

    /// The title that a resume or a layout gives a section; nil for that of the language.
    func ownTitle(of key: String, tag: String) -> String? { titles[key]?.title(in: tag) }

    /// A section's title: the layout's own, else the language's, else made from the key.
    package func title(of key: String, in language: LanguageWords, tag: String) -> String {
        ownTitle(of: key, tag: tag) ?? language.titles[key] ?? KeyLabel.words(of: key)
    }
}

/// Sections that stand side by side.
package struct SectionRow: Sendable, Equatable {
    /// The keys of the sections of each column, from top to bottom.
    var columns: [[String]]
    /// The columns' widths; empty for equal ones.
    var widths: [Extent]
    /// The distance between columns, in points.
    var gap: Double

    /// The keys of all its sections, column by column.
    var keys: [String] { columns.flatMap { $0 } }
}

/// A title that replaces the language's.
enum SectionTitles: Sendable, Equatable {
    /// The same in all languages.
    case one(String)
    /// By the languages' tags, such as `en` or `en-GB`.
    case byLanguage([String: String])

    /// The title in a language; nil to leave the language's own.
    func title(in tag: String) -> String? {
        switch self {
        case .one(let text): text
        case .byLanguage(let texts): texts[tag] ?? texts[tag.primarySubtag]
        }
    }
}

/// What differs in one section; lengths are in points.
struct SectionOptions: Sendable, Equatable {
    /// The distances in it; nil for the column's.
    var spacing: Spacing?
    /// The look of its title; nil for the column's.
    var title: SectionTitleLayout?
    /// Whether it begins a new page.
    var startsPage = false
    /// The numbers, from 1, of entries that begin a new page.
    var pageStarts: [Int] = []
    /// Whether it is to stay on one page.
    var isKept = false
    /// The distance of its content from the column's left edge.
    var indent = 0.0
    /// The widest that lines of running text may be; nil for what holds in all sections.
    var measure: Extent?
    var panel: PanelLayout?
}

/// What lies behind a section's content; lengths are in points.
struct PanelLayout: Sendable, Equatable {
    /// The colour of the area; nil for none.
    var fill: Color?
    /// How wide the bar at the left edge is; 0 for none.
    var bar: Double
    var barColor: Color
    /// The distance of the text from the area's edges.
    var padding: Double
}
