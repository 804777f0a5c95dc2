import Characters

/// libyaml's refusal, told as one sentence with the place and the remedy.
struct YAMLFinding {
    private(set) var kind = Diagnostic.Kind.yamlSyntax
    private(set) var message: Message = ""
    private(set) var span: SourceSpan

    private let fault: YAMLFault
    private let lines: SourceLines

    private typealias Explanation = (Diagnostic.Kind, Message)

    /// Explains a refusal with the help of the lines around its place.
    init(_ fault: YAMLFault, lines: SourceLines) {
        (self.fault, self.lines) = (fault, lines)
        span = (fault.place ?? fault.contextPlace).span
        (kind, message) = explanation()
    }

    private mutating func explanation() -> Explanation {
        if fault.problem.contains("tab character") { return Self.tab }
        switch fault.problem {
        case "found character that cannot start any token": return startCharacter()
        case "mapping values are not allowed in this context": return colon()
        case "did not find expected key": return key()
        case "did not find expected '-' indicator":
            return (
                .yamlIndentation,
                "the list that starts at line \(context.line) has its - in column "
                    + "\(context.column); indent this line to fit"
            )
        case "could not find expected ':'": return missingColon()
        case "found unexpected end of stream", "found unexpected document indicator":
            span = context
            return (.yamlQuote, "the quote that opens here is never closed")
        case "found unknown escape character", "did not find expected hexdecimal number",
            "found invalid Unicode character escape code":
            return escape()
        case "did not find expected ',' or ']'": return flow(isMap: false, "]")
        case "did not find expected ',' or '}'": return flow(isMap: true, "}")
        case "did not find expected node content": return content()
        case "block sequence entries are not allowed in this context":
            let message: Message =
                "a list cannot start on its key's line; put the - on the next one"
            return (.yamlListItem, message)
        case "did not find expected <document start>":
            return textBefore.trimmed.isEmpty
                ? (
                    .yamlIndentation,
                    "this line is indented less than the first one; start all top-level keys in "
                        + "the same column"
                ) : (.yamlSyntax, "the text goes on after its only value ends")
        default: return rareExplanation()
        }
    }

    private mutating func rareExplanation() -> Explanation {
        switch (fault.problem, fault.context) {
        case ("did not find expected alphabetic or numeric character", _),
            (_, "while scanning a directive"), (_, "while scanning a %YAML directive"),
            (_, "while scanning a %TAG directive"):
            span = context
            return startCharacter()
        case ("mapping keys are not allowed in this context", _), ("found undefined tag handle", _),
            (_, "while scanning a tag"), (_, "while parsing a tag"):
            return startCharacter()
        case ("did not find expected comment or line break", "while scanning a block scalar"):
            let message: Message = "behind | or > the line ends; the text starts on the next one"
            return (.yamlBlockText, message)
        case (_, "while scanning a block scalar"):
            return (.yamlBlockText, "behind | or > comes +, -, a digit from 1 to 9, or nothing")
        case ("found incompatible YAML document", _):
            return (.yamlDirective, "this YAML version is not known; remove the %YAML line")
        default:
            let context = fault.context.isEmpty ? "" : " \(fault.context)"
            return (.yamlSyntax, "this is not YAML: \(fault.problem)\(context)")
        }
    }

    // MARK: - One by one

    private static let tab: Explanation =
        (.yamlTab, "YAML is not indented with tabs; write spaces")
    private static let missingColon: Explanation =
        (.yamlMissingColon, "this line needs a colon and a space behind its key")

    private func startCharacter() -> Explanation {
        if character == "\t" { return Self.tab }
        return (
            .yamlStart,
            "a text without quotes cannot start with \(character); put the text in quotes"
        )
    }

    private mutating func colon() -> Explanation {
        if textBefore.drop(while: { $0 == 0x20 || $0 == UInt8(ascii: "-") }).hasColon {
            return (
                .yamlColon,
                "a second colon with a space behind it; put the text in quotes, or if it is a map, "
                    + "on lines of its own"
            )
        }
        guard let above = lineAbove, indentation(above) >= indentation(Int(span.line)) else {
            return (
                .yamlIndentation,
                "this line is indented deeper than the one above, whose text it continues, so it "
                    + "cannot hold a key"
            )
        }
        mark(line: above)
        return Self.missingColon
    }

    private func key() -> Explanation {
        let before = textBefore.trimmed
        if before.isEmpty {
            let isItem = lines[Int(span.line)].trimmed.first == UInt8(ascii: "-")
            return (
                .yamlIndentation,
                isItem
                    ? "the map that starts at line \(context.line) has its keys in column "
                        + "\(context.column); indent this list item to fit"
                    : "the map that starts at line \(context.line) has its keys in column "
                        + "\(context.column); indent this line to fit"
            )
        }
        let quotes = ASCIISet("\"'")
        if before.last.map(quotes.contains) ?? false || character == "\"" || character == "'" {
            return (
                .yamlQuote,
                "the text goes on behind its closing quote; put all of it in quotes, and write "
                    + "'' or \\\" for a quote inside"
            )
        }
        return (.yamlSyntax, "no key and colon can stand here; put the whole text in quotes")
    }

