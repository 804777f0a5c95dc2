import Pages

/// Sets blocks to a width: shapes their texts, cuts them into lines and stacks these as strips.
struct Typesetter {
    let shaper: any TextShaper
    let language: String
    /// The width of the column, in points.
    let width: Double
    let spacing: Spacing
    let minimumLines: Int
    var galley = Galley()

    init(
        shaper: any TextShaper, language: String, width: Double, spacing: Spacing,
        minimumLines: Int
    ) {
        self.shaper = shaper
        self.language = language
        self.width = width
        self.spacing = spacing
        self.minimumLines = minimumLines
    }

    /// Sets a block below all that are set.
    mutating func set(_ block: Block) {
        let first = galley.strips.count
        switch block.content {
        case .text(let text): set(text)
        case .row(let row): set(row)
        case .title(let title): set(title)
        case .header(let header): galley.strips.append(setHeader(header))
        }
        guard first < galley.strips.count else { return }
        galley.strips[first].spaceBefore = block.spaceBefore
        galley.strips[first].breakBefore = block.breakBefore
        galley.strips[first].bookmark = block.bookmark
    }

    // MARK: Parts

    /// Shapes a text and returns the paragraph's index.
    mutating func add(_ text: ComposedText, element: Int?) -> Int {
        galley.paragraphs.append(
            Paragraph(text, element: element, language: language, shaper: shaper))
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
        guard let style = paragraph.runs.first?.style else { return 0 }
        return baseline(of: style, lineHeight: paragraph.lineHeight)
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

    private mutating func set(_ block: TextBlock) {
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
            let x =
                block.indent
                + Self.x(alignment, lineWidth: paragraph.width(of: line), in: measure)
            var items: [Strip.Item] = []
            if number == 0, let (label, labelIndex) = label {
                items.append(
                    .line(
                        paragraph: labelIndex,
                        clusters: galley.paragraphs[labelIndex].shaped.clusters.indices,
                        origin: Point(x: label.x, y: baseline)))
            }
            items.append(.line(paragraph: index, clusters: line, origin: Point(x: x, y: baseline)))
            let isFree = number >= minimumLines && lines.count - number >= minimumLines
            galley.strips.append(
                Strip(
                    height: height, spaceBefore: 0,
                    breakBefore: isFree ? .insideParagraph : .forbidden, items: items))
        }
    }

    private mutating func set(_ block: RowBlock) {
        guard !block.right.isEmpty, !block.left.isEmpty else {
            let isLeft = !block.left.isEmpty
            set(
                TextBlock(
                    text: isLeft ? block.left : block.right, alignment: isLeft ? .left : .right,
                    element: isLeft ? block.leftElement : block.rightElement))
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
                paragraph: paragraph, clusters: line,
                origin: Point(x: x, y: baseline + Double(number) * height))
        }
        let leftItems = leftLines.enumerated().map { item(left, $1, $0, isRight: false) }
        let rightItems = rightLines.enumerated().map { item(right, $1, $0, isRight: true) }
        guard leftLines.count > Self.longestRow || rightLines.count > Self.longestRow else {
            galley.strips.append(
                Strip(
                    height: Double(max(leftLines.count, rightLines.count)) * height, spaceBefore: 0,
                    breakBefore: .forbidden, items: leftItems + rightItems))
            return
        }
        // A head longer than a few lines must be able to break: the parts stand below each other.
        set(TextBlock(text: block.left, element: block.leftElement))
        set(TextBlock(text: block.right, alignment: .right, element: block.rightElement))
    }

    /// The most lines of a row that stay in one strip.
    private static let longestRow = 6

    private mutating func set(_ block: TitleBlock) {
        let first = galley.strips.count
        set(TextBlock(text: block.text, alignment: block.layout.alignment, element: block.element))
        guard first < galley.strips.count else { return }
        let last = galley.strips.count - 1
        let layout = block.layout
        switch layout.rule {
        case .none: break
        case .under:
            let y = galley.strips[last].height + layout.gap
            galley.strips[last].items.append(rule(x: 0, y: y, width: width, layout))
            galley.strips[last].height = y + layout.thickness
        case .after:
            guard case .line(let index, let line, let origin) = galley.strips[last].items.last
            else { return }
            let paragraph = galley.paragraphs[index]
            let style = paragraph.runs.last?.style
            let rise = style.map { shaper.metrics(of: $0.font).capHeight * $0.size / 2 } ?? 0
            let x = origin.x + paragraph.width(of: line) + layout.gap
            guard x < width else { return }
            galley.strips[last].items.append(
                rule(x: x, y: origin.y - rise - layout.thickness / 2, width: width - x, layout))
        }
    }

    private func rule(
        x: Double, y: Double, width: Double, _ layout: SectionTitleLayout
    ) -> Strip.Item {
        .path(
            PathShape(
                Rect(x: x, y: y, width: width, height: layout.thickness), fill: layout.color))
    }
}
