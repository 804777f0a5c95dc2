import Characters

/// Fills lines of a width in terminal cells with words.
package struct LineFiller {
    /// The width, in cells, at least 1.
    var width: Int
    /// What the first line begins with.
    var first = ""
    /// What the lines after it begin with.
    var rest = ""

    /// Fills lines of a width, at least 1.
    package init(width: Int, first: String = "", rest: String = "") {
        self.width = width
        self.first = first
        self.rest = rest
    }

    /// The lines of a text; a line feed in it ends a line.
    ///
    /// A word that is wider than a line stands on one of its own and runs over its end: a broken
    /// address would lead nowhere.
    package func lines(_ text: String) -> [String] {
        var lines: [String] = []
        for part in text.split(separator: "\n", omittingEmptySubsequences: false) {
            fill(part, &lines)
        }
        return lines
    }

    private func fill(_ text: Substring, _ lines: inout [String]) {
        var line = lines.isEmpty ? first : rest
        var used = CellWidth.of(line)
        var isFresh = true
        for word in text.split(separator: " ") {
            var blank = isFresh ? "" : " "
            for piece in Self.pieces(of: word) {
                let cells = CellWidth.of(piece)
                if !isFresh, used + blank.count + cells > width {
                    lines.append(line)
                    line = rest
                    used = CellWidth.of(rest)
                    blank = ""
                }
                line += blank + piece
                used += blank.count + cells
                isFresh = false
                blank = ""
            }
        }
        lines.append(line)
    }

    /// The pieces of a word that lines may end between: wide characters stand for themselves, as
    /// in Chinese and Japanese, but for signs that no line begins with.
    private static func pieces(of word: Substring) -> [String] {
        var pieces: [String] = []
        var endsWide = false
        for character in word {
            let isWide = CellWidth.of(character) == 2
            if let last = pieces.indices.last, !isWide && !endsWide || closing.contains(character) {
                pieces[last].append(character)
            } else {
                pieces.append(String(character))
            }
            endsWide = isWide
        }
        return pieces
    }

    /// Closing brackets, stops and small letters (JIS X 4051, classes 2 to 4 and 9).
    private static let closing: Set<Character> = Set(
        "、。，．・：；？！ー々」』）】〕〉》｝ぁぃぅぇぉっゃゅょァィゥェォッャュョ,.;:!?)]}")
}
