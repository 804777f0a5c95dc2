import Pages

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

        /// Whether it is a line on the baseline of another one of its column, at that one's left.
        func isLevel(atLeftOf other: Piece) -> Bool {
            guard case .line(let own) = item, case .line(let line) = other.item else {
                return false
            }
            return source == other.source && own.origin.x < line.origin.x
                && abs(own.origin.y - line.origin.y) < Self.level
        }

        /// How far apart the baselines of a line may be for readers, in points: half of a wide letter.
        private static let level = 3.0
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
        return apart(ordered)
    }

    /// The pieces with no text of a column at the right before one that is level with it at its left:
    /// readers take neighbours on one baseline for a line, and begin it at the left.
    ///
    /// Of several texts there one that is not level is read last; else the one at the left is read
    /// first.
    private static func apart(_ pieces: [Piece]) -> [Piece] {
        var pieces = pieces
        var end = 0
        while let start = pieces[end...].firstIndex(where: \.item.isTrailing) {
            end = pieces[start...].firstIndex { !$0.item.isTrailing } ?? pieces.endIndex
            let column = pieces[start..<end]
            guard let next = pieces[end...].firstIndex(where: { $0.paragraph != nil }),
                let last = column.last, pieces[next].isLevel(atLeftOf: last)
            else { continue }
            let free = column.last { piece in
                let ownLast = column.last { $0.paragraph == piece.paragraph }
                return !(ownLast.map(pieces[next].isLevel) ?? true)
            }
            if let free {
                let others = column.filter { $0.paragraph != free.paragraph }
                let own = column.filter { $0.paragraph == free.paragraph }
                pieces.replaceSubrange(start..<end, with: others + own)
                continue
            }
            var after = end
            while let next = pieces[after...].firstIndex(where: { $0.paragraph != nil }),
                pieces[next].isLevel(atLeftOf: last)
            {
                let paragraph = pieces[next].paragraph
                after = pieces[next...].firstIndex { $0.paragraph != paragraph } ?? pieces.endIndex
            }
            pieces.replaceSubrange(start..<after, with: pieces[end..<after] + column)
            end = after
        }
        return pieces
    }
}
