/// Cuts secrets out of what others say: a server or a program may repeat what it was sent, plainly or
/// in some encoding.
struct Redaction: Sendable, Equatable {
    /// What is looked for, in one reading of a text.
    private struct Pattern: Equatable {
        var reading: RedactionReading.Kind
        var bytes: [UInt8]
    }

    private let patterns: [Pattern]
    /// Whether a secret is so short that its letters are in many words.
    private let hidesWhole: Bool

    /// What stands in a secret's place.
    static let mark = "(password)"
    /// What stands in a text's place if a secret cannot be cut out of it.
    static let wholeMark = "(its words hold the password)"
    /// The fewest bytes of a secret that is cut out by itself.
    private static let shortest = 4

    /// Looks for some secrets; empty ones are none.
    init(_ secrets: [String]) {
        let secrets = secrets.filter { !$0.isEmpty }
        hidesWhole = secrets.contains { $0.utf8.count < Self.shortest }
        patterns = secrets.flatMap { secret in
            let bytes = Array(secret.utf8)
            let encoded = Self.base64(of: bytes).map { Pattern(reading: .base64, bytes: $0) }
            return encoded + [
                Pattern(reading: .digits, bytes: Self.digits(of: bytes)),
                Pattern(reading: .words, bytes: RedactionReading.folded(bytes)),
                // A form's blank (application/x-www-form-urlencoded).
                Pattern(
                    reading: .words,
                    bytes: RedactionReading.folded(
                        bytes.map { $0 == 0x20 ? UInt8(ascii: "+") : $0 })),
                // What was no UTF-8 in some other encoding, such as Latin-1.
                Pattern(
                    reading: .words,
                    bytes: RedactionReading.folded(
                        secret.unicodeScalars.flatMap {
                            Array(($0.isASCII ? String($0) : "\u{FFFD}").utf8)
                        })),
            ]
        }.filter { !$0.bytes.isEmpty }
    }

    /// A text without the secrets.
    func callAsFunction(_ text: String) -> String {
        let bytes = Array(text.utf8)
        var isHidden = [Bool](repeating: false, count: bytes.count)
        for kind in RedactionReading.Kind.allCases {
            for decodes in [false, true] {
                let reading = RedactionReading(bytes, kind, decodesEscapes: decodes)
                for pattern in patterns where pattern.reading == kind {
                    for range in reading.places(of: pattern.bytes) {
                        for index in range { isHidden[index] = true }
                    }
                }
            }
        }
        guard isHidden.contains(true) else { return text }
        if hidesWhole { return Self.wholeMark }
        var shown: [UInt8] = []
        for index in bytes.indices {
            if !isHidden[index] {
                shown.append(bytes[index])
            } else if index == 0 || !isHidden[index - 1] {
                shown += Self.mark.utf8
            }
        }
        return String(decoding: shown, as: UTF8.self)
    }

    /// The characters of Base64 that depend on some bytes alone, wherever these lie in what is
    /// encoded, such as behind the user in `AUTH PLAIN` (RFC 4616); for long ones the first half,
    /// too, since an answer may be cut off.
    private static func base64(of bytes: [UInt8]) -> [[UInt8]] {
        (0..<3).flatMap { shift -> [[UInt8]] in
            let padded = [UInt8](repeating: 0, count: shift) + bytes
            let whole = RedactionReading.folded(Array(Base64.text(padded).utf8))
            let start = (shift * 8 + 5) / 6
            let core = Array(whole[start..<max(start, padded.count * 8 / 6)])
            return core.count < 16 ? [core] : [core, Array(core[..<(core.count / 2)])]
        }
    }

    /// The bytes as hexadecimal digits.
    private static func digits(of bytes: [UInt8]) -> [UInt8] {
        bytes.flatMap { byte in
            let digits = String(byte, radix: 16)
            return Array((digits.utf8.count == 1 ? "0" + digits : digits).utf8)
        }
    }
}
