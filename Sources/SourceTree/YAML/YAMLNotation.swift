/// How texts are written in YAML: without quotes, between them, or as a block.
enum YAMLNotation {
    /// A text as a scalar on one line, between quotes unless it is one without them, too.
    static func quotedIfNeeded(_ text: String) -> String { isPlain(text) ? text : quoted(text) }

    /// A key, between quotes also where a colon in it could be taken for its end.
    static func key(_ text: String) -> String {
        isPlain(text) && !text.contains(":") ? text : quoted(text)
    }

    // MARK: Without quotes

    /// Whether a text without quotes is itself to every version of YAML.
    private static func isPlain(_ text: String) -> Bool {
        let scalars = text.unicodeScalars
        guard let first = scalars.first, let last = scalars.last, last != " ", last != ":",
            first != " ", !indicators.contains(first), !isOther(text)
        else { return false }
        var previous: Unicode.Scalar = " "
        for scalar in scalars {
            guard scalar != "\n", scalar != "\t", !needsEscape(scalar),
                !(previous == ":" && scalar == " "), !(previous == " " && scalar == "#")
            else { return false }
            previous = scalar
        }
        return true
    }

    /// The signs that a plain scalar does not begin with (YAML 1.2, section 7.3.3), or that are
    /// better not tried.
    private static let indicators: Set<Unicode.Scalar> = [
        "-", "?", ":", ",", "[", "]", "{", "}", "#", "&", "*", "!", "|", ">", "'", "\"", "%", "@",
        "`",
    ]

    /// Whether a text would be read as something else: a number, a date, a truth value, nothing, the
    /// end of a document.
    private static func isOther(_ text: String) -> Bool {
        if words.contains(text.lowercased()) || text.hasPrefix("...") { return true }
        // Whatever begins as a number does and has the signs of one: dates, times and versions too.
        guard let first = text.utf8.first, first < 0x80,
            Character(Unicode.Scalar(first)).isNumber || ".+=<~".utf8.contains(first)
        else { return false }
        return text.unicodeScalars.allSatisfy { numeric.contains($0) }
    }

    /// The words that version 1.1 or 1.2 has for something else, in small letters.
    private static let words: Set<String> = [
        "null", "true", "false", "yes", "no", "on", "off", "y", "n",
    ]

    /// All that numbers, dates and times consist of, and the words of version 1.1 that have signs.
    private static let numeric = Set(
        "0123456789abcdefABCDEFxXoOtTzZ_.,:+-=<~ infINFnaNA".unicodeScalars)

    // MARK: Between quotes

    /// A text between double quotes, with escapes for what cannot stand there (section 5.7).
    private static func quoted(_ text: String) -> String {
        text.doubleQuoted { scalar in
            guard needsEscape(scalar) else { return nil }
            let digits = String(scalar.value, radix: 16, uppercase: true)
            let (sign, width) = scalar.value > 0xFFFF ? ("U", 8) : ("u", 4)
            return "\\" + sign + String(repeating: "0", count: width - digits.count) + digits
        }
    }

    /// Whether a character cannot stand for itself: control characters (section 5.1), what ends a
    /// line in version 1.1, a byte-order mark, and what is no character.
    private static func needsEscape(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        case 0..<0x20, 0x7F..<0xA0, 0x2028, 0x2029, 0xFEFF: true
        default: scalar.value & 0xFFFE == 0xFFFE
        }
    }

    // MARK: Blocks

    /// Whether a text of several lines is the same as a block: no line begins or ends with a blank,
    /// which editors take away, and there is nothing that needs an escape.
    static func isBlock(_ text: String) -> Bool {
        let scalars = text.unicodeScalars
        guard scalars.contains("\n"), let first = scalars.first, first != "\n",
            !text.hasSuffix("\n\n")
        else { return false }
        var previous: Unicode.Scalar = "\n"
        for scalar in scalars {
            let isBlank = scalar == " " || scalar == "\t"
            if scalar != "\n", needsEscape(scalar), scalar != "\t" { return false }
            if scalar == "\n", previous == " " || previous == "\t" { return false }
            if isBlank, previous == "\n" { return false }
            previous = scalar
        }
        return previous != " " && previous != "\t"
    }
}
