/// A string literal of a Swift file, or several that are put together with `+` across lines.
struct SwiftLiteral: Hashable {
    /// The words, and between them the values.
    var parts: [Part] = []
    /// The line that it begins on, from 1.
    var line: Int

    enum Part: Hashable {
        case words(String)
        /// A value, as it is written between `\(` and `)`.
        case value(String)
    }

    /// The literals of a text, those inside values among them.
    static func all(in text: String) -> [Self] {
        var reader = LiteralReader(text)
        reader.read()
        return reader.found
    }

    /// What a catalogue has it under: the values without names.
    var key: String {
        parts.map { part in
            switch part {
            case .words(let words):
                words.replacing("{", with: "{{").replacing("}", with: "}}")
            case .value: "{}"
            }
        }.joined()
    }

    /// The values, as they are written.
    var values: [String] {
        parts.compactMap { if case .value(let text) = $0 { text } else { nil } }
    }

    /// The words alone.
    var words: String {
        parts.map { if case .words(let words) = $0 { words } else { " " } }.joined()
    }
}

/// Finds the string literals of a Swift text: plain ones, those of several lines and raw ones.
private struct LiteralReader {
    private(set) var found: [SwiftLiteral] = []
    private let text: [Character]
    private var index = 0
    private var line = 1
    /// Whether nothing but blanks and one `+` stands behind the last literal.
    private var joins = false
    private var sawPlus = false
    private var last: Int?

    init(_ text: String, line: Int = 1) {
        self.text = Array(text)
        self.line = line
    }

    mutating func read() {
        while index < text.count {
            if isAt("//") {
                while index < text.count, text[index] != "\n" { step() }
            } else if isAt("/*") {
                while index < text.count, !isAt("*/") { step() }
            } else if let hashes = opening {
                take(hashes)
            } else {
                if text[index] == "+", joins, !sawPlus {
                    sawPlus = true
                } else if !text[index].isWhitespace {
                    (joins, sawPlus) = (false, false)
                }
                step()
            }
        }
    }

    /// The number of `#` before a quote that stands here; nil if none opens a literal.
    private var opening: Int? {
        var count = 0
        while index + count < text.count, text[index + count] == "#" { count += 1 }
        return index + count < text.count && text[index + count] == "\"" ? count : nil
    }

    private func isAt(_ word: String) -> Bool {
        text[index...].starts(with: word)
    }

    private mutating func step() {
        if text[index] == "\n" { line += 1 }
        index += 1
    }

    private mutating func take(_ hashes: Int) {
        let start = line
        let isJoined = joins && sawPlus
        let (parts, inner) = literal(hashes)
        if isJoined, let last {
            found[last].parts += parts
        } else {
            last = found.count
            found.append(SwiftLiteral(parts: parts, line: start))
        }
        found += inner
        (joins, sawPlus) = (true, false)
    }

    private mutating func literal(_ hashes: Int) -> ([SwiftLiteral.Part], [SwiftLiteral]) {
        index += hashes
        let quote = isAt("\"\"\"") ? "\"\"\"" : "\""
        let mark = String(repeating: "#", count: hashes)
        index += quote.count
        var parts: [SwiftLiteral.Part] = []
        var inner: [SwiftLiteral] = []
        var words = ""
        let indent = quote.count == 3 ? indent(before: quote + mark) : nil
        if let indent { skipLineEnd(indent) }
        while index < text.count, !isAt(quote + mark) {
            guard isAt("\\" + mark) else {
                if let indent, text[index] == "\n" {
                    skipLineEnd(indent)
                    if !isAt(quote + mark) { words.append("\n") }
                } else {
                    words.append(text[index])
                    step()
                }
                continue
            }
            index += 1 + hashes
            let escape = text[index]
            step()
            switch escape {
            case "(":
                if !words.isEmpty { parts.append(.words(words)) }
                words = ""
                let value = value()
                parts.append(.value(value))
                var reader = LiteralReader(value, line: line)
                reader.read()
                inner += reader.found
            case "u":
                let end = text[index...].firstIndex(of: "}") ?? text.endIndex - 1
                let digits = String(text[(index + 1)..<end])
                words.unicodeScalars.append(
                    UInt32(digits, radix: 16).flatMap(Unicode.Scalar.init) ?? "?")
                index = end + 1
            case "n": words.append("\n")
            case "t": words.append("\t")
            case "r": words.append("\r")
            case "0": words.append("\0")
            case "\n": index += indent ?? 0
            default: words.append(escape)
            }
        }
        index += quote.count + hashes
        if !words.isEmpty { parts.append(.words(words)) }
        return (parts, inner)
    }

    /// How far the quotes are indented that close a literal of several lines: so far all its lines are.
    private func indent(before end: String) -> Int {
        var place = index
        while place < text.count, !text[place...].starts(with: end) { place += 1 }
        return text[..<place].reversed().prefix { $0 == " " }.count
    }

    /// Goes from a line's end to the text of the next line.
    private mutating func skipLineEnd(_ indent: Int) {
        step()
        for _ in 0..<indent where index < text.count && text[index] == " " { step() }
    }

    /// What stands before the parenthesis that closes a value.
    private mutating func value() -> String {
        let start = index
        var depth = 1
        while index < text.count {
            if let hashes = opening {
                _ = literal(hashes)
                continue
            }
            depth += text[index] == "(" ? 1 : text[index] == ")" ? -1 : 0
            if depth == 0 { break }
            step()
        }
        let value = String(text[start..<index])
        index += 1
        return value
    }
}
