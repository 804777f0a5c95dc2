package import System

/// How a terminal shows pictures.
package enum PictureProtocol: Sendable, Hashable {
    /// The graphics protocol of kitty, which also WezTerm, Ghostty and Konsole know: PNG files.
    case kitty
    /// Sixels, as the terminal VT240 had them.
    case sixel
}

/// What a terminal said of the pictures that it shows.
package struct PictureSupport: Sendable, Hashable {
    /// The better of the protocols that it knows; nil if it knows none, or did not answer.
    package var pictures: PictureProtocol?
    /// How large one of its cells is, in pixels; nil if it did not say.
    package var cell: TerminalSize.Cell?
    /// How many colours a sixel picture may have; nil if it did not say.
    package var colors: Int?

    /// No pictures.
    package static let none = Self()

    /// Makes a support.
    package init(
        pictures: PictureProtocol? = nil, cell: TerminalSize.Cell? = nil, colors: Int? = nil
    ) {
        self.pictures = pictures
        self.cell = cell
        self.colors = colors
    }
}
