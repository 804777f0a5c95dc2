import Characters

/// Documents and the values that are neither texts nor containers.
extension JSONScanner {
    /// Reads the whole text; nil if no tree can be made of it.
    mutating func document() -> Node? {
        skipSpace()
        if stopped { return nil }
        guard let first = byte else {
            report(.emptyFile, "the file is empty; a resume is a map: { … }", at: here)
            return nil
        }
        if isForeignStart(first) {
            // Comments before it were YAML's, or are not worth a word now.
            log.retract(to: Diagnostics())
            report(
                .jsonStart,
                first == UInt8(ascii: "<")
                    ? "this is markup, such as a web page, not JSON; JSON starts with {"
                    : "this is not JSON, which starts with {; if it is YAML, name it .yaml",
                at: here)
            return nil
        }
        guard let root = value() else { return nil }
        skipSpace()
        if let extra = byte {
            report(
                .jsonTrailingText,
                extra == UInt8(ascii: "}") || extra == UInt8(ascii: "]")
                    ? "this bracket closes nothing; remove it"
                    : "the file goes on after its value ends; remove what follows", at: here)
        }
        return stopped ? nil : root
    }

    /// Whether a first byte shows that the file was never meant to be JSON.
    private func isForeignStart(_ first: UInt8) -> Bool {
        switch first {
        case "{", "[", "\"", "'", "+", ".", 0x30...0x39: return false
        case "-":
            let next = byte(at: position + 1) ?? 0
            return next == UInt8(ascii: "-") || next == 0x20 || next == 0x0A || next == 0x0D
        default: return Self.literals[bareWord] == nil
        }
    }

    /// Reads the value at the cursor; nil if reading stopped.
    mutating func value() -> Node? {
        guard let first = byte else {
            cutOff()
            return nil
        }
        budget.spend()
        if let excess = budget.excess {
            report(excess.kind, excess.message, at: here)
            log.stop()
            return nil
        }
        switch first {
        case "\"": return string().map { Node(.string($0.text), at: $0.span) }
        case "{", "[": return container(isMap: first == UInt8(ascii: "{"))
        case "-", 0x30...0x39: return number() ?? (stopped ? nil : bare())
        case "t", "f", "n": return literal() ?? bare()
        case ",", "}", "]":
            report(.jsonMissingValue, "a value is missing here; write one, or null", at: here)
            return stopped ? nil : Node(.null, at: here)
        default:
            let text = foreignString()
            return stopped ? nil : text ?? bare()
        }
    }

    /// Reads `true`, `false` or `null`; nil, and nothing moved, if none of these stands here.
    private mutating func literal() -> Node? {
        let words: [(String, Node.Value)] = [
            ("true", .bool(true)), ("false", .bool(false)), ("null", .null),
        ]
        for (word, value) in words where bytes[position...].starts(with: word.utf8) {
            let length = word.utf8.count
            if continuesWord(at: position + length) { return nil }
            let span = SourceSpan(line: line, column: column, length: length)
            position += length
            return Node(value, at: span)
        }
        return nil
    }

    /// Reads a number (RFC 8259, section 6); nil, and nothing moved, if none stands here.
    private mutating func number() -> Node? {
        var index = position
        func digits() -> Bool {
            let start = index
            while index < bytes.count, bytes[index] &- 0x30 < 10 { index += 1 }
            return index > start
        }
        func skip(_ byte: UInt8) -> Bool {
            guard index < bytes.count, bytes[index] == byte else { return false }
            index += 1
            return true
        }
        _ = skip(UInt8(ascii: "-"))
        if !skip(UInt8(ascii: "0")), !digits() { return nil }
        if skip(UInt8(ascii: ".")), !digits() { return nil }
        if skip(UInt8(ascii: "e")) || skip(UInt8(ascii: "E")) {
            if !skip(UInt8(ascii: "+")) { _ = skip(UInt8(ascii: "-")) }
            if !digits() { return nil }
        }
        if continuesWord(at: index) { return nil }
        guard index - position <= SourceLimits.word else {
            log.addLong("number", at: here)
            return nil
        }
        let span = SourceSpan(line: line, column: column, length: index - position)
        let text = String(decoding: bytes[position..<index], as: UTF8.self)
        position = index
        return Node(.number(text), at: span)
    }

    /// Whether what stands right behind a number makes it something else, such as `3/2021`.
    private func continuesWord(at offset: Int) -> Bool {
        guard let byte = byte(at: offset) else { return false }
        if byte == UInt8(ascii: "/"), let next = self.byte(at: offset + 1) {
            return next != UInt8(ascii: "/") && next != UInt8(ascii: "*")
        }
        let isWord = byte >= 0x80 || Self.wordCharacters.contains(byte)
        return isWord && foreignSpaceLength(at: offset) == nil
    }

    /// What a word or number may have in ASCII.
    private static let wordCharacters = ASCIISet.alphanumeric.union(ASCIISet("_.+-$"))

    /// Reports the end of the file inside a map or list.
    mutating func cutOff() {
        let inside: Message =
            openings.last.map { " inside \($0.name)" } ?? " where a value is due"
        report(
            .jsonCutOff,
            "the file ends\(inside); is the rest missing, or only the closing bracket?",
            at: tokenEnd)
        log.stop()
    }
}
