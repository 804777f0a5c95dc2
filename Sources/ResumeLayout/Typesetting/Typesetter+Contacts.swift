import Pages

extension Typesetter {
    /// A contact item, shaped and measured.
    private struct SetItem {
        var label: Int?
        /// Whether the label stands above the text, not before it.
        var isLabelAbove: Bool
        var paragraph: Int
        var icon: Icon?
        /// How far the text stands from the item's left edge, in points.
        var inset: Double
        var width: Double
    }

    /// Sets the ways to reach a person; returns the height below the last line.
    mutating func set(
        _ contacts: ContactsBlock, _ alignment: Alignment, x: Double, y: Double, _ measure: Double,
        into strip: inout Strip
    ) -> Double {
        let items = measured(contacts, in: measure)
        switch contacts.layout.form {
        case .row: return rows(items, contacts, alignment, x: x, y: y, measure, into: &strip)
        case .stack:
            var y = y
            for item in items {
                let width = min(item.width, measure)
                let inset = Self.x(alignment, lineWidth: width, in: measure)
                y = set(item, contacts, alignment, x: x + inset, y: y, width, into: &strip)
            }
            return y
        case .grid: return grid(items, contacts, x: x, y: y, measure, into: &strip)
        }
    }

    /// A label that would leave its text too little room stands above it.
    private mutating func measured(_ contacts: ContactsBlock, in measure: Double) -> [SetItem] {
        let style = contacts.style
        var items = contacts.items.map { item in
            let icon = item.icon == nil ? 0 : Icon.advance * style.size
            let label = item.label.isEmpty ? nil : add(item.label)
            let index = add(item.text)
            return SetItem(
                label: label, isLabelAbove: label != nil && contacts.layout.labels == .above,
                paragraph: index, icon: item.icon, inset: icon,
                width: galley.paragraphs[index].width)
        }
        let labels = items.map { $0.label.map { galley.paragraphs[$0].width } ?? 0 }
        let isGrid = contacts.layout.form == .grid
        let most = Self.labelShare * measure / (isGrid ? Double(contacts.layout.columns) : 1)
        let widest = labels.filter { $0 <= most }.max() ?? 0
        for index in items.indices {
            if contacts.layout.labels == .before, labels[index] > 0 {
                items[index].isLabelAbove = labels[index] > most
                // One below the other, what they say begins at one edge.
                let own = items[index].isLabelAbove ? 0 : labels[index]
                let label = contacts.layout.form == .row ? own : widest
                if label > 0 { items[index].inset += label + style.size * Self.labelGap }
            }
            if items[index].isLabelAbove {
                items[index].width = max(items[index].width, labels[index] - items[index].inset)
            }
            items[index].width += items[index].inset
        }
        return items
    }

    /// The most of its place that a label before a text takes.
    private static let labelShare = 0.6
    /// The distance of a label from what it stands before, in em.
    private static let labelGap = 0.7

    // MARK: Forms

    private mutating func rows(
        _ items: [SetItem], _ contacts: ContactsBlock, _ alignment: Alignment, x: Double,
        y: Double, _ measure: Double, into strip: inout Strip
    ) -> Double {
        let style = contacts.style
        let separator = ComposedText(contacts.layout.separator, style)
        let mark = ShapedParagraph(
            shaped: shaper.shape(separator.styledText(language: language)), runs: separator.runs,
            isMirrored: language.isRightToLeft)
        let markWidth = mark.offsets.last ?? 0
        let rows = Self.rows(items.map(\.width), gap: markWidth, width: measure)
        var y = y
        for row in rows {
            let rowItems = items[row]
            let rowWidth =
                rowItems.map(\.width).reduce(0, +) + markWidth * Double(rowItems.count - 1)
            var left = x + Self.x(alignment, lineWidth: rowWidth, in: measure)
            var lowest = y + style.lineHeight
            for (number, item) in rowItems.enumerated() {
                let end = set(
                    item, contacts, alignment, x: left, y: y, min(item.width, measure), into: &strip
                )
                lowest = max(lowest, end)
                left += item.width
                if number + 1 < rowItems.count {
                    galley.paragraphs.append(mark)
                    let baseline = labelHeight(item) + self.baseline(of: style)
                    strip.items.append(
                        .line(
                            galley.paragraphs.count - 1, mark.shaped.clusters.indices, x: left,
                            y: y + baseline))
                    left += markWidth
                }
            }
            y = lowest
        }
        return y
    }

