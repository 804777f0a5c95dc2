/// `fonts list`.
struct FontsCommand {
    let catalog: FontCatalog

    /// All families: name, styles, origin.
    var list: String {
        TextColumns.lines(
            catalog.families().map { [$0.name, $0.styles.joined(separator: ", "), $0.origin] })
    }
}
