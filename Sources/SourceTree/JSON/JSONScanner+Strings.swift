import Characters

/// Texts in double quotes (RFC 8259, section 7).
extension JSONScanner {
    /// A text with its place, which includes the quotes.
    typealias Text = (text: String, span: SourceSpan)

    /// Reads the text whose opening quote is the next byte; nil if reading stopped.
    mutating func string() -> Text? {
        let start = position + 1
        var index = start
        var continuing = 0
        while index < bytes.count {
            let byte = bytes[index]
            if byte == UInt8(ascii: "\"") {
                let length = index + 1 - position - continuing
                let span = SourceSpan(line: line, column: column, length: length)
                continuations += continuing
                position = index + 1
                return (String(decoding: bytes[start..<index], as: UTF8.self), span)
            }
            if byte == UInt8(ascii: "\\") || byte < 0x20 { break }
            if byte & 0xC0 == 0x80 { continuing += 1 }
            index += 1
        }
        return unusualString(plainUntil: index)
    }

    /// Reads a text with escapes or faults, of which the bytes before an offset have none.
    private mutating func unusualString(plainUntil plain: Int) -> Text? {
        let (opening, start, findings) = (here, position + 1, log.diagnostics)
        var text = Array(bytes[start..<plain])
        var firstLine: SourceSpan?
        var controls: Set<UInt8> = []
        advance(to: plain)
        while let byte {
            switch byte {
            case "\"":
                position += 1
                return (String(decoding: text, as: UTF8.self), firstLine ?? span(from: opening))
            case "\\": escape(into: &text)
            case 0x0A, 0x0D:
                if firstLine == nil {
                    firstLine = span(from: opening)
                    if let end = forgottenQuote(from: start, lineBreak: position) {
                        text.removeLast(min(position - end, text.count))
                        position = end
                        report(
                            .jsonUnclosedText,
                            "the text is not closed on this line; add a \" here", at: here)
                        return (String(decoding: text, as: UTF8.self), span(from: opening))
                    }
                    reportControl(byte)
                }
                text.append(0x0A)
                skipLineBreak()
            case 0..<0x20:
                if controls.insert(byte).inserted { reportControl(byte) }
                text.append(byte)
                position += 1
            default: copyRun(into: &text)
            }
            if stopped { return nil }
        }
        log.retract(to: findings)
        report(.jsonCutOff, "the text that starts here is never closed; add a \"", at: opening)
        log.stop()
        return nil
    }

    /// Copies bytes up to the next one that needs a look.
    private mutating func copyRun(into text: inout [UInt8]) {
        let start = position
        while position < bytes.count {
            let byte = bytes[position]
            if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "\\") || byte < 0x20 { break }
            if byte & 0xC0 == 0x80 { continuations += 1 }
            position += 1
        }
        text += bytes[start..<position]
    }

    private mutating func skipLineBreak() {
        let isPair = bytes[position] == 0x0D && byte(at: position + 1) == 0x0A
        advance(to: position + (isPair ? 2 : 1))
    }

    private mutating func reportControl(_ byte: UInt8) {
        let message: Message =
            switch byte {
            case 0x09: "a text in JSON has no tabs; write \\t, or spaces"
            case 0x0A, 0x0D: "a text in JSON stays on one line; write \\n for a line break"
            default:
                "a text in JSON has no control characters; remove this one, or write "
                    + "\\u00\(byte < 16 ? "0" : "")\(String(byte, radix: 16, uppercase: true))"
            }
        report(.jsonControlCharacter, message, at: here)
    }

    // MARK: - Escapes

    /// Reads the escape whose backslash is the next byte.
    private mutating func escape(into text: inout [UInt8]) {
        guard let next = byte(at: position + 1) else {
            position += 1
            return
        }
        if next == UInt8(ascii: "u") { return unicodeEscape(into: &text) }
        guard let character = Self.escapes[next] else { return unknownEscape(next, into: &text) }
        text.append(character)
        position += 2
    }

    private static let escapes = Dictionary(
        uniqueKeysWithValues: zip("ntrbf\"\\/".utf8, "\n\t\r\u{8}\u{C}\"\\/".utf8))

    private mutating func unknownEscape(_ next: UInt8, into text: inout [UInt8]) {
        let (start, place) = (here, SourceSpan(line: line, column: column, length: 2))
        position += 1
        switch next {
        case UInt8(ascii: "'"):
            report(.jsonEscape, "JSON has no escape \\'; write the ' alone", at: place)
        case 0x0A, 0x0D:
            report(.jsonEscape, "a text in JSON stays on one line; join the lines", at: start)
            skipLineBreak()
        default:
            let isVisible = (0x21..<0x7F).contains(next)
            let name: Message =
                isVisible ? "\("\\" + String(UnicodeScalar(next)))" : "with this character"
            report(.jsonEscape, "JSON has no escape \(name); write \\\\ for a backslash", at: place)
            text.append(UInt8(ascii: "\\"))
        }
    }

    private mutating func unicodeEscape(into text: inout [UInt8]) {
        guard let unit = codeUnit(at: position) else {
            report(
                .jsonEscape, "\\u needs four hexadecimal digits, as in \\u00E9",
                at: SourceSpan(line: line, column: column, length: 2))
            text.append(UInt8(ascii: "\\"))
            position += 1
            return
        }
        var length = 6
        var scalar = Unicode.Scalar(unit)
        if 0xD800..<0xDC00 ~= unit, let low = codeUnit(at: position + 6), 0xDC00..<0xE000 ~= low {
            scalar = Unicode.Scalar(0x10000 + (unit - 0xD800) << 10 + (low - 0xDC00))
            length = 12
        }
        if scalar == nil {
            log.add(
                .loneSurrogate, .warning,
                "\\u\(String(unit, radix: 16, uppercase: true)) is half a character and becomes "
                    + "U+FFFD; write both halves, or the character itself",
                at: SourceSpan(line: line, column: column, length: 6))
        }
        text += UTF8.encode(scalar ?? "\u{FFFD}") ?? UTF8.encodedReplacementCharacter
        position += length
    }

    /// The code unit that `\uHHHH` at an offset stands for.
    private func codeUnit(at offset: Int) -> UInt32? {
        let digits = bytes.dropFirst(offset + 2).prefix(4)
        guard bytes.dropFirst(offset).starts(with: "\\u".utf8), digits.count == 4,
            digits.allSatisfy(ASCIISet.hexadecimal.contains)
        else { return nil }
        return UInt32(String(decoding: digits, as: UTF8.self), radix: 16)
    }
}
