/// One value of a row, with its place.
struct CSVCell {
    /// The text, with its line ends as line feeds and without the quotes around it.
    let text: String
    /// Where it stands; of a text of several lines the first.
    let span: SourceSpan

    /// Whether there is nothing in it but blanks.
    var isBlank: Bool { text.allSatisfy(\.isWhitespace) }
}
