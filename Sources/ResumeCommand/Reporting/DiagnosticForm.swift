/// How findings are shown.
package enum DiagnosticForm: String, Sendable, Hashable, CaseIterable {
    /// As compilers do, with the line of the file.
    case text
    /// One JSON object a line, for programs.
    case json
}
