import Characters
import ResumeModel

/// Writes an outline as plain text, filled to a width.
package struct PlainTextWriter {
    /// The width that fits a terminal, a mail and a printed page, in cells.
    package static let usualWidth = 78

    /// The width of the lines, in cells, at least 1.
    var width: Int

    /// Fills lines of a width, at least 1.
    package init(width: Int = Self.usualWidth) { self.width = width }

    /// The text, ended by a line feed; empty for an empty outline.
    package func text(of outline: Outline) -> String {
        lines(of: outline).map { $0.text + "\n" }.joined()
    }

    /// A line, without its end.
    package struct Line: Sendable, Hashable {
        /// What stands in it.
        package let text: String
        /// Whether it is one of a heading.
        package let isHeading: Bool
    }

    /// The lines of the text.
    package func lines(of outline: Outline) -> [Line] {
        var lines: [Line] = []
        var previous: Outline.Block?
        for block in outline.blocks {
            if let previous, !Self.belongs(block, to: previous) {
                lines.append(Line(text: "", isHeading: false))
            }
            lines += self.lines(of: block).map { Line(text: $0, isHeading: block.isHeading) }
            previous = block
        }
        return lines
    }

    /// Whether a part follows another without an empty line: an entry's facts its title.
    private static func belongs(_ block: Outline.Block, to previous: Outline.Block) -> Bool {
        guard case .heading(_, let level) = previous, level > 2 else { return false }
        if case .facts = block { return true }
        return false
    }

    private func lines(of block: Outline.Block) -> [String] {
        switch block {
        case .heading(let text, let level):
            let lines = LineFiller(width: width).lines(text.plainText)
            let sign: Character? = [1: "=", 2: "-"][level]
            guard let sign else { return lines }
            let length = lines.map { CellWidth.of($0) }.max() ?? 0
            return lines + [String(repeating: sign, count: min(max(length, 1), width))]
        case .facts(let texts):
            let filler = LineFiller(width: width, rest: "  ")
            return texts.flatMap { text in
                // A line break that the person set is no reason to indent.
                text.plainText.split(separator: "\n").flatMap { filler.lines(String($0)) }
            }
        case .paragraph(let text): return LineFiller(width: width).lines(text.plainText)
        case .list(let items): return items.flatMap(lines)
        }
    }

    private func lines(of item: Outline.Item) -> [String] {
        // Deeper levels than these would leave no room for words.
        let indent = String(repeating: "  ", count: min(max(item.level, 0), 8))
        let filler = LineFiller(
            width: width, first: indent + (item.level > 0 ? "- " : "• "), rest: indent + "  ")
        let inner = LineFiller(width: width, first: filler.rest, rest: filler.rest)
        return filler.lines(item.text.plainText)
            + item.paragraphs.flatMap { inner.lines($0.plainText) }
    }
}

extension Outline.Block {
    /// Whether it is a heading.
    fileprivate var isHeading: Bool { if case .heading = self { true } else { false } }
}
