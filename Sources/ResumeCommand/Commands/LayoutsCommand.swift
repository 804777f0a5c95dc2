import Characters
import ResumePDF
import SourceTree

/// `layouts list` and `layouts show`.
struct LayoutsCommand {
    let catalog: LayoutCatalog

    /// All layouts: name, summary, origin.
    var list: String {
        TextColumns.lines(catalog.entries().map { [$0.name, $0.summary, $0.origin] })
    }

    /// A layout's file.
    func show(_ name: String) throws(Diagnostics) -> [UInt8] {
        if let text = catalog.text(name) { return text }
        let names = catalog.entries().map(\.name)
        throw Diagnostics([
            Diagnostic(
                .layoutUnknown, .error,
                "there is no layout '\(name.printable)'; there are "
                    + (names.isEmpty ? "none" : names.joined(separator: ", ")),
                suggestions: Suggestion.nearest(name, among: names))
        ])
    }
}
