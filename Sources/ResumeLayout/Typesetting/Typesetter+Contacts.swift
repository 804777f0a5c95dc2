import Pages

extension Typesetter {
    /// A contact item, shaped and measured.
    private struct SetItem {
        var paragraph: Int
        var icon: Icon?
        var width: Double
    }

    /// Sets the ways to reach a person; returns the height below the last line.
    mutating func set(
        _ contacts: ContactsBlock, _ alignment: Alignment, x: Double, y: Double, _ measure: Double,
        into strip: inout Strip
    ) -> Double {
        let style = contacts.style
        let items = contacts.items.map { item in
            let index = add(item.text)
            let icon = item.icon == nil ? 0 : Icon.advance * style.size
            return SetItem(
                paragraph: index, icon: item.icon, width: icon + galley.paragraphs[index].width)
        }
        switch contacts.layout.form {
        case .row: return rows(items, contacts, alignment, x: x, y: y, measure, into: &strip)
        case .stack:
            var y = y
            for item in items {
                let inset = Self.x(alignment, lineWidth: min(item.width, measure), in: measure)
                y = set(
                    item, contacts, alignment, x: x + inset, y: y, measure - inset, into: &strip)
            }
            return y
        case .grid: return grid(items, contacts, x: x, y: y, measure, into: &strip)
        }
    }

    // MARK: Forms

    private mutating func rows(
        _ items: [SetItem], _ contacts: ContactsBlock, _ alignment: Alignment, x: Double,
        y: Double, _ measure: Double, into strip: inout Strip
    ) -> Double {
        let style = contacts.style
        let separator = ComposedText(contacts.layout.separator, style)
        let mark = ShapedParagraph(
            shaped: shaper.shape(separator.styledText(language: language)), runs: separator.runs)
        let markWidth = mark.offsets.last ?? 0
        let rows = Self.rows(items.map(\.width), gap: markWidth, width: measure)
        var y = y
        for row in rows {
            let rowItems = items[row]
            let rowWidth =
                rowItems.map(\.width).reduce(0, +) + markWidth * Double(rowItems.count - 1)
            var left = x + Self.x(alignment, lineWidth: rowWidth, in: measure)
            let baseline = y + self.baseline(of: style)
            var lowest = y + style.lineHeight
            for (number, item) in rowItems.enumerated() {
                let end = set(
                    item, contacts, alignment, x: left, y: y,
                    item.width > measure ? measure : max(measure - (left - x), item.width),
                    into: &strip)
                lowest = max(lowest, end)
                left += item.width
                if number + 1 < rowItems.count {
                    galley.paragraphs.append(mark)
                    strip.items.append(
                        .line(
                            galley.paragraphs.count - 1, mark.shaped.clusters.indices, x: left,
                            y: baseline))
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
        let gap = contacts.style.size
        // Fewer columns where an item would not fit into one.
        let widest = items.map(\.width).max() ?? 0
        var columns = max(contacts.layout.columns, 1)
        while columns > 1, Self.cellWidth(columns, gap: gap, of: measure) < widest { columns -= 1 }
        let cell = Self.cellWidth(columns, gap: gap, of: measure)
        var y = y
        var start = 0
        while start < items.count {
            var lowest = y
            for (column, item) in items[start...].prefix(columns).enumerated() {
                let left = x + Double(column) * (cell + gap)
                lowest = max(lowest, set(item, contacts, .left, x: left, y: y, cell, into: &strip))
            }
            y = lowest
            start += columns
        }
        return y
    }

    /// Sets one item with its icon; one wider than its place wraps.
    private mutating func set(
        _ item: SetItem, _ contacts: ContactsBlock, _ alignment: Alignment, x: Double, y: Double,
        _ measure: Double, into strip: inout Strip
    ) -> Double {
        let style = contacts.style
        let baseline = y + self.baseline(of: style)
        var left = x
        if let icon = item.icon {
            let rise = shaper.metrics(of: style.font).capHeight * style.size / 2
            strip.add(
                icon.shape(
                    x: left, middle: baseline - rise, size: style.size,
                    color: contacts.layout.iconColor ?? style.color))
            left += Icon.advance * style.size
        }
        let textWidth = max(measure - (left - x), 1)
        let paragraph = narrowed(item.paragraph, to: textWidth)
        var y = y
        let lines = lines(of: paragraph, width: textWidth)
        for (number, line) in lines.enumerated() {
            let width = galley.paragraphs[paragraph].width(of: line)
            let inset = lines.count > 1 ? Self.x(alignment, lineWidth: width, in: textWidth) : 0
            strip.items.append(
                .line(
                    paragraph, line, x: left + inset,
                    y: baseline + Double(number) * style.lineHeight))
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
        var text = ComposedText(runs: paragraph.runs, element: paragraph.element).scaled(by: factor)
        // The blank after the text is put there anew.
        if let last = text.runs.indices.last, text.runs[last].text.last == " " {
            text.runs[last].text.removeLast()
        }
        // Its signs are set already.
        galley.paragraphs.append(ShapedParagraph(text, language: language, shaper: shaper))
        return galley.paragraphs.count - 1
    }

    /// The least size of an address that is too wide, as a share of the style's.
    private static let leastScale = 0.84

    /// Cuts a list of widths into the fewest rows, as even as they can be.
    static func rows(_ widths: [Double], gap: Double, width: Double) -> [Range<Int>] {
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
                let shortfall = max(0, width - total) / width
                let cost = best[start].cost + shortfall * shortfall
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
