import Characters
import Export
import System

/// How the texts of a list look in a terminal: styles, links, and hits of a search.
///
/// Only the terminal's own colours are used, which its theme makes readable on its background.
struct ListInk {
    var hasStyles = false
    var hasLinks = false
    var search: TextSearch?

    /// The parameters of SGR (ECMA-48, 8.3.117).
    enum Style: String {
        case plain = ""
        case heading = "1"
        case faint = "2"
    }

    /// Bold and red, as grep and its kin mark what they found.
    private static let hit = "1;31"

    /// A text that is safe to show, in a style, its hits marked; as a link where the terminal knows
    /// them.
    func text(_ text: String, _ style: Style = .plain, link: String? = nil) -> String {
        guard !text.isEmpty else { return text }
        let marked = hasStyles ? marked(text, style) : text
        guard hasLinks, let link else { return marked }
        return "\u{1B}]8;;\(link)\u{1B}\\\(marked)\u{1B}]8;;\u{1B}\\"
    }

    private func marked(_ text: String, _ style: Style) -> String {
        var result = ""
        var end = text.startIndex
        for range in search?.ranges(in: text) ?? [] {
            result += Self.styled(text[end..<range.lowerBound], style.rawValue)
            result += Self.styled(text[range], Self.hit)
            end = range.upperBound
        }
        return result + Self.styled(text[end...], style.rawValue)
    }

    private static func styled(_ text: Substring, _ parameters: String) -> String {
        text.isEmpty || parameters.isEmpty ? String(text) : "\u{1B}[\(parameters)m\(text)\u{1B}[0m"
    }
}
