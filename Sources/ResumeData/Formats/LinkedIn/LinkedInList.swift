import SourceTree

/// A cell that lists several things in brackets: `[PERSONAL:https://ada.example,BLOG:https://…]`,
/// `[ada]`, `[SKYPE:ada],[ICQ:1]`.
enum LinkedInList {
    /// The parts of a cell, each with the word that says of what kind it is.
    static func parts(_ node: Node) -> [(label: String?, text: String)] {
        let text = (node.string ?? "").filter { $0 != "[" && $0 != "]" }
        return text.split(separator: ",").compactMap { part in
            let part = part.drop(while: \.isWhitespace)
            let word = part.prefix { $0 != ":" }
            let isLabel =
                word.endIndex < part.endIndex && !word.isEmpty
                && word.allSatisfy { $0.isUppercase || $0 == "_" }
            let rest = isLabel ? part[part.index(after: word.endIndex)...] : part
            let trimmed = String(
                rest.drop(while: \.isWhitespace).reversed().drop(while: \.isWhitespace).reversed())
            return trimmed.isEmpty ? nil : (isLabel ? String(word) : nil, trimmed)
        }
    }
}
