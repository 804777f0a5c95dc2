import Characters

/// The texts of the system, such as arguments and the names of files: bytes that need not be UTF-8.
///
/// Swift repairs such texts, and then they name another file. Here each byte that is no UTF-8 is a
/// character that nobody uses, and is the byte again where the system is asked; Python's PEP 383
/// does the same with surrogates.
package enum SystemText {
    /// The characters that stand for bytes.
    static let standIns = Unicode.Scalar.byteStandIns
    /// What a byte from 0x80 is moved by: to the end of the plane for private use.
    static let offset = standIns.lowerBound - 0x80

    /// The text of some bytes.
    package static func text(_ bytes: some Collection<UInt8>) -> String {
        if let text = String(validating: bytes, as: UTF8.self), !hasStandIns(text) { return text }
        var text = String.UnicodeScalarView()
        var rest = Array(bytes)[...]
        while let first = rest.first {
            // A stand-in that stands in the bytes themselves is taken for bytes, too.
            let whole = (1...4).lazy.compactMap { length in
                String(validating: rest.prefix(length), as: UTF8.self)
            }.first
            if let scalar = whole?.unicodeScalars.first, !standIns.contains(scalar.value) {
                text.append(scalar)
                rest = rest.dropFirst(UTF8.width(scalar))
            } else {
                text.append(Unicode.Scalar(offset + UInt32(first)) ?? "\u{FFFD}")
                rest = rest.dropFirst()
            }
        }
        return String(text)
    }

    /// The text of a C string.
    package static func text(cString: UnsafePointer<CChar>) -> String {
        var end = cString
        while end.pointee != 0 { end += 1 }
        let bytes = UnsafeRawBufferPointer(start: cString, count: end - cString)
        return text(bytes)
    }

    /// The bytes of a text.
    package static func bytes(of text: String) -> [UInt8] {
        guard hasStandIns(text) else { return Array(text.utf8) }
        return text.unicodeScalars.flatMap { scalar in
            standIns.contains(scalar.value)
                ? [UInt8(truncatingIfNeeded: scalar.value)] : Array(Character(scalar).utf8)
        }
    }

    private static func hasStandIns(_ text: String) -> Bool {
        // All of them begin with the byte of planes 16 and beyond.
        text.utf8.contains(0xF4) && text.unicodeScalars.contains { standIns.contains($0.value) }
    }
}

extension String {
    /// The text's bytes as the system takes them: ended by a zero.
    package var systemText: [CChar] {
        SystemText.bytes(of: self).map { CChar(bitPattern: $0) } + [0]
    }
}
