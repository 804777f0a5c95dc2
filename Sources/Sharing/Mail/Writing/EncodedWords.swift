/// Text beyond ASCII in a header (RFC 2047): UTF-8 in Base64, in words of at most 64 characters.
enum EncodedWords {
    /// The words, to be set apart by spaces or folds, which readers take away again.
    ///
    /// No word ends inside what people see as one character, unless that alone is too long.
    static func of(_ text: String) -> [String] {
        var words: [String] = []
        var part: [UInt8] = []
        func flush() {
            if !part.isEmpty { words.append("=?UTF-8?B?" + Base64.text(part) + "?=") }
            part = []
        }
        for character in text {
            let isEndless = character.utf8.count > limit
            let scalars = character.unicodeScalars
            for piece in isEndless ? scalars.map({ String($0) }) : [String(character)] {
                if part.count + piece.utf8.count > limit { flush() }
                part += piece.utf8
            }
        }
        flush()
        return words
    }

    /// The bytes in one word: with the longest header name the first line stays below 76.
    private static let limit = 39
}
