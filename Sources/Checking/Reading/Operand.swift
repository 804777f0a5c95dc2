import PDFFile

/// An operand of a page's content.
enum Operand {
    /// A number.
    case number(Double)
    /// A name, without its `/`.
    case name(String)
    /// The bytes of a string.
    case string([UInt8])
    /// Operands in brackets.
    case array([Operand])
    /// Operands by name.
    case dictionary([String: Operand])
    /// `true`, `false`, `null`, or what is none of these.
    case other

    /// The number; nil for other kinds.
    var number: Double? { if case .number(let value) = self { value } else { nil } }
    /// The name; nil for other kinds.
    var name: String? { if case .name(let value) = self { value } else { nil } }
    /// The bytes of the string; nil for other kinds.
    var string: [UInt8]? { if case .string(let value) = self { value } else { nil } }
    /// The elements; nil for other kinds.
    var array: [Operand]? { if case .array(let value) = self { value } else { nil } }
    /// The entries; nil for other kinds.
    var entries: [String: Operand]? { if case .dictionary(let value) = self { value } else { nil } }
}

/// Takes content apart into operators with their operands (ISO 32000-1, 7.8.2).
struct OperatorScanner {
    private let bytes: [UInt8]
    private var scanner: ContentScanner
    /// Whether a part at the end could not be read.
    private(set) var isBroken = false

    /// The deepest that brackets stand in brackets.
    private static let deepest = 16
    /// The most operands of one operator: maps of characters list a hundred pairs or three times as many.
    private static let most = 1_024

    init(_ bytes: [UInt8]) {
        self.bytes = bytes
        scanner = ContentScanner(bytes)
    }

    /// The next operator; nil at the end.
    mutating func next() -> (name: String, operands: [Operand])? {
        var operands: [Operand] = []
        while let token = scanner.next() {
            if token.kind == .word, let name = word(token) {
                if name == "BI" { return skipPicture() ? ("BI", []) : nil }
                return (name, operands)
            }
            guard let operand = operand(token, depth: 0), operands.count < Self.most else {
                isBroken = true
                return nil
            }
            operands.append(operand)
        }
        if !operands.isEmpty { isBroken = true }
        return nil
    }

    /// The operator that a word is; nil for an operand.
    private func word(_ token: ContentToken) -> String? {
        let name = String(decoding: bytes[token.range], as: UTF8.self)
        return ["true", "false", "null"].contains(name) ? nil : name
    }

    /// Goes past a picture that stands in the content itself (ISO 32000-1, 8.9.7).
    private mutating func skipPicture() -> Bool {
        while let token = scanner.next() {
            guard token.kind == .word, word(token) == "ID" else { continue }
            if scanner.skipPictureData() { return true }
            break
        }
        isBroken = true
        return false
    }

    private mutating func operand(_ token: ContentToken, depth: Int) -> Operand? {
        guard depth < Self.deepest else { return nil }
        switch token.kind {
        case .number: return .number(Self.number(bytes[token.range]))
        case .name: return .name(Self.name(bytes[token.range].dropFirst()))
        case .literal: return .string(Self.literal(bytes[token.range].dropFirst().dropLast()))
        case .hexadecimal: return .string(Self.digits(bytes[token.range]))
        case .word: return .other
        case .unknown: return nil
        case .bracket:
            switch bytes[token.range.lowerBound] {
            case UInt8(ascii: "["): return .array(elements(to: "]", depth: depth) ?? [])
            case UInt8(ascii: "<"):
                guard let parts = elements(to: ">>", depth: depth) else { return nil }
                var entries: [String: Operand] = [:]
                for index in stride(from: 0, to: parts.count - 1, by: 2) {
                    if let key = parts[index].name { entries[key] = parts[index + 1] }
                }
                return .dictionary(entries)
            default: return nil
            }
        }
    }

    private mutating func elements(to end: String, depth: Int) -> [Operand]? {
        var elements: [Operand] = []
        while let token = scanner.next() {
            if token.kind == .bracket, bytes[token.range].elementsEqual(end.utf8) {
                return elements
            }
            guard let operand = operand(token, depth: depth + 1) else { return nil }
            elements.append(operand)
        }
        return nil
    }

    // MARK: Values

    /// The number that some bytes write; 0 for what is none (ISO 32000-1, 7.3.3).
    static func number(_ bytes: ArraySlice<UInt8>) -> Double {
        Double(String(decoding: bytes, as: UTF8.self)) ?? 0
    }

    private static func name(_ bytes: ArraySlice<UInt8>) -> String {
        guard bytes.contains(UInt8(ascii: "#")) else {
            return String(decoding: bytes, as: UTF8.self)
        }
        var result: [UInt8] = []
        var index = bytes.startIndex
        while index < bytes.endIndex {
            if bytes[index] == UInt8(ascii: "#"), index + 2 < bytes.endIndex,
                let value = UInt8(
                    String(decoding: bytes[index + 1...index + 2], as: UTF8.self), radix: 16)
            {
                result.append(value)
                index += 3
            } else {
                result.append(bytes[index])
                index += 1
            }
        }
        return String(decoding: result, as: UTF8.self)
    }

    /// The bytes of a string in parentheses (ISO 32000-1, 7.3.4.2).
    static func literal(_ source: ArraySlice<UInt8>) -> [UInt8] {
        var result: [UInt8] = []
        var rest = source
        while let byte = rest.popFirst() {
            guard byte == UInt8(ascii: "\\"), let escaped = rest.popFirst() else {
                result.append(byte)
                continue
            }
            switch escaped {
            case UInt8(ascii: "n"): result.append(0x0A)
            case UInt8(ascii: "r"): result.append(0x0D)
            case UInt8(ascii: "t"): result.append(0x09)
            case UInt8(ascii: "b"): result.append(0x08)
            case UInt8(ascii: "f"): result.append(0x0C)
            case 0x0A: break
            case 0x0D: if rest.first == 0x0A { rest.removeFirst() }
            case 0x30...0x37:
                var value = UInt16(escaped - 0x30)
                for _ in 0..<2 {
                    guard let digit = rest.first, (0x30...0x37).contains(digit) else { break }
                    value = value * 8 + UInt16(digit - 0x30)
                    rest.removeFirst()
                }
                result.append(UInt8(truncatingIfNeeded: value))
            default: result.append(escaped)
            }
        }
        return result
    }

    /// The bytes that hexadecimal digits write; of an odd number the last stands for 16 times itself.
    static func digits(_ source: ArraySlice<UInt8>) -> [UInt8] {
        var digits = source.compactMap { Character(Unicode.Scalar($0)).hexDigitValue }
        if digits.count % 2 == 1 { digits.append(0) }
        return stride(from: 0, to: digits.count, by: 2).map {
            UInt8(digits[$0] * 16 + digits[$0 + 1])
        }
    }
}
