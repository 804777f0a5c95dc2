extension Fitter {
    /// The share of a page up to which a last page is short.
    private static let shortShare = 0.4

    /// The share of a page that is drawn in at most, for each page that takes it, and in all.
    private static let (drawnShare, mostDrawn) = (0.5, 0.75)

    /// The share of a page that is next to nothing.
    private static let nextToNothing = 0.25

    /// What a single page is opened up to: it looks full, and what is as full is left alone.
    private static let calmShare = 0.85

    /// How many distances a short last page is opened up by at most, until one does.
    private static let mostOpenings = 5

    /// The most changes of looks of such pages: each costs as much as many letters, and nobody wrote more by hand.
    private static let mostRuns = 10_000

    /// Whether there are several pages, whose ends are minded.
    func mindsEnds(_ trial: Trial) -> Bool {
        (2...Trial.mostMinded).contains(trial.pageCount) && trial.runCount <= Self.mostRuns
    }

    /// Whether there are several pages, and the last one is short.
    func isShort(_ trial: Trial) -> Bool {
        trial.lastPageShare <= Self.shortShare && mindsEnds(trial)
    }

    /// One page less with what may be changed unasked; nil where the last page is not short, or that
    /// is not enough.
    mutating func drawnIn(_ natural: Trial) -> Trial? {
        guard mindsEnds(natural) else { return nil }
        // What counts is how much does not fit, not how much of it was taken along to the last page.
        let over = natural.overflows(beyond: natural.pageCount - 1)
        let share = min(Self.drawnShare * Double(natural.pageCount - 1), Self.mostDrawn)
        guard max(over.main, over.side) < share * natural.grid.setup.textHeight else { return nil }
        if let fewer = drawnIn(natural, over) { return fewer }
        guard max(over.main, over.side) < Self.nextToNothing * natural.grid.setup.textHeight
        else { return nil }
        isClose = true
        defer { isClose = false }
        return drawnIn(natural, over)
    }

    private mutating func drawnIn(_ natural: Trial, _ over: (main: Double, side: Double)) -> Trial?
    {
        unasked = true
        defer { unasked = false }
        // What is out of reach even by a generous reckoning is not tried.
        let (space, leading) = (range(.space).lowerBound, range(.leading).lowerBound)
        // Smaller letters take less of the height and of the width, and narrower margins leave more of both.
        let (setup, given) = (natural.grid.setup, 1 - range(.margin).lowerBound)
        let (width, margins) = (setup.textWidth, setup.margins)
        let wider = width + (margins.left + margins.right) * given
        let higher = (margins.top + margins.bottom) * given * Double(natural.pageCount - 1)
        let area = range(.size).lowerBound * range(.size).lowerBound * width / wider
        func reaches(_ over: Double, _ column: Galley) -> Bool {
            let saved = column.space * (1 - space) + column.height * (1 - leading * area)
            return over - higher <= saved * 1.25
        }
        guard reaches(over.main, natural.columns.main), reaches(over.side, natural.columns.side)
        else { return nil }
        let (fewer, fits) = shrunk(natural, to: natural.pageCount - 1)
        return fits ? fewer : nil
    }

    /// The same with heads that take as many lines as they need; then their sections are of one form no more.
    mutating func drawnInFreely(_ natural: Trial) -> Trial? {
        guard mindsEnds(natural), let free = withFreeHeads(natural) else { return nil }
        if free.pageCount < natural.pageCount { return free }
        let fewer = drawnIn(free)
        setter.hasAlikeHeads = fewer == nil
        return fewer
    }

    /// The pages with such heads, from then on; nil where there are no others.
    mutating func withFreeHeads(_ natural: Trial) -> Trial? {
        guard goal.fits, natural.columns.hasAlikeHeads else { return nil }
        setter.hasAlikeHeads = false
        return trial(natural.state)
    }

    /// Whether the knobs at their lower ends keep to a number of pages, as someone may ask for.
    mutating func reaches(_ pages: Int) -> Bool {
        var state = FitState()
        for knob in FitKnob.allCases { state[knob] = range(knob, asked: true).lowerBound }
        return state != FitState() && trial(state).pageCount <= pages
    }

    /// A short page with more space between its parts; nil if there is none, or nothing changes.
    ///
    /// It goes as far as the layout, and no further than looks calm: nothing is torn apart to reach
    /// the foot.
    mutating func opened(short natural: Trial) -> Trial? {
        let isSingle = natural.pageCount == 1
        guard isSingle || isShort(natural) else { return nil }
        unasked = true
        defer { unasked = false }
        let missing =
            ((isSingle ? Self.calmShare : Self.shortShare) - natural.lastPageShare)
            * natural.lastPageHeight
        let space = max(natural.columns.main.space, natural.columns.side.space)
        let count = stepCount(.space, opens: true)
        guard missing > 0, space > 0, count > 0 else { return nil }
        let steps = min(Int(missing / (space * step(.space))), count)
        // A fuller last page is not worth an emptier one before it.
        let most = max(natural.emptiestShare, layout.breaking.keepEntry)
        // Where pages end otherwise with a little more space, they may not with more.
        let tried = isSingle ? 1 : Self.mostOpenings
        for part in 0..<tried where steps > 0 && (part == 0 || steps < count) {
            let steps = steps + (count - steps) * part / max(tried - 1, 1)
            var state = FitState()
            state.space = value(.space, steps: steps)
            let opened = trial(state)
            if opened.pageCount == natural.pageCount, opened.differs(from: natural),
                opened.emptiestShare <= most, opened.lastPageShare > natural.lastPageShare,
                opened.cutCount <= natural.cutCount
            {
                return opened
            }
        }
        return nil
    }
}