    private mutating func missingColon() -> Explanation {
        let line = Int(context.line)
        mark(line: line)
        let text = lines[line].trimmed
        if text.first == UInt8(ascii: "-"), text.dropFirst().first != 0x20 {
            return (.yamlListItem, "a list item needs a space behind its -")
        }
        return text.contains(UInt8(ascii: ":"))
            ? (.yamlMissingColon, "a key needs a space behind its colon") : Self.missingColon
    }

    private mutating func escape() -> Explanation {
        span = SourceSpan(line: Int(span.line), column: Int(span.column) - 2, length: 2)
        return (
            .yamlEscape,
            fault.problem == "found invalid Unicode character escape code"
                ? "this escape is half a character; write the character itself, or \\U0001F388"
                : "in double quotes \\ starts an escape that is none here; write \\\\, or use "
                    + "single quotes"
        )
    }

    private func flow(isMap: Bool, _ bracket: String) -> Explanation {
        let place: Message =
            isMap
            ? "the map that starts at line \(context.line)"
            : "the list that starts at line \(context.line)"
        return isAtEnd
            ? (.yamlCutOff, "the file ends inside \(place); add \(bracket)")
            : (.yamlFlow, "a comma or \(bracket) is missing before this, in \(place)")
    }

    private func content() -> Explanation {
        if isAtEnd { return (.yamlCutOff, "the file ends inside brackets; add the closing one") }
        return fault.context == "while parsing a flow node"
            ? (.yamlFlow, "a value is missing before this \(character)") : startCharacter()
    }

    // MARK: - The place

    /// Sets the place to all of a line's text.
    private mutating func mark(line: Int) {
        let scalars = lines[line].trimmed.count { $0 & 0xC0 != 0x80 }
        span = SourceSpan(line: line, column: indentation(line) + 1, length: scalars)
    }

    /// Where what libyaml was reading starts.
    private var context: SourceSpan { fault.contextPlace.span }

    /// What stands on the line from the place on.
    private var rest: ArraySlice<UInt8> { lines[Int(span.line), from: Int(span.column)] }

    private var textBefore: ArraySlice<UInt8> { lines[Int(span.line)][..<rest.startIndex] }

    /// The character at the place, or an empty text at a line's end.
    private var character: Message {
        let scalars = String(decoding: rest.prefix(4), as: UTF8.self).unicodeScalars
        return scalars.first.map { "\($0)" } ?? ""
    }

    /// Whether nothing but space follows the place.
    private var isAtEnd: Bool {
        let next = Int(span.line) + 1
        return rest.trimmed.isEmpty
            && (next..<max(next, lines.count + 1)).allSatisfy { lines[$0].trimmed.isEmpty }
    }

    /// The nearest line above the place that is not blank.
    private var lineAbove: Int? { (1..<max(Int(span.line), 1)).last { !lines[$0].trimmed.isEmpty } }

    private func indentation(_ line: Int) -> Int { lines[line].prefix { $0 == 0x20 }.count }
}

extension YAMLMark? {
    /// The place; that of the text's start if there is none.
    fileprivate var span: SourceSpan {
        SourceSpan(line: (self?.line ?? 0) + 1, column: (self?.column ?? 0) + 1)
    }
}

extension ArraySlice<UInt8> {
    /// The bytes without spaces and tabs at both ends.
    fileprivate var trimmed: Self {
        var result = drop { $0 == 0x20 || $0 == 0x09 }
        while result.last == 0x20 || result.last == 0x09 { result.removeLast() }
        return result
    }

    /// Whether a colon with a space behind it, or at the end, stands among the bytes.
    fileprivate var hasColon: Bool {
        indices.contains { index in
            self[index] == UInt8(ascii: ":") && (index + 1 == endIndex || self[index + 1] == 0x20)
        }
    }
}

extension Diagnostic.Kind {
    static let yamlAlias = Self("yaml-alias", .data)
    static let yamlBlockText = Self("yaml-block-text", .data)
    static let yamlColon = Self("yaml-colon", .data)
    static let yamlControlCharacter = Self("yaml-control-character", .data)
    static let yamlCutOff = Self("yaml-cut-off", .data)
    static let yamlDepth = Self("yaml-depth", .data)
    static let yamlDirective = Self("yaml-directive", .data)
    static let yamlDocuments = Self("yaml-documents", .data)
    static let yamlEscape = Self("yaml-escape", .data)
    static let yamlFlow = Self("yaml-flow", .data)
    static let yamlIndentation = Self("yaml-indentation", .data)
    /// A text goes on with a line that begins like an item of a list.
    package static let yamlJoinedItem = Self("yaml-joined-item", .data)
    static let yamlKey = Self("yaml-key", .data)
    static let yamlListItem = Self("yaml-list-item", .data)
    static let yamlMerge = Self("yaml-merge", .data)
    static let yamlMissingColon = Self("yaml-missing-colon", .data)
    static let yamlQuote = Self("yaml-quote", .data)
    static let yamlStart = Self("yaml-start", .data)
    static let yamlSyntax = Self("yaml-syntax", .data)
    static let yamlTab = Self("yaml-tab", .data)
    static let yamlTag = Self("yaml-tag", .data, isSilent: true)
}
