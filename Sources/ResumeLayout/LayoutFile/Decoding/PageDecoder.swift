import Pages
import SourceTree

/// Decodes `page`.
struct PageDecoder {
    let root: MapReader
    let em: Double
    let colors: [String: Color]

    func page() -> PageSetup {
        let map = root.map("page")
        let size = paper(map)
        let margins = margins(map)
        if margins.left + margins.right > size.width - 72
            || margins.top + margins.bottom > size.height - 72
        {
            root.findings.error(
                .layoutMargin,
                "the margins leave less than an inch (72pt) of the page for text",
                at: map.value("margin")?.span, path: "page.margin")
        }
        return PageSetup(
            size: size, margins: margins, header: line("header", map),
            footer: line("footer", map), bands: bands(map))
    }

    private func paper(_ map: MapReader) -> Size {
        let name = map.word("size")
        return (PageSetup.papers.first { $0.name == name } ?? PageSetup.papers[0]).size
    }

    private func margins(_ map: MapReader) -> PageSetup.Margins {
        let standard = 18 * 72 / 25.4
        var margins = PageSetup.Margins(
            top: standard, right: standard, bottom: standard, left: standard)
        guard let node = map.value("margin") else { return margins }
        if node.object == nil {
            if let all = map.length("margin", em: em) {
                margins = PageSetup.Margins(top: all, right: all, bottom: all, left: all)
            }
            return margins
        }
        let sides = map.map("margin")
        if let top = sides.length("top", em: em) { margins.top = top }
        if let right = sides.length("right", em: em) { margins.right = right }
        if let bottom = sides.length("bottom", em: em) { margins.bottom = bottom }
        if let left = sides.length("left", em: em) { margins.left = left }
        return margins
    }

    private func line(_ key: String, _ page: MapReader) -> RunningLine? {
        guard page.value(key) != nil else { return nil }
        let map = page.map(key)
        let known = ["name", "label", "page", "pages", "date"]
        return RunningLine(
            left: map.template("left", with: known), center: map.template("center", with: known),
            right: map.template("right", with: known),
            firstPage: Int(map.number("from-page") ?? 1),
            minimumPages: Int(map.number("from-pages") ?? 1),
            offset: map.length("offset", em: em) ?? 10 * 72 / 25.4)
    }

    private func bands(_ page: MapReader) -> [Band] {
        (page.maps("bands") ?? []).compactMap { map in
            guard let place = place(map) else { return nil }
            return Band(
                place: place, color: map.color("color", named: colors) ?? Color(hex: 0xE6EAEF),
                padding: map.length("padding", em: em) ?? 0,
                isOnEveryPage: (map.word("pages") ?? "all") == "all" && place != .header)
        }
    }

    private func place(_ map: MapReader) -> Band.Place? {
        switch map.word("behind") {
        case "header": return .header
        case "side": return .side
        default: break
        }
        if let edge = map.choice("edge", Band.Edge.self) {
            return .edge(edge, map.length("size", em: em) ?? 6 * 72 / 25.4)
        }
        guard map.node != nil, map.value("behind") == nil, map.value("edge") == nil else {
            return nil
        }
        map.findings.error(
            .layoutMissing, "\(map.path) has neither \"edge\" nor \"behind\"",
            at: map.node?.span, path: map.path)
        return nil
    }
}
