/// What fitting has set the knobs to, as factors of the layout's own values.
package struct FitState: Sendable, Hashable {
    /// All distances between parts.
    package var space = 1.0
    /// The distance of baselines.
    package var leading = 1.0
    /// The size of all text.
    package var size = 1.0
    /// The four margins.
    package var margin = 1.0

    /// A knob.
    package enum Knob: String, Sendable, Hashable, CaseIterable {
        /// All distances between parts.
        case space
        /// The distance of baselines.
        case leading
        /// The size of all text.
        case size
        /// The four margins.
        case margin
    }

    /// What a knob is set to.
    package subscript(knob: Knob) -> Double {
        get {
            switch knob {
            case .space: space
            case .leading: leading
            case .size: size
            case .margin: margin
            }
        }
        set {
            switch knob {
            case .space: space = newValue
            case .leading: leading = newValue
            case .size: size = newValue
            case .margin: margin = newValue
            }
        }
    }
}

extension FitRanges {
    /// The range of a knob.
    package subscript(knob: FitState.Knob) -> ClosedRange<Double> {
        switch knob {
        case .space: space
        case .leading: leading
        case .size: size
        case .margin: margin
        }
    }
}