    private mutating func grid(
        _ items: [SetItem], _ contacts: ContactsBlock, x: Double, y: Double, _ measure: Double,
        into strip: inout Strip
    ) -> Double {
        let grid = ContactGrid(
            items.map(\.width), columns: contacts.layout.columns,
            gap: contacts.layout.gap ?? contacts.style.size,
            isNatural: contacts.layout.widths == .natural, width: measure)
        var y = y
        for row in grid.rows {
            var lowest = y
            for cell in row {
                let (left, width) = grid.place(of: cell)
                let end = set(
                    items[cell.item], contacts, .left, x: x + left, y: y, width, into: &strip)
                lowest = max(lowest, end)
            }
            y = lowest
        }
        return y
    }

    /// The height of a label above an item, in points.
    private func labelHeight(_ item: SetItem) -> Double {
        guard item.isLabelAbove, let label = item.label else { return 0 }
        return galley.paragraphs[label].lineHeight
    }

    /// Sets one item with its label and icon; one wider than its place wraps.
    private mutating func set(
        _ item: SetItem, _ contacts: ContactsBlock, _ alignment: Alignment, x: Double, y: Double,
        _ measure: Double, into strip: inout Strip
    ) -> Double {
        let style = contacts.style
        var y = y
        if let label = item.label, item.isLabelAbove {
            y = set(linesOf: label, alignment, x: x, y: y, measure, into: &strip)
        } else if let label = item.label {
            let clusters = galley.paragraphs[label].shaped.clusters.indices
            strip.items.append(.line(label, clusters, x: x, y: y + baseline(of: style)))
        }
        let textWidth = max(measure - item.inset, 1)
        let paragraph = narrowed(item.paragraph, to: textWidth)
        for (number, line) in lines(of: paragraph, width: textWidth).enumerated() {
            let width = galley.paragraphs[paragraph].width(of: line)
            let baseline = y + self.baseline(of: style)
            var left = x + item.inset + Self.x(alignment, lineWidth: width, in: textWidth)
            // Lines in the middle leave no room for an icon, but for the first one, before its words.
            if number > 0, alignment == .center {
                left = x + Self.x(alignment, lineWidth: width, in: measure)
            }
            if number == 0, let icon = item.icon {
                let rise = shaper.metrics(of: style.font).capHeight * style.size / 2
                strip.add(
                    icon.shape(
                        x: left - Icon.advance * style.size, middle: baseline - rise,
                        size: style.size, color: contacts.layout.iconColor ?? style.color))
            }
            strip.items.append(.line(paragraph, line, x: left, y: baseline))
            y += style.lineHeight
        }
        return y
    }

    /// An address a little wider than its place, set smaller: broken, it could not be read back.
    private mutating func narrowed(_ index: Int, to width: Double) -> Int {
        let paragraph = galley.paragraphs[index]
        let all = paragraph.shaped.clusters.indices
        let factor = width / max(paragraph.width, 1) - 1e-6
        guard factor < 1 - 2e-6, factor >= Self.leastScale, paragraph.blanks(in: all) == 0 else {
            return index
        }
        let text = ComposedText(runs: paragraph.runs, element: paragraph.element).scaled(by: factor)
        // Its signs are set already.
        galley.paragraphs.append(ShapedParagraph(text, language: language, shaper: shaper))
        return galley.paragraphs.count - 1
    }

    /// The least size of an address that is too wide, as a share of the style's.
    private static let leastScale = 0.84

    /// How much of what the last of even rows lacks counts.
    private static let lastRowShare = 0.5

    /// Cuts a list of widths into the fewest rows, as even as they can be, the last one rather shorter than longer; or all
    /// but the last as full as they can be; one alone there is as bad as a row half empty.
    static func rows(
        _ widths: [Double], gap: Double, width: Double, filled: Bool = false
    ) -> [Range<Int>] {
        guard !widths.isEmpty else { return [] }
        var best: [(rows: Int, cost: Double, from: Int)] = [(0, 0, -1)]
        for end in 1...widths.count {
            var choice: (rows: Int, cost: Double, from: Int)?
            var total = -gap
            var start = end
            while start > 0 {
                total += widths[start - 1] + gap
                if total > width + 1e-6, start < end { break }
                start -= 1
                let isFree = filled && end == widths.count
                let isAlone = start > 0 && end - start == 1
                let shortfall = isFree ? (isAlone ? 0.5 : 0) : max(0, width - total) / width
                let weight = end == widths.count && !filled ? lastRowShare : 1
                let cost = best[start].cost + shortfall * shortfall * weight
                let rows = best[start].rows + 1
                if choice.map({ (rows, cost) < ($0.rows, $0.cost) }) ?? true {
                    choice = (rows, cost, start)
                }
            }
            best.append(choice ?? (best[end - 1].rows + 1, best[end - 1].cost, end - 1))
        }
        var rows: [Range<Int>] = []
        var end = widths.count
        while end > 0 {
            rows.append(best[end].from..<end)
            end = best[end].from
        }
        return rows.reversed()
    }
}
