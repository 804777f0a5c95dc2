package import SourceTree

/// Finds pages with little on them.
package struct FillCheck {
    private let facts: PageFacts

    /// A last page below this share is one that a reader turns to for a few lines.
    private static let least = 0.25

    /// Looks at what was measured.
    package init(_ facts: PageFacts) { self.facts = facts }

    /// A note for a last page that is nearly empty.
    package var diagnostics: Diagnostics {
        guard facts.fills.count > 1, let last = facts.fills.last, last < Self.least else {
            return Diagnostics()
        }
        return Diagnostics([
            Diagnostic(
                .pageFill, .note,
                "page \(facts.fills.count) is filled to \(Int((last * 100).rounded())) % only; "
                    + "--pages \(facts.fills.count - 1) may do without it")
        ])
    }
}

extension Diagnostic.Kind {
    static let pageFill = Self("page-fill", .check)
}
