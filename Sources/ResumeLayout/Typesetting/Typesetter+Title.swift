import Pages

extension Typesetter {
    /// Sets a section's title with its rule, box, bar and icon.
    mutating func set(_ block: TitleBlock) {
        let layout = block.layout
        let padding = layout.box == nil ? 0 : layout.padding
        // Bar and icon move the title to the right.
        var inset = layout.bar.map { $0.width + $0.gap } ?? 0
        if layout.hasIcon, let style = block.text.runs.first?.style {
            inset += Icon.advance * style.size * Self.iconScale
        }
        let first = galley.strips.count
        let outer = width
        width = min(layout.column ?? outer, outer)
        set(
            TextBlock(
                text: fitted(block.text, in: width - inset - padding), alignment: layout.alignment,
                indent: inset + padding))
        width = outer
        guard first < galley.strips.count else { return }
        joinTitle(from: first)
        var strip = galley.strips.removeLast()
        decorate(&strip, block, inset: inset)
        galley.strips.append(strip)
    }

    /// Makes one strip of the lines of a title, which are never parted, from one on.
    mutating func joinTitle(from first: Int) {
        for index in galley.strips.indices[first...].dropLast() {
            guard case .line(let line) = galley.strips[index].items.first else { continue }
            galley.strips[index].height = titleLineHeight(of: line.paragraph)
        }
        joinStrips(from: first)
    }

    /// The distance of the baselines of one title's lines, in points.
    ///
    /// A title of one line may be set as close to the text as the lines of that; its own lines are not.
    func titleLineHeight(of index: Int) -> Double {
        let paragraph = galley.paragraphs[index]
        let least = paragraph.largestSize * Self.leastTitleLeading
        guard paragraph.lineHeight < least - BaselineGrid.tolerance else {
            return paragraph.lineHeight
        }
        return grid?.whole(over: least) ?? least
    }

    /// The least distance of the baselines of one title's lines, as a multiple of its size: letters
    /// reach from a quarter of it below the line to more than three quarters above it.
    private static let leastTitleLeading = 1.1

    /// A title a little smaller where its longest word fits then, which else is cut.
    private func fitted(_ text: ComposedText, in width: Double) -> ComposedText {
        let paragraph = shaped(text)
        guard paragraph.width > width else { return text }
        let widest = paragraph.widestWord
        guard widest > width, width >= widest * Self.smallestTitle else { return text }
        return text.scaled(by: width / widest)
    }

    /// The least size of a title whose longest word is wider than its column, as a share of its size.
    private static let smallestTitle = 0.85

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
            addRule(at: y + layout.line.height / 2, to: &strip, layout)
            strip.height = y + layout.line.height
        case .over:
            strip.move(x: 0, y: layout.line.height + layout.gap)
            strip.height += layout.line.height + layout.gap
            addRule(at: layout.line.height / 2, to: &strip, layout)
        case .after, .both: rules(beside: line, middle: middle, into: &strip, layout)
        }
    }

    /// Adds a rule above or below the title.
    private func addRule(
        at middle: Double, to strip: inout Strip, _ layout: SectionTitleLayout
    ) {
        let length = min(layout.length ?? width, width)
        let x = layout.column == nil ? Self.x(layout.alignment, lineWidth: length, in: width) : 0
        for shape in layout.line.shapes(x: x, middle: middle, width: length) { strip.add(shape) }
    }

    /// Rules from the title's ends to the column's edges, at the height of the capitals' middle.
    private func rules(
        beside line: LineBox, middle: Double, into strip: inout Strip, _ layout: SectionTitleLayout
    ) {
        let lines = strip.items.compactMap { item -> LineBox? in
            if case .line(let line) = item { line } else { nil }
        }
        // Behind a column of its own the rule stands over the content, beside the first line.
        guard let last = layout.column == nil ? lines.last : line else { return }
        let paragraph = galley.paragraphs[last.paragraph]
        let middle = middle + (last.origin.y - line.origin.y)
        let end =
            layout.column.map { $0 + layout.columnGap }
            ?? last.origin.x + paragraph.width(of: last.clusters) + layout.gap
        var shapes: [PathShape] = []
        if end < width { shapes += layout.line.shapes(x: end, middle: middle, width: width - end) }
        let start = last.origin.x - layout.gap
        if layout.rule == .both, start > 0 {
            shapes += layout.line.shapes(x: 0, middle: middle, width: start)
        }
        for shape in shapes { strip.add(shape) }
    }
}
