import Characters

/// The findings of one reader in one file, as many as a person wants to see.
struct FindingLog {
    /// How many errors, and how many warnings or notes, are reported of one file.
    static let limit = 50

    let file: String
    private(set) var diagnostics = Diagnostics()
    /// Whether reading must end: a fault hides what follows it, or there were too many.
    private(set) var stopped = false
    private var errors = 0
    private var warnings = 0

    init(file: String) { self.file = file }

    /// Adds a finding; stops the reading when there are too many errors.
    mutating func add(
        _ kind: Diagnostic.Kind, _ severity: Diagnostic.Severity, _ message: Message,
        at span: SourceSpan, suggestions: [String] = []
    ) {
        guard !stopped else { return }
        if severity == .error { errors += 1 } else { warnings += 1 }
        let count = severity == .error ? errors : warnings
        if count <= Self.limit {
            diagnostics.add(
                Diagnostic(kind, severity, message, file: file, at: span, suggestions: suggestions))
        } else if count == Self.limit + 1 {
            let message: Message =
                severity == .error
                ? "reading stopped here after \(Self.limit) errors"
                : "there are more than \(Self.limit) warnings; the rest is not shown"
            diagnostics.add(Diagnostic(.tooManyFindings, .note, message, file: file, at: span))
            stopped = severity == .error
        }
    }

    /// Adds the warning that a map has a key twice.
    mutating func addDuplicate(_ member: Node.Member, of earlier: SourceSpan) {
        add(
            .duplicateKey, .warning,
            "the key \(VisibleText.quoted(member.key)) occurs twice in this map, first at line "
                + "\(earlier.line), column \(earlier.column); this later value is used",
            at: member.keySpan)
    }

    /// Adds the error that a key or number is longer than any, and ends the reading.
    mutating func addLong(_ what: Message, at span: SourceSpan) {
        add(
            .tooLong, .error,
            "a \(what) of more than \(SourceLimits.word) characters; no resume needs that",
            at: SourceSpan(line: Int(span.line), column: Int(span.column)))
        stop()
    }

    /// Ends the reading: whatever came now would be a consequence of the last finding.
    mutating func stop() { stopped = true }

    /// Forgets the findings since a moment, which were made in a wrong light.
    mutating func retract(to findings: Diagnostics) { diagnostics = findings }
}

extension Diagnostic.Kind {
    /// A key of a map that occurs twice.
    package static let duplicateKey = Self("duplicate-key", .data)
    static let tooLong = Self("too-long", .data)
}
