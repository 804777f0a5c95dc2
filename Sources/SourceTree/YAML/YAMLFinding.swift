/// libyaml's refusal, told as one sentence with the place and the remedy.
struct YAMLFinding {
    private(set) var kind = Diagnostic.Kind.yamlSyntax
    private(set) var message = ""
    private(set) var span: SourceSpan

    private let fault: YAMLFault
    private let lines: SourceLines

    /// Explains a refusal with the help of the lines around its place.
    init(_ fault: YAMLFault, lines: SourceLines) {
        (self.fault, self.lines) = (fault, lines)
        span = Self.span(fault.place ?? fault.contextPlace)
        explain()
    }

    private static func span(_ mark: YAMLMark?) -> SourceSpan {
        SourceSpan(line: (mark?.line ?? 0) + 1, column: (mark?.column ?? 0) + 1)
    }

    private mutating func explain() {
        switch fault.problem {
        case let problem where problem.contains("tab character"): tab()
        case "found character that cannot start any token": startCharacter()
        case "mapping values are not allowed in this context": colon()
        case "did not find expected key": key()
        case "did not find expected '-' indicator":
            set(
                .yamlIndentation,
                "the list that starts at line \(contextLine) has its - in column \(contextColumn); "
                    + "indent this line to fit")
        case "could not find expected ':'": missingColon()
        case "found unexpected end of stream", "found unexpected document indicator":
            span = Self.span(fault.contextPlace)
            set(.yamlQuote, "the quote that opens here is never closed")
        case "found unknown escape character", "did not find expected hexdecimal number",
            "found invalid Unicode character escape code":
            escape()
        case "did not find expected ',' or ']'": flow("list", "]")
        case "did not find expected ',' or '}'": flow("map", "}")
        case "did not find expected node content": content()
        case "block sequence entries are not allowed in this context":
            set(
                .yamlListItem, "a list cannot start on its key's line; put the - on the next one"
            )
        case "did not find expected <document start>": documentEnd()
        default: rarely()
        }
    }

    private mutating func rarely() {
        switch (fault.problem, fault.context) {
        case ("did not find expected alphabetic or numeric character", _):
            span = Self.span(fault.contextPlace)
            startCharacter()
        case ("mapping keys are not allowed in this context", _),
            ("found undefined tag handle", _), (_, "while scanning a tag"),
            (_, "while parsing a tag"):
            startCharacter()
        case (_, "while scanning a directive"), (_, "while scanning a %YAML directive"),
            (_, "while scanning a %TAG directive"):
            span = Self.span(fault.contextPlace)
            startCharacter()
        case ("did not find expected comment or line break", "while scanning a block scalar"):
            set(.yamlBlockText, "behind | or > the line ends; the text starts on the next one")
        case (_, "while scanning a block scalar"):
            set(.yamlBlockText, "behind | or > comes +, -, a digit from 1 to 9, or nothing")
        case ("found incompatible YAML document", _):
            set(.yamlDirective, "this YAML version is not known; remove the %YAML line")
        default:
            let context = fault.context.isEmpty ? "" : " \(fault.context)"
            set(.yamlSyntax, "this is not YAML: \(fault.problem)\(context)")
        }
    }

    // MARK: - One by one

    private mutating func tab() {
        set(.yamlTab, "YAML is not indented with tabs; write spaces")
    }

    private mutating func startCharacter() {
        let character = character
        guard character != "\t" else { return tab() }
        set(
            .yamlStart,
            "a text without quotes cannot start with \(character); put the text in quotes")
    }

    private mutating func colon() {
        let before = textBefore
        if before.drop(while: { $0 == 0x20 || $0 == UInt8(ascii: "-") }).hasColon {
            return set(
                .yamlColon,
                "a second colon with a space behind it; put the text in quotes, or if it is a map, "
                    + "on lines of its own")
        }
        guard let above = lineAbove, indentation(above) >= indentation(Int(span.line)) else {
            return set(
                .yamlIndentation,
                "this line is indented deeper than the one above, whose text it continues, so it "
                    + "cannot hold a key")
        }
        mark(line: above)
        set(.yamlMissingColon, "this line needs a colon and a space behind its key")
    }

