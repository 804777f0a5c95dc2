extension Trial {
    /// Gives what stays empty at the feet of pages to the distances on them, in steps of a grid.
    ///
    /// Entries and sections get them in turn, where every page has room, up to half a line of running text. What a page that
    /// goes on has left then is given to what is on it. Lists stay as close as they are.
    ///
    /// Sections that need not end after one of a few entries do not where what is empty above them then is spread.
    mutating func spread() {
        guard let step = layout.gridStep, isSpread else { return }
        var whole = self
        spreadPages(by: step)
        guard layout.side == nil, cutCount > 0, pageCount <= Self.mostMinded else { return }
        whole.layout.breaking.keepsSections = true
        whole.breakPages()
        whole.spreadPages(by: step)
        if whole.cutCount < cutCount, whole.isNoWorse(than: self) { self = whole }
    }

    /// The most pages whose ends are minded: beyond, nobody minds one more.
    static let mostMinded = 8

    /// How many pages end inside sections.
    var cutCount: Int {
        plan.pages.dropFirst().compactMap(\.main.first).count {
            columns[$0.source].strips[$0.index].breakBefore > .betweenSections
        }
    }

    /// Ends pages anew.
    mutating func breakPages() {
        plan =
            Paginator(
                grid: grid, rules: layout.breaking, pages: layout.side?.pages ?? .all,
                headGap: headGap
            )
            .plan(columns)
    }

    /// Gives entries and sections what their pages have room for.
    private mutating func spreadPages(by step: Double) {
        if layout.side == nil { spreadGaps(by: step) }
        fillFeet(by: step)
    }

    /// Whether its pages are as many as another trial's, are divided as well, and end as low.
    func isNoWorse(than other: Trial) -> Bool {
        pageCount == other.pageCount && worstDivision <= other.worstDivision
            && emptiestShare <= max(other.emptiestShare, layout.breaking.keepEntry)
    }

    /// Whether distances are spread: on a grid so coarse that columns side by side stay level, or where there are none.
    var isSpread: Bool { layout.side != nil || (layout.gridStep ?? .infinity) < lineHeight / 3 }

    /// Sets entries and sections further apart, in turn.
    private mutating func spreadGaps(by step: Double) {
        let pages = plan.pages.indices
        for _ in 0..<mostSteps(of: step) {
            if areApart(gaps(.betweenEntries), gaps(.betweenSections), by: step) {
                widen(pages.map { gaps(on: $0, .betweenEntries) }, by: step)
            }
            if isCalm(gaps(.betweenSections), by: step) {
                // A head ends as sections do.
                widen(pages.map { gaps(on: $0, .betweenSections) + headEnds(on: $0) }, by: step)
            }
        }
    }

    /// How many steps the distances of all pages are spread at most: half a line of running text.
    private func mostSteps(of step: Double) -> Int {
        max(Int((lineHeight / 2 / step).rounded()), 1)
    }

    /// Gives each page that goes on a step or two more, as far as it has room: from one page to the next nobody sees that.
    ///
    /// Beside a side column it is given what other layouts give all pages: those that follow are wider.
    private mutating func fillFeet(by step: Double) {
        let most = layout.side == nil ? Self.mostFootSteps : mostSteps(of: step)
        for page in plan.pages.indices.dropLast() {
            let (entries, sections) = (
                gaps(on: page, .betweenEntries), gaps(on: page, .betweenSections)
            )
            for _ in 0..<most {
                if areApart(entries, sections, by: step) { widen([entries], from: page, by: step) }
                if isCalm(sections, by: step) {
                    widen([sections + headEnds(on: page)], from: page, by: step)
                }
            }
        }
    }

    /// Whether sections a step further apart still belong to one page.
    private func isCalm(_ sections: [StripIndex], by step: Double) -> Bool {
        let most = max(
            lineHeight * Self.mostBetweenSections, layout.main.spacing.section + lineHeight / 4)
        return (spaces(sections).max() ?? 0) + step <= most + Strip.tolerance
    }

    /// How far sections are spread apart at most, in lines of running text, but where a layout has them further apart: those
    /// get a quarter of a line.
    private static let mostBetweenSections = 1.6

    /// How many steps the distances on one page are spread beyond those of the others at most.
    private static let mostFootSteps = 2

    /// Sets what stands below some distances of each page further down by a step, if all pages can hold that.
    mutating func widen(_ gaps: [[StripIndex]], from first: Int = 0, by step: Double) {
        let haveRoom = gaps.enumerated().allSatisfy { page, gaps in
            Double(gaps.count) * step <= room(on: first + page) + Strip.tolerance
        }
        guard haveRoom else { return }
        for gap in gaps.joined() { columns.widen(gap, by: step) }
    }

    /// Whether entries a step further apart are still nearer to each other than sections are: most readers tell both by
    /// their distances alone.
    func areApart(_ entries: [StripIndex], _ sections: [StripIndex], by step: Double)
        -> Bool
    {
        guard let least = spaces(sections).min() else { return true }
        return (spaces(entries).max() ?? 0) + step <= least * Self.mostOfSections
    }

    func spaces(_ gaps: [StripIndex]) -> [Double] { gaps.map { columns[$0].spaceBefore } }

    /// The most that the distance of entries is of that of sections, where pages are spread.
    private static let mostOfSections = 0.5

    /// The strips before which an entry or a section ends, with a distance that is seen.
    func gaps(_ kind: PageBreak) -> [StripIndex] {
        columns.main.strips.indices.dropFirst().map(StripIndex.inMain).filter { isGap($0, kind) }
    }

    /// Those on a page, below its top.
    func gaps(on page: Int, _ kind: PageBreak) -> [StripIndex] {
        plan.pages[page].main.dropFirst().filter { $0.place == .flow && isGap($0, kind) }
    }

    /// Whether such a strip stands there; what follows the head is another matter.
    func isGap(_ index: StripIndex, _ kind: PageBreak) -> Bool {
        columns[index].breakBefore == kind && isShown(index) && !followsHead(index)
    }

    /// The first strip below the head, where it is on a page.
    private func headEnds(on page: Int) -> [StripIndex] {
        plan.pages[page].main.dropFirst().filter {
            $0.place == .flow && isShown($0) && followsHead($0)
        }
    }

    /// Whether a strip has a distance that is seen, and is no line of a list.
    private func isShown(_ index: StripIndex) -> Bool {
        let strip = columns[index]
        return !strip.isListLine && !strip.isClose(in: lineHeight)
    }

    private func followsHead(_ index: StripIndex) -> Bool {
        let strips = columns[index.source].strips
        return strips[index.index - 1].isHead && !strips[index.index].isHead
    }
}

extension StripIndex {
    static func inMain(_ index: Int) -> Self { Self(source: .main, index: index) }
}
