extension Fitter {
    /// The least change that keeps to a limit, or else everything at its lower end.
    mutating func shrunk(_ start: Trial, to limit: Int) -> (trial: Trial, fits: Bool) {
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
            return (settled(best, to: limit), true)
        }
        return (last, false)
    }

    /// Pages that keep to a limit with a little less space or leading, where that leaves no line or head of an
    /// entry alone at a page's end: the least change that fits fills pages to their last line, whatever
    /// that is.
    private mutating func settled(_ fitted: Trial, to limit: Int) -> Trial {
        guard fitted.strandsLines else { return fitted }
        for steps in [2, 4, 6] {
            for knob in [FitKnob.leading, .space] {
                var state = fitted.state
                let lower = state[knob] - Double(steps) * step(knob)
                guard lower >= range(knob).lowerBound - 1e-9 else { continue }
                state[knob] = lower
                let tried = trial(state)
                if tried.pageCount <= limit, !tried.strandsLines { return tried }
            }
        }
        return fitted
    }

    /// The fewest steps down of one knob that keep to a limit; `known` keeps to it with the most.
    private mutating func least(
        _ knob: FitKnob, from known: Trial, _ state: FitState, to limit: Int, most: Int
    ) -> Trial {
        last(knob, from: known, state, to: limit, fits: most, fails: -1, opens: false)
    }

    /// The pages with the number of steps of one knob nearest to one that breaks a limit, by halving
    /// what lies between it and one that keeps to it, of which `known` are the pages.
    private mutating func last(
        _ knob: FitKnob, from known: Trial, _ state: FitState, to limit: Int, fits: Int,
        fails: Int, opens: Bool
    ) -> Trial {
        var (best, good, bad) = (known, fits, fails)
        while abs(bad - good) > 1 {
            let middle = good + (bad - good) / 2
            var tried = state
            tried[knob] = value(knob, steps: middle, opens: opens)
            let result = trial(tried)
            if result.pageCount <= limit { (best, good) = (result, middle) } else { bad = middle }
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
            var state = best.state
            state[knob] = value(knob, steps: count, opens: true)
            let widest = trial(state)
            best =
                widest.pageCount <= limit
                ? widest
                : last(knob, from: best, state, to: limit, fits: 0, fails: count, opens: true)
        }
        return best
    }
}
