import ResumeModel

extension TextComposer {
    /// A field of the person's own as words: "Tech stack: Swift, C".
    func labelled(_ field: ExtraField, _ slot: TextStyles.Slot) -> ComposedText {
        var runs = [RichText.Run(Self.label(field.key) + ": ")]
        for (index, value) in field.values.enumerated() {
            if index > 0 { runs.append(RichText.Run(", ")) }
            runs += value.runs
        }
        return text(RichText(runs), slot)
    }

    /// A key as words: `techStack` and `tech_stack` become "Tech stack".
    static func label(_ key: String) -> String {
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
