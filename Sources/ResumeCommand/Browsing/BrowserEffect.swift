/// What a key asks for that the view cannot do by itself.
enum BrowserEffect: Sendable, Hashable {
    /// The end.
    case quit
    /// Reading the resume again.
    case refresh
    /// Opening the address of a link.
    case open(String)
    /// Sharing the resume, with options of `share`.
    case share([String])
    /// Printing a section, by its key, or a page, by its number from 1.
    case printSection(String), printPage(Int)
}
