/// Writes findings for programs: one JSON object on a line (RFC 8259), ASCII controls escaped.
package enum DiagnosticJSON {
    /// A finding as one line, ended by a line feed.
    ///
    /// Members without a value are left out.
    package static func line(_ finding: Diagnostic) -> String {
        JSONWriter.line(of: node(finding)) + "\n"
    }

    /// A finding as an object; members without a value are left out.
    package static func node(_ finding: Diagnostic) -> Node {
        var members: [(String, Node)] = [
            ("identifier", .text(finding.identifier)),
            ("severity", .text(finding.severity.rawValue)),
        ]
        if let file = finding.file { members.append(("file", .text(file))) }
        if let span = finding.span {
            members += [
                ("line", .number(Double(span.line))), ("column", .number(Double(span.column))),
                ("length", .number(Double(span.length))),
            ]
        }
        if !finding.path.isEmpty { members.append(("path", .text(finding.path))) }
        members.append(("message", .text(finding.message)))
        if !finding.suggestions.isEmpty {
            members.append(("suggestions", .list(finding.suggestions.map(Node.text))))
        }
        return .map(members)
    }
}
