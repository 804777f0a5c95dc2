import Characters

/// The title that RenderCV makes of a section's key.
enum RenderCVTitle {
    /// A key with a blank or a capital as it is, another one as words with capitals but for the small
    /// ones between others (`dictionary_key_to_proper_section_title` of RenderCV 2.8).
    static func text(of key: String) -> String {
        guard !key.contains(" "), !key.contains(where: \.isUppercase) else { return key }
        return key.split(separator: "_", omittingEmptySubsequences: false).map { word in
            small.contains(String(word))
                ? String(word) : word.prefix(1).uppercased() + word.dropFirst()
        }.joined(separator: " ")
    }

    private static let small: Set<String> = [
        "a", "and", "as", "at", "but", "by", "for", "from", "if", "in", "into", "like", "near",
        "nor", "of", "off", "on", "onto", "or", "over", "so", "than", "that", "to", "upon", "when",
        "with", "yet",
    ]
}
