import Pages

extension Typesetter {
    /// Sets something beside a strip, on the baseline of its first line.
    ///
    /// What is read first stands behind so many items of the strip that are read before it; returns
    /// how many more there are now.
    mutating func set(_ aside: Aside, beside index: Int, after readFirst: Int) -> Int {
        let asideWidth = max(points(aside.width), 1)
        let inset = points(aside.inset)
        let x = aside.isRight ? width - inset - asideWidth : inset
        var beside = Strip(height: 0)
        for line in aside.lines {
            let paragraph = add(line)
            beside.height = set(
                linesOf: paragraph, aside.alignment, x: x, y: beside.height, asideWidth,
                kind: .note,
                distance: aside.bookmark == nil ? nil : titleLineHeight(of: paragraph),
                into: &beside)
        }
        if aside.isRight {
            for index in beside.items.indices { beside.items[index].isTrailing = true }
        }
        if let level = aside.level {
            let width = level.layout.width.points(in: asideWidth)
            let left = x + Self.x(aside.alignment, lineWidth: width, in: asideWidth)
            // Alone, a drawing stands at the height of the first line's small letters.
            let strip = galley.strips[index]
            let height = level.layout.height
            let isAlone = aside.lines.isEmpty
            let middle =
                isAlone
                ? (strip.firstBaseline ?? height) - xHeight(of: strip) / 2 : beside.height + height
            beside.items += level.layout.shapes(level.share, x: left, middle: middle, width: width)
                .map { .path($0) }
            beside.height = max(beside.height, middle + height / (isAlone ? 2 : 1))
        }
        if let first = beside.firstBaseline, let baseline = galley.strips[index].firstBaseline {
            let missing = max(first - baseline, 0)
            galley.strips[index].move(x: 0, y: missing)
            galley.strips[index].height += missing
            let drop = max(baseline - first, 0)
            beside.move(x: 0, y: drop)
            beside.height += drop
        }
        let place = aside.isReadFirst ? readFirst : galley.strips[index].items.count
        galley.strips[index].insert(beside.items, at: place)
        if let bookmark = aside.bookmark {
            galley.strips[index].bookmarks = [.init(title: bookmark)]
        }
        overhang(
            beside.height, below: index, isSection: aside.bookmark != nil, isRight: aside.isRight)
        return aside.isReadFirst ? beside.items.count : 0
    }

    // MARK: Too tall to stand beside

    /// Whether an aside is taller than what may stand beside something: no page's end divides that.
    func isTall(_ aside: Aside) -> Bool {
        let limit = min(Self.tallestAside, tallest / 2)
        let asideWidth = max(points(aside.width), 1)
        // Most texts need not be shaped to know: lines are at least half full of wide letters.
        let most = aside.lines.map { line in
            let size = line.runs.map(\.style.size).max() ?? 0
            let lineHeight = line.runs.map(\.style.lineHeight).max() ?? 0
            let letters = line.runs.map(\.text.utf8.count).reduce(0, +)
            return (2 * Double(letters) / max(asideWidth / (1.2 * size), 1) + 1) * lineHeight
        }
        guard most.reduce(0, +) > limit else { return false }
        var height = 0.0
        for line in aside.lines {
            let paragraph = shaped(line)
            let lines = LineBreaker(paragraph: paragraph, width: asideWidth).lines()
            height += Double(lines.count) * paragraph.lineHeight
        }
        return height > limit
    }

    /// The parts of a block of which something beside is too tall: that stands above or below.
    func apart(_ block: Block) -> [Block] {
        var rest = block
        rest.asides = []
        var above: [Block] = []
        var below: [Block] = []
        for var aside in block.asides {
            if isTall(aside) {
                var parts = aside.lines.map { line in
                    Block(
                        content: .text(TextBlock(text: line)),
                        spaceBefore: 0, breakBefore: .insideEntry, keep: block.keep,
                        left: aside.isRight ? block.left : aside.inset,
                        right: aside.isRight ? aside.inset : block.right,
                        backdrops: block.backdrops.map(\.goingOn), isHead: block.isHead,
                        origin: block.origin)
                }
                parts[0].bookmark = aside.bookmark
                if aside.isReadFirst { above += parts } else { below += parts }
                aside.lines = []
                aside.bookmark = nil
            }
            if !aside.lines.isEmpty || aside.level != nil { rest.asides.append(aside) }
        }
        if !above.isEmpty {
            above[0].spaceBefore = block.spaceBefore
            above[0].breakBefore = block.breakBefore
            above[0].bookmark = above[0].bookmark ?? block.bookmark
            above[0].backdrops = block.backdrops.map { $0.reaching(below: 0) }
            rest.spaceBefore = 0
            rest.breakBefore = .insideEntry
            rest.bookmark = nil
            for index in rest.backdrops.indices { rest.backdrops[index].start = .joined }
        }
        if let last = below.indices.last {
            below[last].backdrops = zip(below[last].backdrops, block.backdrops).map {
                $0.reaching(below: $1.below)
            }
            rest.backdrops = rest.backdrops.map { $0.reaching(below: 0) }
        }
        return above + [rest] + below
    }

