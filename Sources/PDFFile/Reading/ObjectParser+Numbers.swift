extension ObjectParser {
    private static let powers: [Double] = [
        1, 1e1, 1e2, 1e3, 1e4, 1e5, 1e6, 1e7, 1e8, 1e9, 1e10, 1e11, 1e12, 1e13, 1e14, 1e15, 1e16,
        1e17, 1e18,
    ]

    /// Reads a number, or two and an `R`.
    mutating func numberOrReference() throws(PDFFileError) -> PDFObject {
        let start = position
        var isNegative = false
        if bytes[position] == UInt8(ascii: "-") || bytes[position] == UInt8(ascii: "+") {
            isNegative = bytes[position] == UInt8(ascii: "-")
            position += 1
        }
        var value = 0
        var digits = 0
        var decimals: Int?
        while position < bytes.count {
            let byte = bytes[position]
            if ByteClass.isDigit(byte) {
                // What is beyond 18 digits is beyond precision, too.
                if digits < 18 {
                    value = value * 10 + Int(byte - 0x30)
                    if let count = decimals { decimals = count + 1 }
                } else if decimals == nil {
                    throw .syntax(offset: start)
                }
                digits += 1
            } else if byte == UInt8(ascii: "."), decimals == nil {
                decimals = 0
            } else {
                break
            }
            position += 1
        }
        guard digits > 0, position == bytes.count || !ByteClass.isRegular(bytes[position]) else {
            throw .syntax(offset: start)
        }
        if let decimals {
            let number = Double(value) / Self.powers[decimals]
            return .real(isNegative ? -number : number)
        }
        if !isNegative, isReference() { return .reference(value) }
        return .integer(isNegative ? -value : value)
    }

    /// Goes past a generation and an `R`, if they stand there.
    private mutating func isReference() -> Bool {
        var index = position
        while index < bytes.count, ByteClass.isSpace(bytes[index]) { index += 1 }
        let start = index
        while index < bytes.count, ByteClass.isDigit(bytes[index]) { index += 1 }
        guard index > start, index - start <= 5 else { return false }
        let end = index
        while index < bytes.count, ByteClass.isSpace(bytes[index]) { index += 1 }
        guard index > end, index < bytes.count, bytes[index] == UInt8(ascii: "R"),
            index + 1 == bytes.count || !ByteClass.isRegular(bytes[index + 1])
        else { return false }
        position = index + 1
        return true
    }
}
