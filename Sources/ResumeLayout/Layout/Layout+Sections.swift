package import ResumeModel

extension Layout {
    /// The layout with some sections of a resume alone, in its own order, even those that it hides;
    /// the head stays, with the summary only if that is among them.
    package func showing(_ keys: Set<String>, of resume: Resume) -> Layout {
        var layout = self
        layout.sections.hidden = Set(SectionsLayout.knownKeys + resume.custom.map(\.key))
            .subtracting(keys)
        layout.side?.sections.removeAll { !keys.contains($0) }
        layout.side?.either.removeAll { !keys.contains($0) }
        return layout
    }
}