    /// The greatest height of what stands beside something, in points.
    private static let tallestAside = 240.0

    /// The height of the small letters of a strip's first line, or twice that of the middle of letters of
    /// other scripts, in points.
    func xHeight(of strip: Strip) -> Double {
        for case .line(let line) in strip.items {
            guard let style = galley.paragraphs[line.paragraph].runs.first?.style else { continue }
            return (language.middle.map { 2 * $0 } ?? shaper.metrics(of: style.font).xHeight)
                * style.size
        }
        return 0
    }

    /// The middle of the small letters of a strip's first line, from the strip's top.
    private func middleOfFirstLine(of strip: Strip) -> Double {
        (strip.firstBaseline ?? strip.height / 2) - xHeight(of: strip) / 2
    }

    /// Draws a marker in the gutter, at the height of a strip's first line.
    mutating func set(_ marker: Marker, at index: Int) {
        let strip = galley.strips[index]
        let layout = marker.layout
        let size = layout.size
        let middle = middleOfFirstLine(of: strip)
        let x = points(marker.middle) - size / 2
        let box = Rect(x: x, y: middle - size / 2, width: size, height: size)
        switch marker.shape {
        case .none: break
        case .square: galley.strips[index].add(PathShape(box, fill: layout.color))
        case .dot, .ring, .icon:
            let left = x + size * (1 - Icon.gridSize) / 2
            galley.strips[index].add(
                marker.icon?.shape(x: left, middle: middle, size: size, color: layout.color)
                    ?? PathShape(ellipseIn: box, fill: layout.color))
            guard marker.shape == .ring else { break }
            // The paper shows inside, so that a rail does not cross the ring.
            let inner = Rect(
                x: x + size * 0.22, y: middle - size * 0.28, width: size * 0.56,
                height: size * 0.56)
            galley.strips[index].add(PathShape(ellipseIn: inner, fill: Color(hex: 0xFFFFFF)))
        }
    }

    /// Lays areas behind the strips of a block.
    mutating func lay(_ backdrops: [Backdrop], behind range: Range<Int>) {
        // All of them end at one height, and those that reach less far above it.
        let reach = range.isEmpty ? 0 : backdrops.map(\.below).max() ?? 0
        if let last = range.last { galley.strips[last].height += reach }
        for backdrop in backdrops {
            let x = points(backdrop.left)
            let last = backdrop.endsAtFirstLine ? range.lowerBound + 1 : range.upperBound
            for index in range.lowerBound..<last {
                var top: Double?
                if index == range.lowerBound {
                    switch backdrop.start {
                    case .joined: top = nil
                    case .above(let distance): top = -distance
                    case .firstLine: top = middleOfFirstLine(of: galley.strips[index])
                    }
                }
                let isLast = index == range.upperBound - 1
                galley.strips[index].grounds.append(
                    Strip.Ground(
                        x: x, width: backdrop.width ?? max(width - x, 0), color: backdrop.color,
                        top: top, below: isLast ? backdrop.below - reach : 0,
                        bottom: backdrop.endsAtFirstLine
                            ? middleOfFirstLine(of: galley.strips[index]) : nil))
            }
        }
    }
}

extension Backdrop {
    /// The backdrop behind a part that is neither the first nor the last.
    fileprivate var goingOn: Backdrop {
        var part = reaching(below: 0)
        part.start = .joined
        part.endsAtFirstLine = false
        return part
    }

    /// The backdrop with another reach below its block, in points.
    fileprivate func reaching(below: Double) -> Backdrop {
        var part = self
        part.below = below
        return part
    }
}
