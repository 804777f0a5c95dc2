import SourceTree

/// A value of a layout file, and the path that findings give it.
struct PlacedNode {
    var node: Node
    var path: String
}

/// Collects what is wrong with a layout file, and the names that a resume is asked for.
final class LayoutFindings {
    let origins: LayoutOrigins
    private(set) var diagnostics = Diagnostics()
    private(set) var mentions: [LayoutMention] = []

    /// How many findings a person wants to see of one layout.
    private static let limit = 50
    /// How many names a layout may mention that are looked for.
    private static let mentionLimit = 10_000

    init(origins: LayoutOrigins) { self.origins = origins }

    /// Notes a name that is to be looked for in a resume.
    func mention(_ name: String, _ kind: LayoutMention.Kind, at span: SourceSpan, path: String) {
        guard mentions.count < Self.mentionLimit else { return }
        mentions.append(LayoutMention(name: name, kind: kind, path: path, span: span))
    }

    func add(
        _ kind: Diagnostic.Kind, _ message: @autoclosure () -> Message,
        severity: Diagnostic.Severity = .error, at span: SourceSpan?, path: String,
        suggestions: @autoclosure () -> [String] = []
    ) {
        guard diagnostics.all.count <= Self.limit else { return }
        let origin = origins.origin(of: path)
        guard diagnostics.all.count < Self.limit else {
            let areErrors = diagnostics.all.allSatisfy { $0.severity == .error }
            return diagnostics.add(
                Diagnostic(
                    .tooManyFindings, .note,
                    areErrors
                        ? "there are more than \(Self.limit) errors in the layout; the rest is not shown"
                        : "there are more than \(Self.limit) findings in the layout; the rest is not "
                            + "shown", file: origin.file, at: span))
        }
        diagnostics.add(
            Diagnostic(
                kind, severity, message(), file: origin.file, at: span,
                path: origin.dataPath(of: path), suggestions: suggestions()))
    }

    /// Reports an error in a value; the message goes on where the value's path ends.
    func error(
        _ kind: Diagnostic.Kind, _ value: PlacedNode, _ message: @autoclosure () -> Message,
        suggestions: @autoclosure () -> [String] = []
    ) {
        add(
            kind, (value.path.isEmpty ? "a layout" : "\(value.path)") + message(),
            at: value.node.span,
            path: value.path, suggestions: suggestions())
    }

    func wrongType(_ value: PlacedNode, _ wanted: Message) {
        error(.layoutType, value, " must be \(wanted), not \(value.node.kindName)")
    }
}
