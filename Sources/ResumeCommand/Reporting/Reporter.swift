import SourceTree

/// Shows findings, and other messages, on standard error.
struct Reporter {
    let stream: OutputStream
    let form: DiagnosticForm
    let usesColor: Bool

    /// Shows all findings of a run at once, and how many they are.
    ///
    /// - Parameters:
    ///   - findings: the findings.
    ///   - texts: the files that they point into, by name.
    ///   - closing: what else there is to say, after the number of findings.
    func report(
        _ findings: Diagnostics, texts: [String: [UInt8]] = [:], closing: String? = nil
    ) {
        let sorted = findings.sorted
        var text = ""
        switch form {
        case .text:
            let presentation = DiagnosticText(texts: texts, usesColor: usesColor)
            for finding in sorted { text += presentation.text(finding) }
        case .json:
            for finding in sorted { text += DiagnosticJSON.line(finding) }
        }
        if form == .text, let summary = Self.summary(sorted, closing: closing) {
            text += summary + "\n"
        }
        write(text)
    }

    /// Shows a message.
    ///
    /// One that cannot be shown has no one to be told to.
    func write(_ text: String) {
        if !text.isEmpty { try? stream.write(text) }
    }

    /// Tells what was done, in the form of findings.
    func tell(_ line: String, as identifier: String = "rendered") {
        switch form {
        case .text: write(line + "\n")
        case .json: write(DiagnosticJSON.line(Diagnostic(identifier, .note, line)))
        }
    }

    /// How many findings of each kind there are, where there is more than one: `2 errors, 1 note`.
    static func summary(_ findings: [Diagnostic], closing: String?) -> String? {
        let parts = Diagnostic.Severity.allCases.reversed().compactMap { severity -> String? in
            let count = findings.count { $0.severity == severity }
            return count == 0 ? nil : "\(count) \(severity.rawValue)\(count == 1 ? "" : "s")"
        }
        guard findings.count > 1 || closing != nil else { return nil }
        return (parts.isEmpty ? [] : [parts.joined(separator: ", ")] + (closing.map { [$0] } ?? []))
            .joined(separator: "; ")
    }
}
