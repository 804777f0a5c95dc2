/// What stands in the bytes that a terminal was sent, apart from what this program means to send.
package enum TerminalText {
    /// The characters of a text that a terminal obeys, or that turn others round, as numbers.
    ///
    /// Line feeds are none of them. On a terminal, the sequences that the program writes by itself
    /// are passed over: styles (SGR), links (OSC 8) to printable ASCII, and those of its screen.
    ///
    /// - Parameters:
    ///   - bytes: what was sent; bytes that are no UTF-8 count as U+FFFD.
    ///   - isTerminal: whether it went to a terminal.
    /// - Returns: the numbers, each once.
    package static func controls(in bytes: [UInt8], isTerminal: Bool) -> Set<UInt32> {
        var found: Set<UInt32> = []
        var rest = Array(String(decoding: bytes, as: UTF8.self).unicodeScalars)[...]
        while let scalar = rest.first {
            if isTerminal, scalar == "\u{1B}", let length = sequence(rest) {
                rest = rest.dropFirst(length)
                continue
            }
            rest = rest.dropFirst()
            // A terminal puts a carriage return before each line feed.
            if scalar == "\n" || isTerminal && scalar == "\r" && isBeforeLineFeed(rest) { continue }
            switch scalar.value {
            case 0..<0x20, 0x7F..<0xA0, 0x2028...0x202E, 0xFEFF, 0xE0000...0xE007F:
                found.insert(scalar.value)
            default: break
            }
        }
        return found
    }

    private static func isBeforeLineFeed(_ text: ArraySlice<Unicode.Scalar>) -> Bool {
        text.first { $0 != "\r" } == "\n"
    }

    /// The length of a sequence that the program writes; nil for any other.
    private static func sequence(_ text: ArraySlice<Unicode.Scalar>) -> Int? {
        let body = text.dropFirst()
        if body.first == "[" {
            let parameters = body.dropFirst().prefix { "0123456789;".unicodeScalars.contains($0) }
            let final = body.dropFirst(1 + parameters.count).first
            if let final, "mHJK".unicodeScalars.contains(final) { return parameters.count + 3 }
            let known = [
                "[?1049h", "[?1049l", "[?25h", "[?25l", "[?7h", "[?7l", "[?2026h", "[?2026l",
            ]
            return known.first { body.starts(with: $0.unicodeScalars) }.map { $0.count + 1 }
        }
        let head = "]8;;".unicodeScalars
        if body.starts(with: head) {
            let address = body.dropFirst(head.count).prefix { ("!"..."~").contains($0) }
            let end = body.dropFirst(head.count + address.count)
            if end.starts(with: "\u{1B}\\".unicodeScalars) {
                return 1 + head.count + address.count + 2
            }
            return nil
        }
        return body.first == "\\" ? 2 : nil
    }
}
