import Pages

/// What decides how far a section's title stands from what is above it.
struct TitleSpace {
    /// The last strip, where that is a title.
    var title: Int?
    /// The greatest distance of an entry's first baseline from the entry above, in points.
    var entries = 0.0
    /// How much titles gave to what is below them, in points.
    var lowered = 0.0
}

extension Typesetter {
    /// Keeps what belongs together together, by half a line at least: a title stands further from
    /// what is above it than from what is below it, and than the entries above it from each other.
    ///
    /// Baselines tell: on the grid, distances that were asked to differ may come to be alike.
    ///
    /// - Parameters:
    ///   - block: what is set.
    ///   - index: its first strip.
    mutating func setApart(_ block: Block, at index: Int) {
        let last = titleSpace.title
        titleSpace.title = nil
        guard grid != nil, index > 0, !block.isHead, !galley.strips[index - 1].isHead,
            let below = drop(to: index)
        else { return }
        if block.breakBefore == .betweenEntries {
            titleSpace.entries = max(titleSpace.entries, below)
        } else if block.breakBefore == .betweenSections {
            if galley.strips[index].isTitle { titleSpace.title = index }
        } else if let last, last == index - 1, let above = drop(to: last) {
            // What stands beside the text above, or lies behind it, may reach below it.
            let missing = max(rest(of: last) - rest(of: last - 1), 0)
            widen(last, by: missing + below - block.reachAbove + leastTitleSpace - above)
        }
    }

    /// Keeps all sections of a column further from what is above them than its entries are from each other, once it
    /// is set: so their distances are alike.
    ///
    /// - Parameter blocks: what the strips come from.
    mutating func setSectionsApart(_ blocks: [Block]) {
        for index in galley.strips.indices.dropFirst() {
            let (strip, above) = (galley.strips[index], galley.strips[index - 1])
            guard strip.breakBefore == .betweenSections, !strip.isHead,
                hasHeadOnGrid || !above.isHead,
                let below = drop(to: index)
            else { continue }
            // A rule over the title ends the distance that is seen, or the capitals of that, which are larger.
            let seen =
                hasRuleOver(blocks[strip.block])
                ? strip.spaceBefore + (bodyBaseline ?? 0) : below - extraCapitals(of: strip)
            widen(index, by: titleSpace.entries + leastTitleSpace - seen)
        }
    }

    /// Gives of what is above the titles of a column to what is below them, a step at a time, where all would stand within a
    /// line and a half of what they head, and are still further from what is above them.
    ///
    /// - Parameter blocks: what the strips come from.
    mutating func lowerTitles(_ blocks: [Block]) {
        guard let grid, let body else { return }
        let titles = galley.strips.indices.dropLast().filter { index in
            galley.strips[index].isTitle && !galley.strips[index + 1].isTitle
                && galley.strips[index + 1].firstBaseline != nil
        }
        guard !titles.isEmpty else { return }
        let most = body.lineHeight * Self.mostBelowTitles - grid.step + BaselineGrid.tolerance
        while titles.allSatisfy({ canBeLowered($0, upTo: most, by: grid.step, blocks) }) {
            titleSpace.lowered += grid.step
            for title in titles {
                galley.strips[title + 1].spaceBefore += grid.step
                if title > 0, galley.strips[title - 1].lastBaseline != nil {
                    galley.strips[title].spaceBefore -= grid.step
                }
            }
        }
    }

    private func canBeLowered(
        _ title: Int, upTo most: Double, by step: Double, _ blocks: [Block]
    ) -> Bool {
        let strips = galley.strips
        guard let dropBelow = drop(to: title + 1),
            case .title(let content) = blocks[strips[title].block].content
        else { return false }
        let below = dropBelow + rest(of: title)
        guard below <= most else { return false }
        guard title > 0 else { return true }
        guard strips[title - 1].lastBaseline != nil, let drop = drop(to: title) else {
            return strips[title - 1].isHead
        }
        let above = drop + rest(of: title - 1) - step
        let others =
            strips[title - 1].isHead
            ? 0 : titleSpace.entries + rest(of: title - 1) + extraCapitals(of: strips[title])
        let least = max(below + step, others) + leastTitleSpace
        // Above what stands in a column of its own is next to nothing.
        let ratio = content.layout.column == nil ? Self.leastTitleRatio : 0
        return above >= max(least, (below + step) * ratio) - BaselineGrid.tolerance
    }

    /// How far below titles what they head stands at most where it is lowered for that, in lines of running text.
    private static let mostBelowTitles = 1.5

    /// How many times as far titles are from what is above them, at least, where they give some of that to what is below.
    private static let leastTitleRatio = 1.5

