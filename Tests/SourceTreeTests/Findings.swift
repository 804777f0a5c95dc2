import SourceTree

/// Findings as tests compare them: `severity identifier line:column+length`, in order of place.
func findings(_ diagnostics: Diagnostics) -> [String] {
    diagnostics.sorted.map { finding in
        let place = finding.span.map { "\($0.line):\($0.column)+\($0.length)" } ?? "-"
        return "\(finding.severity) \(finding.identifier) \(place)"
    }
}

extension Node {
    /// The tree in one line, without places: `{a: ["x", 1, null]}`.
    var outline: String {
        switch value {
        case .null: "null"
        case .bool(let flag): "\(flag)"
        case .number(let text): text
        case .string(let text): "\"\(text)\""
        case .array(let elements): "[" + elements.map(\.outline).joined(separator: ", ") + "]"
        case .object(let members):
            "{" + members.map { "\($0.key): \($0.value.outline)" }.joined(separator: ", ") + "}"
        }
    }
}
