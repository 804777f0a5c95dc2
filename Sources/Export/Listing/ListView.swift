import Characters
import ResumeLayout
import ResumeModel

/// What a list shows of a resume: a section, or one of the views that are none.
///
/// The one place that names them, in the order in which they are shown and offered.
package enum ListView: Sendable, Hashable {
    /// Who the person is, and what else there is to list.
    case overview
    /// The entries of a section, by its key.
    case section(String)
    /// The ways to reach the person.
    case contacts
    /// Everything but the overview.
    case all

    /// The views that have names of their own, in their order, with these names.
    package static let named: [(name: String, view: Self)] = [
        ("overview", .overview), ("works", .section("work")), ("projects", .section("projects")),
        ("education", .section("education")), ("skills", .section("skills")),
        ("languages", .section("languages")), ("contacts", .contacts), ("all", .all),
    ]

    /// The views of every resume, by the names that are surely theirs.
    static let known = named + SectionsLayout.knownKeys.map { (name: $0, view: .section($0)) }
    /// Other names that files have for sections, and people may have, too.
    static let spellings = Resume.sections.flatMap { section in
        section.sectionSpellings.map { (name: $0, view: Self.section(section.sectionKey)) }
    }

    /// Finds the view of a word in a table of names, whatever its case and separators.
    static func find(_ word: String, in names: [(name: String, view: Self)]) -> Self? {
        let folded = folded(word)
        return names.first { self.folded($0.name) == folded }?.view
    }

    /// The view that a word names in any resume; nil if it depends on the resume, or is none.
    package static func named(_ word: String) -> Self? { find(word, in: known + spellings) }

    /// What one asks for it by.
    package var name: String {
        if case .section(let key) = self {
            Self.named.first { $0.view == self }?.name ?? key
        } else {
            Self.named.first { $0.view == self }?.name ?? ""
        }
    }

    /// The key of the section that introduces the person, which is a text and no list.
    package static let summary = "summary"

    /// The sections that come first, in their order.
    static let firstSections = named.compactMap { _, view in
        if case .section(let key) = view { key } else { nil }
    }

    /// A name as names of views are compared: `petProjects` and `pet projects` are one.
    private static func folded(_ name: String) -> String {
        name.folded.filter { $0 != "_" && $0 != "-" && !$0.isWhitespace }
    }
}
