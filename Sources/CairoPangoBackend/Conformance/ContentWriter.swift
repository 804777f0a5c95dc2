import PDFFile

/// Writes operators of a page's content in few bytes.
struct ContentWriter {
    /// What is written.
    private(set) var bytes: [UInt8] = []
    private let source: [UInt8]

    /// - Parameter source: the content that tokens stand in.
    init(_ source: [UInt8]) {
        self.source = source
        bytes.reserveCapacity(source.count)
    }

    /// Writes an operator that is no part of the content, on a line of its own.
    mutating func write(line: StaticString) {
        line.withUTF8Buffer { bytes += $0 }
        bytes.append(0x0A)
    }

    /// Writes an operator, whose numbers keep the decimals that it needs.
    mutating func write(_ operation: ContentOperation, _ operands: ArraySlice<ContentToken>) {
        let decimals = ContentOperator.decimals(operation.code)
        for (index, operand) in operands.enumerated() {
            switch operand.kind {
            case .number:
                separate()
                writeNumber(operand.range, index < 4 ? decimals.first : decimals.later)
            case .literal: writeLiteral(operand.range)
            default: bytes += source[operand.range]
            }
        }
        write(name: operation)
    }

    /// Writes an operator's name behind its operands.
    mutating func write(name operation: ContentOperation) {
        separate()
        bytes += source[operation.name]
        bytes.append(0x0A)
    }

    /// Writes a name or a number as it stands in the content.
    mutating func write(_ word: ArraySlice<UInt8>) {
        separate()
        bytes += word
    }

    /// Writes whole numbers of a unit that is so many decimals.
    mutating func write(_ numbers: [Int], decimals: Int) {
        for number in numbers { write(number, decimals: decimals) }
    }

    /// Writes a whole number of a unit that is so many decimals.
    mutating func write(_ number: Int, decimals: Int) {
        separate()
        if number < 0 { bytes.append(UInt8(ascii: "-")) }
        writeDecimal(abs(number), decimals)
    }

    /// Writes the end of an operator.
    mutating func write(name: StaticString) {
        separate()
        write(line: name)
    }

    /// Puts a blank between words.
    private mutating func separate() {
        guard let last = bytes.last, last != 0x0A else { return }
        switch last {
        case UInt8(ascii: "]"), UInt8(ascii: ")"), UInt8(ascii: ">"), UInt8(ascii: "["): return
        default: bytes.append(0x20)
        }
    }

    // MARK: Numbers

    /// Writes a number with so many decimals at most.
    private mutating func writeNumber(_ text: Range<Int>, _ decimals: Int) {
        // As it is written, where it has no more.
        guard let point = source[text].firstIndex(of: UInt8(ascii: ".")),
            text.upperBound - point > decimals + 1 || point == text.lowerBound
                || source[point - 1] == UInt8(ascii: "0")
        else { return bytes += source[text] }
        var index = text.lowerBound
        let isNegative = source[index] == UInt8(ascii: "-")
        if isNegative { index += 1 }
        var value = 0
        while index < text.upperBound, source[index] != UInt8(ascii: ".") {
            value = value &* 10 &+ Int(source[index] & 15)
            index += 1
        }
        for _ in 0..<decimals {
            index += 1
            value = value &* 10 &+ (index < text.upperBound ? Int(source[index] & 15) : 0)
        }
        if index + 1 < text.upperBound, source[index + 1] >= UInt8(ascii: "5") { value += 1 }
        if isNegative, value != 0 { bytes.append(UInt8(ascii: "-")) }
        writeDecimal(value, decimals)
    }

    /// Writes a number of a unit that is so many decimals, without zeros that say nothing.
    private mutating func writeDecimal(_ value: Int, _ decimals: Int) {
        var unit = 1
        for _ in 0..<decimals { unit *= 10 }
        let (whole, fraction) = (value / unit, value % unit)
        if whole > 0 || fraction == 0 { writeDigits(whole) }
        guard fraction > 0 else { return }
        bytes.append(UInt8(ascii: "."))
        var rest = fraction
        while rest > 0 {
            unit /= 10
            bytes.append(UInt8(0x30 + rest / unit))
            rest %= unit
        }
    }

    private mutating func writeDigits(_ value: Int) {
        if value >= 10 { writeDigits(value / 10) }
        bytes.append(UInt8(0x30 + value % 10))
    }

    // MARK: Strings

    /// Writes a string with as few escapes as there can be.
    private mutating func writeLiteral(_ text: Range<Int>) {
        var index = text.lowerBound
        var start = index
        while index < text.upperBound {
            guard source[index] == UInt8(ascii: "\\") else {
                index += 1
                continue
            }
            bytes += source[start..<index]
            writeEscape(&index)
            start = index
        }
        bytes += source[start..<index]
    }

    /// Writes what a backslash and the bytes after it stand for.
    private mutating func writeEscape(_ index: inout Int) {
        let escaped = source[index + 1]
        if escaped == 0x0A {
            // Cairo breaks long strings into lines.
            index += 2
        } else if (0x30...0x37).contains(escaped) {
            let digits = source[(index + 1)...].prefix(3).prefix { (0x30...0x37).contains($0) }
            let code = digits.reduce(0) { $0 * 8 + Int($1 & 7) }
            if code >= 0x20, code != 0x28, code != 0x29, code != 0x5C, code < 256 {
                bytes.append(UInt8(code))
            } else {
                bytes += source[index...index + digits.count]
            }
            index += 1 + digits.count
        } else {
            bytes += source[index...index + 1]
            index += 2
        }
    }
}
