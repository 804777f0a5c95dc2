import ResumeModel

/// A text as one paragraph or heading of Markdown.
struct MarkdownLine {
    /// What the text is part of.
    enum Kind: Hashable {
        case heading
        /// A paragraph whose lines after the first are indented by so many columns.
        case paragraph(indent: Int)
    }

    /// The Markdown.
    private(set) var text = ""
    private let kind: Kind
    private let tokens: [MarkdownToken]
    /// The signs of the emphasis around the place that is written.
    private var signs: [String] = []

    init(_ text: RichText, kind: Kind) {
        self.kind = kind
        tokens = MarkdownToken.tokens(of: text.trimmed)
        for index in tokens.indices { write(index) }
    }

    private var startsLine: Bool {
        guard case .paragraph(let indent) = kind else { return false }
        return text.isEmpty || text.hasSuffix("\\\n" + String(repeating: " ", count: indent))
    }

    private mutating func write(_ index: Int) {
        switch tokens[index] {
        case .text(let words): write(words, at: index)
        case .code(let code): text += Self.code(code)
        case .open(let mark):
            signs.append(sign(mark, at: index))
            text += signs[signs.count - 1]
        case .close: text += signs.popLast() ?? ""
        case .linkStart: text += "["
        case .linkEnd(let target): text += "](" + Self.target(target) + ")"
        case .address(let address): text += "<" + address + ">"
        }
    }

    private mutating func write(_ words: String, at index: Int) {
        let lines = words.split(separator: "\n", omittingEmptySubsequences: false)
        for (number, line) in lines.enumerated() {
            let isFirst = number == 0
            let isLast = number == lines.count - 1
            var escaping = MarkdownEscaping(startsLine: startsLine)
            if isFirst { escaping.encodesFirst = needsNumber(beside: index, isBefore: true) }
            if isLast {
                escaping.encodesLast = needsNumber(beside: index, isBefore: false)
                escaping.precedesLink = next(index) == .linkStart
                escaping.endsHeading = kind == .heading && index == tokens.count - 1
            }
            text += escaping.escaped(line)
            guard !isLast else { continue }
            if case .paragraph(let indent) = kind {
                text += "\\\n" + String(repeating: " ", count: indent)
            } else {
                text += " "
            }
        }
    }

    // MARK: Emphasis

    private func next(_ index: Int) -> MarkdownToken? {
        index + 1 < tokens.count ? tokens[index + 1] : nil
    }

    private func previous(_ index: Int) -> MarkdownToken? { index > 0 ? tokens[index - 1] : nil }

    /// The sign of an emphasis that opens: beside other signs, stars could not be told apart.
    private func sign(_ mark: MarkdownToken.Mark, at open: Int) -> String {
        guard mark == .italic else { return "**" }
        return usesUnderline(at: open) ? "_" : "*"
    }

    private func usesUnderline(at open: Int) -> Bool {
        let close = tokens[open...].firstIndex(of: .close(.italic)) ?? open
        return [previous(open), next(open), previous(close), next(close)].contains {
            $0?.isMark == true
        }
    }

    /// Whether the character of a text that touches emphasis must be given by number for the
    /// emphasis to begin or end there (CommonMark 0.31, section 6.2, "left-flanking").
    private func needsNumber(beside index: Int, isBefore: Bool) -> Bool {
        guard case .text(let words) = tokens[index] else { return false }
        let scalar = isBefore ? words.unicodeScalars.first : words.unicodeScalars.last
        guard let scalar, !scalar.endsWords else { return false }
        if isBefore {
            guard case .close(let mark) = previous(index) else { return false }
            let close = index - 1
            let open = tokens[..<close].lastIndex(of: .open(mark)) ?? close
            if mark == .italic, usesUnderline(at: open) { return true }
            return isSign(at: close - 1, start: false)
        }
        guard case .open(let mark) = next(index) else { return false }
        if mark == .italic, usesUnderline(at: index + 1) { return true }
        return index + 2 < tokens.count && isSign(at: index + 2, start: true)
    }

    /// Whether what a token has at its start, or at its end, is a sign to Markdown.
    ///
    /// A single character that is given by number at its other side is a sign at this one, too.
    private func isSign(at index: Int, start: Bool) -> Bool {
        guard case .text(let words) = tokens[index] else { return true }
        let scalars = words.unicodeScalars
        if scalars.count == 1, needsNumber(beside: index, isBefore: !start) { return true }
        return (start ? scalars.first : scalars.last)?.isSign ?? true
    }

    // MARK: Code and targets

    /// Program text between more backticks than it has in a row.
    private static func code(_ code: String) -> String {
        let code = code.replacing("\n", with: " ")
        let longest = code.split { $0 != "`" }.map(\.count).max() ?? 0
        let fence = String(repeating: "`", count: longest + 1)
        let isBlank = code.allSatisfy { $0 == " " }
        let needsSpace =
            code.hasPrefix("`") || code.hasSuffix("`")
            || !isBlank && code.hasPrefix(" ") && code.hasSuffix(" ")
        return needsSpace ? "\(fence) \(code) \(fence)" : fence + code + fence
    }

    /// An address with what would end it or be read as a character's name escaped.
    private static func target(_ target: String) -> String {
        var result = ""
        for character in target {
            if "()<>\\&".contains(character) { result += "\\" }
            result.append(character)
        }
        return result
    }
}

extension RichText {
    /// The text without blanks at its ends.
    fileprivate var trimmed: RichText {
        var runs = Array(runs.drop { $0.text.allSatisfy(\.isWhitespace) })
        while runs.last?.text.allSatisfy(\.isWhitespace) == true { runs.removeLast() }
        guard let first = runs.first else { return RichText([]) }
        runs[0].text = String(first.text.drop(while: \.isWhitespace))
        let end = runs.count - 1
        runs[end].text.removeLast(runs[end].text.reversed().prefix(while: \.isWhitespace).count)
        return RichText(runs)
    }
}
