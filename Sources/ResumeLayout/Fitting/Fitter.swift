/// Finds the least change of a layout that gives a number of pages.
///
/// The knobs are turned in a fixed order (space, leading, size, margin), each only when those before
/// it do not suffice at the ends of their ranges; then those before it are turned back as far as
/// they can be. Each search halves an interval of even steps, so that the result depends on nothing
/// but the resume and the layout.
///
/// The size is changed only to keep to a limit that someone set. A short last page that no one asked
/// to be rid of is drawn in with space and leading alone.
struct Fitter {
    let layout: Layout
    let setter: TrialSetter
    let goal: PageGoal
    private(set) var trials = 0
    /// Whether no one asked for what is tried: then the knobs are turned less far.
    private(set) var unasked = false

    mutating func fit() -> (trial: Trial, report: FitReport) {
        let natural = trial(FitState())
        var report = FitReport()
        report.naturalPages = natural.pageCount
        report.bodySize = layout.main.styles[.body].size
        var chosen = natural
        if let limit = goal.limit, natural.pageCount > limit {
            let (closest, fits) = shrunk(natural, to: limit)
            chosen = closest
            report.reason = .limit
            if !fits { report.excess = CutFinder(trial: closest, limit: limit).excess() }
        } else if hasShortLastPage(natural) {
            unasked = true
            let (fewer, fits) = shrunk(natural, to: natural.pageCount - 1)
            unasked = false
            if fits {
                chosen = fewer
                report.reason = .lastPage
            }
        }
        if goal.fills, report.reason == nil {
            chosen = opened(chosen)
            if chosen.state != FitState() { report.reason = .fill }
        }
        report.state = chosen.state
        report.pages = chosen.pageCount
        report.trials = trials
        return (chosen, report)
    }

    private func hasShortLastPage(_ trial: Trial) -> Bool {
        guard (2...Self.mostPages).contains(trial.pageCount) else { return false }
        // What counts is how much does not fit, not how much of it was taken along to the last page.
        let over = trial.overflows(beyond: trial.pageCount - 1)
        return max(over.main, over.side) < PageBreaker.leastLastPage * trial.grid.setup.textHeight
    }

    /// The most pages of which the last one is drawn in unasked: beyond, nobody minds one more.
    private static let mostPages = 8

    private mutating func trial(_ state: FitState) -> Trial {
        trials += 1
        var trial = setter.trial(layout.fitted(state, keeping: goal.kept))
        trial.state = state
        return trial
    }

    // MARK: Steps

    /// How fine a knob is turned, as a share: size in tenths of a point.
    private func step(_ knob: FitKnob) -> Double {
        switch knob {
        case .space: 0.02
        case .leading: 0.01
        case .size: 0.1 / max(layout.main.styles[.body].size, 1)
        case .margin: 0.02
        }
    }

    /// How much of its range a knob may use where fitting was not asked for.
    private static let unaskedShare = 0.75

    private func range(_ knob: FitKnob) -> ClosedRange<Double> {
        let range = layout.fit[knob]
        guard goal.fits, !goal.kept.knobs.contains(knob) else { return 1...1 }
        if knob == .size, goal.limit == nil { return 1...1 }
        guard unasked else { return range }
        guard knob == .space || knob == .leading else { return 1...1 }
        return 1 - (1 - range.lowerBound) * Self.unaskedShare...range.upperBound
    }

    /// A knob's value so many steps below or above the layout's own.
    private func value(_ knob: FitKnob, steps: Int, opens: Bool) -> Double {
        let range = range(knob)
        let distance = Double(steps) * step(knob)
        return opens ? min(1 + distance, range.upperBound) : max(1 - distance, range.lowerBound)
    }

    private func stepCount(_ knob: FitKnob, opens: Bool) -> Int {
        let range = range(knob)
        let width = opens ? range.upperBound - 1 : 1 - range.lowerBound
        return Int((width / step(knob) - 1e-9).rounded(.up))
    }

    // MARK: Searches

    /// The least change that keeps to a limit, or else everything at its lower end.
    private mutating func shrunk(_ start: Trial, to limit: Int) -> (trial: Trial, fits: Bool) {
        var state = start.state
        var used: [FitKnob] = []
        var last = start
        for knob in FitKnob.allCases {
            let count = stepCount(knob, opens: false)
            guard count > 0 else { continue }
            var lowest = state
            lowest[knob] = value(knob, steps: count, opens: false)
            last = trial(lowest)
            guard last.pageCount <= limit else {
                state = lowest
                used.append(knob)
                continue
            }
            var best = least(knob, from: last, state, to: limit, most: count)
            for earlier in used.reversed() {
                let most = stepCount(earlier, opens: false)
                best = least(earlier, from: best, best.state, to: limit, most: most)
            }
            return (best, true)
        }
        return (last, false)
    }

    /// The fewest steps down of one knob that keep to a limit; `known` keeps to it with the most.
    private mutating func least(
        _ knob: FitKnob, from known: Trial, _ state: FitState, to limit: Int, most: Int
    ) -> Trial {
        var best = known
        var low = 0
        var high = most
        while low < high {
            let middle = (low + high) / 2
            var tried = state
            tried[knob] = value(knob, steps: middle, opens: false)
            let result = trial(tried)
            if result.pageCount <= limit {
                best = result
                high = middle
            } else {
                low = middle + 1
            }
        }
        return best
    }

    /// The pages opened up as far as their number stays.
    private mutating func opened(_ start: Trial) -> Trial {
        let limit = start.pageCount
        var best = start
        for knob in FitKnob.allCases {
            let count = stepCount(knob, opens: true)
            guard count > 0 else { continue }
            var low = 0
            var high = count
            var state = best.state
            state[knob] = value(knob, steps: count, opens: true)
            let widest = trial(state)
            if widest.pageCount <= limit {
                best = widest
                continue
            }
            while low + 1 < high {
                let middle = (low + high) / 2
                state[knob] = value(knob, steps: middle, opens: true)
                let result = trial(state)
                if result.pageCount <= limit {
                    best = result
                    low = middle
                } else {
                    high = middle
                }
            }
        }
        return best
    }
}
