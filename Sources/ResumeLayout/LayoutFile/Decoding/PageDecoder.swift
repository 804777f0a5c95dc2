import Pages
import SourceTree

/// Decodes `page`.
struct PageDecoder {
    let map: MapReader

    func page() -> PageSetup {
        let name = map.word("size")
        let page = PageSetup(
            size: (PageSetup.papers.first { $0.name == name } ?? PageSetup.papers[0]).size,
            margins: margins(), header: lines("header"), footer: lines("footer"), bands: bands(),
            grid: map.choice("grid") ?? .halfLine)
        if page.textWidth < 72 || min(page.textHeight, page.firstTextHeight) < 72 {
            map.findings.add(
                .layoutMargin, "the margins leave less than an inch (72pt) of the page for text",
                at: map.value("margin")?.span, path: "page.margin")
        }
        return page
    }

    private func margins() -> PageSetup.Margins {
        let isForAll = map.value("margin").map { $0.object == nil } ?? false
        let sides = isForAll ? nil : map.map("margin")
        let all = (isForAll ? map.length("margin") : nil) ?? 18 * 72 / 25.4
        return PageSetup.Margins(
            top: sides?.length("top") ?? all, right: sides?.length("right") ?? all,
            bottom: sides?.length("bottom") ?? all, left: sides?.length("left") ?? all,
            firstTop: sides?.length("top-first"))
    }

    private func lines(_ key: String) -> [RunningLine] {
        let known = RunningLine.fields
        return map.oneOrMore(key).map { map in
            RunningLine(
                left: map.template("left", with: known),
                center: map.template("center", with: known),
                right: map.template("right", with: known),
                firstPage: map.integer("from-page") ?? 1,
                minimumPages: map.integer("from-pages") ?? 1,
                offset: map.length("offset") ?? 10 * 72 / 25.4,
                lines: map.integer("lines") ?? 1, region: map.choice("region") ?? .full)
        }
    }

    private func bands() -> [Band] {
        (map.maps("bands") ?? []).compactMap { map in
            guard let place = place(map) else { return nil }
            let pages: Band.Pages? = map.choice("pages")
            if place == .header, pages == .later, let value = map.placed("pages") {
                map.findings.error(
                    .layoutChoice, value, " is later, but the head stands on the first page")
            }
            return Band(
                place: place, color: map.color("color") ?? Color(hex: 0xE6EAEF),
                padding: map.length("padding") ?? 0, pages: pages ?? .all)
        }
    }

    private func place(_ map: MapReader) -> Band.Place? {
        switch map.word("behind") {
        case "header": return .header
        case "side": return .side
        default: break
        }
        if let edge: Band.Edge = map.choice("edge") {
            return .edge(edge, map.length("size") ?? 6 * 72 / 25.4)
        }
        if let node = map.node, map.value("behind") == nil, map.value("edge") == nil {
            let band = PlacedNode(node: node, path: map.path)
            map.findings.error(.layoutMissing, band, " has neither \"edge\" nor \"behind\"")
        }
        return nil
    }
}
