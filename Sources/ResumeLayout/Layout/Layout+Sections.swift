package import Languages
package import ResumeModel

extension Layout {
    /// Whether the head shows the summary, so that it is no section.
    package var headShowsSummary: Bool {
        let rows = header.rows + (side == nil ? [] : header.sideRows)
        return !sections.hidden.contains("summary")
            && rows.contains { $0.blocks.contains(.summary) }
    }
}

extension SectionsLayout {
    /// The keys of the sections that are shown, in the layout's order; what it leaves open stands at
    /// `other`, or last.
    package func keys(for resume: Resume) -> [String] {
        // A section of one's own that is called `other` stands among the rest.
        var seen = Set(order).subtracting([Self.otherKey])
        let rest = (Self.knownKeys + resume.custom.map(\.key)).filter { seen.insert($0).inserted }
        let place = order.firstIndex(of: Self.otherKey) ?? order.endIndex
        return (order[..<place] + rest + order[place...].dropFirst()).filter(shows)
    }

    /// Whether a section is shown if the resume has it, in whatever column.
    func shows(_ key: String) -> Bool {
        !hidden.contains(key) && (order.contains(key) || !hidden.contains(Self.otherKey))
    }

    /// A section's title: the layout's own, else the language's, else made from the key.
    package func title(of key: String, in language: LanguageWords, tag: String) -> String {
        titles[key]?.title(in: tag) ?? language.titles[key] ?? KeyLabel.words(of: key)
    }
}
