import Pages

extension Typesetter {
    /// Sets the page's head as one strip: lines, with a photo beside them.
    mutating func setHeader(_ block: HeaderBlock) -> Strip {
        var strip = Strip(height: 0, spaceBefore: 0, breakBefore: .forbidden, items: [])
        let photoHeight = block.photo.map { frame(of: $0).height } ?? 0
        let taken = block.photo.map { ($0.layout.width) + $0.layout.gap } ?? 0
        // Centred lines stay in the middle of the page, as far from the other edge as from the photo.
        let isCentred = block.alignment == .center
        let left = isCentred || block.photo?.layout.side == .left ? taken : 0
        let measure = max(width - (isCentred ? 2 * taken : taken), width * 0.3)
        var y = 0.0
        for (number, part) in block.parts.enumerated() {
            if number > 0 { y += part.spaceBefore }
            switch part.content {
            case .text(let text, let element):
                y = set(text, element, block.alignment, x: left, y: y, measure, into: &strip)
            case .contacts(let contacts):
                y = set(contacts, block.alignment, x: left, y: y, measure, into: &strip)
            }
        }
        strip.height = y
        if let photo = block.photo {
            let size = frame(of: photo)
            let x = photo.layout.side == .left ? 0 : width - size.width
            strip.items.append(
                .image(
                    ImagePlacement(
                        image: photo.image,
                        frame: Rect(x: x, y: 0, width: size.width, height: size.height),
                        shape: photo.layout.shape.pageShape, element: photo.element)))
        }
        strip.height = max(strip.height, photoHeight)
        return strip
    }

    /// The size of a photo inside the frame that the layout gives, with its own aspect.
    private func frame(of photo: HeaderBlock.Photo) -> Size {
        let layout = photo.layout
        let height = min(layout.height, layout.width / photo.aspect)
        return Size(width: height * photo.aspect, height: height)
    }

    private mutating func set(
        _ text: ComposedText, _ element: Int, _ alignment: Alignment, x: Double, y: Double,
        _ measure: Double, into strip: inout Strip
    ) -> Double {
        let index = add(text, element: element)
        let paragraph = galley.paragraphs[index]
        var y = y
        for line in lines(of: index, width: measure) {
            let inset = Self.x(alignment, lineWidth: paragraph.width(of: line), in: measure)
            strip.items.append(
                .line(
                    paragraph: index, clusters: line,
                    origin: Point(x: x + inset, y: y + baseline(of: index))))
            y += paragraph.lineHeight
        }
        return y
    }

    /// A contact item, shaped and measured.
    private struct SetItem {
        var paragraph: Int
        var icon: Icon?
        var width: Double
    }

    private mutating func set(
        _ contacts: ContactsBlock, _ alignment: Alignment, x: Double, y: Double, _ measure: Double,
        into strip: inout Strip
    ) -> Double {
        let style = contacts.style
        let height = style.lineHeight
        let items = contacts.items.map { item in
            let index = add(item.text, element: item.element)
            let paragraph = galley.paragraphs[index]
            let icon = item.icon == nil ? 0 : Icon.advance * style.size
            return SetItem(
                paragraph: index, icon: item.icon,
                width: icon + paragraph.width(of: paragraph.shaped.clusters.indices))
        }
        var separator = ComposedText()
        separator.append(contacts.separator, style)
        let mark = Paragraph(separator, element: nil, language: language, shaper: shaper)
        let markWidth = mark.offsets.last ?? 0
        let rows = Self.rows(items.map(\.width), gap: markWidth, width: measure)
        var y = y
        for row in rows {
            let rowItems = items[row]
            let rowWidth =
                rowItems.map(\.width).reduce(0, +) + markWidth * Double(rowItems.count - 1)
            var left = x + Self.x(alignment, lineWidth: rowWidth, in: measure)
            let baseline = y + self.baseline(of: style, lineHeight: height)
            var lowest = y + height
            for (number, item) in rowItems.enumerated() {
                if let icon = item.icon {
                    let rise = shaper.metrics(of: style.font).capHeight * style.size / 2
                    strip.items.append(
                        .path(
                            icon.shape(
                                x: left, middle: baseline - rise, size: style.size,
                                color: style.color)))
                    left += Icon.advance * style.size
                }
                // One item wider than the page is the only one of its row, and wraps.
                let textWidth = max(measure - (left - x), 1)
                for (lineNumber, line) in lines(
                    of: item.paragraph,
                    width: max(textWidth, item.width <= measure ? item.width : 0)
                ).enumerated() {
                    let drop = Double(lineNumber) * height
                    strip.items.append(
                        .line(
                            paragraph: item.paragraph, clusters: line,
                            origin: Point(x: left, y: baseline + drop)))
                    lowest = max(lowest, y + height + drop)
                }
                left += item.width - (item.icon == nil ? 0 : Icon.advance * style.size)
                if number + 1 < rowItems.count {
                    galley.append(
                        mark, clusters: mark.shaped.clusters.indices,
                        at: Point(x: left, y: baseline), to: &strip)
                    left += markWidth
                }
            }
            y = lowest
        }
        return y
    }

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
                if total > width, start < end { break }
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

extension Galley {
    /// Puts a line of a shaped text on a strip.
    fileprivate mutating func append(
        _ paragraph: Paragraph, clusters: Range<Int>, at origin: Point, to strip: inout Strip
    ) {
        paragraphs.append(paragraph)
        strip.items.append(
            .line(paragraph: paragraphs.count - 1, clusters: clusters, origin: origin))
    }
}

extension PhotoLayout.Shape {
    /// The outline that pages know; rounded corners have a radius of 4 pt.
    fileprivate var pageShape: ImagePlacement.Shape {
        switch self {
        case .rectangle: .rectangle
        case .rounded: .rounded(4)
        case .circle: .ellipse
        }
    }
}
