/// Setting text in columns of a terminal.
enum TextWrapping {
    /// Breaks a text between words, so that no line is wider than asked where the words allow it.
    static func lines(_ text: String, width: Int) -> [String] {
        var lines: [String] = []
        var line = ""
        var count = 0
        for word in text.split(separator: " ") {
            let length = word.count
            if count > 0 && count + 1 + length > width {
                lines.append(line)
                (line, count) = ("", 0)
            }
            if count > 0 {
                line += " "
                count += 1
            }
            line += word
            count += length
        }
        if count > 0 { lines.append(line) }
        return lines
    }

    /// A text as an indented paragraph, its line end included.
    static func paragraph(_ text: String, width: Int, indent: Int = 0) -> String {
        let margin = String(repeating: " ", count: indent)
        return lines(text, width: width - indent).map { margin + $0 + "\n" }.joined()
    }

    /// Rows of a term and its meaning, the meanings under each other.
    ///
    /// A term too wide for the left column has a line of its own.
    static func definitions(_ rows: [(term: String, meaning: String)], width: Int) -> String {
        // The longest word fits beside the left column, too.
        let longest = rows.flatMap { $0.meaning.split(separator: " ") }.map(\.count).max() ?? 0
        let limit = max(0, min(width * 2 / 5, width - longest - 4))
        let widest = rows.map(\.term.count).filter { $0 <= limit }.max() ?? 0
        let column = 2 + widest + 2
        var text = ""
        for row in rows {
            let lines = lines(row.meaning, width: width - column)
            let margin = String(repeating: " ", count: column)
            let gap = String(repeating: " ", count: max(0, column - 2 - row.term.count))
            let sharesLine = row.term.count <= widest
            text += "  " + row.term
            if sharesLine, let first = lines.first { text += gap + first }
            text += "\n"
            for line in lines.dropFirst(sharesLine ? 1 : 0) { text += margin + line + "\n" }
        }
        return text
    }
}
