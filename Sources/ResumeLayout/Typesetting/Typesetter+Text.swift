import Pages

extension Typesetter {
    /// Shapes a text and returns the paragraph's index.
    mutating func add(_ text: ComposedText) -> Int {
        galley.paragraphs.append(shaped(text))
        return galley.paragraphs.count - 1
    }

    func shaped(_ text: ComposedText) -> ShapedParagraph {
        ShapedParagraph(
            typographer?.set(text) ?? text, language: language, shaper: shaper,
            hyphenator: hyphenator)
    }

    /// The lines of a paragraph at a width.
    func lines(
        of index: Int, width: Double, from start: Int = 0, isJustified: Bool = false,
        kind: LineBreaker.Kind = .prose
    ) -> [Range<Int>] {
        LineBreaker(
            paragraph: galley.paragraphs[index], width: width, isJustified: isJustified, kind: kind
        ).lines(from: start)
    }

    /// The distance of a line's baseline from its top, in points.
    func baseline(of style: TextStyle) -> Double {
        let baseline = style.baseline(shaper.metrics(of: style.font))
        return grid?.line(nearest: baseline) ?? baseline
    }

    func baseline(of index: Int) -> Double {
        // The largest style decides: the others stand on its baseline.
        galley.paragraphs[index].tallest.map { baseline(of: $0) } ?? 0
    }

    /// The left end of a line in a column, in points.
    static func x(_ alignment: Alignment, lineWidth: Double, in width: Double) -> Double {
        switch alignment {
        case .left: 0
        case .center: max(0, (width - lineWidth) / 2)
        case .right: max(0, width - lineWidth)
        }
    }

    mutating func set(_ block: TextBlock) {
        guard !block.text.isEmpty else { return }
        let label = block.label.map { ($0, add($0.text)) }
        let index = add(block.text)
        let paragraph = galley.paragraphs[index]
        let measure = max(width - block.indent, 1)
        let lines = lines(
            of: index, width: measure, from: block.start, isJustified: block.isJustified,
            kind: block.kind)
        let height = paragraph.lineHeight
        let baseline = baseline(of: index)
        let alignment = paragraph.alignment(block.alignment)
        for (number, line) in lines.enumerated() {
            let natural = paragraph.lineWidth(line)
            let x = block.indent + self.x(of: line, paragraph, alignment, in: measure)
            var set = LineBox(paragraph: index, clusters: line, origin: Point(x: x, y: baseline))
            if block.isJustified, number + 1 < lines.count {
                set.stretch = stretch(paragraph, line, by: measure - natural)
            }
            var items: [Strip.Item] = []
            if number == 0, let (label, labelIndex) = label {
                items.append(
                    .line(
                        LineBox(
                            paragraph: labelIndex,
                            clusters: galley.paragraphs[labelIndex].shaped.clusters.indices,
                            origin: Point(x: label.x, y: baseline), keepsBlank: true,
                            rise: rise(of: label.text, beside: index))))
            }
            items.append(.line(set))
            let isFree =
                number >= minimumLines && lines.count - number >= minimumLines
                && !endsInHyphen(lines[number - 1], paragraph)
            galley.strips.append(
                Strip(
                    height: height, breakBefore: isFree ? .insideParagraph : .forbidden,
                    items: items))
        }
    }

    /// How far a sign before a text stands above the text's baseline, in points, so that it is level with
    /// the middle of its letters; 0 for numbers, and where small Latin letters decide.
    private func rise(of sign: ComposedText, beside index: Int) -> Double {
        guard let middle = language.middle, let style = galley.paragraphs[index].tallest,
            !sign.plain.contains(where: { $0.isLetter || $0.isNumber })
        else { return 0 }
        return max(middle - shaper.metrics(of: style.font).xHeight / 2, 0) * style.size
    }

    /// Whether a line ends in a hyphen that is written there: no page ends so.
    private func endsInHyphen(_ line: Range<Int>, _ paragraph: ShapedParagraph) -> Bool {
        line.last.flatMap { paragraph.writtenHyphen(after: $0) } != nil
    }

