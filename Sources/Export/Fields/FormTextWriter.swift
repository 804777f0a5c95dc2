import Characters
package import Languages
import ResumeLayout

/// Writes form blocks as text to copy from.
///
/// Labels stand in a column; a text of several lines begins below its label, at the left edge, so
/// that it can be copied as it is. There is one empty line between blocks, and between paragraphs.
package struct FormTextWriter {
    /// The words of dates.
    let language: LanguageWords

    /// Writes with the words of a language.
    package init(language: LanguageWords) { self.language = language }

    private var dates: DateWording { DateWording(language: language) }

    /// The text, ended by a line feed; empty if no field has a value.
    package func text(of blocks: [FormBlock]) -> String {
        var parts: [String] = []
        for kind in FormBlock.Kind.allCases {
            let all = blocks.filter { $0.kind == kind }.map { ($0, rows(of: $0)) }
                .filter { !$0.1.isEmpty }
            guard !all.isEmpty else { continue }
            if kind.isLine {
                parts.append(text(kind.title, all.map { Self.line($0.0) }))
                continue
            }
            for (number, block) in all.enumerated() {
                let title =
                    all.count == 1 ? kind.title : "\(kind.title) \(number + 1) of \(all.count)"
                parts.append(text(title, block.1))
            }
        }
        return parts.joined(separator: "\n")
    }

    /// A label and what stands beside or below it.
    private struct Row {
        var label: String
        var value: String
        var isBelow = false
    }

    private func text(_ title: String, _ rows: [Row]) -> String {
        let width = rows.filter { !$0.isBelow }.map { CellWidth.of($0.label) }.max() ?? 0
        var text = title + "\n"
        for row in rows {
            let blanks = row.value.isEmpty ? 0 : max(width - CellWidth.of(row.label), 0) + 1
            let separator = row.isBelow ? "\n" : String(repeating: " ", count: blanks)
            text += row.label + ":" + separator + row.value + "\n"
        }
        return text
    }

    /// The fields that have a value.
    private func rows(of block: FormBlock) -> [Row] {
        block.fields.compactMap { field in
            let label = label(of: field, in: block)
            return switch field.value {
            case .words(let words): words.map { Row(label: label, value: $0) }
            case .date(let date): dates.wording(date).map { Row(label: label, value: $0) }
            case .present: Row(label: label, value: language.present)
            case .flag(let flag): flag.map { Row(label: label, value: $0 ? "yes" : "no") }
            case .text(let text):
                text.map { Row(label: label, value: Self.closed($0), isBelow: true) }
            }
        }
    }

    /// What a field is called: the ways to reach a person in the resume's language.
    private func label(of field: FormField, in block: FormBlock) -> String {
        guard block.kind == .contact else { return field.label }
        let key = field.key == "website" ? "url" : field.key
        return language.contacts[key] ?? field.label
    }

    /// A text with one empty line where there are several.
    private static func closed(_ text: String) -> String {
        var lines: [Substring] = []
        for line in text.split(separator: "\n", omittingEmptySubsequences: false)
        where !line.isEmpty || lines.last?.isEmpty == false { lines.append(line) }
        if lines.last?.isEmpty == true { lines.removeLast() }
        return lines.joined(separator: "\n")
    }

    /// A block of a kind whose entries are a line each.
    private static func line(_ block: FormBlock) -> Row {
        guard block.kind != .profiles else {
            return Row(
                label: block.words("network") ?? "Profile",
                value: block.words("url") ?? block.words("username") ?? "")
        }
        let name = block.fields.first.flatMap { block.words($0.key) }
        let level = block.words("level").map { " (\($0))" } ?? ""
        let rest = block.fields.dropFirst().filter { $0.key != "level" }
        return Row(
            label: (name ?? (block.kind == .skills ? "Skills" : "Language")) + level,
            value: rest.compactMap { block.words($0.key) }.joined(separator: "; "))
    }
}
