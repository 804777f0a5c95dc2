/// Writes findings for programs: one JSON object on a line (RFC 8259), ASCII controls escaped.
public enum DiagnosticJSON {
    /// A finding as one line, ended by a line feed.
    ///
    /// Members without a value are left out.
    public static func line(_ finding: Diagnostic) -> String {
        var members = [
            member("identifier", finding.identifier),
            member("severity", finding.severity.rawValue),
        ]
        if let file = finding.file { members.append(member("file", file)) }
        if let span = finding.span {
            members += [
                "\"line\":\(span.line)", "\"column\":\(span.column)", "\"length\":\(span.length)",
            ]
        }
        if !finding.path.isEmpty { members.append(member("path", finding.path)) }
        members.append(member("message", finding.message))
        if !finding.suggestions.isEmpty {
            let list = finding.suggestions.map(string).joined(separator: ",")
            members.append("\"suggestions\":[\(list)]")
        }
        return "{" + members.joined(separator: ",") + "}\n"
    }

    private static func member(_ name: String, _ value: String) -> String {
        string(name) + ":" + string(value)
    }

    private static func string(_ text: String) -> String {
        JSONWriter.quoted(text, escapesAll: true)
    }
}
