/// What a command line asks for, once it is understood.
///
/// The application switches over all of them, so that a command in the table has its code.
enum Action: CaseIterable {
    /// The program's name without a command: its help, or its version.
    case overview
    case help, start, render, preview, list, browse, convert, check
    case share, shareLog, shareShow
    case listCopies, clearCopies, folderOfCopies
    case logIn, logOut, listSessions
    case listLayouts, showLayout, newLayout, galleryOfLayouts, listFonts
    case mergeReports
    case layoutSchema, resumeSchema, completions, manual
}
