import Characters
import ResumeModel

/// Texts in the Markdown of RenderCV, which has no escapes that are worth it: a text is as it is
/// wherever its reader takes it for the same.
enum WrittenText {
    private static let markup = MarkupWriter()

    /// A text as one value.
    static func text(_ text: RichText) -> String { markup.text(of: text) }

    /// Characters without markup.
    static func plain(_ text: String) -> String { Self.text(RichText(text)) }

    /// A text on one line that is an item of a list, where RenderCV takes a hyphen between blanks for
    /// an item below (`process_highlights`).
    static func item(_ text: RichText) -> String {
        Self.text(text.onOneLine).replacing(" - ", with: " \\- ")
    }

    /// Items with those below them behind hyphens; RenderCV has one level of them.
    static func items(_ items: [ListItem]) -> [String] {
        var result: [String] = []
        for listed in items where !listed.text.isEmpty {
            if listed.level > 0, let last = result.popLast() {
                result.append(last + " - " + item(listed.text))
            } else {
                result.append(item(listed.text))
            }
        }
        return result
    }

    /// Paragraphs and lists as entries of a section of texts.
    static func entries(_ prose: Prose) -> [String] {
        var result: [String] = []
        var isList = false
        for block in prose.blocks {
            switch block {
            case .paragraph(let text):
                result.append(Self.text(text))
                isList = false
            case .item(let item):
                let line =
                    String(repeating: "  ", count: item.level) + "- " + text(item.text.onOneLine)
                if isList, let last = result.popLast() {
                    result.append(last + "\n" + line)
                } else {
                    result.append(line)
                }
                isList = true
            }
        }
        return result
    }

    /// The texts that are not empty, with a separator between them.
    static func joined(_ texts: [RichText], _ separator: String) -> RichText {
        RichText(
            Array(texts.filter { !$0.isEmpty }.map(\.runs).joined(separator: [.init(separator)])))
    }

    /// A field of the person's own: "**Tech stack:** Swift, C".
    static func labelled(_ field: ExtraField) -> RichText {
        let label = RichText.Run(field.words.printable + ":", .bold)
        return joined([RichText([label]), joined(field.values, ", ")], " ")
    }
}

extension RichText {
    /// The text without breaks of lines.
    var onOneLine: RichText {
        RichText(
            runs.map { Run($0.text.replacing("\n", with: " "), $0.emphasis, link: $0.link) })
    }
}
