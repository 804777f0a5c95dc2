import Characters

/// Keys with their values.
extension JSONScanner {
    /// Reads a key, its colon and its value; nil if reading stopped.
    mutating func member() -> Node.Member? {
        guard let key = key() else { return nil }
        guard key.text.utf8.count <= SourceLimits.word else {
            log.addLong("key", at: key.span)
            return nil
        }
        skipSpace()
        if stopped { return nil }
        let keyEnd = tokenEnd
        switch byte {
        case ":": position += 1
        case nil:
            cutOff()
            return nil
        case "=":
            let start = here
            position += byte(at: position + 1) == UInt8(ascii: ">") ? 2 : 1
            report(.jsonMissingColon, "write a colon after a key, not =", at: span(from: start))
        case ",", "}", "]": return valueless(key)
        default:
            report(
                .jsonMissingColon,
                "a colon is missing after the key \(VisibleText.quoted(key.text))", at: keyEnd)
            if stopped { return nil }
            if !startsValue() {
                // A key without its closing quote, most likely: all up to the comma is one fault.
                advance(to: bareEnd(from: position, stoppingAtColon: false))
                return member(key, Node(.null, at: key.span))
            }
        }
        skipSpace()
        if stopped { return nil }
        switch byte {
        case ",", "}", "]": return valueless(key)
        case ":":
            report(.jsonExtraColon, "one colon is enough; remove this one", at: here)
            position += 1
            skipSpace()
        default: break
        }
        guard !stopped, let value = value() else { return nil }
        return member(key, value)
    }

    private func member(_ key: Text, _ value: Node) -> Node.Member {
        Node.Member(key: key.text, keySpan: key.span, value: value)
    }

    private mutating func valueless(_ key: Text) -> Node.Member? {
        let name = VisibleText.quoted(key.text)
        report(.jsonMissingValue, "the key \(name) has no value; write one, or null", at: key.span)
        return stopped ? nil : member(key, Node(.null, at: key.span))
    }

    /// Whether the next bytes are the start of a value in the form that JSON wants.
    private func startsValue() -> Bool {
        switch byte {
        case nil: return false
        case "\"", "{", "[", "-", .some(0x30...0x39): return true
        default: return Self.literals[bareWord] != nil
        }
    }

    /// Reads a key, in whatever form; nil if reading stopped.
    private mutating func key() -> Text? {
        if byte == UInt8(ascii: "\"") { return string() }
        if let text = foreignString() { return stopped ? nil : (text.string ?? "", text.span) }
        let start = here
        let end = bareEnd(from: position, stoppingAtColon: true)
        let text = String(decoding: bytes[position..<end], as: UTF8.self)
        // A closing quote without an opening one is a part of the same fault.
        advance(to: end < bytes.count && bytes[end] == UInt8(ascii: "\"") ? end + 1 : end)
        report(
            .jsonUnquotedKey, "the key \(VisibleText.quoted(text)) must stand in double quotes",
            at: span(from: start))
        return stopped ? nil : (text, span(from: start))
    }
}
