/// A piece of a page's content: an operator or a piece of an operand.
package struct ContentToken: Sendable, Hashable {
    /// What it is.
    package enum Kind: Sendable, Hashable {
        /// An operator, or one of the words `true`, `false` and `null`.
        case word
        /// A number.
        case number
        /// A name, with its `/`.
        case name
        /// A string in parentheses.
        case literal
        /// A string in hexadecimal digits.
        case hexadecimal
        /// One of `[`, `]`, `<<` and `>>`.
        case bracket
        /// What is none of these, to the end.
        case unknown
    }

    /// What it is.
    package var kind: Kind
    /// Where it stands.
    package var range: Range<Int>
    /// How many glyphs a string stands for: one for each byte in parentheses, one for two bytes in
    /// digits, as composite fonts have them.
    package var glyphs: Int
}

/// Takes a page's content apart (ISO 32000-1, 7.8.2).
package struct ContentScanner {
    private let bytes: [UInt8]
    private var position = 0

    /// Begins at the start of a content that is unpacked.
    package init(_ bytes: [UInt8]) { self.bytes = bytes }

    /// The next piece; nil at the end.
    package mutating func next() -> ContentToken? {
        skipSpace()
        guard position < bytes.count else { return nil }
        let start = position
        let byte = bytes[position]
        position += 1
        switch byte {
        case UInt8(ascii: "/"):
            skipRegular()
            return token(.name, start)
        case UInt8(ascii: "["), UInt8(ascii: "]"): return token(.bracket, start)
        case UInt8(ascii: "("): return literal(start)
        case UInt8(ascii: "<"), UInt8(ascii: ">"):
            if position < bytes.count, bytes[position] == byte {
                position += 1
                return token(.bracket, start)
            }
            return byte == UInt8(ascii: "<") ? hexadecimal(start) : rest(start)
        case UInt8(ascii: "+"), UInt8(ascii: "-"), UInt8(ascii: "."), 0x30...0x39:
            skipRegular()
            return token(.number, start)
        default:
            guard ByteClass.isRegular(byte) else { return rest(start) }
            skipRegular()
            return token(.word, start)
        }
    }

    private func token(_ kind: ContentToken.Kind, _ start: Int, glyphs: Int = 0) -> ContentToken {
        ContentToken(kind: kind, range: start..<position, glyphs: glyphs)
    }

    private mutating func rest(_ start: Int) -> ContentToken {
        position = bytes.count
        return token(.unknown, start)
    }

    /// Goes past white space and comments.
    private mutating func skipSpace() {
        var isComment = false
        while position < bytes.count {
            let byte = bytes[position]
            if isComment {
                isComment = byte != 0x0A && byte != 0x0D
            } else if byte == UInt8(ascii: "%") {
                isComment = true
            } else if !ByteClass.isSpace(byte) {
                return
            }
            position += 1
        }
    }

    private mutating func skipRegular() {
        while position < bytes.count, ByteClass.isRegular(bytes[position]) { position += 1 }
    }

    private mutating func literal(_ start: Int) -> ContentToken {
        var (open, glyphs) = (1, 0)
        while position < bytes.count {
            let byte = bytes[position]
            position += 1
            switch byte {
            case UInt8(ascii: "("): open += 1
            case UInt8(ascii: ")"):
                open -= 1
                if open == 0 { return token(.literal, start, glyphs: glyphs) }
            case UInt8(ascii: "\\"):
                guard position < bytes.count else { return rest(start) }
                let escaped = bytes[position]
                position += 1
                if escaped == 0x0A { continue }
                var digits = (0x30...0x37).contains(escaped) ? 1 : 3
                while digits < 3, position < bytes.count, (0x30...0x37).contains(bytes[position]) {
                    position += 1
                    digits += 1
                }
            default: break
            }
            glyphs += 1
        }
        return rest(start)
    }

    private mutating func hexadecimal(_ start: Int) -> ContentToken {
        var digits = 0
        while position < bytes.count {
            let byte = bytes[position]
            position += 1
            if byte == UInt8(ascii: ">") {
                return token(.hexadecimal, start, glyphs: (digits + 3) / 4)
            }
            if ByteClass.hexValue(byte) != nil {
                digits += 1
            } else if !ByteClass.isSpace(byte) {
                return rest(start)
            }
        }
        return rest(start)
    }
}
