/// Takes content apart into operators with their operands (ISO 32000-1, 7.8.2).
package struct OperatorScanner {
    private var parser: ObjectParser
    /// Whether a part at the end could not be read.
    package private(set) var isBroken = false

    /// The most operands of one operator: maps of characters list a hundred pairs or three times as many.
    private static let most = 1_024

    /// Begins at the start of a content that is unpacked.
    package init(_ bytes: [UInt8]) { parser = ObjectParser(bytes) }

    /// The next operator; nil at the end.
    ///
    /// - Returns: its name and its operands. A picture that stands in the content itself is a `BI`
    ///   without any.
    package mutating func next() -> (name: String, operands: [PDFObject])? {
        var operands: [PDFObject] = []
        while operands.count <= Self.most {
            parser.skipSpace()
            if parser.isAtEnd {
                isBroken = isBroken || !operands.isEmpty
                return nil
            }
            if let name = parser.operatorName() {
                guard name == "BI" else { return (name, operands) }
                if parser.skipPicture() { return (name, []) }
                break
            }
            guard let operand = try? parser.object() else { break }
            operands.append(operand)
        }
        isBroken = true
        return nil
    }
}

extension ObjectParser {
    /// Reads the name of an operator; nil where an operand stands.
    fileprivate mutating func operatorName() -> String? {
        guard let first = bytes[position...].first, !ByteClass.isDigit(first),
            !"+-.".utf8.contains(first)
        else { return nil }
        let word = bytes[position...].prefix(while: ByteClass.isRegular)
        let name = String(decoding: word, as: UTF8.self)
        guard !["", "true", "false", "null"].contains(name) else { return nil }
        position = word.endIndex
        return name
    }

    /// Goes past a picture that stands in the content itself, to behind the `EI` after it
    /// (ISO 32000-1, 8.9.7).
    ///
    /// - Returns: whether there is an end.
    fileprivate mutating func skipPicture() -> Bool {
        while !skip("ID") {
            guard (try? object()) != nil else { return false }
        }
        while position + 2 < bytes.count {
            let end = position + 3
            if ByteClass.isSpace(bytes[position]), bytes[position + 1] == UInt8(ascii: "E"),
                bytes[position + 2] == UInt8(ascii: "I"),
                end == bytes.count || ByteClass.isSpace(bytes[end])
            {
                position = end
                return true
            }
            position += 1
        }
        return false
    }
}
