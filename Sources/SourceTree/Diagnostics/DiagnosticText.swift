import Characters

/// Shows findings the way compilers do: the place, the sentence, the line and a caret below it.
///
/// Nothing of a hostile file reaches the terminal: control characters of the message and the line
/// are shown as escapes.
public struct DiagnosticText: Sendable {
    private let lines: [String: SourceLines]
    private let usesColor: Bool

    /// How many cells of a source line are shown around the place, at most.
    private static let window = 100

    /// Makes a presentation.
    ///
    /// - Parameters:
    ///   - texts: The files that findings point into, by the names that they use.
    ///   - usesColor: Whether to set the parts off by colour (SGR sequences of ECMA-48).
    public init(texts: [String: [UInt8]], usesColor: Bool) {
        lines = texts.mapValues { SourceLines($0) }
        self.usesColor = usesColor
    }

    /// A finding as one or more lines, each ended by a line feed.
    public func text(_ finding: Diagnostic) -> String {
        var text = line(finding) + "\n" + excerpt(finding)
        if !finding.suggestions.isEmpty, !finding.message.contains("did you mean") {
            let words = finding.suggestions.map { Message(verbatim: "\"\($0)\"") }
            let question: Message = "did you mean \(Message.joined(words, separator: " or "))?"
            text += "   \(question.shown.printable)\n"
        }
        return text
    }

    /// A finding as one line without its end, and without the line of the file.
    public func line(_ finding: Diagnostic) -> String {
        var place = finding.file.map { Message.nameOfSource($0).shown.printable } ?? ""
        if !place.isEmpty {
            if let span = finding.span { place += ":\(span.line):\(span.column)" }
            place += ": "
        }
        let severity = styled(finding.severity.word.shown + ":", finding.severity.color)
        let message = VisibleText.cut(finding.wording.shown, to: Diagnostic.messageLimit).printable
        return styled(place, "1") + severity + " " + message + "  [\(finding.identifier)]"
    }

    /// The source line with a caret below the place; empty if the finding has no place.
    private func excerpt(_ finding: Diagnostic) -> String {
        guard let file = finding.file, let span = finding.span, let lines = lines[file] else {
            return ""
        }
        // Endless lines are cut before they become text: the place lies near the window's start.
        let (shown, start, isCut) = Self.shown(
            lines, line: Int(span.line), around: Int(span.column))
        guard !shown.isEmpty || span.column == 1 else { return "" }
        let number = String(span.line)
        let gutter = String(repeating: " ", count: max(5 - number.count, 0)) + number + " | "
        let blank = String(repeating: " ", count: gutter.count - 2) + "| "
        let before = (isCut.before ? "…" : "") + shown[..<start].joined()
        let marked = shown[start...].prefix(Int(span.length)).joined()
        let width = max(CellWidth.of(marked), 1)
        return gutter + before + shown[start...].joined() + (isCut.after ? "…" : "") + "\n" + blank
            + String(repeating: " ", count: CellWidth.of(before))
            + styled("^" + String(repeating: "~", count: width - 1), finding.severity.color) + "\n"
    }

    /// The part of a line around a column as it is shown, character by character, and the place's
    /// index in it.
    private static func shown(
        _ lines: SourceLines, line: Int, around column: Int
    ) -> (shown: [String], start: Int, isCut: (before: Bool, after: Bool)) {
        var scalars: [Unicode.Scalar] = []
        let first = max(1, column - window / 2)
        var decoder = UTF8()
        var iterator = lines[line, from: first].makeIterator()
        var isCutAfter = false
        loop: while true {
            switch decoder.decode(&iterator) {
            case .scalarValue(let scalar): scalars.append(scalar)
            case .error: scalars.append("\u{FFFD}")
            case .emptyInput: break loop
            }
            if scalars.count > window {
                scalars.removeLast()
                isCutAfter = true
                break loop
            }
        }
        let shown = scalars.map { $0 == "\t" ? " " : VisibleText.escaped(String($0)) }
        return (shown, min(column - first, shown.count), (first > 1, isCutAfter))
    }

    private func styled(_ text: String, _ codes: String) -> String {
        usesColor && !text.isEmpty ? "\u{1B}[\(codes)m\(text)\u{1B}[0m" : text
    }
}

extension Diagnostic.Severity {
    /// What the severity is called.
    package var word: Message {
        switch self {
        case .error: "error"
        case .warning: "warning"
        case .note: "note"
        }
    }

    /// The SGR codes that the severity is shown in, as compilers do: bold red, magenta, cyan.
    package var color: String {
        switch self {
        case .error: "1;31"
        case .warning: "1;35"
        case .note: "1;36"
        }
    }
}