    /// Lets what stands at the right of a section's end reach into half of the distance above the next title, where no
    /// rule of that meets it: else it would be a hole at the left.
    ///
    /// - Parameter blocks: what the strips come from.
    mutating func hangBesides(_ blocks: [Block]) {
        for index in galley.strips.indices.dropFirst() {
            let strip = galley.strips[index]
            let half = grid?.whole(strip.spaceBefore / 2) ?? strip.spaceBefore / 2
            let hanging = min(galley.strips[index - 1].hanging, half)
            guard strip.breakBefore == .betweenSections, !strip.isHead, hanging > 0,
                case .title(let title) = blocks[strip.block].content, title.layout.rule == .none
            else { continue }
            galley.strips[index].spaceBefore -= hanging
        }
    }

    /// Sets the entries of a section apart by half a line, or as far as those of others, where they follow each other as
    /// lines but one takes several; where each is a line, no further than a quarter of one.
    ///
    /// Else no one sees where that ends; beside a column of their own, it shows. Lines further apart are no list.
    ///
    /// - Parameter blocks: what the strips come from.
    mutating func setEntriesApart(_ blocks: [Block]) {
        guard let grid, let body else { return }
        let strips = galley.strips
        func hasColumn(_ index: Int) -> Bool {
            blocks[strips[index].block].asides.contains { !$0.isRight }
        }
        func isLine(from first: Int, to end: Int) -> Bool {
            var count = 0
            for index in first..<end where count <= 1 && !strips[index].isTitle {
                count += strips[index].lineCount
            }
            return count <= 1
        }
        let usual = strips.filter { $0.breakBefore == .betweenEntries }.map(\.spaceBefore).max()
        let half = grid.whole(min(body.lineHeight / 2, max(usual ?? 0, grid.step)))
        let quarter = grid.whole(body.lineHeight / 4)
        var start = 0
        while start < strips.count {
            let next = strips[(start + 1)...].firstIndex { $0.breakBefore <= .betweenSections }
            let end = next ?? strips.count
            let entries = (start..<end).filter { strips[$0].breakBefore == .betweenEntries }
            let isClose = entries.allSatisfy { strips[$0].isClose(in: body.lineHeight) }
            let areLines = zip([start] + entries, entries + [end]).allSatisfy(isLine)
            for entry in entries {
                galley.strips[entry].isListLine = areLines
                if areLines {
                    let space = strips[entry].spaceBefore
                    if space > quarter + BaselineGrid.tolerance {
                        galley.strips[entry].spaceBefore = quarter
                    }
                } else if isClose, !entries.contains(where: hasColumn) {
                    galley.strips[entry].spaceBefore = half
                }
            }
            start = end
        }
    }

    /// Whether it is a title with a rule over it as wide as the column.
    private func hasRuleOver(_ block: Block) -> Bool {
        guard case .title(let title) = block.content else { return false }
        return title.layout.rule == .over && title.layout.length == nil
    }

    /// How much higher the capitals of a title are than those of running text, in whole steps, in points.
    private func extraCapitals(of strip: Strip) -> Double {
        guard strip.isTitle, let grid, let body, case .line(let line) = strip.items.first
        else { return 0 }
        let extra = galley.paragraphs[line.paragraph].largestSize - body.size
        let higher = max(extra, 0) * shaper.metrics(of: body.font).capHeight
        return (higher / grid.step).rounded(.down) * grid.step
    }

    /// The distance of the first baseline of running text from its top, in points.
    private var bodyBaseline: Double? { body.map { $0.baseline(shaper.metrics(of: $0.font)) } }

    /// How much further it is, in points.
    private var leastTitleSpace: Double { max(grid?.step ?? 0, (body?.lineHeight ?? 0) / 2) }

    /// Adds whole steps to the distance above a strip; none where nothing is missing.
    private mutating func widen(_ index: Int, by missing: Double) {
        guard let grid, missing > BaselineGrid.tolerance else { return }
        galley.strips[index].spaceBefore += grid.whole(over: missing)
    }

    /// The distance of a strip's first baseline from the end of the strip above; nil without lines.
    private func drop(to index: Int) -> Double? {
        let strip = galley.strips[index]
        return strip.firstBaseline.map { strip.spaceBefore + $0 }
    }

    /// The height below a strip's last baseline.
    private func rest(of index: Int) -> Double {
        let strip = galley.strips[index]
        return strip.height - (strip.lastBaseline ?? strip.height)
    }
}

extension Strip {
    /// The number of its lines, without those in a column at the right.
    fileprivate var lineCount: Int {
        Set(
            items.compactMap { item -> Double? in
                if case .line(let line) = item, !line.isTrailing { line.origin.y } else { nil }
            }
        ).count
    }
}
