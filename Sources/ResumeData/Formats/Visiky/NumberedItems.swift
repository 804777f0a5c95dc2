/// Items that follow each other in one line, with a number before each.
enum NumberedItems {
    /// The text with each item on a line of its own; as it is unless it begins with the first item and
    /// the second follows.
    static func apart(_ text: String) -> String {
        let bytes = Array(text.utf8)
        guard !bytes.contains(0x0A), !bytes.contains(0x3C), begins(bytes[...], 1) else {
            return text
        }
        var starts: [Int] = []
        for index in bytes.indices.dropFirst()
        where bytes[index - 1] == 0x20 || bytes[index - 1] >= 0x80 {
            if begins(bytes[index...], starts.count + 2) { starts.append(index) }
        }
        guard !starts.isEmpty else { return text }
        var lines: [String] = []
        var start = 0
        for end in starts + [bytes.count] {
            lines.append(String(bytes: bytes[start..<end]))
            start = end
        }
        return lines.joined(separator: "\n")
    }

    private static func begins(_ text: ArraySlice<UInt8>, _ number: Int) -> Bool {
        TypedBullet.number(text)?.value == number
    }
}