    private mutating func key() {
        let before = textBefore.trimmed
        if before.isEmpty {
            let line = lines[Int(span.line)].trimmed
            let isItem = line.first == UInt8(ascii: "-")
            return set(
                .yamlIndentation,
                "the map that starts at line \(contextLine) has its keys in column "
                    + "\(contextColumn); indent this \(isItem ? "list item" : "line") to fit")
        }
        if before.last == UInt8(ascii: "\"") || before.last == UInt8(ascii: "'")
            || character == "\"" || character == "'"
        {
            return set(
                .yamlQuote,
                "the text goes on behind its closing quote; put all of it in quotes, and write "
                    + "'' or \\\" for a quote inside")
        }
        set(.yamlSyntax, "no key and colon can stand here; put the whole text in quotes")
    }

    private mutating func missingColon() {
        let line = (fault.contextPlace?.line ?? 0) + 1
        mark(line: line)
        let text = lines[line].trimmed
        let isItem = text.first == UInt8(ascii: "-") && text.dropFirst().first != 0x20
        if isItem { return set(.yamlListItem, "a list item needs a space behind its -") }
        set(
            .yamlMissingColon,
            text.contains(UInt8(ascii: ":"))
                ? "a key needs a space behind its colon"
                : "this line needs a colon and a space behind its key")
    }

    private mutating func escape() {
        span = SourceSpan(line: Int(span.line), column: Int(span.column) - 2, length: 2)
        set(
            .yamlEscape,
            fault.problem == "found invalid Unicode character escape code"
                ? "this escape is half a character; write the character itself, or \\U0001F388"
                : "in double quotes \\ starts an escape that is none here; write \\\\, or use "
                    + "single quotes")
    }

    private mutating func flow(_ kind: String, _ bracket: String) {
        guard !isAtEnd else {
            return set(
                .yamlCutOff,
                "the file ends inside the \(kind) that starts at line \(contextLine); add \(bracket)"
            )
        }
        set(
            .yamlFlow,
            "a comma or \(bracket) is missing before this, in the \(kind) that starts at line "
                + "\(contextLine)")
    }

    private mutating func content() {
        if isAtEnd {
            return set(.yamlCutOff, "the file ends inside brackets; add the closing one")
        }
        if fault.context == "while parsing a flow node" {
            return set(.yamlFlow, "a value is missing before this \(character)")
        }
        startCharacter()
    }

    private mutating func documentEnd() {
        guard textBefore.trimmed.isEmpty else {
            return set(.yamlSyntax, "the text goes on after its only value ends")
        }
        set(
            .yamlIndentation,
            "this line is indented less than the first one; start all top-level keys in the same "
                + "column")
    }

    // MARK: - The place

    private mutating func set(_ kind: Diagnostic.Kind, _ message: String) {
        (self.kind, self.message) = (kind, message)
    }

    /// Sets the place to all of a line's text.
    private mutating func mark(line: Int) {
        let text = lines[line].trimmed
        let scalars = text.count { $0 & 0xC0 != 0x80 }
        span = SourceSpan(line: line, column: indentation(line) + 1, length: scalars)
    }

    private var contextLine: Int { (fault.contextPlace?.line ?? 0) + 1 }

    private var contextColumn: Int { (fault.contextPlace?.column ?? 0) + 1 }

    private var textBefore: ArraySlice<UInt8> {
        lines[Int(span.line)].scalarPrefix(Int(span.column) - 1)
    }

    /// The character at the place, or an empty text at a line's end.
    private var character: String {
        let rest = lines[Int(span.line)].dropFirst(textBefore.count).prefix(4)
        return String(decoding: rest, as: UTF8.self).unicodeScalars.first.map { String($0) } ?? ""
    }

    /// Whether nothing but space follows the place.
    private var isAtEnd: Bool {
        guard lines[Int(span.line)].dropFirst(textBefore.count).trimmed.isEmpty else {
            return false
        }
        return Int(span.line) >= lines.count
            || (Int(span.line) + 1...lines.count).allSatisfy { lines[$0].trimmed.isEmpty }
    }

    /// The nearest line above the place that is not blank.
    private var lineAbove: Int? {
        var line = Int(span.line) - 1
        while line > 0, lines[line].trimmed.isEmpty { line -= 1 }
        return line > 0 ? line : nil
    }

    private func indentation(_ line: Int) -> Int {
        lines[line].prefix { $0 == 0x20 }.count
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

    /// The bytes of the first scalars.
    fileprivate func scalarPrefix(_ count: Int) -> Self {
        var (index, scalars) = (startIndex, 0)
        while index < endIndex {
            if self[index] & 0xC0 != 0x80 {
                if scalars == count { break }
                scalars += 1
            }
            index += 1
        }
        return self[startIndex..<index]
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
    static let yamlJoinedItem = Self("yaml-joined-item", .data)
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
