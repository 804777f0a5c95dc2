import ResumeLayout
import SourceTree

/// Finds where a layout names a font family.
struct FontPlace {
    let file: String
    let span: SourceSpan
    let path: String

    /// The first place that names it; nil if none does.
    init?(of family: String, in layers: LayoutLayers) {
        var ignored = Diagnostics()
        let tree = layers.tree(&ignored)
        var places: [(path: String, node: Node)] = []
        for member in tree.node["fonts"]?.object ?? [] {
            places.append(("fonts.\(member.key)", member.value))
        }
        for (path, styles) in [
            ("styles", tree.node["styles"]),
            ("regions.side.styles", tree.node["regions"]?["side"]?["styles"]),
        ] {
            for member in styles?.object ?? [] {
                if let font = member.value["font"] {
                    places.append(("\(path).\(member.key).font", font))
                }
            }
        }
        guard let place = places.first(where: { $0.node.string == family }) else { return nil }
        let origin = tree.origins.origin(of: place.path)
        file = origin.file
        span = place.node.span
        path = place.path
    }
}
