import Pages

extension Typesetter {
    /// Shapes a text and returns the paragraph's index.
    mutating func add(_ text: ComposedText, element: Int?) -> Int {
        galley.paragraphs.append(
            ShapedParagraph(text, element: element, language: language, shaper: shaper))
        return galley.paragraphs.count - 1
    }

    /// The lines of a paragraph at a width.
    func lines(of index: Int, width: Double) -> [Range<Int>] {
        LineBreaker(paragraph: galley.paragraphs[index], width: width).lines()
    }

    /// The distance of a line's baseline from its top: the face stands in the middle of its line.
    func baseline(of style: TextStyle, lineHeight: Double) -> Double {
        let metrics = shaper.metrics(of: style.font)
        return lineHeight / 2 + (metrics.ascent - metrics.descent) / 2 * style.size
    }

    func baseline(of index: Int) -> Double {
        let paragraph = galley.paragraphs[index]
        // The largest style decides: the others stand on its baseline.
        guard let style = paragraph.tallest else { return 0 }
        return baseline(of: style, lineHeight: style.lineHeight)
    }

    /// The left end of a line in a column, in points.
    static func x(
        _ alignment: Alignment, lineWidth: Double, in width: Double
    ) -> Double {
        switch alignment {
        case .left: 0
        case .center: max(0, (width - lineWidth) / 2)
        case .right: max(0, width - lineWidth)
        }
    }

    mutating func set(_ block: TextBlock) {
        guard !block.text.isEmpty else { return }
        let label = block.label.map { ($0, add($0.text, element: $0.element)) }
        let index = add(block.text, element: block.element)
        let paragraph = galley.paragraphs[index]
        let measure = max(width - block.indent, 1)
        let lines = lines(of: index, width: measure)
        let height = paragraph.lineHeight
        let baseline = baseline(of: index)
        let alignment =
            paragraph.shaped.baseLevel == 1 && block.alignment == .left
            ? Alignment.right : block.alignment
        for (number, line) in lines.enumerated() {
            let natural = paragraph.width(of: line)
            var set = SetLine(
                paragraph: index, clusters: line,
                origin: Point(
                    x: block.indent + Self.x(alignment, lineWidth: natural, in: measure),
                    y: baseline))
            if block.isJustified, number + 1 < lines.count {
                set.stretch = stretch(paragraph, line, by: measure - natural)
            }
            var items: [Strip.Item] = []
            if number == 0, let (label, labelIndex) = label {
                items.append(
                    .line(
                        SetLine(
                            paragraph: labelIndex,
                            clusters: galley.paragraphs[labelIndex].shaped.clusters.indices,
                            origin: Point(x: label.x, y: baseline), keepsBlank: true)))
            }
            items.append(.line(set))
            let isFree = number >= minimumLines && lines.count - number >= minimumLines
            galley.strips.append(
                Strip(
                    height: height, breakBefore: isFree ? .insideParagraph : .forbidden,
                    items: items))
        }
    }

    /// Sets the lines of a paragraph below each other, aligned in a measure; returns where they end.
    func set(
        linesOf index: Int, _ alignment: Alignment, x: Double, y: Double, _ measure: Double,
        into strip: inout Strip
    ) -> Double {
        let paragraph = galley.paragraphs[index]
        var y = y
        for line in lines(of: index, width: measure) {
            let inset = Self.x(alignment, lineWidth: paragraph.width(of: line), in: measure)
            strip.add(
                SetLine(
                    paragraph: index, clusters: line,
                    origin: Point(x: x + inset, y: y + baseline(of: index))))
            y += paragraph.lineHeight
        }
        return y
    }

    /// What blanks get so that a line fills its measure; never so much that gaps show.
    private func stretch(_ paragraph: ShapedParagraph, _ line: Range<Int>, by missing: Double)
        -> Double
    {
        let blanks = paragraph.blanks(in: line)
        guard blanks > 0, missing > 0, paragraph.shaped.baseLevel == 0,
            paragraph.shaped.clusters[line.upperBound - 1].breakAfter != .mandatory
        else { return 0 }
        let most = (paragraph.runs.first?.style.size ?? 0) * Self.mostStretch
        return min(missing / Double(blanks), most)
    }

    /// The most that a blank of a justified line gets, in em: more opens gaps and rivers.
    private static let mostStretch = 0.14

    mutating func set(_ block: RowBlock) {
        guard !block.right.isEmpty, !block.left.isEmpty else {
            let isLeft = !block.left.isEmpty
            let first = galley.strips.count
            set(
                TextBlock(
                    text: isLeft ? block.left : block.right,
                    alignment: isLeft ? block.alignment : .right,
                    element: isLeft ? block.leftElement : block.rightElement))
            // What stands beside a head is read after the whole of it.
            if galley.strips.count - first <= Self.longestRow { joinStrips(from: first) }
            return
        }
        let left = add(block.left, element: block.leftElement)
        let right = add(block.right, element: block.rightElement)
        let paragraphs = galley.paragraphs
        // The right part keeps to its natural width, but never takes more than two fifths.
        let rightLines = lines(of: right, width: width * 0.4)
        let rightWidth = rightLines.map { paragraphs[right].width(of: $0) }.max() ?? 0
        let leftLines = lines(of: left, width: max(width - rightWidth - block.gap, width * 0.3))
        let height = max(paragraphs[left].lineHeight, paragraphs[right].lineHeight)
        let baseline = max(baseline(of: left), baseline(of: right))
        func item(_ paragraph: Int, _ line: Range<Int>, _ number: Int, isRight: Bool) -> Strip.Item
        {
            let x = isRight ? width - paragraphs[paragraph].width(of: line) : 0
            return .line(
                SetLine(
                    paragraph: paragraph, clusters: line,
                    origin: Point(x: x, y: baseline + Double(number) * height)))
        }
        let leftItems = leftLines.enumerated().map { item(left, $1, $0, isRight: false) }
        let rightItems = rightLines.enumerated().map { item(right, $1, $0, isRight: true) }
        guard leftLines.count > Self.longestRow || rightLines.count > Self.longestRow else {
            galley.strips.append(
                Strip(
                    height: Double(max(leftLines.count, rightLines.count)) * height,
                    items: leftItems + rightItems))
            return
        }
        // A head longer than a few lines must be able to break: the parts stand below each other.
        set(TextBlock(text: block.left, element: block.leftElement))
        set(TextBlock(text: block.right, alignment: .right, element: block.rightElement))
    }

    /// Makes one strip of all from one on.
    mutating func joinStrips(from first: Int) {
        guard galley.strips.count > first + 1 else { return }
        var strip = galley.strips[first]
        for next in galley.strips[(first + 1)...] {
            var next = next
            next.move(x: 0, y: strip.height)
            strip.items += next.items
            strip.height += next.height
        }
        galley.strips.replaceSubrange(first..., with: [strip])
    }

    /// The most lines of a row that stay in one strip.
    private static let longestRow = 6
}
