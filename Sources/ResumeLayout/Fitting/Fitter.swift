/// Finds the least change of a layout that gives a number of pages.
///
/// The knobs are turned in a fixed order (space and leading together, size, margin), each only when those
/// before it do not suffice at the ends of their ranges; then those before it are turned back as far as
/// they can be. Each search halves an interval of even steps, so that the result depends on nothing
/// but the resume and the layout.
///
/// What no one asked for is done with a little of the margins first, then with space, leading and a little of the size,
/// and never so far that pages look crowded.
struct Fitter {
    let layout: Layout
    var setter: TrialSetter
    let goal: PageGoal
    private(set) var trials = 0
    /// Whether no one asked for what is tried: then knobs are turned less far, and margins first.
    var unasked = false
    /// Whether distances may become as small as someone may ask for: that is better than a page with next to nothing.
    var isClose = false

    mutating func fit() -> (trial: Trial, report: FitReport) {
        let natural = trial(FitState())
        var report = FitReport()
        report.naturalPages = natural.pageCount
        report.bodySize = layout.main.styles[.body].size
        var chosen = natural
        if let limit = goal.limit, natural.pageCount > limit {
            var (closest, fits) = shrunk(natural, to: limit)
            if !fits, let free = withFreeHeads(natural) {
                (closest, fits) = shrunk(free, to: limit)
            }
            chosen = closest
            report.reason = .limit
            if !fits { report.excess = CutFinder(trial: closest, limit: limit).excess() }
        } else if let fewer = drawnIn(natural) ?? drawnInFreely(natural) {
            chosen = fewer
            report.reason = .lastPage
        } else if goal.fills {
            chosen = opened(natural)
            if chosen.differs(from: natural) { report.reason = .fill }
        } else if let opened = opened(short: natural) {
            chosen = opened
            report.reason = .shortPage
        } else if let together = keptTogether(natural) {
            chosen = together
            report.reason = .tornEntries
        }
        if chosen.pageCount == natural.pageCount, goal.limit == nil, !goal.fills, isShort(natural),
            reaches(natural.pageCount - 1)
        {
            report.fewerPages = natural.pageCount - 1
        }
        if goal.fits, layout.fit != .none { chosen.spread() }
        if report.reason == .fill {
            // What is opened may end pages elsewhere; it is worth nothing where the last one is emptier by it.
            var plain = natural
            plain.spread()
            if plain.lastPageShare > chosen.lastPageShare { (chosen, report.reason) = (plain, nil) }
        }
        if goal.fills, report.reason == nil || report.reason == .fill {
            report.isUnfilled = chosen.lastPageShare < Self.filled
        }
        report.state = chosen.state
        report.pages = chosen.pageCount
        report.lastPageShare = chosen.lastPageShare
        report.trials = trials
        return (chosen, report)
    }

    /// The share of a page from which nobody asks for it to be fuller.
    private static let filled = 0.9

    /// Sets the resume with the knobs turned; like another trial, with its sections in its columns, which takes a fraction
    /// of the time.
    mutating func trial(_ state: FitState, like known: Trial? = nil) -> Trial {
        trials += 1
        let layout = layout.fitted(state, keeping: goal.kept)
        var trial = known.map { setter.trial(layout, side: $0.side) } ?? setter.trial(layout)
        trial.state = state
        return trial
    }

    // MARK: Steps

    /// How fine a knob is turned, as a share: size in tenths of a point.
    func step(_ knob: FitKnob) -> Double {
        switch knob {
        case .space: 0.02
        case .leading: 0.01
        case .size: 0.1 / max(layout.main.styles[.body].size, 1)
        case .margin: 0.02
        }
    }

    /// How far a knob may be turned; `asked` for what it may be where someone asks for fewer pages.
    func range(_ knob: FitKnob, asked: Bool = false) -> ClosedRange<Double> {
        let range = layout.fit[knob]
        guard goal.fits, !goal.kept.knobs.contains(knob) else { return 1...1 }
        if unasked, knob == .space, goal.kept.hasOwnSpace { return 1...1 }
        if asked { return range }
        guard unasked else { return knob == .size && goal.limit == nil ? 1...1 : range }
        func calm(_ least: Double, _ most: Double = 1) -> ClosedRange<Double> {
            min(max(range.lowerBound, least), 1)...max(min(range.upperBound, most), 1)
        }
        switch knob {
        case .space: return calm(isClose ? 0 : Self.calmSpace.lowerBound, Self.calmSpace.upperBound)
        case .leading: return calm(Self.calmLeading / layout.main.styles[.body].leading, .infinity)
        case .size: return calm(Self.calmSize / max(layout.main.styles[.body].size, 1))
        case .margin: return calm(Self.calmMargin)
        }
    }

    /// How far distances are changed where no one asked for it: parts of a page stay parts, and do not drift apart.
    ///
    /// The last step is one of last resort: what a page more would hold then is worth less than entries a little apart.
    private static let calmSpace = 0.44...1.2

    /// The least distance of baselines that no one asked for, as a multiple of the size.
    private static let calmLeading = 1.11

    /// The share that margins keep at least where no one asked for less.
    private static let calmMargin = 0.88

    /// The least size that no one asked for, in points.
    private static let calmSize = 9.0

    /// A knob's value so many steps above the layout's own.
    func value(_ knob: FitKnob, steps: Int) -> Double {
        min(1 + Double(steps) * step(knob), range(knob).upperBound)
    }

    func stepCount(_ knob: FitKnob, opens: Bool) -> Int {
        let range = range(knob)
        let width = opens ? range.upperBound - 1 : 1 - range.lowerBound
        return Int((width / step(knob) - 1e-9).rounded(.up))
    }
}
