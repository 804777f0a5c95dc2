/// Reads objects from bytes (ISO 32000-1, 7.3).
struct ObjectParser {
    let bytes: [UInt8]
    /// Where the next byte is.
    var position: Int

    /// What arrays and dictionaries may be nested to; no document needs a tenth of it.
    private static let deepest = 100

    init(_ bytes: [UInt8], at position: Int = 0) {
        self.bytes = bytes
        self.position = position
    }

    /// Whether all is read.
    var isAtEnd: Bool { position >= bytes.count }

    /// Goes past white space and comments.
    @inline(__always) mutating func skipSpace() {
        while position < bytes.count {
            let byte = bytes[position]
            if ByteClass.isSpace(byte) {
                position += 1
            } else if byte == UInt8(ascii: "%") {
                while position < bytes.count, bytes[position] != 0x0A, bytes[position] != 0x0D {
                    position += 1
                }
            } else {
                return
            }
        }
    }

    /// Goes past a word after white space, if it stands there as a whole.
    mutating func skip(_ word: StaticString) -> Bool {
        skipSpace()
        let end = position + word.utf8CodeUnitCount
        guard end <= bytes.count, end == bytes.count || !ByteClass.isRegular(bytes[end]) else {
            return false
        }
        for index in position..<end where bytes[index] != word.utf8Start[index - position] {
            return false
        }
        position = end
        return true
    }

    /// Reads a whole number without a sign; nil where there is none.
    mutating func natural() -> Int? {
        skipSpace()
        let start = position
        var value = 0
        while position < bytes.count, ByteClass.isDigit(bytes[position]) {
            guard position - start < 15 else { return nil }
            value = value * 10 + Int(bytes[position] - 0x30)
            position += 1
        }
        return position > start ? value : nil
    }

    /// Reads an object.
    mutating func object(depth: Int = 0) throws(PDFFileError) -> PDFObject {
        skipSpace()
        guard position < bytes.count else { throw .syntax(offset: position) }
        guard depth < Self.deepest else { throw .tooComplex }
        let byte = bytes[position]
        switch byte {
        case UInt8(ascii: "/"):
            position += 1
            return .name(name())
        case UInt8(ascii: "("):
            return .string(try literal())
        case UInt8(ascii: "<"):
            guard position + 1 < bytes.count, bytes[position + 1] == byte else {
                return .string(try hexadecimal())
            }
            position += 2
            return .dictionary(try dictionary(depth))
        case UInt8(ascii: "["):
            position += 1
            return .array(try array(depth))
        case UInt8(ascii: "+"), UInt8(ascii: "-"), UInt8(ascii: "."), 0x30...0x39:
            return try numberOrReference()
        default:
            if skip("null") { return .null }
            if skip("true") { return .bool(true) }
            if skip("false") { return .bool(false) }
            throw .syntax(offset: position)
        }
    }

    private mutating func array(_ depth: Int) throws(PDFFileError) -> [PDFObject] {
        var elements: [PDFObject] = []
        elements.reserveCapacity(4)
        while true {
            skipSpace()
            guard position < bytes.count else { throw .syntax(offset: position) }
            if bytes[position] == UInt8(ascii: "]") {
                position += 1
                return elements
            }
            elements.append(try object(depth: depth + 1))
        }
    }

    private mutating func dictionary(_ depth: Int) throws(PDFFileError) -> PDFDictionary {
        var dictionary = PDFDictionary()
        dictionary.entries.reserveCapacity(6)
        while true {
            skipSpace()
            guard position + 1 < bytes.count else { throw .syntax(offset: position) }
            if bytes[position] == UInt8(ascii: ">"), bytes[position + 1] == UInt8(ascii: ">") {
                position += 2
                return dictionary
            }
            guard bytes[position] == UInt8(ascii: "/") else { throw .syntax(offset: position) }
            position += 1
            let key = name()
            dictionary.entries.append(.init(key: key, value: try object(depth: depth + 1)))
        }
    }

    /// Reads a name after its `/`.
    private mutating func name() -> PDFName {
        let start = position
        var isPlain = true
        while position < bytes.count, ByteClass.isRegular(bytes[position]) {
            let byte = bytes[position]
            if byte <= 0x20 || byte >= 0x7F || byte == UInt8(ascii: "#") { isPlain = false }
            position += 1
        }
        let written = bytes[start..<position]
        if isPlain { return PDFName(plain: String(decoding: written, as: UTF8.self)) }
        var name: [UInt8] = []
        var index = written.startIndex
        while index < written.endIndex {
            if written[index] == UInt8(ascii: "#"), index + 2 < written.endIndex,
                let high = ByteClass.hexValue(written[index + 1]),
                let low = ByteClass.hexValue(written[index + 2])
            {
                name.append(high << 4 | low)
                index += 3
            } else {
                name.append(written[index])
                index += 1
            }
        }
        return PDFName(bytes: name)
    }

    private mutating func hexadecimal() throws(PDFFileError) -> [UInt8] {
        position += 1
        var string: [UInt8] = []
        var high: UInt8?
        while position < bytes.count {
            let byte = bytes[position]
            position += 1
            if byte == UInt8(ascii: ">") {
                if let high { string.append(high << 4) }
                return string
            }
            if ByteClass.isSpace(byte) { continue }
            guard let digit = ByteClass.hexValue(byte) else { throw .syntax(offset: position - 1) }
            if let first = high {
                string.append(first << 4 | digit)
                high = nil
            } else {
                high = digit
            }
        }
        throw .syntax(offset: position)
    }

    private mutating func literal() throws(PDFFileError) -> [UInt8] {
        position += 1
        var string: [UInt8] = []
        var open = 0
        while position < bytes.count {
            let byte = bytes[position]
            position += 1
            switch byte {
            case UInt8(ascii: "("): open += 1
            case UInt8(ascii: ")"):
                if open == 0 { return string }
                open -= 1
            case UInt8(ascii: "\\"):
                escape(into: &string)
                continue
            case 0x0D:
                // Each kind of line end stands for a line feed.
                if position < bytes.count, bytes[position] == 0x0A { position += 1 }
                string.append(0x0A)
                continue
            default: break
            }
            string.append(byte)
        }
        throw .syntax(offset: position)
    }

    /// Reads what stands after a backslash (ISO 32000-1, table 3).
    private mutating func escape(into string: inout [UInt8]) {
        guard position < bytes.count else { return }
        let byte = bytes[position]
        position += 1
        switch byte {
        case UInt8(ascii: "n"): string.append(0x0A)
        case UInt8(ascii: "r"): string.append(0x0D)
        case UInt8(ascii: "t"): string.append(0x09)
        case UInt8(ascii: "b"): string.append(0x08)
        case UInt8(ascii: "f"): string.append(0x0C)
        case 0x0A: break
        case 0x0D: if position < bytes.count, bytes[position] == 0x0A { position += 1 }
        case 0x30...0x37:
            var value = Int(byte - 0x30)
            for _ in 0..<2 {
                guard position < bytes.count, (0x30...0x37).contains(bytes[position]) else { break }
                value = value * 8 + Int(bytes[position] - 0x30)
                position += 1
            }
            string.append(UInt8(truncatingIfNeeded: value))
        default: string.append(byte)
        }
    }
}
