/// The words that are bold wherever they stand (`make_keywords_bold` of RenderCV 2.8).
///
/// What is bold already, program text and the addresses of links stay as they are.
struct RenderCVKeywords {
    /// The words by their first byte, longer ones first.
    private var words: [UInt8: [[UInt8]]] = [:]

    /// Takes the words; nil if there are none.
    init?(_ keywords: [String]) {
        for keyword in Set(keywords).sorted(by: { $0.utf8.count > $1.utf8.count }) {
            let bytes = Array(keyword.utf8)
            if let first = bytes.first { words[first, default: []].append(bytes) }
        }
        if words.isEmpty { return nil }
    }

    /// A text with the words in bold.
    func emphasized(_ text: String) -> String {
        let bytes = Array(text.utf8)
        var result: [UInt8] = []
        var index = 0
        var isBold = false
        func copy(to end: Int) {
            result += bytes[index..<min(end, bytes.count)]
            index = min(end, bytes.count)
        }
        while index < bytes.count {
            let rest = bytes[index...]
            if rest.starts(with: "**".utf8) {
                isBold.toggle()
                copy(to: index + 2)
            } else if rest.first == UInt8(ascii: "\\") {
                copy(to: index + 2)
            } else if rest.first == UInt8(ascii: "`") {
                copy(
                    to: rest.dropFirst().firstIndex(of: UInt8(ascii: "`")).map { $0 + 1 } ?? index
                        + 1)
            } else if rest.starts(with: "](".utf8) {
                copy(to: rest.firstIndex(of: UInt8(ascii: ")")) ?? bytes.count)
            } else if rest.starts(with: "://".utf8) || rest.first == UInt8(ascii: "@") {
                copy(to: rest.firstIndex { $0 <= 0x20 || $0 == UInt8(ascii: ")") } ?? bytes.count)
            } else if !isBold, let word = word(in: bytes, at: index) {
                result += "**".utf8
                copy(to: index + word)
                result += "**".utf8
            } else {
                copy(to: index + 1)
            }
        }
        return String(bytes: result)
    }

    /// The length of the word that begins at a place, as a word of its own; nil if there is none.
    private func word(in bytes: [UInt8], at index: Int) -> Int? {
        guard let words = words[bytes[index]] else { return nil }
        return words.first { word in
            guard bytes[index...].starts(with: word) else { return false }
            let end = index + word.count
            let isBegun = index > 0 && Self.isWord(bytes[index - 1]) && Self.isWord(word[0])
            let goesOn =
                end < bytes.count && Self.isWord(bytes[end]) && Self.isWord(word[word.count - 1])
            return !isBegun && !goesOn
        }?.count
    }

    /// Whether a byte belongs to a letter, a digit or an underscore.
    private static func isWord(_ byte: UInt8) -> Bool {
        byte.isDigit || byte.isLetter || byte == 0x5F || byte >= 0x80
    }
}
