import SourceTree

/// The ending "; did you mean ...?" of a sentence.
enum Suggestion {
    /// Asks for the names that a word comes near, or that it shortens; empty if there are none.
    static func question(_ word: String, among names: [String]) -> String {
        let near = nearest(word, among: names).map { "'\($0)'" }
        return near.isEmpty ? "" : "; did you mean \(near.joined(last: "or"))?"
    }

    /// The names that a word shortens, else those that it comes near, best first.
    static func nearest(_ word: String, among names: [String]) -> [String] {
        let shortened = names.filter { $0.hasPrefix(word) && $0 != word }
        let hasLetters = word.utf8.contains { $0 != UInt8(ascii: "-") }
        if hasLetters && !shortened.isEmpty { return Array(shortened.prefix(NearMiss.limit)) }
        return NearMiss.suggestions(for: word, in: names)
    }
}
