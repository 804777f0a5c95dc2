/// The difference of two texts, line by line, as a person reads it.
///
///        12   same
///      - 13   what was expected
///      + 13   what came
package struct LineDifference: CustomStringConvertible {
    /// The lines to show; empty if the texts are the same.
    package let description: String

    /// How many unchanged lines stand around a change.
    private static let context = 2
    /// How many lines are shown at most.
    private static let limit = 80

    /// Compares two texts.
    package init(from expected: String, to actual: String) {
        let old = Self.lines(expected)
        let new = Self.lines(actual)
        let difference = new.difference(from: old)
        var removed: Set<Int> = []
        var inserted: Set<Int> = []
        for change in difference {
            switch change {
            case .remove(let offset, _, _): removed.insert(offset)
            case .insert(let offset, _, _): inserted.insert(offset)
            }
        }
        var rows: [(sign: Character, number: Int, text: String)] = []
        var (oldIndex, newIndex) = (0, 0)
        while oldIndex < old.count || newIndex < new.count {
            if removed.contains(oldIndex) {
                rows.append(("-", oldIndex + 1, old[oldIndex]))
                oldIndex += 1
            } else if inserted.contains(newIndex) {
                rows.append(("+", newIndex + 1, new[newIndex]))
                newIndex += 1
            } else {
                rows.append((" ", newIndex + 1, new[newIndex]))
                (oldIndex, newIndex) = (oldIndex + 1, newIndex + 1)
            }
        }
        description = Self.show(rows)
    }

    private static func show(_ rows: [(sign: Character, number: Int, text: String)]) -> String {
        var isShown = [Bool](repeating: false, count: rows.count)
        for index in rows.indices where rows[index].sign != " " {
            let range = max(0, index - context)...min(rows.count - 1, index + context)
            for near in range { isShown[near] = true }
        }
        var shown: [String] = []
        for index in rows.indices where isShown[index] {
            if index > 0 && !isShown[index - 1] && !shown.isEmpty { shown.append("     ...") }
            let number = String(rows[index].number)
            let space = String(repeating: " ", count: max(0, 5 - number.utf8.count))
            shown.append("\(rows[index].sign) \(space)\(number)  \(rows[index].text)")
        }
        if shown.count > limit {
            shown = shown.prefix(limit) + ["     ... and \(shown.count - limit) more lines"]
        }
        return shown.joined(separator: "\n")
    }

    private static func lines(_ text: String) -> [String] {
        text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    }
}
