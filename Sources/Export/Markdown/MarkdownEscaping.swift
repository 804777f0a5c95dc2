/// Escapes what Markdown would read as markup.
struct MarkdownEscaping {
    /// Whether the text stands at the beginning of a line.
    var startsLine: Bool
    /// Whether a link follows, which an exclamation mark would turn into an image.
    var precedesLink = false
    /// Whether the text ends a heading, where number signs would be dropped.
    var endsHeading = false
    /// Whether the first and the last character are given by number, for emphasis that would not
    /// begin or end beside a letter.
    var encodesFirst = false
    var encodesLast = false

    /// A text without line breaks, escaped.
    func escaped(_ text: Substring) -> String {
        let characters = Array(text.unicodeScalars)
        var result = ""
        let start = startsLine ? lineStart(characters) : nil
        for (index, scalar) in characters.enumerated() {
            let isLast = index == characters.count - 1
            if encodesFirst && index == 0 || encodesLast && isLast {
                result += "&#\(scalar.value);"
                continue
            }
            if index == start || isMarkup(characters, index)
                || isLast && (precedesLink && scalar == "!" || endsHeading && scalar == "#")
            {
                result += "\\"
            }
            result.unicodeScalars.append(scalar)
        }
        return result
    }

    /// Whether a character would be markup wherever it stands.
    private func isMarkup(_ text: [Unicode.Scalar], _ index: Int) -> Bool {
        switch text[index] {
        case "\\", "`", "*", "[", "]", "<", "~": return true
        case "_":
            // Inside a word it is literal.
            guard index > 0, index < text.count - 1 else { return true }
            return !(text[index - 1].isWordPart && text[index + 1].isWordPart)
        case "&":
            let name = text[(index + 1)...].prefix { $0.isASCIIWordPart || $0 == "#" }
            return !name.isEmpty && name.endIndex < text.count && text[name.endIndex] == ";"
        default: return false
        }
    }

    /// The character that would begin a block if it stood at the beginning of a line.
    private func lineStart(_ text: [Unicode.Scalar]) -> Int? {
        guard let first = text.first else { return nil }
        func isBlank(_ index: Int) -> Bool { index >= text.count || text[index] == " " }
        switch first {
        case ">", "=", "|": return 0
        case "#":
            let count = text.prefix { $0 == "#" }.count
            return isBlank(count) ? 0 : nil
        case "+", "-": return isBlank(1) || !text[1].isWordPart ? 0 : nil
        case ":": return text.count > 1 && text[1] == "-" ? 0 : nil
        case "0"..."9":
            let count = text.prefix { ("0"..."9").contains($0) }.count
            guard count <= 9, count < text.count, text[count] == "." || text[count] == ")" else {
                return nil
            }
            return isBlank(count + 1) ? count : nil
        default: return nil
        }
    }
}

extension Unicode.Scalar {
    fileprivate var isASCIIWordPart: Bool { isASCII && isWordPart }

    /// Whether Markdown takes the character for part of a word, neither a blank nor a sign.
    var isWordPart: Bool {
        switch properties.generalCategory {
        case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter,
            .decimalNumber, .letterNumber, .otherNumber, .nonspacingMark, .spacingMark,
            .enclosingMark:
            true
        default: false
        }
    }

    /// Whether Markdown takes the character for a sign; versions differ about symbols.
    var isSign: Bool { !isWordPart && !properties.isWhitespace }

    /// Whether every version of Markdown takes the character for a blank or a sign.
    var endsWords: Bool {
        if properties.isWhitespace { return true }
        switch properties.generalCategory {
        case .connectorPunctuation, .dashPunctuation, .openPunctuation, .closePunctuation,
            .initialPunctuation, .finalPunctuation, .otherPunctuation:
            return true
        default: return isASCII && isSign
        }
    }
}