    /// Sets the lines of a paragraph below each other, aligned in a measure; returns where they end.
    ///
    /// Their baselines are so many points apart, or as their style has it.
    func set(
        linesOf index: Int, _ alignment: Alignment, x: Double, y: Double, _ measure: Double,
        areEven: Bool = false, kind: LineBreaker.Kind = .prose, distance: Double? = nil,
        into strip: inout Strip
    ) -> Double {
        let paragraph = galley.paragraphs[index]
        let breaker = LineBreaker(paragraph: paragraph, width: measure, kind: kind)
        var y = y
        for (number, line) in (areEven ? breaker.evenLines() : breaker.lines()).enumerated() {
            if number > 0 { y += distance ?? paragraph.lineHeight }
            let inset = self.x(of: line, paragraph, alignment, in: measure)
            strip.items.append(.line(index, line, x: x + inset, y: y + baseline(of: index)))
        }
        return y + paragraph.lineHeight
    }

    /// What blanks get so that a line fills its measure; never so much that gaps show.
    private func stretch(_ paragraph: ShapedParagraph, _ line: Range<Int>, by missing: Double)
        -> Double
    {
        let blanks = paragraph.blanks(in: line)
        guard blanks > 0, missing > 0, paragraph.shaped.baseLevel == 0 || paragraph.isMirrored,
            paragraph.shaped.clusters[line.upperBound - 1].breakAfter != .mandatory
        else { return 0 }
        let most = (paragraph.runs.first?.style.size ?? 0) * Self.mostStretch
        return min(missing / Double(blanks), most)
    }

    /// The most that a blank of a justified line gets, in em: more opens gaps and rivers.
    private static let mostStretch = 0.14

    /// Sets a row in the form of its section.
    mutating func set(_ block: RowBlock, _ form: RowForm = RowForm()) {
        let kind = form.isDivided ? LineBreaker.Kind.dividedHead : .head
        let leftBlock = TextBlock(text: block.left, alignment: block.alignment, kind: kind)
        let rightBlock = TextBlock(text: block.right, alignment: .right)
        guard !block.right.isEmpty, !block.left.isEmpty else {
            let first = galley.strips.count
            set(block.left.isEmpty ? rightBlock : leftBlock)
            // What stands beside a head is read after the whole of it.
            if galley.strips.count - first <= Self.longestRow { joinStrips(from: first) }
            return
        }
        let left = add(block.left)
        let right = add(block.right)
        let paragraphs = galley.paragraphs
        // The right part keeps to its natural width; beside a long left part it has two fifths.
        let rest = width - block.gap - paragraphs[left].width
        let rightLines = lines(of: right, width: max(rest, width * Self.rightShare))
        let rightWidth = rightLines.map { paragraphs[right].width(of: $0) }.max() ?? 0
        let leftLines = lines(
            of: left, width: max(width - rightWidth - block.gap, width * 0.3), kind: kind)
        let count = max(leftLines.count, rightLines.count)
        guard count <= Self.longestRow, rightLines.count == 1, !form.isStacked else {
            // What does not fit beside stands below; a head of more than a few lines can break.
            let first = galley.strips.count
            set(leftBlock)
            set(TextBlock(text: block.right))
            if galley.strips.count - first <= Self.longestRow { joinStrips(from: first) }
            return
        }
        let height = max(paragraphs[left].lineHeight, paragraphs[right].lineHeight)
        let baseline = max(baseline(of: left), baseline(of: right))
        func items(_ paragraph: Int, _ lines: [Range<Int>], isRight: Bool) -> [Strip.Item] {
            lines.enumerated().map { number, line in
                let x = isRight ? width - paragraphs[paragraph].width(of: line) : 0
                return .line(paragraph, line, x: x, y: baseline + Double(number) * height)
            }
        }
        galley.strips.append(
            Strip(
                height: Double(count) * height,
                items: items(left, leftLines, isRight: false)
                    + items(right, rightLines, isRight: true)))
    }

    /// The share of a row that its right part may take beside a long left one.
    static let rightShare = 0.4

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
