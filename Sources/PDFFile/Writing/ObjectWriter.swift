/// Writes objects, with white space only where it is needed.
struct ObjectWriter {
    /// What is written so far.
    var bytes: [UInt8] = []

    /// Writes a text of ASCII as it is.
    mutating func write(_ text: String) { bytes.append(contentsOf: text.utf8) }

    /// Writes an object; of a stream the dictionary alone.
    mutating func write(_ object: PDFObject) {
        switch object {
        case .null: write(word: "null")
        case .bool(let value): write(word: value ? "true" : "false")
        case .integer(let value): write(value)
        case .real(let value): write(value)
        case .name(let name): write(name)
        case .string(let string): write(string)
        case .array(let elements):
            bytes.append(UInt8(ascii: "["))
            for element in elements { write(element) }
            bytes.append(UInt8(ascii: "]"))
        case .dictionary(let dictionary): write(dictionary)
        case .stream(let stream): write(stream.dictionary)
        case .reference(let number):
            write(number)
            write(" 0 R")
        }
    }

    /// Writes a whole number.
    mutating func write(_ value: Int) {
        separate()
        if value < 0 { bytes.append(UInt8(ascii: "-")) }
        writeDigits(value.magnitude)
    }

    private mutating func write(_ dictionary: PDFDictionary) {
        write("<<")
        for entry in dictionary.entries {
            write(entry.key)
            write(entry.value)
        }
        write(">>")
    }

    private mutating func write(_ name: PDFName) {
        bytes.append(UInt8(ascii: "/"))
        write(name.text)
    }

    private mutating func write(word: String) {
        separate()
        write(word)
    }

    /// Writes a number with at most five decimals, which is as many as are read (ISO 32000-1, Annex C).
    private mutating func write(_ value: Double) {
        separate()
        // Nothing on paper is so large; a number that is none stands for nothing.
        guard value.magnitude < 1e12 else { return write("0") }
        let parts = UInt((value.magnitude * 100_000).rounded())
        if value < 0, parts > 0 { bytes.append(UInt8(ascii: "-")) }
        let (whole, fraction) = (parts / 100_000, parts % 100_000)
        if whole > 0 || fraction == 0 { writeDigits(whole) }
        guard fraction > 0 else { return }
        bytes.append(UInt8(ascii: "."))
        var (rest, unit) = (fraction, 10_000 as UInt)
        while rest > 0 {
            bytes.append(UInt8(0x30 + rest / unit))
            (rest, unit) = (rest % unit, unit / 10)
        }
    }

    private mutating func writeDigits(_ value: UInt) {
        if value >= 10 { writeDigits(value / 10) }
        bytes.append(UInt8(0x30 + value % 10))
    }

    private mutating func write(_ string: [UInt8]) {
        bytes.append(UInt8(ascii: "("))
        for byte in string {
            switch byte {
            case UInt8(ascii: "("), UInt8(ascii: ")"), UInt8(ascii: "\\"):
                bytes.append(UInt8(ascii: "\\"))
                bytes.append(byte)
            // It would be read as a line feed.
            case 0x0D: write("\\r")
            default: bytes.append(byte)
            }
        }
        bytes.append(UInt8(ascii: ")"))
    }

    /// Puts a blank between two words.
    private mutating func separate() {
        if let last = bytes.last, ByteClass.isRegular(last) { bytes.append(0x20) }
    }
}
