import SourceTree

/// Tells layout files from others, of which no line may be shown: someone else may have named them.
package enum LayoutLikeness {
    /// Whether some line of a file begins with a key of layout files, or with one that is nearly so.
    ///
    /// Only then is what is wrong with the file shown with its lines. Many files have a name or a
    /// summary; what says no more than that is a layout, and so is a file of comments.
    package static func isLayout(_ bytes: [UInt8]) -> Bool {
        var saysLittle = true
        var rest = bytes[...]
        while !rest.isEmpty {
            let bytes = rest.prefix { $0 != 0x0A && $0 != 0x0D }
            rest = rest.dropFirst(bytes.count + 1)
            let line = String(decoding: bytes, as: UTF8.self)
            if let key = key(line[...]) {
                guard !general.contains(key) else { continue }
                if keys.contains(key) || !NearMiss.suggestions(for: key, in: keys).isEmpty {
                    return true
                }
                saysLittle = false
            } else if !line.hasPrefix("#"), !line.allSatisfy(\.isWhitespace) {
                saysLittle = false
            }
        }
        return saysLittle
    }

    private static let keys = LayoutVocabulary.file.map(\.name)
    private static let general: Set<String> = ["name", "summary"]

    /// The key that a line begins with, as YAML or JSON writes keys; nil for another line.
    private static func key(_ line: Substring) -> String? {
        let start = line.drop { $0.isWhitespace || "{\u{FEFF}".contains($0) }
        let isQuoted = start.first == "\"" || start.first == "'"
        let word = start.dropFirst(isQuoted ? 1 : 0).prefix { $0.isLetter || $0 == "-" }
        let rest = start.dropFirst(word.count + (isQuoted ? 2 : 0)).drop { $0 == " " }
        guard !word.isEmpty, rest.first == ":" else { return nil }
        guard isQuoted || rest.dropFirst().first.map(\.isWhitespace) ?? true else { return nil }
        return String(word)
    }
}
