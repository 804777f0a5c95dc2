import SourceTree

/// What people who read with assistive technology need beside what conformance asks for.
struct AccessRules {
    let pdf: ReadPDF

    var diagnostics: Diagnostics {
        let drawn = LetterStream(pdf.pages.flatMap(\.texts)).letters
        let read = LetterStream(pdf.textsByStructure).letters
        guard drawn != read, !pdf.structure.roots.isEmpty else { return Diagnostics() }
        let message: Message =
            drawn.sorted() == read.sorted()
            ? "a screen reader reads the text in another order than it is drawn; see that it makes sense"
            : "a screen reader does not read all of the text"
        return Diagnostics([
            Diagnostic(.accessOrder, drawn.count == read.count ? .note : .error, message)
        ])
    }
}

extension Diagnostic.Kind {
    static let accessOrder = Self("access-order", .check)
}
