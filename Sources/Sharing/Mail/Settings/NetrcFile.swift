/// A file in the form of `.netrc`: words between blanks, some of which come before a password.
enum NetrcFile {
    /// All passwords in a file, whatever machine they are for; quotes and backslashes as `curl` reads
    /// them (since 7.84).
    static func passwords(in bytes: [UInt8]) -> [String] {
        let words = words(in: String(decoding: bytes, as: UTF8.self))
        return zip(words, words.dropFirst()).filter { $0.0 == "password" }.map(\.1)
    }

    private static func words(in text: String) -> [String] {
        var words: [String] = []
        var rest = text.unicodeScalars[...]
        while let first = rest.popFirst() {
            if first.properties.isWhitespace { continue }
            var word = String.UnicodeScalarView()
            let isQuoted = first == "\""
            if !isQuoted { word.append(first) }
            while let next = rest.popFirst() {
                if isQuoted, next == "\"" { break }
                if !isQuoted, next.properties.isWhitespace { break }
                if isQuoted, next == "\\", let escaped = rest.popFirst() {
                    word.append(escaped)
                } else {
                    word.append(next)
                }
            }
            words.append(String(word))
        }
        return words
    }
}
