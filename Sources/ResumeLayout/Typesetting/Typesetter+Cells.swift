import Pages

extension Typesetter {
    /// Sets stacks side by side: as one strip, or as several that pages may end between where they
    /// are tall or have sections in them.
    mutating func set(_ cells: [[Block]], gap: Double, widths asked: [Extent]) {
        let widths = Columns.widths(cells.count, gap: gap, asked: asked, of: width)
        var x = 0.0
        let stacks = zip(cells, widths).map { cell, width in
            defer { x += width + gap }
            return StripRow.Stack(stack(cell, width: width), x: x)
        }
        let row = StripRow(stacks: stacks)
        let hasSections = cells.joined().contains { $0.breakBefore == .betweenSections }
        let isDivided = hasSections || cells.count == 1 || row.height > Self.tallestRow
        galley.strips += isDivided ? row.strips : [row.strip]
    }

    /// The greatest height of entries side by side that no page's end divides, in points.
    private static let tallestRow = 240.0

    /// Sets words in boxes, in rows that wrap between boxes.
    mutating func set(_ words: [ComposedText], _ layout: ChipLayout) {
        let chips = words.map { text in
            let index = add(text)
            let natural = galley.paragraphs[index].width
            return (index: index, width: min(natural + 2 * layout.padding, width))
        }
        let rows = Self.rows(chips.map(\.width), gap: layout.gap, width: width, filled: true)
        for (number, row) in rows.enumerated() {
            let first = galley.strips.count
            var strip = Strip(height: 0)
            var x = 0.0
            for chip in chips[row] {
                let lines = lines(
                    of: chip.index, width: max(chip.width - 2 * layout.padding, 1) + 1e-3)
                if lines.count > Self.longestChip {
                    setLong(chip.index, lines, layout)
                    continue
                }
                let height = place(chip.index, lines, width: chip.width, x: x, layout, into: &strip)
                strip.height = max(strip.height, height)
                x += chip.width + layout.gap
            }
            if !strip.items.isEmpty { galley.strips.append(strip) }
            guard first < galley.strips.count else { continue }
            galley.strips[first].spaceBefore = number == 0 ? 0 : layout.gap * 0.7
            galley.strips[first].breakBefore = number == 0 ? .forbidden : .insideEntry
        }
    }

    /// The most lines of a box that no page's end divides.
    private static let longestChip = 6

    /// Sets a long text as lines in boxes of their own, which leave no gap.
    private mutating func setLong(_ index: Int, _ lines: [Range<Int>], _ layout: ChipLayout) {
        let height = galley.paragraphs[index].lineHeight
        for line in lines {
            let box = Rect(x: 0, y: 0, width: width, height: height)
            var strip = Strip(height: height, breakBefore: .insideParagraph)
            let inner = box.inset(by: layout.thickness, 0)
            lay(layout, box, inner: inner, radius: 0, behind: &strip)
            strip.items.append(.line(index, line, x: layout.padding, y: baseline(of: index)))
            galley.strips.append(strip)
        }
    }

    /// Places one box and its words; returns its height.
    private func place(
        _ index: Int, _ lines: [Range<Int>], width: Double, x: Double, _ layout: ChipLayout,
        into strip: inout Strip
    ) -> Double {
        let paragraph = galley.paragraphs[index]
        let height = (Double(lines.count) + 0.16) * paragraph.lineHeight
        // The box is as high above the capitals of the first line as below the last baseline.
        let capHeight = paragraph.tallest.map { shaper.metrics(of: $0.font).capHeight * $0.size }
        let inside = Double(lines.count - 1) * paragraph.lineHeight - (capHeight ?? 0)
        let baseline = (height - inside) / 2
        let box = Rect(x: x, y: 0, width: width, height: height)
        let inner = box.inset(by: layout.thickness, layout.thickness)
        lay(layout, box, inner: inner, radius: layout.radius, behind: &strip)
        for (number, line) in lines.enumerated() {
            let y = baseline + Double(number) * paragraph.lineHeight
            strip.items.append(.line(index, line, x: x + layout.padding, y: y))
        }
        return height
    }

    /// Draws a box; an outline is two areas, so that it keeps its thickness at every size of the screen.
    private func lay(
        _ layout: ChipLayout, _ box: Rect, inner: Rect, radius: Double, behind strip: inout Strip
    ) {
        guard let color = layout.line ?? layout.fill else { return }
        strip.add(PathShape(roundedRect: box, radius: radius, fill: color))
        guard layout.line != nil else { return }
        strip.add(
            PathShape(
                roundedRect: inner, radius: max(radius - layout.thickness, 0),
                fill: layout.fill ?? Color(hex: 0xFFFFFF)))
    }
}

extension Rect {
    /// The rectangle without a margin at its sides, and one above and below.
    fileprivate func inset(by sides: Double, _ ends: Double) -> Rect {
        Rect(
            x: minX + sides, y: minY + ends, width: max(size.width - 2 * sides, 0),
            height: max(size.height - 2 * ends, 0))
    }
}
