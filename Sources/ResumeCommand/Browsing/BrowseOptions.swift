/// The options of `browse`.
enum BrowseOptions {
    /// All of them, in the order of the help.
    static let all =
        specifications(PreviewOptions.image, PreviewOptions.color) + RenderOptions.ofLooks
        + RenderOptions.ofSource + specifications(RenderOptions.sample)
}
