import Pages

/// The paragraphs of a column, of which those that are set are kept in few bytes.
struct ParagraphList {
    private var paragraphs: [ShapedParagraph] = []
    /// How many are closed.
    private var closed = 0

    /// How many there are.
    var count: Int { paragraphs.count }

    /// A paragraph by its number, whole.
    ///
    /// One that is closed is opened each time.
    subscript(index: Int) -> ShapedParagraph { paragraphs[index].opened }

    /// The structure element of a paragraph; nil for decoration.
    func element(of index: Int) -> Int? { paragraphs[index].element }

    /// The texts, of which those that are closed have no glyphs.
    var texts: [ShapedText] { paragraphs.map(\.shaped) }

    /// Adds a paragraph.
    mutating func append(_ paragraph: ShapedParagraph) { paragraphs.append(paragraph) }

    /// Closes all paragraphs up to a number, which are set.
    mutating func close(upTo end: Int) {
        guard closed < end else { return }
        for index in closed..<end { paragraphs[index].close() }
        closed = end
    }
}
