/// Brings what stands on a page into the order in which it is drawn, which is that of reading.
///
/// Strips stand in the order of their places, so a date or a sign beside a paragraph's first line comes
/// between its lines. A paragraph is one element of the structure, and what is drawn inside it would
/// be a part of it or cut it in two: whatever stands on a page, each paragraph is drawn in one go.
struct ReadingOrder {
    /// Something in its place on a page.
    struct Piece {
        var item: Strip.Item
        var source: ColumnSet.Source

        /// The paragraph that it is a line of; nil for drawings and pictures.
        var paragraph: ParagraphIndex? {
            guard case .line(let line) = item else { return nil }
            return ParagraphIndex(source: source, index: line.paragraph)
        }
    }

    /// A paragraph of a galley.
    struct ParagraphIndex: Hashable {
        var source: ColumnSet.Source
        var index: Int
    }

    /// The pieces with all lines of a paragraph at its first one.
    ///
    /// What else stood between them is drawn before it if it is no text, since it may lie behind a
    /// line, and read after it if it is. Drawings keep their order among themselves.
    static func ordered(_ pieces: [Piece]) -> [Piece] {
        var ends: [ParagraphIndex: Int] = [:]
        for (index, piece) in pieces.enumerated() {
            if let paragraph = piece.paragraph { ends[paragraph] = index }
        }
        var ordered: [Piece] = []
        ordered.reserveCapacity(pieces.count)
        // Up to here all drawings are in.
        var drawn = 0
        for (index, piece) in pieces.enumerated() {
            guard let paragraph = piece.paragraph else {
                if index >= drawn { ordered.append(piece) }
                continue
            }
            // A paragraph that is in already has no end any more.
            guard let end = ends.removeValue(forKey: paragraph) else { continue }
            if end > index {
                let between = max(index, drawn)..<max(end, drawn)
                ordered += pieces[between].filter { $0.paragraph == nil }
                drawn = between.upperBound
            }
            ordered += pieces[index...end].filter { $0.paragraph == paragraph }
        }
        return ordered
    }
}
