/// Turns the keys of a file into words.
package enum KeyLabel {
    /// A key as words: `techStack`, `tech_stack` and `TechStack` become "Tech stack".
    package static func words(of key: String) -> String {
        var words = ""
        var previousIsLower = false
        for character in key {
            if character == "_" || character == "-" {
                words.append(" ")
                previousIsLower = false
                continue
            }
            if character.isUppercase, previousIsLower {
                words.append(" ")
                words += character.lowercased()
            } else {
                words.append(character)
            }
            previousIsLower = character.isLowercase || character.isNumber
        }
        return words.prefix(1).uppercased() + words.dropFirst()
    }

    /// A key that may well be a name or a sentence: as words only where it is spelled like a
    /// program's own, such as `programming_languages` or `webDesign`.
    ///
    /// `PostgreSQL`, `iOS`, `eCommerce` and `Full-stack work` stay as they are.
    package static func name(of key: String) -> String {
        guard !key.contains(where: \.isWhitespace), !key.isEmpty else { return key }
        if key.contains("_") { return words(of: key) }
        guard key.allSatisfy({ $0.isASCII && ($0.isLetter || $0.isNumber) }),
            key.first?.isLowercase == true, key.dropFirst().first?.isUppercase == false
        else { return key }
        let capitals = zip(key, key.dropFirst()).contains { $0.isUppercase && $1.isUppercase }
        return capitals || key.last?.isUppercase == true ? key : words(of: key)
    }
}
