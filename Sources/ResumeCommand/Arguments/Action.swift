/// What a command line asks for, once it is understood.
///
/// The application switches over all of them, so that a command in the table has its code.
package enum Action: Sendable, Hashable, CaseIterable {
    /// The program's name without a command: its help, or its version.
    case overview
    case help
    /// Writes the file that a resume begins with.
    case start
    case render
    /// Shows a resume in the terminal.
    case preview
    /// Takes a resume to others.
    case share
    /// Lists what was shared.
    case shareLog
    /// Shows where one version went.
    case shareShow
    case listLayouts
    case showLayout
    case newLayout
    case galleryOfLayouts
    case listFonts
    /// Prints the JSON Schema of layout files.
    case layoutSchema
    case resumeSchema
    /// Prints completions for a shell.
    case completions
    /// Prints the manual page.
    case manual
}
