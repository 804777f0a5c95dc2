/// Finds out whether a text has comments, which no tree keeps.
package enum YAMLComments {
    /// Whether a YAML text has a comment in its first document; false for one that cannot be read.
    package static func areIn(_ bytes: [UInt8]) -> Bool {
        guard bytes.contains(UInt8(ascii: "#")), SourceEncoding.fault(in: bytes, file: "") == nil
        else { return false }
        let text = YAMLText(bytes)
        guard text.forbidden.isEmpty, var parser = YAMLParser(text.bytes) else { return false }
        let lines = SourceLines(Array(text.bytes))
        // What stands between two values is structure, and comments.
        var (line, column) = (0, 0)
        while let event = try? parser.next() {
            if isComment(in: lines, from: (line, column), to: event.start) { return true }
            if case .scalar(_, isPlain: false) = event.kind,
                isBlockWithComment(lines[event.start.line + 1, from: event.start.column + 1])
            {
                return true
            }
            (line, column) = (event.end.line, event.end.column)
            if case .streamEnd = event.kind { break }
        }
        return false
    }

    private static func isComment(
        in lines: SourceLines, from start: (line: Int, column: Int), to end: YAMLMark
    ) -> Bool {
        guard (start.line, start.column) < (end.line, end.column) else { return false }
        for line in start.line...end.line {
            var rest = lines[line + 1]
            if line == end.line {
                rest = rest.dropLast(lines[line + 1, from: end.column + 1].count)
            }
            if line == start.line {
                rest = rest.dropFirst(
                    lines[line + 1].count - lines[line + 1, from: start.column + 1].count)
            }
            if rest.contains(UInt8(ascii: "#")) { return true }
        }
        return false
    }

    /// Whether the first line of a block, behind the sign for it, has a comment.
    private static func isBlockWithComment(_ head: ArraySlice<UInt8>) -> Bool {
        guard let sign = head.first, sign == UInt8(ascii: "|") || sign == UInt8(ascii: ">") else {
            return false
        }
        return head.contains(UInt8(ascii: "#"))
    }
}
