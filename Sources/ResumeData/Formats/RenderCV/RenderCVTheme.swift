/// A theme of RenderCV.
struct RenderCVTheme {
    /// The layout that is nearest to it.
    let layout: String
    /// Whether that layout's text must keep its distance from the paper's sides: a strip of dates is
    /// at one of them.
    let keepsSides: Bool

    /// The theme of a name; nil for one of somebody's own.
    init?(_ name: String) {
        guard let layout = Self.layouts[name.lowercased()] else { return nil }
        self.layout = layout
        keepsSides = layout == "engineering"
    }

    private static let layouts = [
        "classic": "classic", "sb2nov": "jake", "moderncv": "banking",
        "engineeringresumes": "engineering", "engineeringclassic": "classic",
        "harvard": "executive", "ink": "academic", "ember": "executive", "opal": "accent",
        // Of the first versions.
        "mcdowell": "jake",
    ]
}
