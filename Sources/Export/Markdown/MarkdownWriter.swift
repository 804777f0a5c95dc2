import ResumeModel

/// Writes an outline as Markdown (CommonMark 0.31), each paragraph on one line.
package enum MarkdownWriter {
    /// The text, ended by a line feed; empty for an empty outline.
    package static func text(of outline: Outline) -> String {
        var parts: [String] = []
        var marker: Character = "-"
        var follows = false
        for block in outline.blocks {
            guard case .list(let items) = block else {
                follows = false
                parts.append(text(of: block))
                continue
            }
            // Lists with one sign would grow together.
            marker = follows && marker == "-" ? "+" : "-"
            follows = true
            parts.append(list(items, marker))
        }
        let filled = parts.filter { !$0.isEmpty }
        return filled.isEmpty ? "" : filled.joined(separator: "\n\n") + "\n"
    }

    private static func text(of block: Outline.Block) -> String {
        switch block {
        case .heading(let text, let level):
            let words = MarkdownLine(text, kind: .heading).text
            return words.isEmpty ? "" : String(repeating: "#", count: level) + " " + words
        case .facts(let lines):
            // One text with line breaks in it, so that each line begins as a line does.
            return MarkdownLine(.joined(lines, "\n"), kind: .paragraph(indent: 0)).text
        case .paragraph(let text): return MarkdownLine(text, kind: .paragraph(indent: 0)).text
        case .list(let items): return list(items, "-")
        }
    }

    private static func list(_ items: [Outline.Item], _ marker: Character) -> String {
        var lines: [String] = []
        var level = -1
        // Between items with paragraphs of their own stand empty lines, or none at all.
        let isLoose = items.contains { !$0.paragraphs.isEmpty }
        for item in items {
            // An item without one above it to stand under would be a block of code.
            level = min(max(item.level, 0), level + 1)
            let indent = 2 * level
            let blank = String(repeating: " ", count: indent)
            if isLoose, !lines.isEmpty { lines.append("") }
            let text = MarkdownLine(item.text, kind: .paragraph(indent: indent + 2)).text
            lines.append("\(blank)\(marker) \(text)")
            for paragraph in item.paragraphs {
                let text = MarkdownLine(paragraph, kind: .paragraph(indent: indent + 2)).text
                if !text.isEmpty { lines += ["", blank + "  " + text] }
            }
        }
        return lines.joined(separator: "\n")
    }
}
