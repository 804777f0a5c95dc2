import SourceTree

/// The rules that a file breaks, each once with how often.
struct RuleFindings {
    private var broken: [(kind: Diagnostic.Kind, message: Message, count: Int)] = []

    /// Notes that a rule is broken.
    mutating func add(_ kind: Diagnostic.Kind, _ message: @autoclosure () -> Message) {
        if let index = broken.firstIndex(where: { $0.kind == kind }) {
            broken[index].count += 1
        } else {
            broken.append((kind, message(), 1))
        }
    }

    /// The findings, all as bad as each other.
    func diagnostics(_ severity: Diagnostic.Severity) -> Diagnostics {
        Diagnostics(
            broken.map { rule in
                let times: Message = rule.count > 1 ? " (\(rule.count) times)" : ""
                return Diagnostic(rule.kind, severity, rule.message + times)
            })
    }
}
