/// One line of the ledger: which version of a document went where, and when.
package struct LedgerEntry: Sendable, Hashable {
    /// When, in ISO 8601, in UTC.
    package var time: String
    /// The digest of the PDF, as 64 hexadecimal digits.
    package var sha256: String
    /// The layout's name; nil where it is not known, as for a PDF that was made elsewhere.
    package var layout: String?
    /// The resume's language, as a BCP 47 tag; nil where it is not known.
    package var language: String?
    /// How many pages there were; nil where it is not known.
    package var pages: Int?
    /// The way it went, such as `copy` or `mail`.
    package var how: String
    /// To whom or where: addresses, a path, a printer; empty where that says nothing.
    package var to: [String]
    /// The file's name as others see it.
    package var file: String
    /// Whether it is certain that it went there.
    package var isCertain: Bool

    /// Makes an entry.
    package init(
        time: String, sha256: String, layout: String? = nil, language: String? = nil,
        pages: Int? = nil, how: String, to: [String], file: String, isCertain: Bool = true
    ) {
        self.time = time
        self.sha256 = sha256
        self.layout = layout
        self.language = language
        self.pages = pages
        self.how = how
        self.to = to
        self.file = file
        self.isCertain = isCertain
    }

    /// Whether a text is part of where it went or of the file's name, in any case.
    package func concerns(_ text: String) -> Bool {
        let wanted = text.lowercased()
        return (to + [file]).contains { $0.lowercased().contains(wanted) }
    }
}
