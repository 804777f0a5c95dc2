import Pages
import SourceTree

/// Finds what no single value of a layout shows: parts that do not fit each other or the page.
struct LayoutCheck {
    let layout: Layout
    let root: MapReader

    /// The least width that text can be set in: an inch.
    static let leastWidth = 72.0

    func run() {
        if root.value("name") == nil {
            root.findings.add(
                .layoutName, "a layout needs a name; write \"name: my-layout\" at its top",
                at: root.node?.span, path: "name")
        }
        if let side = layout.side { check(side) } else { checkThatNothingNeedsASide() }
        checkEntryColumns()
        checkSectionRows()
    }

    private func check(_ side: SideColumn) {
        let measure = layout.page.textWidth
        let width = side.width.points(in: measure, gap: side.gap)
        let rest = measure - width - side.gap
        guard min(width, rest) < Self.leastWidth else { return }
        let problem: Message =
            if width < Self.leastWidth {
                "the side column is \(Int(width))pt wide; text needs an inch (72pt)"
            } else {
                "the side column leaves \(Int(rest))pt of the \(Int(measure))pt between the margins; "
                    + "the main column needs an inch (72pt)"
            }
        let regions = root.value("regions")
        let span = root.map("regions").map("side").value("width")?.span ?? regions?.span
        report(problem, at: span, "regions.side.width")
    }

    /// What a layout says about a column that it does not have.
    private func checkThatNothingNeedsASide() {
        func report(_ path: String, at node: Node?, _ key: String) {
            let whole = "\(path).\(key)"
            self.report(
                "\(whole) is side, but there is no regions.side", at: node?[key]?.span, whole)
        }
        if let node = root.map("header").value("side") {
            self.report(
                "header.side needs a side column; there is no regions.side", at: node.span,
                "header.side")
        }
        if layout.header.region == .side {
            report("header", at: root.value("header"), "region")
        }
        for key in ["header", "footer"] {
            let lines = key == "header" ? layout.page.header : layout.page.footer
            for (index, line) in lines.enumerated() where line.region == .side {
                let value = root.value("page")?[key]
                let path = value?.array == nil ? "page.\(key)" : "page.\(key)[\(index)]"
                report(path, at: value?.array.map { $0[index] } ?? value, "region")
            }
        }
        for (index, band) in layout.page.bands.enumerated() where band.place == .side {
            let bands = root.value("page")?["bands"]?.array ?? []
            report(
                "page.bands[\(index)]", at: index < bands.count ? bands[index] : nil, "behind")
        }
    }

    private func checkEntryColumns() {
        let measure = layout.page.textWidth
        for (kind, entry) in layout.entries.sorted(by: { $0.key < $1.key }) {
            let columns = [entry.lead, entry.trail].compactMap { $0 }
            let taken = columns.map { ($0.width?.points(in: measure) ?? 0) + $0.gap }.reduce(0, +)
            guard measure - taken < Self.leastWidth else { continue }
            let node = root.value("entries")?[kind]
            report(
                "the columns of entries.\(kind) leave \(Int(max(0, measure - taken)))pt of the "
                    + "\(Int(measure))pt between the margins for the entry; it needs an inch (72pt)",
                at: (node?["lead"] ?? node?["trail"] ?? node)?.span, "entries.\(kind)")
        }
    }

    private func checkSectionRows() {
        let measure = layout.page.textWidth
        let ownMeasures = layout.sections.each.mapValues(\.measure)
            .sorted { $0.key < $1.key }
        for (key, asked) in [("", layout.sections.measure)] + ownMeasures {
            let path = key.isEmpty ? "sections.measure" : "sections.each.\(key).measure"
            let map = root.map("sections")
            let owner = key.isEmpty ? map : map.table("each").map(key)
            check(asked, at: owner.value("measure"), path)
        }
        let side = layout.side.map { $0.width.points(in: measure, gap: $0.gap) + $0.gap } ?? 0
        let order = root.map("sections").value("order")
        for row in layout.sections.rows {
            let widths = Columns.widths(
                row.columns.count, gap: row.gap, asked: row.widths, of: measure - side)
            guard let least = widths.min(), least < Self.leastWidth else { continue }
            report(
                "a column of sections side by side is \(Int(least))pt wide; text needs an inch (72pt)",
                at: order?.span, "sections.order")
        }
    }

    /// Whether text has room in a width of its own.
    private func check(_ asked: Extent?, at node: Node?, _ path: String) {
        let measure = layout.page.textWidth
        guard let asked, asked.points(in: measure) < Self.leastWidth else { return }
        report(
            "\(path) is \(Int(asked.points(in: measure)))pt; text needs an inch (72pt)",
            at: node?.span, path)
    }

    private func report(_ message: Message, at span: SourceSpan?, _ path: String) {
        root.findings.add(.layoutRegion, message, at: span, path: path)
    }
}
