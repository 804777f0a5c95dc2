extension UInt8 {
    var isDigit: Bool { self &- 0x30 < 10 }

    var isLetter: Bool { (self | 0x20) &- 0x61 < 26 }

    var isAlphanumeric: Bool { isLetter || isDigit }

    var isHexDigit: Bool { isDigit || (self | 0x20) &- 0x61 < 6 }

    /// The byte as a lower-case letter, if it is an ASCII letter.
    var lowercased: UInt8 { self &- 0x41 < 26 ? self | 0x20 : self }

    /// Whether the byte is ASCII punctuation (CommonMark 0.31.2, section 2.1).
    var isPunctuation: Bool {
        (0x21...0x2F).contains(self) || (0x3A...0x40).contains(self)
            || (0x5B...0x60).contains(self) || (0x7B...0x7E).contains(self)
    }
}

extension ArraySlice<UInt8> {
    /// The scalar that UTF-8 begins with.
    var firstScalar: Unicode.Scalar? { String(bytes: prefix(4)).unicodeScalars.first }
    /// The scalar that UTF-8 ends with.
    var lastScalar: Unicode.Scalar? { String(bytes: suffix(4)).unicodeScalars.last }

    /// The bytes without spaces, tabs and line ends around them.
    var trimmingBlanks: ArraySlice<UInt8> {
        func isInk(_ byte: UInt8) -> Bool {
            byte != 0x20 && byte != 0x09 && byte != 0x0A && byte != 0x0D
        }
        guard let first = firstIndex(where: isInk), let last = lastIndex(where: isInk) else {
            return []
        }
        return self[first...last]
    }
}

extension Collection<UInt8> {
    /// The number that ASCII digits stand for; there are too few of them to overflow.
    var number: Int { reduce(0) { $0 * 10 + Int($1 - UInt8(ascii: "0")) } }

    /// Whether the bytes begin with a word in ASCII lower case, whatever case they are in.
    func hasFoldedPrefix(_ word: StaticString) -> Bool {
        word.withUTF8Buffer { word in
            var index = startIndex
            for byte in word {
                guard index != endIndex, self[index].lowercased == byte else { return false }
                index = self.index(after: index)
            }
            return true
        }
    }
}

extension String {
    /// Makes a text from bytes that are known to be UTF-8.
    init(bytes: some Collection<UInt8>) { self.init(decoding: bytes, as: UTF8.self) }
}
