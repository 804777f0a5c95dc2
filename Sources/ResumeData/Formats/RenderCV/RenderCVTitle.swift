import Characters

/// The title that RenderCV makes of a section's key.
enum RenderCVTitle {
    /// A key with a blank or a capital as it is, another one as words with capitals but for the small
    /// ones between others (`dictionary_key_to_proper_section_title` of RenderCV 2.8).
    ///
    /// Versions before 2.4 (`isEarly`) made words of all keys, and left those with a capital alone.
    static func text(of key: String, isEarly: Bool = false) -> String {
        let isWords = !key.contains(" ") && !key.contains(where: \.isUppercase)
        guard isWords || isEarly else { return key }
        let words = key.split(omittingEmptySubsequences: false) { $0 == "_" || $0 == " " }
        return words.map { word in
            small.contains(String(word)) || word.contains(where: \.isUppercase)
                ? String(word) : word.prefix(1).uppercased() + word.dropFirst()
        }.joined(separator: " ")
    }

    private static let small: Set<String> = [
        "a", "and", "as", "at", "but", "by", "for", "from", "if", "in", "into", "like", "near",
        "nor", "of", "off", "on", "onto", "or", "over", "so", "than", "that", "to", "upon", "when",
        "with", "yet",
    ]
}
