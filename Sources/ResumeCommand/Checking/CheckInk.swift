import SourceTree

/// How the parts of a report look: the terminal's own colours, which its theme makes readable.
struct CheckInk {
    let usesColor: Bool

    /// What people look for first.
    func strong(_ text: String) -> String { styled(text, "1") }

    /// What stands behind the rest.
    func faint(_ text: String) -> String { styled(text, "2") }

    /// A title in the colour of a severity.
    func title(_ text: String, _ severity: Diagnostic.Severity) -> String {
        styled(text, severity.color)
    }

    private func styled(_ text: String, _ parameters: String) -> String {
        usesColor && !text.isEmpty ? "\u{1B}[\(parameters)m\(text)\u{1B}[0m" : text
    }
}
