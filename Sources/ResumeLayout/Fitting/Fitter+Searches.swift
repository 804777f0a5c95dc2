extension Fitter {
    /// The least change that keeps to a limit, or else everything at its lower end.
    mutating func shrunk(_ start: Trial, to limit: Int) -> (trial: Trial, fits: Bool) {
        var state = start.state
        var used: [[FitKnob]] = []
        var last = start
        if unasked {
            // Mostly all of it is not enough: one trial tells. Kept for the last stage it would cost more than it saves.
            last = trial(stages.reduce(state) { turned($1, $0, steps: stepCount($1)) })
            guard last.pageCount <= limit else { return (last, false) }
        }
        for knobs in stages {
            let count = stepCount(knobs)
            guard count > 0 else { continue }
            let lowest = turned(knobs, state, steps: count)
            last = trial(lowest)
            guard last.pageCount <= limit else {
                state = lowest
                used.append(knobs)
                continue
            }
            var best = least(knobs, from: last, to: limit)
            // What is left at the foot is worth more above titles and between lines than at the sides.
            for earlier in used.reversed() where !unasked || earlier != [.margin] {
                best = least(earlier, from: best, to: limit)
            }
            for knob in [FitKnob.space, .leading] { best = least([knob], from: best, to: limit) }
            best = settled(roomier(best, to: limit), to: limit)
            // Other sections in the side column may make the columns more even.
            if layout.side?.either.isEmpty == false { best = trial(best.state) }
            return (best, true)
        }
        return (last, false)
    }

    /// Pages that keep to a limit with entries half a line apart, by a smaller size where they are nearer to each other.
    private mutating func roomier(_ fitted: Trial, to limit: Int) -> Trial {
        guard FitState.isLastResort(fitted.state.space) else { return fitted }
        var state = fitted.state
        state.space = FitState.leastEntrySpace
        while state.size - step(.size) >= range(.size).lowerBound - 1e-9 {
            state.size -= step(.size)
            let tried = trial(state, like: fitted)
            if tried.pageCount <= limit { return tried }
        }
        return fitted
    }

    /// What is turned together, in this order: space alone would leave no distance before lines come nearer
    /// to each other by a hair.
    ///
    /// Where no one asked for fewer pages, margins go first: what they give keeps titles apart.
    private var stages: [[FitKnob]] {
        let tight: [FitKnob] = [.space, .leading]
        return unasked ? [[.margin], tight, [.size]] : [tight, [.size], [.margin]]
    }

    /// How many steps down some knobs have that are turned together.
    private func stepCount(_ knobs: [FitKnob]) -> Int {
        knobs.map { stepCount($0, opens: false) }.max() ?? 0
    }

    /// How many steps down some knobs are that are turned together.
    private func steps(_ knobs: [FitKnob], in state: FitState) -> Int {
        let shares = knobs.map { (1 - state[$0]) / max(1 - range($0).lowerBound, step($0)) }
        return Int((shares.max().map { $0 * Double(stepCount(knobs)) - 1e-6 } ?? 0).rounded(.up))
    }

    /// A state with some knobs so many steps down, each by the same share of its range.
    private func turned(_ knobs: [FitKnob], _ state: FitState, steps: Int) -> FitState {
        let share = Double(steps) / Double(max(stepCount(knobs), 1))
        var state = state
        for knob in knobs { state[knob] = 1 - (1 - range(knob).lowerBound) * share }
        return state
    }

    /// Pages that keep to a limit with a little less space or leading, where that tears entries less at pages'
    /// ends: the least change that fits fills pages to their last line, whatever that is.
    private mutating func settled(_ fitted: Trial, to limit: Int) -> Trial {
        var best = (trial: fitted, division: fitted.worstDivision)
        // What stands alone is not worth the time of many long trials.
        guard best.division == .stranded || fitted.runCount <= Self.mostOfLoneParts
        else { return fitted }
        var tried = [fitted.state]
        for steps in Self.settlingSteps {
            for knobs in [[FitKnob.leading], [.space], [.leading, .space]]
            where best.division > .good {
                var state = fitted.state
                for knob in knobs {
                    state[knob] = max(
                        state[knob] - Double(steps) * step(knob),
                        min(range(knob).lowerBound, state[knob]))
                }
                guard !tried.contains(state) else { continue }
                tried.append(state)
                let trial = trial(state, like: fitted)
                let division = trial.worstDivision
                if trial.pageCount <= limit, division < best.division { best = (trial, division) }
            }
        }
        return best.trial
    }

    /// The most changes of looks of pages on which parts that stand alone are settled: resumes of some pages have fewer.
    private static let mostOfLoneParts = 1_000

    /// How much less is tried, in steps: what is missing is mostly a line or two, and a whole short section at most.
    private static let settlingSteps = [2, 4, 8, 14, 22]

    /// As many pages that tear no entry, with a little less of what may be changed unasked; nil where none
    /// does, or more than that is not enough.
    mutating func keptTogether(_ natural: Trial) -> Trial? {
        guard mindsEnds(natural) else { return nil }
        unasked = true
        defer { unasked = false }
        let settled = settled(natural, to: natural.pageCount)
        return settled.state == natural.state ? nil : settled
    }

    /// The fewest steps down of some knobs that keep to a limit, by halving, from those of a trial that does.
    private mutating func least(_ knobs: [FitKnob], from known: Trial, to limit: Int) -> Trial {
        var (best, good, bad) = (known, steps(knobs, in: known.state), -1)
        while good - bad > 1 {
            let middle = bad + (good - bad) / 2
            let tried = trial(turned(knobs, known.state, steps: middle), like: known)
            if tried.pageCount <= limit { (best, good) = (tried, middle) } else { bad = middle }
        }
        return best
    }

    /// The pages opened up as far as their number stays.
    mutating func opened(_ start: Trial) -> Trial {
        let limit = start.pageCount
        var best = start
        for knob in FitKnob.allCases {
            let count = stepCount(knob, opens: true)
            guard count > 0 else { continue }
            var (good, bad) = (0, count + 1)
            var steps = count
            while bad - good > 1 {
                var state = best.state
                state[knob] = value(knob, steps: steps)
                let tried = trial(state)
                if tried.pageCount <= limit { (best, good) = (tried, steps) } else { bad = steps }
                steps = good + (bad - good) / 2
            }
        }
        return best
    }
}
