import ResumeModel
import SourceTree

/// An entry on one line: a label, and details behind it.
struct RenderCVOneLine {
    /// What stands before the colon; version 1 called it `name` first.
    let label: Field?
    /// What stands behind it.
    let details: Field?

    /// Reads an entry; nil for one with keys of another kind.
    init?(_ entry: Field) {
        let members = (entry.members ?? []).filter { $0.node.isContent }
        label = members.first { $0.key == "label" } ?? members.first { $0.key == "name" }
        details = members.first { $0.key == "details" }
        guard label != nil || details != nil else { return nil }
    }

    /// The details as a list of words, cut at its commas; nil where they are sentences, or where words
    /// in such a list would not look as they do in the text.
    var keywords: [Node]? {
        guard label?.scalarText != nil, let details else { return nil }
        guard let text = details.node.string else {
            return details.isScalar ? [details.node] : details.node.array
        }
        guard !text.contains(where: { $0 == ";" || $0.isNewline }), !text.contains(". ") else {
            return nil
        }
        let words = Self.cut(text)
        // JSON Resume cuts one text of several words at every comma.
        guard let words, words.count > 1 || !text.contains(",") else { return nil }
        return words.map { Node(.string($0), at: details.node.span) }
    }

    /// The parts between commas with a blank behind them, outside brackets; nil if markup reaches
    /// across such a comma, or a bracket is left open.
    private static func cut(_ text: String) -> [String]? {
        var parts: [String] = [""]
        var (depth, previous): (Int, Character) = (0, " ")
        for character in text {
            switch character {
            case "(", "[", "{": depth += 1
            case ")", "]", "}": depth -= 1
            case " " where previous == "," && depth == 0:
                parts[parts.count - 1].removeLast()
                parts.append("")
            default: break
            }
            if !(character == " " && parts[parts.count - 1].isEmpty) {
                parts[parts.count - 1].append(character)
            }
            previous = character
        }
        let isWhole = parts.allSatisfy { part in
            let loose = part.replacing("**", with: "")
            let pairs = (part.utf8.count - loose.utf8.count) / 2
            return !part.isEmpty && pairs % 2 == 0
                && ["*", "`", "_"].allSatisfy { sign in loose.count { $0 == sign } % 2 == 0 }
        }
        return depth == 0 && isWhole ? parts : nil
    }
}
