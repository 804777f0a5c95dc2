/// The findings of one run, in the order of discovery.
public struct Diagnostics: Sendable, Hashable, Error {
    /// The findings.
    public private(set) var all: [Diagnostic]

    /// Makes a collection, empty unless findings are given.
    public init(_ all: [Diagnostic] = []) { self.all = all }

    /// Adds a finding.
    public mutating func add(_ diagnostic: Diagnostic) { all.append(diagnostic) }

    /// Adds the findings of another stage.
    public mutating func add(_ others: Diagnostics) { all += others.all }

    /// The findings with errors as warnings, for parts that others can do without.
    package var asWarnings: Diagnostics {
        Diagnostics(
            all.map { finding in
                var finding = finding
                finding.severity = min(finding.severity, .warning)
                return finding
            })
    }

    /// Whether a finding forbids making a page.
    public var hasErrors: Bool { all.contains { $0.severity == .error } }

    /// Whether there is a warning or an error: what `--strict` refuses.
    public var hasWarnings: Bool { all.contains { $0.severity >= .warning } }

    /// The findings without repetitions, by file and place; those without a place come last.
    public var sorted: [Diagnostic] {
        var seen: Set<Diagnostic> = []
        let unique = all.filter { seen.insert($0).inserted }
        return unique.enumerated().sorted { left, right in
            let (a, b) = (left.element, right.element)
            if a.file != b.file { return (a.file ?? "\u{10FFFF}") < (b.file ?? "\u{10FFFF}") }
            if a.span != b.span {
                guard let first = a.span else { return false }
                guard let second = b.span else { return true }
                return first < second
            }
            return left.offset < right.offset
        }.map(\.element)
    }
}
