import Pages
import SourceTree

/// Decodes `sections`.
struct SectionsDecoder {
    let root: MapReader
    let styles: TextStyles

    func sections() -> SectionsLayout {
        let map = root.map("sections", keys: ["order", "titles", "title"])
        let titles = MapReader(
            openMap: map.node?["titles"], path: "sections.titles", findings: root.findings)
        var replaced: [String: String] = [:]
        for member in titles.node?.object ?? [] {
            replaced[member.key] = titles.string(member.key)
        }
        return SectionsLayout(order: order(map), titles: replaced, title: title(map))
    }

    /// The keys of sections in order.
    ///
    /// A key that the format does not know names a section of the person's own.
    private func order(_ map: MapReader) -> [String] {
        let standard = SectionsLayout.knownKeys + [SectionsLayout.otherKey]
        guard let elements = map.list("order") else { return standard }
        var order: [String] = []
        for (index, element) in elements.enumerated() {
            let path = "sections.order[\(index)]"
            guard let key = element.string else {
                root.findings.error(
                    "layout-type", "\(path) must be a section's key, not \(element.kindName)",
                    at: element.span, path: path)
                continue
            }
            if order.contains(key) {
                root.findings.error(
                    "layout-repeated", "\(path): \"\(key)\" stands in the order twice",
                    at: element.span, path: path)
                continue
            }
            order.append(key)
        }
        return order
    }

    private func title(_ sections: MapReader) -> SectionTitleLayout {
        let map = sections.map("title", keys: ["align", "rule", "thickness", "gap", "color"])
        let style = styles[.section]
        return SectionTitleLayout(
            alignment: map.choice("align", Alignment.self) ?? .left,
            rule: map.choice("rule", SectionTitleLayout.Rule.self) ?? .none,
            thickness: map.length("thickness", in: 0.1...20, em: style.size) ?? 0.5,
            gap: map.length("gap", in: 0...50, em: style.size) ?? 0.15 * style.size,
            color: map.color("color", named: StylesDecoder.colors(root)) ?? style.color)
    }
}
