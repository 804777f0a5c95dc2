import ResumeModel

/// A piece of a line of Markdown.
enum MarkdownToken: Hashable {
    /// Words, not yet escaped.
    case text(String)
    /// Program text.
    case code(String)
    /// Emphasis begins.
    case open(Mark)
    /// Emphasis ends.
    case close(Mark)
    /// A link's text begins.
    case linkStart
    /// A link ends.
    case linkEnd(String)
    /// An address that is its own text.
    case address(String)

    /// A kind of emphasis.
    enum Mark: Hashable {
        case bold
        case italic
    }

    var isMark: Bool {
        switch self {
        case .open, .close: true
        default: false
        }
    }

    /// The tokens of a text: emphasis is properly nested, lies inside links, and never begins or
    /// ends with a blank, which would make it literal (CommonMark 0.31, section 6.2).
    static func tokens(of text: RichText) -> [MarkdownToken] {
        var tokens: [MarkdownToken] = []
        for group in withoutBlankLinks(text.runs).flatMap(split).grouped(by: \.link) {
            guard let link = group.first?.link else {
                tokens += bold(group)
                continue
            }
            let words = group.map(\.text).joined()
            if let address = address(words, link) {
                tokens.append(.address(address))
            } else {
                tokens += [.linkStart] + bold(group) + [.linkEnd(link.target)]
            }
        }
        return joined(tokens)
    }

    /// The runs, with links of nothing but blanks as blanks.
    private static func withoutBlankLinks(_ runs: [RichText.Run]) -> [RichText.Run] {
        runs.grouped(by: \.link).flatMap { group in
            let isBlank = group.allSatisfy { $0.text.allSatisfy(\.isWhitespace) }
            return group.first?.link != nil && isBlank ? [RichText.Run(" ")] : group
        }
    }

    /// The text of a link that can stand between angle brackets.
    private static func address(_ words: String, _ link: Link) -> String? {
        if words == link.target { return words }
        let isPlain = words.utf8.allSatisfy { byte in
            switch byte {
            case 0x30...0x39, 0x41...0x5A, 0x61...0x7A: true
            default: ".-_@".utf8.contains(byte)
            }
        }
        return isPlain && "mailto:" + words == link.target ? words : nil
    }

    /// A run without the blanks at its ends, and these as runs without emphasis.
    private static func split(_ run: RichText.Run) -> [RichText.Run] {
        guard !run.emphasis.isDisjoint(with: [.bold, .italic]), !run.emphasis.contains(.code) else {
            return [run]
        }
        let head = run.text.prefix(while: \.isWhitespace)
        let rest = run.text.dropFirst(head.count)
        let tail = rest.reversed().prefix(while: \.isWhitespace).count
        return [
            RichText.Run(String(head), link: run.link),
            RichText.Run(String(rest.dropLast(tail)), run.emphasis, link: run.link),
            RichText.Run(String(rest.suffix(tail)), link: run.link),
        ].filter { !$0.text.isEmpty }
    }

    private static func bold(_ runs: [RichText.Run]) -> [MarkdownToken] {
        grouped(runs, by: .bold, as: .bold) { italic($0) }
    }

    private static func italic(_ runs: [RichText.Run]) -> [MarkdownToken] {
        grouped(runs, by: .italic, as: .italic) { runs in
            runs.map { $0.emphasis.contains(.code) ? .code($0.text) : .text($0.text) }
        }
    }

    private static func grouped(
        _ runs: [RichText.Run], by emphasis: RichText.Emphasis, as mark: Mark,
        _ inner: ([RichText.Run]) -> [MarkdownToken]
    ) -> [MarkdownToken] {
        runs.grouped { $0.emphasis.contains(emphasis) }.flatMap { group in
            let isMarked = group.first?.emphasis.contains(emphasis) == true
            return isMarked ? [.open(mark)] + inner(group) + [.close(mark)] : inner(group)
        }
    }

    /// Neighbours of one kind as one token.
    private static func joined(_ tokens: [MarkdownToken]) -> [MarkdownToken] {
        var result: [MarkdownToken] = []
        for token in tokens {
            switch (result.last, token) {
            case (.text(let first), .text(let second)):
                result[result.count - 1] = .text(first + second)
            case (.code(let first), .code(let second)):
                result[result.count - 1] = .code(first + second)
            default: result.append(token)
            }
        }
        return result
    }
}
