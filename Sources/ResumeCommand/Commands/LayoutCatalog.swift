import Characters
import ResumePDF
import SourceTree

/// The layouts that there are, as values: the application fills it.
struct LayoutCatalog {
    /// All layouts, in the order of a list.
    var entries: () -> [ListLayouts.Entry]
    /// The file of a layout; nil if there is none of that name.
    var text: (_ name: String) -> [UInt8]?
    /// What is wrong with them, and the texts that the findings point into.
    var findings: () -> (diagnostics: Diagnostics, texts: [String: [UInt8]]) = {
        (Diagnostics(), [:])
    }

    /// All layouts: name, summary, origin.
    var list: String {
        TextColumns.lines(
            entries().map { [$0.name, $0.summary, $0.path ?? ("built in" as Message).shown] })
    }

    /// A layout's file.
    func file(_ name: String) throws(Diagnostics) -> [UInt8] {
        if let text = text(name) { return text }
        let names = entries().map(\.name)
        let list: Message = names.isEmpty ? "none" : "\(names.joined(separator: ", "))"
        throw Diagnostics([
            Diagnostic(
                .layoutUnknown, .error,
                "there is no layout '\(name.printable)'; there are \(list)",
                suggestions: Suggestion.nearest(name, among: names))
        ])
    }
}

extension LayoutCatalog {
    init(_ layouts: ListLayouts) {
        self.init(
            entries: { layouts() }, text: { layouts.file(named: $0) },
            findings: { layouts.findings() })
    }
}
