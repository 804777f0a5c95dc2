import Characters

/// What every reader asks of a file's bytes before it reads them: that they are UTF-8.
enum SourceEncoding {
    /// The bytes of U+FEFF in UTF-8, which some editors put first.
    static let byteOrderMark: [UInt8] = [0xEF, 0xBB, 0xBF]

    /// How many bytes of a byte-order mark the text begins with: 0 or 3.
    static func byteOrderMarkLength(_ bytes: [UInt8]) -> Int {
        bytes.starts(with: byteOrderMark) ? byteOrderMark.count : 0
    }

    /// The finding for bytes that are not UTF-8; nil for those that are.
    ///
    /// Text in UTF-16 or UTF-32 is named as such, since "save as UTF-8" is then the whole remedy.
    static func fault(in bytes: [UInt8], file: String) -> Diagnostic? {
        if let name = wideEncoding(bytes) {
            return Diagnostic(
                .notUTF8, .error, "the file is \(name), not UTF-8; save it again as UTF-8",
                file: file, at: SourceSpan(line: 1, column: 1))
        }
        guard let offset = firstInvalid(bytes) else { return nil }
        // Letters with accents, and the curved quotes and dashes.
        let hint: Message =
            bytes[offset] >= 0xA0 || (0x91...0x97).contains(bytes[offset])
            ? "; it looks like Latin-1 or Windows-1252, so save it again as UTF-8"
            : "; save the file again as UTF-8"
        return Diagnostic(
            .notUTF8, .error,
            "byte \(hexadecimal(bytes[offset])) at offset \(offset) is not UTF-8\(hint)",
            file: file, at: place(of: offset, in: bytes))
    }

    /// The place of a byte, for which the bytes before it must be UTF-8.
    ///
    /// CR, LF and CR LF each end a line. Linear in `offset`.
    static func place(of offset: Int, in bytes: [UInt8]) -> SourceSpan {
        let start = byteOrderMarkLength(bytes)
        var (line, column, index) = (1, 1, start)
        while index < offset {
            switch bytes[index] {
            case 0x0A: (line, column) = (line + 1, 1)
            case 0x0D where index + 1 == bytes.count || bytes[index + 1] != 0x0A:
                (line, column) = (line + 1, 1)
            case 0x80...0xBF: break
            default: column += 1
            }
            index += 1
        }
        return SourceSpan(line: line, column: column)
    }

    /// The encoding's name, if the first bytes are those of UTF-16 or UTF-32.
    private static func wideEncoding(_ bytes: [UInt8]) -> String? {
        guard bytes.count >= 2 else { return nil }
        let third = bytes.count > 3 ? (bytes[2], bytes[3]) : (1, 1)
        return switch (bytes[0], bytes[1]) {
        case (0xFF, 0xFE): third == (0, 0) ? "UTF-32" : "UTF-16"
        case (0xFE, 0xFF): "UTF-16"
        case (0, 0): third == (0, 0) ? nil : "UTF-32"
        case (0, 1...0x7F): "UTF-16"
        case (1...0x7F, 0): third == (0, 0) ? "UTF-32" : "UTF-16"
        default: nil
        }
    }

    /// The offset of the first byte that breaks the rules of RFC 3629, section 4.
    private static func firstInvalid(_ bytes: [UInt8]) -> Int? {
        do throws(UTF8.ValidationError) {
            _ = try UTF8Span(validating: bytes.span)
            return nil
        } catch {
            return error.byteOffsets.lowerBound
        }
    }

    private static func hexadecimal(_ byte: UInt8) -> String {
        let digits = String(byte, radix: 16, uppercase: true)
        return "0x" + (digits.count < 2 ? "0" + digits : digits)
    }
}

extension Diagnostic.Kind {
    static let notUTF8 = Self("not-utf8", .data)
}
