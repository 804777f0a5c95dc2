import Pages

/// The texts of pages by the structure element that they belong to, with their lines.
struct PageParagraphs {
    /// A line of a text.
    struct Line {
        var text: String
        /// The distance from its first to its last letter, nearly, in points.
        var width: Double
        var runs: [GlyphRun]
    }

    /// A text and its lines.
    struct Paragraph {
        var lines: [Line] = []

        /// Whether the last line is one word that is shorter than a fifth of the widest line, and the one
        /// before it would be half full without its last word.
        var isRunt: Bool {
            guard lines.count > 1, let last = lines.last else { return false }
            let measure = lines.map(\.width).max() ?? 0
            guard !last.text.contains(" "), last.width < measure * 0.2 else { return false }
            let before = lines[lines.count - 2]
            let word = before.text.split(separator: " ").last?.count ?? 0
            let kept = 1 - Double(word + 1) / Double(max(before.text.count, 1))
            return before.width * kept > measure * 0.5
        }
    }

    /// All texts, in the order of the structure.
    let all: [Paragraph]

    init(_ document: PageDocument) {
        // A link is part of the text around it.
        func text(_ element: Int?) -> Int? {
            guard let element else { return nil }
            switch document.structure[element].kind {
            case .link, .span: return text(document.structure[element].parent)
            default: return element
            }
        }
        var paragraphs: [Int: Paragraph] = [:]
        for case .text(let line) in document.pages.flatMap(\.items) {
            guard let element = line.runs.lazy.compactMap({ text($0.element) }).first else {
                continue
            }
            let words = line.runs.map(\.text).joined()
            let shown = String(words.reversed().drop { $0 == " " }.reversed())
            let left = line.runs.map(\.x).min() ?? 0
            let right = line.runs.map { $0.x + $0.width }.max() ?? 0
            let share = Double(shown.count) / Double(max(words.count, 1))
            paragraphs[element, default: Paragraph()].lines.append(
                Line(text: shown, width: (right - left) * share, runs: line.runs))
        }
        all = paragraphs.sorted { $0.key < $1.key }.map(\.value)
    }
}
