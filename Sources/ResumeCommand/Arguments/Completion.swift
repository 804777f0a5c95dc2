/// What a shell completes a word with.
package enum Completion: Sendable, Hashable {
    /// Nothing that could be known.
    case nothing
    /// These words.
    case words([String])
    /// Files with some endings, each with its dot, and folders; all files if there are no endings.
    case files([String])
    /// Folders.
    case folders
    /// The names of layouts.
    case layouts
    /// The names of layouts, and layout files.
    case layoutFiles
    /// The names of commands.
    case commands
}
