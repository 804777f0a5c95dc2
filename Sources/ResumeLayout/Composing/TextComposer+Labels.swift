import ResumeModel

extension TextComposer {
    /// A field of the person's own as words: "Tech stack: Swift, C".
    func labelled(_ field: ExtraField, _ slot: TextStyles.Slot) -> ComposedText {
        var runs = [RichText.Run(KeyLabel.words(of: field.key) + ": ")]
        for (index, value) in field.values.enumerated() {
            if index > 0 { runs.append(RichText.Run(", ")) }
            runs += value.runs
        }
        return text(RichText(runs), slot)
    }
}
