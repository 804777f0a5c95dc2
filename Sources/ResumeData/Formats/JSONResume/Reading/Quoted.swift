import Characters

/// A text as findings quote it: on one line, and shortened.
struct Quoted: CustomStringConvertible {
    let description: String

    /// Makes a quotation of a text.
    init(_ text: String) {
        let line = String(text.map { $0.isWhitespace ? " " : $0 })
        description = VisibleText.quoted(line, limit: 60)
    }
}
