/// Reads comma-separated values (RFC 4180) row by row.
///
/// Each fault is reported with its place, and what is meant beyond doubt is read nevertheless, so that
/// one run tells all of them.
struct CSVScanner {
    private(set) var log: FindingLog
    private let bytes: [UInt8]
    private var index: Int
    private var line = 1
    private var column = 1
    /// What stands between two values.
    private let separator: UInt8
    /// Whether texts in quotes may have several lines: not after one that is never closed.
    private var mayHaveLines = true

    /// Makes a scanner of a text in UTF-8.
    init(_ bytes: [UInt8], file: String) {
        self.bytes = bytes
        log = FindingLog(file: file)
        index = SourceEncoding.byteOrderMarkLength(bytes)
        separator = Self.separator(in: bytes)
    }

    private static let quote = UInt8(ascii: "\"")

    /// The first of comma, semicolon and tab: spreadsheets in much of Europe write the second.
    private static func separator(in bytes: [UInt8]) -> UInt8 {
        let known: [UInt8] = [UInt8(ascii: ","), UInt8(ascii: ";"), 0x09]
        for line in bytes.split(whereSeparator: { $0 == 0x0A || $0 == 0x0D }).prefix(10) {
            if let first = line.first(where: known.contains) { return first }
        }
        return known[0]
    }

    /// The next row; nil at the end.
    mutating func row() -> [CSVCell]? {
        guard index < bytes.count, !log.stopped else { return nil }
        var cells: [CSVCell] = []
        while true {
            cells.append(cell())
            guard index < bytes.count, bytes[index] == separator else { break }
            advance()
        }
        endLine()
        return cells
    }

    /// Whether the last row read is ended by a line's end.
    var isRowEnded: Bool { index > 0 && (bytes[index - 1] == 0x0A || bytes[index - 1] == 0x0D) }

    // MARK: Values

    private mutating func cell() -> CSVCell {
        let start = self
        while index < bytes.count, bytes[index] == 0x20 { advance() }
        if index < bytes.count, bytes[index] == Self.quote { return quoted() }
        self = start
        return plain()
    }

    private mutating func plain() -> CSVCell {
        let (line, column, first) = (line, column, index)
        while index < bytes.count, !isEnd(bytes[index]) {
            if bytes[index] == Self.quote, !log.stopped {
                log.add(
                    .csvQuote, .error,
                    "a quote inside a value; put quotes around the whole value, and write this one "
                        + "twice", at: SourceSpan(line: line, column: self.column))
            }
            advance()
        }
        return CSVCell(
            text: String(decoding: bytes[first..<index], as: UTF8.self),
            span: SourceSpan(line: line, column: column, length: self.column - column))
    }

    private mutating func quoted() -> CSVCell {
        let start = self
        var text: [UInt8] = []
        advance()
        while index < bytes.count {
            let byte = bytes[index]
            if byte == Self.quote {
                if index + 1 < bytes.count, bytes[index + 1] == Self.quote {
                    text.append(byte)
                    advance()
                    advance()
                    continue
                }
                if closes(index + 1) {
                    advance()
                    return cell(text, from: start)
                }
                log.add(
                    .csvQuote, .error,
                    "a quote inside a value in quotes is written twice; this one stands alone",
                    at: SourceSpan(line: line, column: column))
            } else if byte == 0x0A || byte == 0x0D {
                guard mayHaveLines else { break }
                text.append(0x0A)
                endLine()
                continue
            }
            let first = index
            advance()
            text += bytes[first..<index]
        }
        guard !mayHaveLines else {
            // The rest of the file is no value: the line is.
            self = start
            mayHaveLines = false
            return quoted()
        }
        log.add(
            .csvQuote, .error, "this quote opens a value, and none closes it",
            at: SourceSpan(line: start.line, column: start.column))
        return cell(text, from: start)
    }

    /// Takes the blanks after a closing quote, and makes the value.
    private mutating func cell(_ text: [UInt8], from start: CSVScanner) -> CSVCell {
        let length = line == start.line ? column - start.column : 1
        while index < bytes.count, !isEnd(bytes[index]) { advance() }
        return CSVCell(
            text: String(decoding: text, as: UTF8.self),
            span: SourceSpan(line: start.line, column: start.column, length: length))
    }

    /// Whether a quote before an offset ends the value: nothing but blanks follows in it.
    private func closes(_ offset: Int) -> Bool {
        let next = bytes[offset...].first { $0 != 0x20 }
        return next.map(isEnd) ?? true
    }

    // MARK: Bytes

    private func isEnd(_ byte: UInt8) -> Bool {
        byte == separator || byte == 0x0A || byte == 0x0D
    }

    private mutating func advance() {
        if bytes[index] & 0xC0 != 0x80 { column += 1 }
        index += 1
        while index < bytes.count, bytes[index] & 0xC0 == 0x80 { index += 1 }
    }

    /// Takes CR, LF or CR LF.
    private mutating func endLine() {
        guard index < bytes.count else { return }
        let isPair = bytes[index] == 0x0D && index + 1 < bytes.count && bytes[index + 1] == 0x0A
        index += isPair ? 2 : 1
        line += 1
        column = 1
    }
}

extension Diagnostic.Kind {
    static let csvQuote = Self("csv-quote", .data)
}
