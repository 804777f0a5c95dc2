import Languages
import Pages
import ResumeModel

/// A resume set on pages with one layout, not yet assembled: what fitting compares.
struct Trial {
    /// What the knobs are set to.
    var state = FitState()
    var layout: Layout
    /// The sections in the side column.
    let side: [String]
    var composition: Composition
    var columns: ColumnSet
    var plan: PagePlan
    let grid: ColumnGrid
    /// The distance between the head over the whole width and the columns, in points.
    let headGap: Double

    var pageCount: Int { max(plan.pages.count, 1) }

    /// How much of the last page is filled, 0 to 1: by the fullest of its columns.
    var lastPageShare: Double {
        guard let page = plan.pages.last else { return 0 }
        let head = columns.height(of: page.head)
        let body = max(columns.height(of: page.main), columns.height(of: page.side))
        return min((head + (head > 0 ? headGap : 0) + body) / lastPageHeight, 1)
    }

    /// The height that text may have on the last page, in points.
    var lastPageHeight: Double { height(ofPage: pageCount - 1) }

    /// How much of the emptiest page is empty that its main column goes on from, 0 to 1.
    var emptiestShare: Double {
        let goingOn = plan.pages.indices.dropLast().prefix { !plan.pages[$0 + 1].main.isEmpty }
        return goingOn.map { room(on: $0) / height(ofPage: $0) }.max() ?? 0
    }

    /// How much of a page stays empty below its main column, in points.
    func room(on number: Int) -> Double {
        let page = plan.pages[number]
        let head = columns.height(of: page.head)
        return height(ofPage: number) - head - (head > 0 ? headGap : 0)
            - columns.height(of: page.main)
    }

    /// The height that text may have on a page, in points.
    private func height(ofPage number: Int) -> Double {
        number == 0 ? grid.setup.firstTextHeight : grid.setup.textHeight
    }

    /// What becomes of the entry that a page divides worst; what is to be kept whole and is not counts as stranded, and
    /// too little of a section at either side as what stands alone.
    var worstDivision: EntryDivisions.Outcome {
        [\PagePlan.PageContent.main, \.side].flatMap { column in
            let pages = plan.pages.map { page in
                page[keyPath: column].map { columns[$0] }.filter { !$0.isContinuedTitle }
            }
            let strips = Array(pages.joined())
            let divisions = EntryDivisions(strips)
            var start = 0
            return pages.map { page -> EntryDivisions.Outcome in
                defer { start += page.count }
                let end = start + page.count
                guard end > start, end < strips.count else { return .good }
                if strips[end].keep == .infinity { return .stranded }
                return switch strips[end].breakBefore {
                case .insideEntry, .insideParagraph: divisions.outcome(from: start, to: end)
                case .betweenEntries where divisions.lone(from: start, to: end) != nil: .single
                default: .good
                }
            }
        }.max() ?? .good
    }

    /// Whether its pages are others than those of another trial: knobs may be turned without effect.
    func differs(from other: Trial) -> Bool {
        func measures(_ trial: Trial) -> [[Double]] {
            let columns = trial.columns
            return [columns.head, columns.main, columns.side, columns.wide].map {
                $0.strips.flatMap { [$0.height, $0.spaceBefore] }
            } + [[trial.headGap]]
        }
        return plan.pages != other.plan.pages || measures(self) != measures(other)
    }

    /// How unevenly the columns of all pages are filled, as a sum of shares; of those alone that have a side column.
    var imbalance: Double {
        let heights = plan.pages.filter(\.hasSide).map {
            columns.height(of: $0.main) - columns.height(of: $0.side)
        }
        return heights.map { abs($0) / grid.setup.textHeight }.reduce(0, +)
    }

    /// How many pages have a side column beside nothing.
    private var bareCount: Int { plan.pages.count { $0.main.isEmpty && !$0.side.isEmpty } }

    /// Whether its columns are better than another trial's: fewer pages beside which nothing stands, fewer pages, or more
    /// even ones.
    func hasBetterColumns(than other: Trial) -> Bool {
        (bareCount, pageCount, imbalance) < (other.bareCount, other.pageCount, other.imbalance)
    }

    /// How many strips are taller than a page and run over its foot.
    var overfullCount: Int {
        let height = grid.setup.textHeight
        return plan.pages.flatMap(\.all).count { columns[$0].height > height + Strip.tolerance }
    }

    /// By how much each column is higher than some pages, in points, were pages to end anywhere.
    func overflows(beyond pages: Int) -> (main: Double, side: Double) {
        let head = plan.pages.map { columns.height(of: $0.head) }.reduce(0, +)
        let room =
            grid.setup.firstTextHeight + grid.setup.textHeight * Double(pages - 1)
            - (head > 0 ? head + headGap : 0)
        func total(_ column: KeyPath<PagePlan.PageContent, [StripIndex]>) -> Double {
            plan.pages.enumerated().map { number, page in
                let indices = page[keyPath: column]
                let first = indices.first.map { columns[$0].spaceBefore }
                return columns.height(of: indices) + (number > 0 ? first ?? 0 : 0)
            }.reduce(0, +)
        }
        return (total(\.main) - room, total(\.side) - room)
    }

    /// How many runs of one look its texts have.
    var runCount: Int {
        let paragraphs = [columns.head, columns.main, columns.side].flatMap(\.paragraphs)
        return paragraphs.map(\.runs.count).reduce(0, +)
    }

    /// The height of a line of running text, in points.
    var lineHeight: Double { layout.main.styles[.body].lineHeight }
}

