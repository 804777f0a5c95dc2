/// The findings of one run, in the order of discovery.
public struct Diagnostics: Sendable, Hashable, Error {
    /// The findings.
    public private(set) var all: [Diagnostic]
    /// The files that a source consists of, by the names that findings use; empty for one file.
    ///
    /// A finding that is added with a place in one of the others gets its name.
    package var files: [String] = []

    /// Makes a collection, empty unless findings are given.
    public init(_ all: [Diagnostic] = []) { self.all = all }

    /// Adds a finding.
    public mutating func add(_ diagnostic: Diagnostic) { all.append(named(diagnostic)) }

    /// Adds the findings of another stage.
    public mutating func add(_ others: Diagnostics) {
        all += files.count > 1 ? others.all.map(named) : others.all
    }

    private func named(_ diagnostic: Diagnostic) -> Diagnostic {
        guard files.count > 1, let span = diagnostic.span, span.file > 0,
            diagnostic.file == files[0], Int(span.file) < files.count
        else { return diagnostic }
        var diagnostic = diagnostic
        diagnostic.file = files[Int(span.file)]
        return diagnostic
    }

    /// The findings as someone judges them, besides those that are none to them.
    package func judged(by judge: (Diagnostic) -> Diagnostic?) -> Diagnostics {
        var others = self
        others.all = all.compactMap(judge)
        return others
    }

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
