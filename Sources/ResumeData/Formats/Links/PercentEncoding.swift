/// Percent-encoding of the parts of an address (RFC 3986, section 2.1).
enum PercentEncoding {
    /// Encodes a text byte by byte, but for unreserved characters and those of `kept`.
    ///
    /// Escapes that are already there stay; a stray percent sign is encoded.
    static func encode(_ text: some Collection<UInt8>, keeping kept: StaticString) -> String {
        var output: [UInt8] = []
        output.reserveCapacity(text.count + 16)
        var index = text.startIndex
        while index != text.endIndex {
            let byte = text[index]
            if isUnreserved(byte) || contains(kept, byte)
                || (byte == UInt8(ascii: "%") && isEscape(text[index...]))
            {
                output.append(byte)
            } else {
                output += [UInt8(ascii: "%"), digit(byte >> 4), digit(byte & 15)]
            }
            text.formIndex(after: &index)
        }
        return String(decoding: output, as: UTF8.self)
    }

    /// Decodes what reads better decoded: letters, marks and digits that are not ASCII.
    ///
    /// All else stays encoded, so that no blank, control or invisible character comes back.
    static func decodedForReading(_ text: String) -> String {
        let bytes = Array(text.utf8)
        guard bytes.contains(UInt8(ascii: "%")) else { return text }
        var output = ""
        var index = 0
        while index < bytes.count {
            if let (run, next) = escapedRun(bytes, from: index) {
                let decoded = String(validating: run, as: UTF8.self)
                if let decoded, decoded.unicodeScalars.allSatisfy(isReadable) {
                    output += decoded
                } else {
                    output += String(decoding: bytes[index..<next], as: UTF8.self)
                }
                index = next
            } else {
                let start = index
                index += 1
                while index < bytes.count, bytes[index] != UInt8(ascii: "%") { index += 1 }
                output += String(decoding: bytes[start..<index], as: UTF8.self)
            }
        }
        return output.normalized
    }

    /// The bytes of a run of escapes above ASCII, and where it ends.
    private static func escapedRun(_ bytes: [UInt8], from start: Int) -> ([UInt8], Int)? {
        var run: [UInt8] = []
        var index = start
        while index < bytes.count, isEscape(bytes[index...]) {
            let byte = value(bytes[index + 1]) << 4 | value(bytes[index + 2])
            guard byte >= 0x80 else { break }
            run.append(byte)
            index += 3
        }
        return run.isEmpty ? nil : (run, index)
    }

    private static func isReadable(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.properties.generalCategory {
        case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter,
            .nonspacingMark, .spacingMark, .decimalNumber:
            true
        default:
            false
        }
    }

    private static func isEscape(_ text: some Collection<UInt8>) -> Bool {
        let escape = text.prefix(3)
        return escape.count == 3 && escape.first == UInt8(ascii: "%")
            && escape.dropFirst().allSatisfy(\.isHexDigit)
    }

    /// RFC 3986, section 2.3.
    private static func isUnreserved(_ byte: UInt8) -> Bool {
        byte.isAlphanumeric || byte == 0x2D || byte == 0x2E || byte == 0x5F || byte == 0x7E
    }

    private static func contains(_ set: StaticString, _ byte: UInt8) -> Bool {
        set.withUTF8Buffer { $0.contains(byte) }
    }

    private static func digit(_ value: UInt8) -> UInt8 {
        value < 10 ? 0x30 + value : 0x41 + value - 10
    }

    private static func value(_ digit: UInt8) -> UInt8 {
        digit.isDigit ? digit - 0x30 : digit.lowercased - 0x61 + 10
    }
}