/// Sets a resume with layouts, as often as it is asked for.
struct TrialSetter {
    let resume: Resume
    let photo: ImageAsset?
    let language: LanguageWords
    let tag: String
    let marks: NetworkMarks
    /// What divides words, by languages.
    var hyphenation = HyphenationCatalog()
    /// The month up to which what goes on has lasted; nil if it is not known.
    let today: PartialDate?
    let shaper: any TextShaper
    /// Whether the heads of a section take two lines where some of them need them.
    var hasAlikeHeads = true

    /// The most sections whose column is found by trying all ways, on up to three pages; each more
    /// halves the ways, since each of them takes longer and tells less.
    private static let mostFree = 4

    func trial(_ layout: Layout) -> Trial {
        guard let side = layout.side else { return trial(layout, side: []) }
        var best = trial(layout, side: side.sections)
        let most = max(Self.mostFree - max(best.pageCount - 3, 0), 0)
        let free = side.either.filter { !side.sections.contains($0) && resume.hasSection($0) }
            .prefix(most)
        // Each free section in either column.
        for choice in 1..<(1 << free.count) {
            let moved = free.enumerated().filter { choice >> $0.offset & 1 == 1 }.map(\.element)
            let trial = trial(layout, side: side.sections + moved)
            if trial.hasBetterColumns(than: best) { best = trial }
        }
        guard best.composition.main.allSatisfy(\.isHead) else { return best }
        // With nothing beside it, what would stand in a narrow column takes the wide one.
        return trial(layout, side: [])
    }

    /// The resume set with such sections in the side column.
    func trial(_ layout: Layout, side: [String]) -> Trial {
        let written = TextLanguage(tag)
        let baselines = BaselineGrid(layout, shaper: shaper)
        let layout = baselines?.rounded(layout) ?? layout
        let grid = ColumnGrid(setup: layout.page, side: layout.side)
        var composer = Composer(
            layout: layout, language: language, tag: tag, marks: marks, today: today,
            mainWidth: grid.mainWidth, sideWidth: grid.sideWidth, side: side)
        let composition = composer.compose(resume, photo: photo)
        func galley(_ blocks: [Block], _ width: Double, inSide: Bool = false) -> Galley {
            guard !blocks.isEmpty else { return Galley() }
            var typesetter = Typesetter(
                shaper: shaper, language: written,
                hasFamilyNameFirst: language.hasFamilyNameFirst,
                typographer: Typographer(
                    rules: layout.typography, marks: language.quotes ?? .root,
                    signs: NativeSigns(script: written.script, colon: language.mail.colon)),
                hyphenator: layout.look(inSide: inSide).hyphenates
                    ? hyphenation.hyphenator(of: tag) : nil, width: width,
                minimumLines: layout.breaking.minimumLines,
                body: layout.look(inSide: inSide).styles[.body],
                tallest: min(layout.page.textHeight, layout.page.firstTextHeight), grid: baselines,
                hasHeadOnGrid: inSide, hasAlikeHeads: hasAlikeHeads)
            typesetter.set(blocks)
            typesetter.set(composition.continued, for: blocks)
            return typesetter.galley
        }
        var columns = ColumnSet()
        columns.head = galley(composition.head, layout.page.textWidth)
        columns.main = galley(composition.main, grid.mainWidth)
        columns.side = galley(composition.side, grid.sideWidth, inSide: true)
        let headGap = columns.head.strips.last.map { last in
            let space = layout.main.spacing.header
            // What lies behind the head, and behind the first section, reaches into the distance.
            let band = layout.headBandPadding + (composition.main.first?.reachAbove ?? 0)
            return baselines?.space(space + band, below: last.height, least: band + space / 2)
                ?? space + band
        }
        let paginator = Paginator(
            grid: grid, rules: layout.breaking, pages: layout.side?.pages ?? .all,
            headGap: headGap ?? 0)
        if baselines == nil {
            let head = columns.head.strips.isEmpty ? 0 : columns.head.height + (headGap ?? 0)
            columns.side.drawIn(to: layout.page.firstTextHeight - head)
        }
        let main = composition.main
        if let rest = paginator.rest(columns, canGoOn: { main[$0].canGoOn }) {
            var blocks = main
            if rest.cluster > 0 {
                blocks[rest.block] = blocks[rest.block].goingOn(from: rest.cluster)
            }
            columns.rest = rest
            columns.wide = galley(blocks, grid.setup.textWidth)
        }
        return Trial(
            layout: layout, side: side, composition: composition, columns: columns,
            plan: paginator.plan(columns), grid: grid, headGap: headGap ?? 0)
    }
}

extension Galley {
    /// The sum of the distances between its strips, in points.
    var space: Double { strips.map(\.spaceBefore).reduce(0, +) }

    /// The sum of the heights of its strips, in points.
    var height: Double { strips.map(\.height).reduce(0, +) }

    /// Takes so much from its distances that it ends on a page of a height, where that is little: a few lines overleaf
    /// would have a column of their own.
    mutating func drawIn(to height: Double) {
        let space = space - (strips.first?.spaceBefore ?? 0)
        let over = self.height + space - height
        guard over > 0, over <= space * Self.mostDrawnIn else { return }
        for index in strips.indices.dropFirst() { strips[index].spaceBefore *= 1 - over / space }
    }

    /// The share of its distances that a column gives up at most so that it ends on the first page.
    private static let mostDrawnIn = 0.3
}
