import ResumeLayout
import SourceTree

/// A layout that someone asks for, and where they do.
struct LayoutChoice: Hashable {
    /// The name of a layout, or the path of a layout file.
    var wanted: String
    /// The file that asks; nil for the command line.
    var file: String?
    /// The place in that file.
    var span: SourceSpan?
    /// The path of the value in that file.
    var path = ""

    /// An error where the layout is asked for.
    func error(
        _ kind: Diagnostic.Kind, _ message: String, suggestions: [String] = []
    ) -> Diagnostic {
        Diagnostic(
            kind, .error, message, file: file, at: span, path: path,
            suggestions: suggestions)
    }

    /// The layout that a value names.
    ///
    /// - Throws: the finding, if it can name none.
    init(_ node: Node, file: String, path: String) throws(Diagnostics) {
        self.init(wanted: "", file: file, span: node.span, path: path)
        switch node.value {
        case .string(let text), .number(let text): wanted = text
        default:
            throw Diagnostics([
                error(
                    .layoutType,
                    "\(path) must be the name or the path of a layout, not \(node.kindName)")
            ])
        }
    }

    /// Makes a choice.
    init(wanted: String, file: String? = nil, span: SourceSpan? = nil, path: String = "") {
        self.wanted = wanted
        self.file = file
        self.span = span
        self.path = path
    }
}
