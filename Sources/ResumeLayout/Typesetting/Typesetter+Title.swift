import Pages

extension Typesetter {
    /// Sets a section's title with its rule, box, bar and icon.
    mutating func set(_ block: TitleBlock) {
        let layout = block.layout
        let padding = layout.box == nil ? 0 : layout.padding
        // Bar and icon move the title to the right.
        var inset = layout.bar.map { $0.width + $0.gap } ?? 0
        if block.icon != nil, let style = block.text.runs.first?.style {
            inset += Icon.advance * style.size * Self.iconScale
        }
        let first = galley.strips.count
        set(TextBlock(text: block.text, alignment: layout.alignment, indent: inset + padding))
        guard first < galley.strips.count else { return }
        // The lines of a title are never parted: they become one strip.
        joinStrips(from: first)
        var strip = galley.strips.removeLast()
        decorate(&strip, block, inset: inset)
        galley.strips.append(strip)
    }

    /// The size of a title's icon beside that of its text.
    private static let iconScale = 1.12

    private func decorate(_ strip: inout Strip, _ block: TitleBlock, inset: Double) {
        let layout = block.layout
        guard case .line(let line) = strip.items.first else { return }
        let style = block.text.runs[0].style
        let capHeight = shaper.metrics(of: style.font).capHeight * style.size
        let middle = line.origin.y - capHeight / 2
        if let bar = layout.bar {
            strip.add(
                PathShape(
                    Rect(x: 0, y: middle - bar.height / 2, width: bar.width, height: bar.height),
                    fill: layout.color))
        }
        if let icon = block.icon {
            let left = layout.bar.map { $0.width + $0.gap } ?? 0
            strip.add(
                icon.shape(
                    x: left + (line.origin.x - inset), middle: middle,
                    size: style.size * Self.iconScale, color: style.color))
        }
        if let box = layout.box {
            let vertical = layout.padding * 0.35
            strip.move(x: 0, y: vertical)
            strip.height += 2 * vertical
            let whole = Rect(x: 0, y: 0, width: width, height: strip.height)
            strip.items.insert(.path(PathShape(whole, fill: box)), at: 0)
        }
        switch layout.rule {
        case .none: break
        case .under:
            let y = strip.height + layout.gap
            let length = min(layout.length ?? width, width)
            let x = Self.x(layout.alignment, lineWidth: length, in: width)
            strip.add(rule(x: x, y: y, width: length, layout))
            strip.height = y + layout.thickness
        case .over:
            strip.move(x: 0, y: layout.thickness + layout.gap)
            strip.height += layout.thickness + layout.gap
            strip.add(rule(x: 0, y: 0, width: width, layout))
        case .after, .both: rules(beside: line, middle: middle, into: &strip, layout)
        }
    }

    /// Rules from the title's ends to the column's edges, at the height of the capitals' middle.
    private func rules(
        beside line: LineBox, middle: Double, into strip: inout Strip, _ layout: SectionTitleLayout
    ) {
        let lines = strip.items.compactMap { item -> LineBox? in
            if case .line(let line) = item { line } else { nil }
        }
        guard let last = lines.last else { return }
        let paragraph = galley.paragraphs[last.paragraph]
        let y = middle + (last.origin.y - line.origin.y) - layout.thickness / 2
        let end = last.origin.x + paragraph.width(of: last.clusters) + layout.gap
        if end < width { strip.add(rule(x: end, y: y, width: width - end, layout)) }
        let start = last.origin.x - layout.gap
        if layout.rule == .both, start > 0 { strip.add(rule(x: 0, y: y, width: start, layout)) }
    }

    private func rule(
        x: Double, y: Double, width: Double, _ layout: SectionTitleLayout
    ) -> PathShape {
        PathShape(Rect(x: x, y: y, width: width, height: layout.thickness), fill: layout.color)
    }
}
