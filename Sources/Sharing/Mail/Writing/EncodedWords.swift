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
            let bytes = Array(character.utf8)
            if part.count + bytes.count <= limit {
                part += bytes
            } else if bytes.count <= limit {
                flush()
                part = bytes
            } else {
                for scalar in character.unicodeScalars {
                    let bytes = Array(UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter)
                    if part.count + bytes.count > limit { flush() }
                    part += bytes
                }
            }
        }
        flush()
        return words
    }

    /// The bytes in one word: with the longest header name the first line stays below 76.
    private static let limit = 39
}
