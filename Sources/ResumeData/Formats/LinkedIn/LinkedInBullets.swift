/// Bullets that stand in one line, since some exports have two blanks for each line's end.
enum LinkedInBullets {
    /// A text with each bullet at the start of a line of its own.
    static func inLines(_ text: String) -> String {
        guard text.contains(where: marks.contains) else { return text }
        return text.split(separator: "\n", omittingEmptySubsequences: false).map { line in
            let places = line.indices.filter { isMark(at: $0, in: line) }
            // One alone may be a sign between words.
            guard let first = places.first, places.count > 1 || line[..<first].hasTextBeforeGap
            else { return String(line) }
            let starts = [line.startIndex] + places
            return zip(starts, places + [line.endIndex]).compactMap { start, end in
                let part = line[start..<end]
                return part.allSatisfy(\.isWhitespace) ? nil : String(part)
            }.joined(separator: "\n")
        }.joined(separator: "\n")
    }

    private static let marks: Set<Character> = ["•", "●", "▪", "■", "◆", "‣", "⁃"]

    private static func isMark(at index: Substring.Index, in line: Substring) -> Bool {
        guard marks.contains(line[index]) else { return false }
        return index == line.startIndex || line[line.index(before: index)].isWhitespace
    }
}

extension Substring {
    /// Whether it ends in two blanks or more, with something before them.
    fileprivate var hasTextBeforeGap: Bool { hasSuffix("  ") && !allSatisfy(\.isWhitespace) }
}
