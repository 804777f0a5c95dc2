/// The options of `preview`.
enum PreviewOptions {
    static let fields = OptionKey.flag(
        "fields",
        "Shows what web forms ask for, field by field, to copy: the contacts, then each job, "
            + "degree and project by itself.")
    static let json = OptionKey.flag(
        "json", "With --fields: as one JSON document, for scripts.")

    /// All of them, in the order of the help.
    static let all = [fields.specification, json.specification]
}
