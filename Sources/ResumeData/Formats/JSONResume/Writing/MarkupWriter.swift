import ResumeModel
import SourceTree

/// Writes texts so that `InlineMarkup` and `TextBlocks` read the same of them.
///
/// As they are, where that does; with the signs of Markdown; or, where these would not be told from
/// the letters beside them, with HTML.
struct MarkupWriter {
    /// A paragraph; `isItem` is one that stands as an element of a list.
    func text(of text: RichText, isItem: Bool = false) -> String {
        func isRead(_ raw: String) -> Bool {
            let field = Field(.text(raw), at: .root)
            let context = MappingContext(file: "")
            guard isItem else { return context.rich(field) == text }
            let list = Field(.list([.text(raw)]), at: .root)
            return context.items(list) == [ListItem(text)]
        }
        let forms = [
            text.plain, written(text.runs[...], Self.markdown, escapes: false),
            written(text.runs[...], Self.markdown), written(text.runs[...], Self.html),
        ]
        // Beside each other the lines of an item are one paragraph, or wrapped at a width.
        let loose = isItem ? forms.map { $0.replacing("\n", with: "\n\n") } : []
        return (forms + loose).first(where: isRead) ?? forms[2]
    }

    func text(of prose: Prose) -> String {
        var result = ""
        var wasItem = false
        for block in prose.blocks {
            switch block {
            case .paragraph(let text):
                result += (result.isEmpty ? "" : "\n\n") + lines(of: text)
                wasItem = false
            case .item(let item):
                result += result.isEmpty ? "" : wasItem ? "\n" : "\n\n"
                result += String(repeating: "  ", count: item.level) + "- " + text(of: item.text)
                wasItem = true
            }
        }
        return result
    }

    /// A paragraph whose lines do not begin as those of lists do.
    private func lines(of text: RichText) -> String {
        self.text(of: text).split(separator: "\n", omittingEmptySubsequences: false).map { line in
            let bytes = Array(line.utf8)[...]
            let number = TypedBullet.number(bytes) == nil ? "" : line.prefix(while: \.isNumber)
            // Only signs of ASCII can be escaped.
            let isEscapable = line.dropFirst(number.count).first?.isASCII == true
            let digits = isEscapable ? String(number) : ""
            let isList = !digits.isEmpty || TypedBullet.length(bytes) != nil
            return isList ? digits + "\\" + String(line.dropFirst(digits.count)) : String(line)
        }.joined(separator: "\n")
    }

    // MARK: Runs

    /// How looks are written: what stands before and behind them.
    private struct Signs {
        var bold: (String, String)
        var italic: (String, String)
        var code: (String, String)
        var link: @Sendable (String) -> (String, String)
    }

    private static let markdown = Signs(
        bold: ("**", "**"), italic: ("*", "*"), code: ("`", "`"), link: { ("[", "](" + $0 + ")") })
    private static let html = Signs(
        bold: ("<b>", "</b>"), italic: ("<i>", "</i>"), code: ("<code>", "</code>"),
        link: { ("<a href=\"" + $0 + "\">", "</a>") })

    /// Runs in the signs around them: those of links outermost, then bold, italic and code.
    ///
    /// Words mostly need no escapes, and other tools show them.
    private func written(
        _ runs: ArraySlice<RichText.Run>, _ signs: Signs, escapes: Bool = true
    ) -> String {
        grouped(runs, by: \.link) { link, runs in
            Self.wrapped(
                link.map { signs.link($0.target) },
                emphasis(.bold, signs.bold, runs) { runs in
                    emphasis(.italic, signs.italic, runs) { runs in
                        emphasis(.code, signs.code, runs) { runs in
                            let isCode = runs.first?.emphasis.contains(.code) == true
                            let text = runs.map(\.text).joined()
                            let isRaw = isCode && signs.code.0 == "`" || !escapes
                            return isRaw ? text : Self.escaped(text)
                        }
                    }
                })
        }
    }

    private func emphasis(
        _ emphasis: RichText.Emphasis, _ signs: (String, String), _ runs: ArraySlice<RichText.Run>,
        _ inner: (ArraySlice<RichText.Run>) -> String
    ) -> String {
        grouped(runs, by: { $0.emphasis.contains(emphasis) }) { isMarked, runs in
            Self.wrapped(isMarked ? signs : nil, inner(runs))
        }
    }

    private func grouped<Value: Equatable>(
        _ runs: ArraySlice<RichText.Run>, by value: (RichText.Run) -> Value,
        _ text: (Value, ArraySlice<RichText.Run>) -> String
    ) -> String {
        var result = ""
        var rest = runs
        while let first = rest.first {
            let group = rest.prefix { value($0) == value(first) }
            result += text(value(first), group)
            rest = rest.dropFirst(group.count)
        }
        return result
    }

    private static func wrapped(_ signs: (String, String)?, _ text: String) -> String {
        signs.map { $0.0 + text + $0.1 } ?? text
    }

    /// Words with what would be read as markup escaped.
    private static func escaped(_ text: String) -> String {
        var result = ""
        for character in text {
            switch character {
            case "&": result += "&amp;"
            case "\\", "`", "*", "_", "[", "]", "<", "@": result += "\\" + String(character)
            // No address begins without these.
            case "/" where result.hasSuffix(":"), "." where result.hasSuffix("www"):
                result += "\\" + String(character)
            default: result.append(character)
            }
        }
        return result
    }
}
