/// Maps and lists (RFC 8259, sections 4 and 5), with what people get wrong in them.
extension JSONScanner {
    /// What follows a member or element.
    private enum Continuation { case more, end }

    /// Reads the map or list whose bracket is the next byte; nil if reading stopped.
    mutating func container(isMap: Bool) -> Node? {
        let start = here
        guard open(isMap: isMap) else { return nil }
        defer { openings.removeLast() }
        var elements: [Node] = []
        var members = MemberList()
        func node() -> Node { Node(isMap ? .object(members.all) : .array(elements), at: start) }
        var comma: SourceSpan?
        while true {
            skipSpace()
            if stopped { return nil }
            let read: Node?
            switch byte {
            case "}", "]":
                if let comma { reportTrailing(comma) }
                close()
                return stopped ? nil : node()
            case ",":
                report(.jsonExtraComma, "there is nothing before this comma; remove it", at: here)
                position += 1
                continue
            case nil:
                cutOff()
                return nil
            case _ where !isMap:
                read = value()
                if let read { elements.append(read) }
            case "{", "[", ":": read = keylessValue()
            default:
                let member = member()
                read = member?.value
                if let member, let earlier = members.add(member) {
                    log.addDuplicate(member, of: earlier)
                }
            }
            guard let read, let next = continuation(after: read, comma: &comma) else { return nil }
            if next == .end { return node() }
        }
    }

    /// Reports that a member has no key, and reads its value.
    private mutating func keylessValue() -> Node? {
        report(.jsonMissingKey, "a key in double quotes is missing here", at: here)
        if byte == UInt8(ascii: ":") {
            position += 1
            skipSpace()
        }
        return stopped ? nil : value()
    }

    private mutating func open(isMap: Bool) -> Bool {
        guard openings.count < SourceLimits.depth else {
            report(
                .jsonDepth,
                "maps and lists nest deeper than \(SourceLimits.depth) levels here; "
                    + "no resume needs that", at: here)
            log.stop()
            return false
        }
        openings.append(Opening(isMap: isMap, line: line))
        position += 1
        return true
    }

    /// Takes a closing bracket, or leaves it to the container around if it is that one's.
    private mutating func close() {
        let opening = openings[openings.count - 1]
        let isMap = byte == UInt8(ascii: "}")
        guard isMap != opening.isMap else {
            position += 1
            return
        }
        let (wanted, found) = opening.isMap ? ("}", "]") : ("]", "}")
        if openings.dropLast().contains(where: { $0.isMap == isMap }) {
            report(
                .jsonBracket, "\(opening.name) is not closed before this \(found); add \(wanted)",
                at: here)
        } else {
            let name = opening.name
            report(.jsonBracket, "\(name) is closed with \(found); write \(wanted)", at: here)
            position += 1
        }
    }

    // MARK: - Between members and elements

    /// Reads the comma or bracket after a value; nil if reading stopped.
    private mutating func continuation(
        after value: Node, comma: inout SourceSpan?
    ) -> Continuation? {
        while true {
            skipSpace()
            if stopped { return nil }
            let place = here
            switch byte {
            case nil:
                cutOff()
                return nil
            case ",":
                comma = place
                position += 1
                return .more
            case "}", "]":
                close()
                return stopped ? nil : .end
            case ";":
                comma = nil
                position += 1
                report(.jsonMissingComma, "write a comma here, not a semicolon", at: place)
                return .more
            case ":":
                position += 1
                let isMap = openings.last?.isMap ?? true
                report(
                    .jsonExtraColon,
                    isMap
                        ? "a second colon; a key has one value, and a comma ends it"
                        : "a list has no keys; write { } around keys and values", at: place)
                skipSpace()
                guard self.value() != nil else { return nil }
            default:
                comma = nil
                if value.string != nil, isInsideText() {
                    report(
                        .jsonInnerQuote,
                        "the text ends at this quote, but more follows; write \\\" for a quote "
                            + "inside a text",
                        at: SourceSpan(line: Int(tokenEnd.line), column: Int(tokenEnd.column) - 1))
                    skipRestOfText()
                    continue
                }
                report(.jsonMissingComma, "a comma is missing after this value", at: tokenEnd)
                return stopped ? nil : .more
            }
        }
    }

    /// Whether what stands behind a text's closing quote is rather a part of the text.
    private func isInsideText() -> Bool {
        guard let byte, Int(tokenEnd.line) == line else { return false }
        let isAdjacent = Int(tokenEnd.column) == column
        switch byte {
        case "{", "[": return false
        case "\"": return isAdjacent && openings.last?.isMap == true && !isKey(at: position)
        default:
            if isAdjacent { return true }
            let end = bareEnd(from: position, stoppingAtColon: true)
            let next = afterBlanks(from: end)
            return openings.last?.isMap == true
                && bytes[min(next, bytes.count - 1)] != UInt8(ascii: ":")
        }
    }

    /// Skips to behind the quote that ends a text with quotes in it, or to the line's end.
    private mutating func skipRestOfText() {
        var index = position
        while index < bytes.count, bytes[index] != 0x0A, bytes[index] != 0x0D {
            if bytes[index] == UInt8(ascii: "\""), isDelimited(at: index + 1) {
                return advance(to: index + 1)
            }
            index += 1
        }
        advance(to: index)
    }

    private mutating func reportTrailing(_ comma: SourceSpan) {
        report(.jsonTrailingComma, "remove this comma; nothing follows it", at: comma)
    }
}
