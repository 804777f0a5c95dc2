/// Turns the keys of a file into words.
package enum KeyLabel {
    /// A key as words: `techStack` and `tech_stack` become "Tech stack".
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
}
