import Pages
import SourceTree

/// Finds what no single value of a layout shows: parts that do not fit each other or the page.
struct LayoutCheck {
    let layout: Layout
    let root: MapReader
    let findings: LayoutFindings

    /// The least width that text can be set in: an inch.
    static let leastWidth = 72.0

    func run() {
        checkName()
        checkSide()
        checkHeader()
        checkEntryColumns()
    }

    private func checkName() {
        guard root.value("name") == nil else { return }
        findings.error(
            .layoutName, "a layout needs a name; write \"name: my-layout\" at its top",
            at: root.node?.span, path: "name")
    }

    private func checkSide() {
        guard let side = layout.side else { return }
        let measure = layout.page.textWidth
        let width = side.width.points(in: measure, gap: side.gap)
        let map = root.map("regions").map("side")
        let span = map.value("width")?.span ?? root.value("regions")?.span
        if width < Self.leastWidth {
            findings.error(
                .layoutRegion,
                "the side column is \(Int(width))pt wide; text needs an inch (72pt)", at: span,
                path: "regions.side.width")
        } else if measure - width - side.gap < Self.leastWidth {
            findings.error(
                .layoutRegion,
                "the side column leaves \(Int(measure - width - side.gap))pt of the "
                    + "\(Int(measure))pt between the margins; the main column needs an inch (72pt)",
                at: span, path: "regions.side.width")
        }
    }

    /// What a layout says about a column that it does not have.
    private func checkHeader() {
        guard layout.side == nil else { return }
        let header = root.map("header")
        if let node = header.value("side") {
            findings.error(
                .layoutRegion, "header.side needs a side column; there is no regions.side",
                at: node.span, path: "header.side")
        }
        if layout.header.region == .side {
            findings.error(
                .layoutRegion, "header.region is side, but there is no regions.side",
                at: header.value("region")?.span, path: "header.region")
        }
        for (index, band) in layout.page.bands.enumerated() where band.place == .side {
            let path = "page.bands[\(index)].behind"
            let bands = root.map("page").list("bands") ?? []
            findings.error(
                .layoutRegion, "\(path) is side, but there is no regions.side",
                at: index < bands.count ? bands[index].node["behind"]?.span : nil, path: path)
        }
    }

    private func checkEntryColumns() {
        let measure = layout.page.textWidth
        for (kind, entry) in layout.entries.sorted(by: { $0.key < $1.key }) {
            let columns = [entry.lead, entry.trail].compactMap { $0 }
            let taken = columns.map { ($0.width?.points(in: measure) ?? 0) + $0.gap }.reduce(0, +)
            guard measure - taken < Self.leastWidth else { continue }
            let node = root.value("entries")?[kind]
            findings.error(
                .layoutRegion,
                "the columns of entries.\(kind) leave \(Int(max(0, measure - taken)))pt of the "
                    + "\(Int(measure))pt between the margins for the entry; it needs an inch (72pt)",
                at: (node?["lead"] ?? node?["trail"] ?? node)?.span, path: "entries.\(kind)")
        }
    }
}
