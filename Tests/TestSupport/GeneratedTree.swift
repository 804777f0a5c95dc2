package import SourceTree

/// Trees by chance, with whatever is hard to write: texts that look like something else, characters
/// that need escapes, numbers in all their forms, keys of any kind.
package struct GeneratedTree {
    private var numbers: any RandomNumberGenerator

    /// Begins with numbers that decide everything.
    package init(_ numbers: any RandomNumberGenerator) { self.numbers = numbers }

    /// A map, as resumes are.
    package mutating func map(depth: Int = 0) -> Node {
        var keys: Set<String> = []
        var members: [(String, Node)] = []
        for _ in 0..<Int.random(in: 0...5, using: &numbers) {
            // No reader takes longer ones.
            let key = String(text().prefix(900))
            if keys.insert(key).inserted { members.append((key, value(depth: depth + 1))) }
        }
        return .map(members)
    }

    /// Any value, at a depth that bounds how deep it nests.
    package mutating func value(depth: Int) -> Node {
        switch Int.random(in: 0..<(depth > 4 ? 7 : 10), using: &numbers) {
        case 0: Node(made: .null)
        case 1: Node(made: .bool(Bool.random(using: &numbers)))
        case 2: Node(made: .number(pick(Self.numerals)))
        case 3...6: .text(text())
        case 7:
            .list((0..<Int.random(in: 0...4, using: &numbers)).map { _ in value(depth: depth + 1) })
        default: map(depth: depth)
        }
    }

    /// Any text.
    package mutating func text() -> String {
        if Bool.random(using: &numbers) { return pick(Self.texts) }
        return (0..<Int.random(in: 0...12, using: &numbers)).map { _ in pick(Self.pieces) }.joined()
    }

    /// One of some texts.
    package mutating func pick(_ texts: [String]) -> String {
        texts.randomElement(using: &numbers) ?? ""
    }

    /// Numbers of JSON, as they may be written.
    package static let numerals = [
        "0", "-0", "7", "-12", "1e3", "1E+3", "1.10", "0.5", "-2.50e-07", "123456789012345678901",
    ]

    /// Texts that are something else without quotes.
    package static let texts = [
        "", " ", "  a", "a  ", "no", "No", "NO", "yes", "on", "Off", "y", "N", "null", "~", "NULL",
        "true", "False", "1", "-1", "+1", "0x1F", "0o17", "017", "1_000", "1e3", "1.10", ".5", "5.",
        ".inf", "-.INF", ".nan", "2020", "2020-01", "2020-01-02", "2020-01-02T03:04:05Z", "12:30",
        "1:2:3.4", "=", "<<", "- a", "-", "---", "--- a", "...", "... a", "? a", "?", ": a", ":",
        "a: b", "a:", "a :b", "a #b", "a# b", "#a", "&a", "*a", "!a", "!!str a", "|", ">", "'a'",
        "\"a\"", "it's", "%a", "@a", "`a`", "[a]", "{a}", "a, b", ",", "a\nb", "a\n\nb", "a\nb\n",
        "a\nb\n\n", "\na", " a\nb", "a\n b", "a \nb", "a\tb", "\ta", "a\n\tb", "a\r\nb", "a\rb",
        "a\u{85}b", "a\u{2028}b", "a\u{2029}b", "\u{FEFF}a", "a\u{7}b", "a\u{0}b", "a\u{9F}b",
        "😀 hat", "👩‍🚀", "\u{1F600}", "日本語: はい", "a\u{A0}", "\u{A0}", "\u{FFFF}", "\u{FFFD}",
        "\u{10FFF0}\u{2028}", "e\u{301}", "a\n# b", "a\n--- b\n- c: d", "a\n...\nb", "\\", "a\\nb",
        "//", "C:\\x", "http://x.example/#a", "a\n'b'\n\"c\"",
        String(repeating: "long words ", count: 300),
        String(repeating: "\u{7}", count: 400),
    ]

    private static let pieces = [
        "a", "é", "日", "😀", " ", "  ", "\n", "\n\n", "\t", ":", ": ", " #", "#", "-", "- ", "'",
        "\"",
        "\\", ",", "[", "}", "&", "*", "!", "|", ">", "%", "1", ".", "\r", "\u{85}", "\u{2028}",
        "\u{7F}",
        "\u{FEFF}", "e", "_", "no",
    ]
}

extension Node {
    /// Whether two trees hold the same, wherever they stand.
    package func holdsSame(as other: Node) -> Bool {
        switch (value, other.value) {
        case (.array(let a), .array(let b)):
            a.count == b.count && zip(a, b).allSatisfy { $0.holdsSame(as: $1) }
        case (.object(let a), .object(let b)):
            a.count == b.count
                && zip(a, b).allSatisfy {
                    $0.key.isSame(as: $1.key) && $0.value.holdsSame(as: $1.value)
                }
        case (.string(let a), .string(let b)): a.isSame(as: b)
        default: value == other.value
        }
    }
}

extension String {
    /// Whether two texts have the very same characters, which `==` does not ask for.
    fileprivate func isSame(as other: String) -> Bool { utf8.elementsEqual(other.utf8) }
}
