import Characters

/// A cursor over a JSON text that is known to be UTF-8, with its place and the findings so far.
struct JSONScanner {
    let bytes: [UInt8]
    /// The offset of the next byte.
    var position: Int
    /// The line of the next byte, from 1.
    private(set) var line = 1
    /// The offset of the line's first byte.
    private var lineStart: Int
    /// How many UTF-8 continuation bytes stand on the line so far.
    ///
    /// With them a column is a subtraction, so that one long line is still read in linear time.
    var continuations = 0
    /// Where the last token ended, before the white space that was skipped last.
    private(set) var tokenEnd = SourceSpan(line: 1, column: 1)
    /// The offset behind the white space that was skipped last.
    private var afterSpace = -1
    /// The maps and lists that are open, outermost first.
    var openings: [Opening] = []
    /// The values so far.
    var budget = SourceBudget()
    /// The findings so far.
    var log: FindingLog

    /// A map or list that is not closed yet.
    struct Opening {
        var isMap: Bool
        var line: Int
        /// What it is, with its place: "the map that starts at line 3".
        var name: Message {
            isMap ? "the map that starts at line \(line)" : "the list that starts at line \(line)"
        }
    }

    init(_ bytes: [UInt8], file: String) {
        self.bytes = bytes
        log = FindingLog(file: file)
        position = SourceEncoding.byteOrderMarkLength(bytes)
        lineStart = position
    }

    /// The next byte; nil at the end.
    var byte: UInt8? { byte(at: position) }

    /// The byte at an offset; nil behind the end.
    func byte(at offset: Int) -> UInt8? { offset < bytes.count ? bytes[offset] : nil }

    /// The column of the next byte, in scalars from 1.
    var column: Int { position - lineStart - continuations + 1 }

    /// The place of the next scalar.
    var here: SourceSpan { SourceSpan(line: line, column: column) }

    /// The place from a start to here, as far as that is on one line.
    func span(from start: SourceSpan) -> SourceSpan {
        guard Int(start.line) == line else { return start }
        return SourceSpan(line: line, column: Int(start.column), length: column - Int(start.column))
    }

    /// Moves to an offset ahead, past scalars and line breaks of any kind.
    mutating func advance(to offset: Int) {
        while position < min(offset, bytes.count) {
            let byte = bytes[position]
            position += 1
            switch byte {
            case 0x0A: startLine()
            case 0x0D where self.byte != 0x0A: startLine()
            case 0x80...0xBF: continuations += 1
            default: break
            }
        }
    }

    private mutating func startLine() {
        line += 1
        lineStart = position
        continuations = 0
    }

    // MARK: - White space

    /// Skips white space; comments and spaces that JSON does not know are reported and skipped.
    mutating func skipSpace() {
        if position != afterSpace { tokenEnd = here }
        defer { afterSpace = position }
        while position < bytes.count {
            switch bytes[position] {
            case 0x20, 0x09, 0x0A, 0x0D: advance(to: position + 1)
            case "/", "#": guard skipComment() else { return }
            case 0x0B, 0x0C, 0xC2, 0xE1, 0xE2, 0xE3, 0xEF: guard skipForeignSpace() else { return }
            default: return
            }
        }
    }

    private mutating func skipComment() -> Bool {
        let start = here
        switch (bytes[position], byte(at: position + 1)) {
        case ("#", _), (_, "/"): advance(to: lineEnd(from: position))
        case (_, "*"):
            guard let end = commentEnd(from: position + 2) else {
                report(.jsonComment, "the comment that starts here is never closed", at: start)
                log.stop()
                return false
            }
            advance(to: end)
        default: return false
        }
        report(
            .jsonComment,
            "JSON has no comments; remove it, or name the file .yaml, where # starts a comment",
            at: span(from: start))
        return !stopped
    }

    private func commentEnd(from offset: Int) -> Int? {
        let (star, slash) = (UInt8(ascii: "*"), UInt8(ascii: "/"))
        let rest = bytes.indices.dropFirst(offset)
        return rest.first { bytes[$0] == star && byte(at: $0 + 1) == slash }.map { $0 + 2 }
    }

    private mutating func skipForeignSpace() -> Bool {
        let start = here
        let first = position
        while let length = foreignSpaceLength(at: position) { advance(to: position + length) }
        guard position > first else { return false }
        let scalar = String(decoding: bytes[first..<position], as: UTF8.self).unicodeScalars.first
        report(
            .jsonSpace,
            "\(scalar?.codePoint ?? "") is no white space in JSON; use plain spaces and line breaks",
            at: span(from: start))
        return !stopped
    }

    /// The length of a space that Unicode knows and JSON does not, such as the no-break space.
    func foreignSpaceLength(at offset: Int) -> Int? {
        let next = (byte(at: offset + 1) ?? 0, byte(at: offset + 2) ?? 0)
        return switch (byte(at: offset) ?? 0, next.0, next.1) {
        case (0x0B, _, _), (0x0C, _, _): 1
        case (0xC2, 0xA0, _), (0xC2, 0x85, _): 2
        case (0xE1, 0x9A, 0x80): 3
        case (0xE2, 0x80, 0x80...0x8D), (0xE2, 0x80, 0xA8...0xA9), (0xE2, 0x80, 0xAF): 3
        case (0xE2, 0x81, 0x9F...0xA0), (0xE3, 0x80, 0x80), (0xEF, 0xBB, 0xBF): 3
        default: nil
        }
    }

    // MARK: - Findings

    /// Whether nothing sensible can be read any more.
    var stopped: Bool { log.stopped }

    /// Adds an error; stops the reading when there are too many.
    mutating func report(
        _ kind: Diagnostic.Kind, _ message: Message, at span: SourceSpan, suggestions: [String] = []
    ) {
        log.add(kind, .error, message, at: span, suggestions: suggestions)
    }
}

/// Whether a byte is an ASCII character, so that a `switch` can name it: `case "{":`.
func ~= (character: Unicode.Scalar, byte: UInt8?) -> Bool { byte == UInt8(ascii: character) }
