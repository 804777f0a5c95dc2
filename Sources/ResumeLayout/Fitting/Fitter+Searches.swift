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
    mutating func opened(_ start: Trial) -> Trial {
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
