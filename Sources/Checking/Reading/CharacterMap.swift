import PDFFile

/// What the codes of a font stand for (ISO 32000-1, 9.10.3).
struct CharacterMap {
    /// The text of each code that is listed.
    private(set) var texts: [UInt32: String] = [:]

    /// The most codes that are listed; composite fonts have 65,536.
    private static let most = 70_000

    /// Reads a map: its `bfchar` and `bfrange` parts.
    init(_ bytes: [UInt8]) {
        var scanner = OperatorScanner(bytes)
        while let (name, operands) = scanner.next() {
            switch name {
            case "endbfchar":
                for index in stride(from: 0, to: operands.count - 1, by: 2) {
                    guard let code = operands[index].string, let text = operands[index + 1].string
                    else { continue }
                    add(Self.code(code), Self.text(text))
                }
            case "endbfrange":
                for index in stride(from: 0, to: operands.count - 2, by: 3) {
                    guard let first = operands[index].string, let last = operands[index + 1].string
                    else { continue }
                    addRange(Self.code(first), Self.code(last), operands[index + 2])
                }
            default: break
            }
        }
    }

    private mutating func add(_ code: UInt32, _ text: String) {
        if texts.count < Self.most { texts[code] = text }
    }

    private mutating func addRange(_ first: UInt32, _ last: UInt32, _ target: PDFObject) {
        guard first <= last, last - first < 65_536 else { return }
        if let list = target.array {
            for (code, text) in zip(first...last, list) { add(code, Self.text(text.string ?? [])) }
        } else if let text = target.string, var units = Self.units(text), let end = units.popLast()
        {
            for code in first...last {
                let unit = UInt16(truncatingIfNeeded: UInt32(end) + code - first)
                add(code, String(decoding: units + [unit], as: UTF16.self))
            }
        }
    }

    private static func code(_ bytes: [UInt8]) -> UInt32 {
        bytes.suffix(4).reduce(0) { $0 << 8 | UInt32($1) }
    }

    private static func units(_ bytes: [UInt8]) -> [UInt16]? {
        if bytes.count == 1 { return [UInt16(bytes[0])] }
        return stride(from: 0, to: bytes.count - 1, by: 2).map {
            UInt16(bytes[$0]) << 8 | UInt16(bytes[$0 + 1])
        }
    }

    private static func text(_ bytes: [UInt8]) -> String {
        String(decoding: units(bytes) ?? [], as: UTF16.self)
    }
}
