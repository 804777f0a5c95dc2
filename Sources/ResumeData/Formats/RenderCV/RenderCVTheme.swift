/// A theme of RenderCV.
struct RenderCVTheme {
    /// The layout that is nearest to it.
    let layout: String
    /// Whether that layout's text must keep its distance from the paper's sides: a strip of dates is
    /// at one of them.
    let keepsSides: Bool

    /// The theme of a name; nil for one of somebody's own.
    init?(_ name: String) {
        let name = name.lowercased()
        guard let layout = Self.layouts.first(where: { $0.key == name })?.value else { return nil }
        self.layout = layout
        keepsSides = layout == "engineering"
    }

    /// The theme that is nearest to a layout; nil if none is like it.
    static func name(of layout: String) -> String? { layouts.first { $0.value == layout }?.key }

    /// The layouts of the themes; of several themes with one layout the first is the one to ask for.
    private static let layouts: KeyValuePairs = [
        "classic": "classic", "sb2nov": "jake", "moderncv": "banking",
        "engineeringresumes": "engineering", "engineeringclassic": "classic",
        "harvard": "executive", "ink": "academic", "ember": "executive", "opal": "accent",
        // Of the first versions.
        "mcdowell": "jake",
    ]
}
