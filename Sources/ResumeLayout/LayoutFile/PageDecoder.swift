import Pages
import SourceTree

/// Decodes `page`.
struct PageDecoder {
    let root: MapReader
    let em: Double

    /// The paper sizes that have names, in points: ISO 216, and US Letter (8.5 × 11 in).
    static let papers: [(name: String, size: Size)] = [
        ("a4", Size(width: 210 * 72 / 25.4, height: 297 * 72 / 25.4)),
        ("letter", Size(width: 612, height: 792)),
    ]

    func page() -> PageSetup {
        let map = root.map("page", keys: ["size", "margin", "footer"])
        let size = paper(map)
        let margins = margins(map)
        if margins.left + margins.right > size.width - 72
            || margins.top + margins.bottom > size.height - 72
        {
            root.findings.error(
                "layout-margin",
                "the margins leave less than an inch (72pt) of the page for text",
                at: map.value("margin")?.span, path: "page.margin")
        }
        return PageSetup(size: size, margins: margins, footer: footer(map))
    }

    private func paper(_ map: MapReader) -> Size {
        let standard = Self.papers[0].size
        guard let node = map.value("size"), let name = map.string("size") else { return standard }
        if let known = Self.papers.first(where: { $0.name == name }) { return known.size }
        let names = Self.papers.map(\.name)
        root.findings.error(
            "layout-choice",
            "page.size: \"\(name)\" is not one of \(names.joined(separator: ", "))",
            at: node.span, path: "page.size",
            suggestions: NearMiss.suggestions(for: name, in: names))
        return standard
    }

    private func margins(_ map: MapReader) -> PageSetup.Margins {
        let standard = 18 * 72 / 25.4
        var margins = PageSetup.Margins(
            top: standard, right: standard, bottom: standard, left: standard)
        guard let node = map.value("margin") else { return margins }
        let range = 0.0...700.0
        if node.object == nil {
            if let all = map.length("margin", in: range, em: em) {
                margins = PageSetup.Margins(top: all, right: all, bottom: all, left: all)
            }
            return margins
        }
        let sides = map.map("margin", keys: ["top", "right", "bottom", "left"])
        if let top = sides.length("top", in: range, em: em) { margins.top = top }
        if let right = sides.length("right", in: range, em: em) { margins.right = right }
        if let bottom = sides.length("bottom", in: range, em: em) { margins.bottom = bottom }
        if let left = sides.length("left", in: range, em: em) { margins.left = left }
        return margins
    }

    private func footer(_ page: MapReader) -> FooterLayout? {
        guard page.value("footer") != nil else { return nil }
        let map = page.map("footer", keys: ["left", "center", "right", "from-page", "offset"])
        let footer = FooterLayout(
            left: map.template("left"), center: map.template("center"),
            right: map.template("right"),
            firstPage: Int(map.number("from-page", in: 1...1000) ?? 1),
            offset: map.length("offset", in: 0...300, em: em) ?? 10 * 72 / 25.4)
        let known = ["name", "label", "page", "pages"]
        for (slot, template) in [
            ("left", footer.left), ("center", footer.center), ("right", footer.right),
        ] {
            for field in template?.fields ?? [] where !known.contains(field) {
                root.findings.error(
                    "layout-field",
                    "page.footer.\(slot): there is no {\(field)} at the page's foot; known: "
                        + known.joined(separator: ", "),
                    at: map.value(slot)?.span, path: "page.footer.\(slot)",
                    suggestions: NearMiss.suggestions(for: field, in: known))
            }
        }
        return footer
    }
}
