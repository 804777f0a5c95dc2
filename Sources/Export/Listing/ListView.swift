import Characters

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

    /// What one asks for it by.
    package var name: String {
        if case .section(let key) = self {
            Self.named.first { $0.view == self }?.name ?? key
        } else {
            Self.named.first { $0.view == self }?.name ?? ""
        }
    }

    /// The sections that come first, in their order.
    static let firstSections = named.compactMap { _, view in
        if case .section(let key) = view { key } else { nil }
    }

    /// A name as names of views are compared: `petProjects` and `pet projects` are one.
    static func folded(_ name: String) -> String {
        name.folded.filter { $0 != "_" && $0 != "-" && !$0.isWhitespace }
    }
}
